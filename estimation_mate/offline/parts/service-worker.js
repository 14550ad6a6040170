// Keeps whole versions of the app on the device and answers with them, online or not.
//
// A version is a cache with every file, each checked by its hash; its list of files is put there
// last, so that a cache without one is not whole. A page gets the newest whole version, and that
// version answers it and its worker until it is closed: two versions never mix, whichever worker
// of ours is at work and however many tabs are open. What a client got is kept beside the caches,
// since a browser ends a service worker at any time.

const VERSION = "{version}";
const FILES = {files};

const HERE = new URL("./", location).href;
const OURS = `estimation-mate ${new URL(HERE).pathname} `;
const CACHE = OURS + VERSION;
const MANIFEST = `${HERE}files.json`;
const CLIENTS = `${OURS}clients`;

const versions = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CLIENTS);
  const lists = await Promise.all(names.map(async (name) => {
    const list = await (await caches.open(name)).match(MANIFEST);
    return list && { name, ...(await list.json()) };
  }));
  return lists.filter(Boolean).sort((one, other) => other.since - one.since);
};

const fetched = async (path, hash) => {
  const answer = await fetch(HERE + path, { cache: "no-cache", integrity: hash });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
};

const keep = async () => {
  const cache = await caches.open(CACHE);
  const before = await versions();
  for (const [path, hash] of Object.entries(FILES)) {
    if (await cache.match(HERE + path)) continue;
    const same = before.find(({ files }) => files[path] === hash);
    const known = same && await (await caches.open(same.name)).match(HERE + path);
    await cache.put(HERE + path, known ?? (await fetched(path, hash)));
  }
  await cache.put(MANIFEST, new Response(JSON.stringify({ since: Date.now(), files: FILES })));
};

let given; // the version that each client got, by its id
let turn = Promise.resolve();

const remembered = async () => {
  const kept = await (await caches.open(CLIENTS)).match(MANIFEST);
  return kept ? kept.json() : {};
};

const give = (id, name) => {
  turn = turn.then(async () => {
    given ??= await remembered();
    given[id] = name;
    await (await caches.open(CLIENTS)).put(MANIFEST, new Response(JSON.stringify(given)));
  });
  return turn;
};

// Forgets clients that are closed, and versions that none of the others uses.
const tidy = async () => {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: "all" });
  const ids = new Set(open.map(({ id }) => id));
  await turn;
  given ??= await remembered();
  given = Object.fromEntries(Object.entries(given).filter(([id]) => ids.has(id)));
  const used = new Set([CLIENTS, CACHE, (await versions())[0]?.name, ...Object.values(given)]);
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && !used.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
};

const opened = async (event, path) => {
  const whole = await versions();
  // What was cleared away under this worker is fetched anew.
  if (!whole.length) event.waitUntil(keep().catch(() => {}));
  const newest = whole[0]?.name ?? CACHE;
  if (event.resultingClientId) await give(event.resultingClientId, newest);
  const page = path === HERE || path === `${HERE}index.html` ? HERE : path;
  return (await (await caches.open(newest)).match(page)) ?? fetch(event.request);
};

const asked = async (event, path) => {
  given ??= await remembered();
  const name = given[event.clientId] ?? (await versions())[0]?.name ?? CACHE;
  // A worker has files of its own to ask for, and gets the version of its page.
  if (event.resultingClientId) await give(event.resultingClientId, name);
  return (await (await caches.open(name)).match(path)) ?? fetch(event.request);
};

const answered = (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const answer = event.request.mode === "navigate" ? opened : asked;
  return answer(event, origin + pathname);
};

self.addEventListener("install", (event) =>
  event.waitUntil(keep().then(() => self.skipWaiting())));

self.addEventListener("activate", (event) =>
  event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(HERE)) event.respondWith(answered(event));
});
