"""Running the web site until somebody ends it."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING

import uvicorn

if TYPE_CHECKING:
    from starlette.types import ASGIApp

# A file that is imported arrives in one WebSocket message; a thousand games are far smaller.
_LARGEST_MESSAGE = 32 * 1024 * 1024


class Service(uvicorn.Server):
    """Serves `site` on one listening socket; `opened` is called when it really accepts.

    `run_on(listener)` returns when `should_exit` is set or a signal ends it; browsers that are
    still connected get one second to take their leave.
    """

    def __init__(self, site: ASGIApp, opened: Callable[[], None]) -> None:
        config = uvicorn.Config(
            site,
            access_log=False,
            # Its own set-up of logging fails where there is no standard output.
            log_config=None,
            log_level=logging.WARNING,
            server_header=False,
            timeout_graceful_shutdown=1,
            ws="websockets-sansio",
            ws_max_size=_LARGEST_MESSAGE,
        )
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts accepting, then tells so."""
        await super().startup(sockets)
        if self.started:
            self._opened()

    def run_on(self, listener: socket.socket) -> None:
        """Serves until the end; closes `listener`."""
        self.run([listener])
