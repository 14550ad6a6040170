"""An empty Flet app of one button as static files, built plainly: Flet's own page, no bytecode."""

from __future__ import annotations

import shutil
import tarfile
from pathlib import Path

from flet.controls.types import RouteUrlStrategy, WebRenderer
from flet_web import (  # type: ignore[import-untyped]  # it carries no types
    get_package_web_dir,
    patch_font_manifest_json,
    patch_index_html,
)

from estimation_mate.offline.archive import PACKAGES

OURS = ("pydantic*", "annotated_types*", "typing_inspection*", "platformdirs*", "*.dist-info")
"""What of the fetched packages an empty app does not need."""

MAIN = """import flet as ft

@ft.component
def Counter():
    count, set_count = ft.use_state(0)
    label = f"Tapped {count}"
    shown = ft.Semantics(label="Tap", exclude_semantics=True, content=ft.Text("Tap"))
    button = ft.Button(content=shown, on_click=lambda: set_count(count + 1))
    told = ft.Semantics(label=label, exclude_semantics=True, content=ft.Text(label))
    return ft.Column([ft.MergeSemantics(button), told])

async def main(page):
    page.render(Counter)

ft.run(main)
"""


def build_plainly(out: Path, packages: Path, staged: Path) -> None:
    """Builds the app into `out` by way of the folder `staged`."""
    shutil.copytree(get_package_web_dir(), out)
    shutil.copytree(packages, staged / PACKAGES, ignore=shutil.ignore_patterns(*OURS))
    (staged / "main.py").write_text(MAIN, encoding="utf-8")
    with tarfile.open(out / "app.tar.gz", "w:gz") as archive:
        for path in sorted(staged.iterdir()):
            archive.add(path, path.name)
    page = out / "index.html"
    patch_index_html(
        str(page), "/", pyodide=True, pyodide_script_path="main.py", app_package_url="app.tar.gz",
        web_renderer=WebRenderer.CANVAS_KIT, route_url_strategy=RouteUrlStrategy.HASH, no_cdn=True,
    )  # fmt: skip
    patch_font_manifest_json(str(out / "assets" / "FontManifest.json"))
    # A bare name is no address for a worker that imports it.
    address = '<script>flet.pyodideUrl = "./pyodide/pyodide.mjs";</script><script src="python.js">'
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace('<script src="python.js">', address), encoding="utf-8")
