// node compile.mjs RUNTIME FOLDER: turns the Python sources of a folder into bytecode of the
// Python that the runtime carries, each beside where its source was.

const [, , runtime, folder] = process.argv;
const { loadPyodide } = await import(`${runtime}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${runtime}/` });
python.mountNodeFS("/app", folder);
python.runPython(`
import ast, importlib.util, marshal, pathlib

BARE = ast.Expr(ast.Constant(" "))

def bare(tree):
    """The tree without the texts that explain it; a class keeps one, or dataclass would write it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if ast.get_docstring(node, clean=False) is not None:
                kept = node.body[1:] or [ast.Pass()]
                node.body = [BARE, *kept] if isinstance(node, ast.ClassDef) else kept
    return ast.fix_missing_locations(tree)

for source in sorted(pathlib.Path("/app").rglob("*.py")):
    text = source.read_bytes()
    try:
        code = compile(bare(ast.parse(text)), str(source).removeprefix("/app/"), "exec", dont_inherit=True)
    except SyntaxError:
        continue
    head = importlib.util.MAGIC_NUMBER + (0b01).to_bytes(4, "little") + importlib.util.source_hash(text)
    source.with_suffix(".pyc").write_bytes(head + marshal.dumps(code))
    source.unlink()
`);
process.exit(0);
