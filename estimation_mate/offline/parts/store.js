// Games in IndexedDB. What is asked and answered is JSON, so that any Python can ask: a call gives
// {"answer": …} or {"failed": reason}. Each call is one transaction, durable when it has answered.
//
// `games` holds {id, revision, document, deleted, listed}; `listed` is [saved when, id] and missing
// while the game is deleted, so that the index `newest` has what the list shows. `timelines` holds
// {id, timeline}, which a list does not read. `preferences` holds values by key.

const REASONS = {
  QuotaExceededError: "full",
  SecurityError: "no_access",
  NotAllowedError: "no_access",
  UnknownError: "no_access",
  InvalidStateError: "gone",
  VersionError: "newer",
  NotReadableError: "damaged",
  DataError: "damaged",
};

const promised = (request) => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});

const lay = (database) => {
  const games = database.createObjectStore("games", { keyPath: "id" });
  games.createIndex("newest", "listed");
  games.createIndex("deleted", "deleted");
  database.createObjectStore("timelines", { keyPath: "id" });
  database.createObjectStore("preferences");
};

// Walks an index; `step` looks at each cursor and gives how far to go on, 0 to stop.
const walk = (request, step) => new Promise((done, failed) => {
  request.onerror = () => failed(request.error);
  request.onsuccess = () => {
    const cursor = request.result;
    const on = cursor ? step(cursor) : 0;
    if (on) cursor.advance(on);
    else done();
  };
});

const calls = {
  async listing({ games }, limit, offset) {
    const found = [];
    let skip = offset;
    await walk(games.index("newest").openCursor(null, "prev"), (cursor) => {
      const over = skip;
      skip = 0;
      if (over) return over;
      const { id, revision, document } = cursor.value;
      found.push([id, revision, document]);
      return found.length > limit ? 0 : 1;
    });
    return found;
  },

  async load({ games, timelines }, id) {
    const game = await promised(games.get(id));
    if (!game?.listed) return null;
    const beside = await promised(timelines.get(id));
    return [game.revision, game.document, beside?.timeline ?? ""];
  },

  async save({ games, timelines }, id, revision, when, document, timeline) {
    const stored = await promised(games.get(id));
    if (revision ? !stored?.listed : false) return { absent: true };
    if ((stored?.revision ?? 0) !== revision) return { stored: stored.revision };
    games.put({ id, revision: revision + 1, document, listed: [when, id] });
    timelines.put({ id, timeline });
    return {};
  },

  async erase({ games }, id, when) {
    const game = await promised(games.get(id));
    if (!game) return false;
    if (game.listed) {
      const { listed, ...rest } = game;
      games.put({ ...rest, deleted: when, before: listed });
    }
    return true;
  },

  async restore({ games }, id) {
    const game = await promised(games.get(id));
    if (!game) return false;
    if (game.before) {
      const { deleted, before, ...rest } = game;
      games.put({ ...rest, listed: before });
    }
    return true;
  },

  async purge({ games, timelines }, before) {
    await walk(games.index("deleted").openCursor(IDBKeyRange.upperBound(before, true)), (cursor) => {
      timelines.delete(cursor.primaryKey);
      cursor.delete();
      return 1;
    });
  },

  async preference({ preferences }, key) {
    return (await promised(preferences.get(key))) ?? null;
  },

  async setPreference({ preferences }, key, value) {
    preferences.put(value, key);
  },
};

const READS = new Set(["listing", "load", "preference"]);
const TELLS = new Set(["save", "erase", "restore"]);

const NAMES = ["games", "timelines", "preferences"];

const ended = (transaction) => new Promise((done, failed) => {
  transaction.oncomplete = done;
  transaction.onabort = () => failed(transaction.error ?? new DOMException("", "AbortError"));
});

export const openStore = (name, factory = indexedDB) => {
  const channel = new BroadcastChannel(name);
  let opening = null;

  const open = async () => {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => lay(request.result);
    const database = await promised(request);
    const lost = () => { opening = null; };
    database.onclose = lost;
    database.onversionchange = () => { database.close(); lost(); };
    return database;
  };

  const transact = async (what, given) => {
    opening ??= open();
    const database = await opening.catch((fault) => { opening = null; throw fault; });
    const mode = READS.has(what) ? "readonly" : "readwrite";
    const transaction = database.transaction(NAMES, mode, { durability: "strict" });
    const finished = ended(transaction);
    finished.catch(() => {});
    const stores = Object.fromEntries(NAMES.map((one) => [one, transaction.objectStore(one)]));
    const answer = await calls[what](stores, ...given);
    await finished;
    if (TELLS.has(what)) channel.postMessage(given[0]);
    return answer ?? null;
  };

  return {
    async call(what, given) {
      try {
        return JSON.stringify({ answer: await transact(what, JSON.parse(given)) });
      } catch (fault) {
        if (fault.name === "InvalidStateError") opening = null;
        return JSON.stringify({ failed: REASONS[fault.name] ?? "other" });
      }
    },

    // Tells of every game that another tab has changed, by its id.
    watch(changed) {
      channel.onmessage = ({ data }) => changed(data);
    },

    close() {
      channel.close();
      opening?.then((database) => database.close());
    },
  };
};
