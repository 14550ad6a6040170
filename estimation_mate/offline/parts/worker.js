// Python, in a worker of its own. It loads while Flutter loads, imports the app, and waits for
// Flutter's first message. What Python exchanges with Flutter goes through the module `flet_js`,
// what it wants of the page and of the browser's database through `estimation_site`.

import { openStore } from "./store.js";

const toFlutter = (message) => {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
};

const flet = { receive_callback: toFlutter };

const site = {
  base: "/",
  openStore,
  shown: () => self.postMessage({ shown: true }),
  kept: () => self.postMessage({ kept: true }),
  reload: () => self.postMessage({ reload: true }),
  watchUpdates(told) {
    site.update = told;
    if (site.updated) told();
  },
};

// Some hosts take the outer compression off by themselves.
const GZIP = 0x1f;

const fetched = async (app) => {
  const answer = await fetch(app);
  if (!answer.ok) throw new Error(`${app}: ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  if (new Uint8Array(bytes)[0] !== GZIP) return bytes;
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(whole).arrayBuffer();
};

const ready = async ({ pyodide: runtime, app, page, base }) => {
  const [python, archive] = await Promise.all([
    import(runtime).then(({ loadPyodide }) =>
      loadPyodide({ stdout: (text) => console.log(text), stderr: (text) => console.warn(text) })),
    fetched(app),
  ]);
  self.postMessage({ stage: 2 });
  flet.documentUrl = page;
  site.base = base;
  python.registerJsModule("flet_js", flet);
  python.registerJsModule("estimation_site", site);
  python.unpackArchive(archive, "zip");
  self.postMessage({ stage: 3 });
  python.runPython(`
import sys
sys.path.insert(0, "/home/pyodide/__pypackages__")
import estimation_mate.ui.main
`);
  self.postMessage({ stage: 4 });
  return python;
};

// The page sees nothing of what a worker loads.
new PerformanceObserver((seen) => {
  seen.getEntries().forEach(({ decodedBodySize }) => self.postMessage({ arrived: decodedBodySize }));
}).observe({ type: "resource", buffered: true });

let loading;

const start = async (args) => {
  try {
    const python = await loading;
    flet.args = args;
    python.runPython("import runpy; runpy.run_module('main', run_name='__main__')");
    await flet.start_connection(toFlutter);
    self.postMessage("started");
  } catch (fault) {
    self.postMessage(String(fault));
  }
};

self.onmessage = ({ data }) => {
  if (data.pyodide) {
    loading = ready(data);
    loading.catch((fault) => self.postMessage({ failed: String(fault) }));
  } else if ("args" in data) start(data.args);
  else if (data.alive) self.postMessage(data);
  else if (data.update) {
    site.updated = true;
    site.update?.();
  } else flet.send(data);
};
