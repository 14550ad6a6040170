from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from estimation_mate.server.leave import Leave

GONE = {"type": "websocket.disconnect", "code": 1001}


async def talk(app: Any, messages: list[Message], *, sending: Exception | None = None) -> None:
    """Runs `app` behind Leave as a browser that sends `messages`; `sending` to it then fails."""

    async def receive() -> Message:
        if not messages:
            await asyncio.Event().wait()
        return messages.pop(0)

    async def send(_: Message) -> None:
        if sending is not None:
            raise sending

    scope: Scope = {"type": "websocket"}
    async with asyncio.timeout(3):
        await Leave(app)(scope, receive, send)


@pytest.mark.parametrize("problem", [OSError("gone"), RuntimeError("after close")])
def test_speaking_to_a_tab_that_is_gone_harms_nothing(problem: Exception) -> None:
    """What cannot be sent any more is dropped, and the handler goes on to tidy up."""
    steps: list[str] = []

    async def app(_: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.send", "text": "hello"})
        steps.append("said")
        await receive()
        steps.append("tidied up")

    asyncio.run(talk(app, [GONE], sending=problem))
    assert steps == ["said", "tidied up"]


def test_a_handler_that_misses_the_leave_is_ended() -> None:
    """A handler that waits forever after its tab has gone is cancelled."""
    ends: list[str] = []

    async def app(_: Scope, receive: Receive, send: Send) -> None:
        del send
        await receive()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            ends.append("cancelled")
            raise

    asyncio.run(talk(app, [GONE]))
    assert ends == ["cancelled"]


def test_a_failure_of_the_handler_is_not_hidden() -> None:
    """What goes wrong while the tab is there goes wrong as before."""

    async def app(*_: Any) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        asyncio.run(talk(app, []))
