"""The app as a web site: Flet's own ASGI application, set up for one game table and guarded."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import flet_web.fastapi  # type: ignore[import-untyped]
from flet_web import get_package_web_dir
from starlette.responses import FileResponse, JSONResponse
from starlette.routing import Route

from estimation_mate.server.guard import Guard
from estimation_mate.server.leave import Leave

if TYPE_CHECKING:
    import flet as ft
    from starlette.types import ASGIApp

    from estimation_mate.server.door import Door

APP_NAME = "Estimation Mate"
DESCRIPTION = "Keeps the score of the card game Estimation."

# What a shell's environment could otherwise change in how the app is served.
_FLET_SETTINGS = (
    "FLET_ASSETS_DIR",
    "FLET_OAUTH_CALLBACK_HANDLER_ENDPOINT",
    "FLET_SESSION_TIMEOUT",
    "FLET_UPLOAD_DIR",
    "FLET_UPLOAD_HANDLER_ENDPOINT",
    "FLET_WEBSOCKET_HANDLER_ENDPOINT",
    "FLET_WEB_NO_CDN",
    "FLET_WEB_PATH",
    "FLET_WEB_RENDERER",
    "FLET_WEB_ROUTE_URL_STRATEGY",
)
# FastAPI's pages about itself and Flet's sign-in: the app has no use for them.
_UNUSED_ROUTES = ("/docs", "/docs/oauth2-redirect", "/redoc", "/openapi.json", "/oauth_callback")

_MANIFEST = "/assets/FontManifest.json"
_FALLBACKS = "/assets/fonts/noto{one:path}"
"""What Flutter asks for where no font has a letter, again and again until it has an answer."""
# Formulas are typeset by nobody here, and their twenty fonts would come before the first frame.
_FORMULA_FONTS = "packages/flutter_math_fork/"


def build_site(
    main: Callable[[ft.Page], Any], assets: Path, fonts: Mapping[str, str], door: Door
) -> ASGIApp:
    """The guarded ASGI application that runs `main` for every browser that opens it.

    `main` is a Flet main function, `assets` the folder with the app's fonts and icons, `fonts` the
    app's font families with their files in that folder. Nothing is asked of a foreign host: the web
    client, its WebAssembly and its fonts are Flet's own copy.
    """
    for name in _FLET_SETTINGS:
        os.environ.pop(name, None)
    app = flet_web.fastapi.app(
        main,
        assets_dir=str(assets),
        app_name=APP_NAME,
        app_short_name=APP_NAME,
        app_description=DESCRIPTION,
        no_cdn=True,
    )
    kept = [
        route for route in app.router.routes if getattr(route, "path", "") not in _UNUSED_ROUTES
    ]
    manifest, first = font_manifest(fonts), assets / next(iter(fonts.values()))
    app.router.routes[:] = [
        Route(_MANIFEST, lambda _: JSONResponse(manifest)),
        Route(_FALLBACKS, lambda _: FileResponse(first)),
        *kept,
    ]
    return Guard(Leave(app), door)


def font_manifest(fonts: Mapping[str, str]) -> list[dict[str, Any]]:
    """The fonts that the web client loads before it paints, by family and file.

    Flet loads an app's own fonts after the first frame. That frame would show boxes for Arabic and
    make the client ask for a fallback font that is not there.
    """
    shipped = json.loads(Path(get_package_web_dir() + _MANIFEST).read_text(encoding="utf-8"))
    manifest = [entry for entry in shipped if not entry["family"].startswith(_FORMULA_FONTS)]
    # A theme fades in, and until then everything is set in Flutter's own family.
    ours = {"Roboto": next(iter(fonts.values())), **fonts}
    for family, path in ours.items():
        # The asset paths start from the client's own assets folder.
        manifest.append({"family": family, "fonts": [{"asset": f"../{path}"}]})
    return manifest
