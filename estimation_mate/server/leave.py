"""A browser's leave: what Flet's WebSocket handler does not get right when a tab is gone.

A message to a tab that has just gone makes the handler fail before it has freed the session for
the tab's return, and a tab that goes before it has said who it is keeps the handler forever.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

_GRACE_SECONDS = 0.5


class Leave:
    """An ASGI application that runs `app` and ends its WebSockets soon after their tabs."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request, WebSocket or lifespan."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        gone = asyncio.Event()

        async def receive_until_gone() -> Message:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                gone.set()
            return message

        async def send_while_there(message: Message) -> None:
            # Nothing is lost: a tab that comes back is sent its whole screen.
            with contextlib.suppress(OSError, RuntimeError):
                await send(message)

        talk = self._app(scope, receive_until_gone, send_while_there)
        await _finished(asyncio.ensure_future(talk), asyncio.ensure_future(gone.wait()))


async def _finished(talk: asyncio.Future[None], left: asyncio.Future[Any]) -> None:
    try:
        await asyncio.wait([talk, left], return_when=asyncio.FIRST_COMPLETED)
        if not talk.done():
            await asyncio.wait([talk], timeout=_GRACE_SECONDS)
    finally:
        left.cancel()
        talk.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await talk
