// Python, in a worker of its own. It loads while Flutter loads, imports the app, and waits for
// Flutter's first message. What Python exchanges with Flutter goes through the module `flet_js`.

const toFlutter = (message) => {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
};

const flet = { receive_callback: toFlutter };

const ready = async ({ pyodide: runtime, app, page }) => {
  const [python, archive] = await Promise.all([
    import(runtime).then(({ loadPyodide }) =>
      loadPyodide({ stdout: (text) => console.log(text), stderr: (text) => console.warn(text) })),
    fetch(app).then((answer) => {
      if (!answer.ok) throw new Error(`${app}: ${answer.status}`);
      return answer.arrayBuffer();
    }),
  ]);
  flet.documentUrl = page;
  python.registerJsModule("flet_js", flet);
  python.unpackArchive(archive, "gztar");
  await python.runPythonAsync(`
import sys
sys.path.insert(0, "/home/pyodide/__pypackages__")
import estimation_mate.ui.main
`);
  return python;
};

let loading;

const start = async (args) => {
  try {
    const python = await loading;
    flet.args = args;
    await python.runPythonAsync("import runpy; runpy.run_module('main', run_name='__main__')");
    await flet.start_connection(toFlutter);
    self.postMessage("started");
  } catch (fault) {
    self.postMessage(String(fault));
  }
};

self.onmessage = ({ data }) => {
  if (data.pyodide) loading = ready(data);
  else if ("args" in data) start(data.args);
  else flet.send(data);
};
