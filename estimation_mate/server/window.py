"""The app in a native window, shown by Flet's desktop client where there is one.

`flet-desktop` carries no client: it fetches it at the first start. That runs here in a process of
its own with a deadline, so a missing or stuck download never holds up the app, which is already
being served when the window is asked for.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import importlib.metadata
import subprocess
import sys
import threading
from collections.abc import Callable

from estimation_mate.server.browser import has_screen

# A client that cannot start at all (a missing system library) ends before this.
_STARTING_SECONDS = 5

_FETCH = "import flet_desktop; flet_desktop.ensure_client_cached()"


class NoWindow(Exception):
    """No native window can be shown; the text is the reason as a sentence for the user."""


class NativeWindow:
    """One window on the app; it opens from a thread of its own.

    `open()` calls `closed` when the user has closed the window and `failed` when there will be
    none; fetching Flet's client is given up after `patience` seconds.
    """

    def __init__(
        self,
        address: str,
        closed: Callable[[], None],
        failed: Callable[[NoWindow], None],
        patience: float = 60,
    ) -> None:
        self._address = address
        self._closed = closed
        self._failed = failed
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._pid_file: str | None = None
        self._over = False

    def open(self) -> None:
        """Starts opening the window and returns at once."""
        threading.Thread(target=self._show, daemon=True).start()

    def close(self) -> None:
        """Ends the window, or the fetching of its program; nothing is called after that."""
        self._over = True
        if self._pid_file is not None:
            importlib.import_module("flet_desktop").close_flet_view(self._pid_file)
        if self._process is not None:
            with contextlib.suppress(OSError):
                self._process.kill()

    def _show(self) -> None:
        ending = self._closed
        try:
            _check_possible()
            self._fetch_client()
            self._watch()
        except NoWindow as reason:
            ending = functools.partial(self._failed, reason)
        if not self._over:
            ending()

    def _fetch_client(self) -> None:
        quiet = subprocess.DEVNULL
        command = [sys.executable, "-c", _FETCH]  # no word of it comes from outside
        self._process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)  # noqa: S603
        try:
            status = self._process.wait(self._patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise NoWindow("The window's program could not be fetched in time.") from None
        if status != 0:
            raise NoWindow("The window's program could not be fetched.")

    def _watch(self) -> None:
        try:
            desktop = importlib.import_module("flet_desktop")
            self._process, self._pid_file = desktop.open_flet_view(self._address, None, False)
        except Exception as problem:
            raise NoWindow("The window's program could not be started.") from problem
        try:
            status = self._process.wait(_STARTING_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.wait()
            return
        if status != 0:
            raise NoWindow("The window's program ended at once.")


def _check_possible() -> None:
    if not has_screen():
        raise NoWindow("There is no screen to open a window on.")
    wanted = importlib.metadata.version("flet")
    try:
        there = importlib.metadata.version("flet-desktop")
    except importlib.metadata.PackageNotFoundError:
        there = ""
    if there != wanted:
        raise NoWindow(f"A window needs: pip install flet-desktop=={wanted}")
