"""The app as static files: one build for all tests, and hosts that serve it."""

from __future__ import annotations

import contextlib
import functools
import http.server
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

from browser.driver import Screen

BASE = "/estimation/"
"""Where the app lies on its hosts."""

SLOW = 60
"""Seconds that Python gets to start on a busy machine."""


class _Quiet(http.server.SimpleHTTPRequestHandler):
    """A plain static host, as the standard library has one, that says nothing."""

    def log_message(self, *_: object) -> None:
        """Nothing."""

    def handle(self) -> None:
        """A browser that goes away in the middle of an answer is no news."""
        with contextlib.suppress(ConnectionError):
            super().handle()


class _Unpacking(_Quiet):
    """A host that calls every `.gz` a compressed answer, which a browser takes apart by itself."""

    def end_headers(self) -> None:
        """With one more."""
        if self.path.endswith(".gz"):
            self.send_header("Content-Encoding", "gzip")
        super().end_headers()


class Host:
    """A static host on this machine; `stop` and `start` take it away and bring it back."""

    def __init__(self, folder: Path, *, unpacking: bool = False) -> None:
        self._folder = folder
        self._kind = _Unpacking if unpacking else _Quiet
        self._port = 0
        self.start()

    def start(self) -> None:
        """Serves, at the port that it had before."""
        answer = functools.partial(self._kind, directory=str(self._folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self._port), answer)
        self._server.daemon_threads = True
        self._port = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()

    def stop(self) -> None:
        """Serves no more."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    @property
    def address(self) -> str:
        """Where it is, without a stroke at the end."""
        return f"http://127.0.0.1:{self._port}"


@contextlib.contextmanager
def hosted(build: Path, base: str) -> Iterator[Host]:
    """A host on which a build lies under its path; the build can be replaced meanwhile."""
    root = build.parent / f"host-{build.name}"
    place = root / base.strip("/")
    shutil.copytree(build, place)
    host = Host(root)
    try:
        yield host
    finally:
        host.stop()


def arrive(screen: Screen, address: str) -> None:
    """Opens the app and waits until its Python has drawn the first screen."""
    screen.open(address)
    screen.see("New game", "button", patience=SLOW)


def await_offline(screen: Screen) -> None:
    """Waits until the service worker has everything and answers."""
    ready = """async () => {
        const known = await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) await new Promise((on) => setTimeout(on, 50));
        return known.active.state;
    }"""
    screen.page.evaluate(ready)
