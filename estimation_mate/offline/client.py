"""The static folder: Flet's web client as it is, without what no browser asks for, and our page."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from flet.controls.types import RouteUrlStrategy, WebRenderer
from flet_web import (  # type: ignore[import-untyped]  # it carries no types
    get_package_web_dir,
    patch_index_html,
    patch_manifest_json,
)

from estimation_mate.paths import assets_dir
from estimation_mate.server.guard import policy_of_page
from estimation_mate.server.site import APP_NAME, DESCRIPTION, font_manifest
from estimation_mate.ui.theme import FAMILY, FONTS

PARTS = Path(__file__).parent / "parts"
APP = "app.zip.gz"
"""The app's Python: compressed as a whole, which is smaller, and quick to take apart."""

_UNASKED = (
    "*.symbols", "*.map", "*.d.ts", "*.exe", "*.bat", "*.whl", "NOTICES", "python",
    "python_cli_entry.mjs", "pyodide.js", "python.js", "python-worker.js", "experimental_*",
    "skwasm*", "wimp*", "main.dart.wasm", "main.dart.mjs", "flutter_service_worker.js",
    "media_kit", "flutter_math_fork", "roboto.woff2", "loading-animation.png", "apple-touch-*",
)  # fmt: skip
"""Other renderers, Pyodide's own tools, and parts of Flet that this app does not show."""

_ITS_WORKER = re.compile(r"\n    serviceWorkerSettings: \{.*?\n    \},", re.DOTALL)

_ASKED_FOR = '"assets/fonts/"'
"""Where Flutter asks for a font where none has a letter, again and again until it is answered."""

_CHARSET = '<meta charset="UTF-8">'
_SCRIPTS = ("start.js", "worker.js", "store.js")
_LOOK = {"background_color": "#FAF7EF", "theme_color": "#0E5A3E"}


def lay_out(out: Path, base: str) -> None:
    """Fills an empty folder with everything but the app's Python."""
    shutil.copytree(
        get_package_web_dir(), out, ignore=shutil.ignore_patterns(*_UNASKED), dirs_exist_ok=True
    )
    _copy_assets(out)
    for script in _SCRIPTS:
        shutil.copy(PARTS / script, out / script)
    fonts = json.dumps(font_manifest(FONTS))
    (out / "assets" / "FontManifest.json").write_text(fonts, encoding="utf-8")
    _describe(out / "manifest.json")
    _write_page(out / "index.html", base)
    _quieten(out / "flutter_bootstrap.js")


def _describe(manifest: Path) -> None:
    """What a device installs; Flet's own would keep an installed app upright."""
    patch_manifest_json(str(manifest), APP_NAME, "Estimation", DESCRIPTION, **_LOOK)
    described = json.loads(manifest.read_text(encoding="utf-8"))
    manifest.write_text(json.dumps(described | {"orientation": "any"}, indent=2), encoding="utf-8")


def _quieten(bootstrap: Path) -> None:
    """Flutter's own service worker unregisters whatever stands in its place."""
    text = bootstrap.read_text(encoding="utf-8")
    calm, found = _ITS_WORKER.subn("", text)
    if found != 1:
        raise RuntimeError("flutter_bootstrap.js is another one: look how it registers its worker")
    bootstrap.write_text(calm, encoding="utf-8")


def _copy_assets(out: Path) -> None:
    """The app's fonts and icons; what draws them is not asked for."""
    for path in (*FONTS.values(), "fonts/OFL.txt", "favicon.png", "icon-small.svg"):
        (out / path).parent.mkdir(exist_ok=True)
        shutil.copy(assets_dir() / path, out / path)
    for icon in (assets_dir() / "icons").glob("*.png"):
        if icon.name != "loading-animation.png":
            shutil.copy(icon, out / "icons" / icon.name)


def _write_page(page: Path, base: str) -> None:
    """Flet's page, which knows where it lies, with our splash and our scripts."""
    patch_index_html(
        str(page),
        base,
        app_name=APP_NAME,
        app_description=DESCRIPTION,
        pyodide=True,
        pyodide_script_path="main.py",
        app_package_url=APP,
        web_renderer=WebRenderer.CANVAS_KIT,
        route_url_strategy=RouteUrlStrategy.HASH,
        no_cdn=True,
    )
    text = page.read_text(encoding="utf-8").replace(_ASKED_FOR, f'"{FONTS[FAMILY]}#"')
    splash = (PARTS / "splash.html").read_text(encoding="utf-8")
    head, body = text.split("<body>")
    flutter = body[body.index('<script src="flutter_bootstrap.js"') :]
    # A bare name is no address for a worker that imports it.
    scripts = '<script>flet.pyodideUrl = "./pyodide/pyodide.mjs";</script><script src="start.js">'
    speaking = (PARTS / "splash.js").read_text(encoding="utf-8")
    head = head.replace('<script src="python.js">', f"<script>{speaking}</script>{scripts}")
    whole = f"{head}<body>\n{splash}{flutter}"
    policy = f'<meta http-equiv="Content-Security-Policy" content="{policy_of_page(whole)}">'
    page.write_text(whole.replace(_CHARSET, f"{_CHARSET}\n  {policy}"), encoding="utf-8")
