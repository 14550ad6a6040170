// Starts the Python worker together with the page, long before Flutter asks for it, and hands it
// over when Flutter does. Flutter calls jsConnect, jsSend and jsDisconnect.

const apps = {};

const begin = () => {
  const at = (path) => new URL(path, document.baseURI).href;
  const worker = new Worker(at("worker.js"), { type: "module" });
  worker.postMessage({ pyodide: at(flet.pyodideUrl), app: at(flet.appPackageUrl), page: document.URL });
  return worker;
};

let waiting = begin();

globalThis.jsConnect = async (appId, args, dartOnMessage) => {
  const worker = waiting ?? begin();
  waiting = null;
  apps[appId] = worker;
  const failure = await new Promise((told) => {
    worker.onmessage = ({ data }) => (typeof data === "string" ? told(data) : dartOnMessage(data));
    worker.onerror = (event) => told(event.message);
    worker.postMessage({ args });
  });
  if (failure !== "started") {
    globalThis.jsDisconnect(appId);
    throw new Error(failure);
  }
};

globalThis.jsSend = async (appId, bytes) => apps[appId]?.postMessage(bytes, [bytes.buffer]);

globalThis.jsDisconnect = async (appId) => {
  apps[appId]?.terminate();
  delete apps[appId];
};
