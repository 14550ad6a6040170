// Starts the Python worker together with the page, long before Flutter asks for it, and hands it
// over when Flutter does. Flutter calls jsConnect, jsSend and jsDisconnect. The splash stays until
// the app has painted, and the service worker comes after that, so as not to be in its way.

const at = (path) => new URL(path, document.baseURI).href;
const base = new URL(document.baseURI).pathname;
if (`${location.pathname}/` === base) location.replace(`${base}${location.hash}`);

const updates = {
  async begin(tell) {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const known = await workers.register(at("service-worker.js"), { updateViaCache: "none" });
    known.addEventListener("updatefound", () => {
      const before = Boolean(workers.controller); // else it is the first on this device
      const coming = known.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed" && before) tell();
      });
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) known.update().catch(() => {});
    });
  },
};

const apps = {};

// A browser may end a worker that is out of sight, and tells nobody. The page then begins anew, with
// what was kept at the last tap.
const PATIENCE = 6000;

const revival = {
  look(app) {
    if (!app.shown) return;
    revival.leave(app);
    app.doubt = setTimeout(() => location.reload(), PATIENCE);
    app.worker.postMessage({ alive: true });
  },
  leave(app) {
    clearTimeout(app.doubt);
  },
};

document.addEventListener("visibilitychange", () => {
  Object.values(apps).forEach(document.hidden ? revival.leave : revival.look);
});
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) Object.values(apps).forEach(revival.look);
});

const hear = (app, message) => {
  if (message.stage) splash.advance(message.stage);
  else if (message.arrived) splash.arrive(message.arrived);
  else if (message.failed) splash.fail(message.failed);
  else if (message.alive) revival.leave(app);
  else if (message.shown) {
    app.shown = true;
    requestAnimationFrame(() => requestAnimationFrame(splash.leave));
    updates.begin(() => app.worker.postMessage({ update: true })).catch(() => {});
  } else if (message.kept) navigator.storage?.persist?.().catch(() => {});
  else if (message.reload) location.reload();
};

const begin = () => {
  const app = { worker: new Worker(at("worker.js"), { type: "module" }) };
  app.worker.onmessage = ({ data }) => {
    if (data instanceof Uint8Array) app.toFlutter(data);
    else if (typeof data === "string") app.answer(data);
    else hear(app, data);
  };
  app.started = new Promise((answer) => { app.answer = answer; });
  app.worker.onerror = (event) => app.answer(event.message ?? "worker");
  app.worker.postMessage({
    pyodide: at(flet.pyodideUrl), app: at(flet.appPackageUrl), page: document.URL, base,
  });
  return app;
};

let waiting = begin();

globalThis.jsConnect = async (appId, args, toFlutter) => {
  const app = waiting ?? begin();
  waiting = null;
  apps[appId] = Object.assign(app, { toFlutter });
  app.worker.postMessage({ args });
  const told = await app.started;
  if (told !== "started") {
    splash.fail(told);
    globalThis.jsDisconnect(appId);
    throw new Error(told);
  }
};

globalThis.jsSend = async (appId, bytes) => apps[appId]?.worker.postMessage(bytes, [bytes.buffer]);

globalThis.jsDisconnect = async (appId) => {
  apps[appId]?.worker.terminate();
  delete apps[appId];
};
