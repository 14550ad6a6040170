"""What a running app sends to be painted or spoken, also what no screen reader is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgpack  # type: ignore[import-untyped]
from playwright.sync_api import Page, WebSocket

_TEXTS = {"value", "label", "text", "hint_text", "helper", "tooltip", "title", "counter"}
_CHOICES = {"Radio", "RadioGroup"}
"""Controls whose `value` is an inner key and not shown."""


class Overheard:
    """Listens to a tab from before it opens the app; `texts` grows with all that is shown there.

    Flet sends MessagePack: controls as maps with their class in `_c`, changes as lists in which
    a property is followed by its new value.
    """

    def __init__(self, page: Page) -> None:
        self.texts: set[str] = set()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: bytes | str) -> None:
        assert isinstance(frame, bytes), frame
        reader = msgpack.Unpacker(ext_hook=lambda _code, _bytes: None, strict_map_key=False)
        reader.feed(frame)
        for message in reader:
            self.texts.update(_texts_in(message))


def _texts_in(sent: Any) -> Iterator[str]:
    pairs: list[tuple[Any, Any]] = []
    if isinstance(sent, dict):
        hidden = {"value"} if sent.get("_c") in _CHOICES else set()
        pairs = [(key, value) for key, value in sent.items() if key not in hidden]
    elif isinstance(sent, list):
        pairs = list(zip([None, *sent], sent, strict=False))
    for key, value in pairs:
        if isinstance(value, str) and isinstance(key, str) and key in _TEXTS:
            yield value
        yield from _texts_in(value)
