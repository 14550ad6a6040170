"""The guard in front of the app: it refuses foreign pages and sends the safety headers."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from estimation_mate.server.door import Door

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

# What tells a second start that the port is taken by the app itself.
SERVER_NAME = "Estimation Mate"

WRONG_HOST = (
    "Estimation Mate was not opened under this name: "
    "use the address that it printed when it was started.\n"
)
FOREIGN_ORIGIN = "Another web site tried to use Estimation Mate through your browser: refused.\n"

_INLINE_SCRIPT = re.compile(r"<script(?![^>]*\bsrc\b)[^>]*>(.*?)</script>", re.DOTALL)
_OURS = {
    b"server": SERVER_NAME,
    b"x-content-type-options": "nosniff",
    b"x-frame-options": "DENY",
    b"referrer-policy": "same-origin",
    b"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    b"cross-origin-resource-policy": "same-origin",
    # Unlike a cached page, a checked one never outlives an upgrade of the app.
    b"cache-control": "no-cache",
}
# Flet lets every web site read its answers; this app lets none.
_DROPPED = {b"access-control-allow-origin"}


def content_security_policy(page: str, host: str) -> str:
    """The policy under which a browser runs `page` (HTML) asking nobody but `host`."""
    # Older Safaris do not count a WebSocket of the own host as 'self'.
    sockets = (f"ws://{host}", f"wss://{host}")
    return f"{policy_of_page(page, *sockets)}; frame-ancestors 'none'"


def policy_of_page(page: str, *connected: str) -> str:
    """The part of the policy that a page can carry itself; it talks to its host and `connected`.

    The page's own inline scripts are admitted by their hashes. WebAssembly, inline styles, and
    workers, images and files made on the spot (`blob:`, `data:`) are what Flutter runs on.
    """
    return "; ".join(
        (
            "default-src 'self'",
            " ".join(("script-src 'self' 'wasm-unsafe-eval'", *_script_hashes(page))),
            "worker-src 'self' blob:",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            # Over plain http a phone has no wake lock: a silent film in the page keeps it awake.
            "media-src data:",
            " ".join(("connect-src 'self'", *connected, "blob:")),
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'none'",
        )
    )


def _script_hashes(page: str) -> Iterable[str]:
    # A browser reads every line end as \\n before it hashes.
    for script in _INLINE_SCRIPT.findall(page.replace("\r\n", "\n")):
        digest = hashlib.sha256(script.encode()).digest()
        yield f"'sha256-{base64.b64encode(digest).decode()}'"


class Guard:
    """An ASGI application that lets only the app's own pages through to `app`.

    `app` answers `GET /` with the page whose inline scripts the policy is made for. A refused
    request or WebSocket gets status 403 and one plain sentence.
    """

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self._app = app
        self._door = door
        self._page: str | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request, WebSocket or lifespan."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is not None:
            await _refuse(scope, send, refusal)
            return
        if scope["type"] == "http":
            send = await self._with_headers(scope, send)
        await self._app(scope, receive, send)

    def _refusal(self, scope: Scope) -> str | None:
        host = _header(scope, b"host") or ""
        if not self._door.admits_host(host):
            return WRONG_HOST
        websocket = scope["type"] == "websocket"
        if not websocket and scope["method"] in ("GET", "HEAD"):
            return None
        origin = _header(scope, b"origin")
        if not self._door.admits_origin(origin, host, websocket=websocket):
            return FOREIGN_ORIGIN
        return None

    async def _with_headers(self, scope: Scope, send: Send) -> Send:
        if self._page is None:
            self._page = await _page_of(self._app)
        policy = content_security_policy(self._page, _header(scope, b"host") or "")
        ours = {**_OURS, b"content-security-policy": policy}

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                theirs = [pair for pair in message["headers"] if pair[0].lower() not in _DROPPED]
                message["headers"] = _merged(theirs, ours)
            await send(message)

        return send_with_headers


def _merged(theirs: list[tuple[bytes, bytes]], ours: dict[bytes, str]) -> list[tuple[bytes, bytes]]:
    kept = [pair for pair in theirs if pair[0].lower() not in ours]
    return kept + [(name, value.encode("latin-1")) for name, value in ours.items()]


def _header(scope: Scope, name: bytes) -> str | None:
    found = [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]
    # A header sent twice is nobody's address: joined, it fits none.
    return ", ".join(found) if found else None


async def _refuse(scope: Scope, send: Send, sentence: str) -> None:
    kind = "http.response"
    if scope["type"] == "websocket":
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008})
            return
        kind = "websocket.http.response"
    headers = _merged([(b"content-type", b"text/plain; charset=utf-8")], _OURS)
    await send({"type": f"{kind}.start", "status": 403, "headers": headers})
    await send({"type": f"{kind}.body", "body": sentence.encode()})


async def _page_of(app: ASGIApp) -> str:
    body = bytearray()
    scope: Scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": "/",
        "raw_path": b"/",
        "root_path": "",
        "query_string": b"",
        "headers": [],
        "server": None,
        "client": None,
    }

    requests: list[Message] = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> Message:
        if not requests:
            await asyncio.Event().wait()  # this client never goes away
        return requests.pop()

    async def send(message: Message) -> None:
        body.extend(message.get("body", b""))

    await app(scope, receive, send)
    return body.decode()
