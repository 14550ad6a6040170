"""A built folder on this machine, as a plain static host serves it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from estimation_mate.offline.place import MARK

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

_BASE = re.compile(r'<base href="([^"]*)">')


class NoBuild(Exception):
    """No built app lies there; the text is a sentence for the user."""


def static_site(folder: Path) -> tuple[ASGIApp, str]:
    """The folder as a site, and the path it was built for; raises `NoBuild`."""
    page = folder / "index.html"
    if not (folder / MARK).is_file() or not page.is_file():
        raise NoBuild(f"There is no web app in {folder}: build one with estimation-mate build-web.")
    found = _BASE.search(page.read_text(encoding="utf-8"))
    base = found[1] if found else "/"
    files = Mount(base.rstrip("/"), StaticFiles(directory=folder, html=True))
    squeeze = Middleware(GZipMiddleware, minimum_size=1000)
    return _Checked(Starlette(routes=[files], middleware=[squeeze])), base


class _Checked:
    """An ASGI application whose answers a browser asks for anew each time, as a build changes."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def checked(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    (b"cache-control", b"no-cache"),
                    (b"x-content-type-options", b"nosniff"),
                ]
            await send(message)

        await self._app(scope, receive, checked)
