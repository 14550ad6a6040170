"""`estimation-mate run`: the app in a browser, or in a native window."""

# ruff: noqa: PLC0415 - Flet and its server are imported when the app is started, not for --help

from __future__ import annotations

import argparse
import importlib.util
import ipaddress
import socket

from estimation_mate.cli.serving import add_port, refused, tell, until_ended
from estimation_mate.server.address import CannotListen, listen, reachable_hosts, url
from estimation_mate.server.browser import open_browser
from estimation_mate.server.door import door_for
from estimation_mate.server.window import NativeWindow, NoWindow

DEFAULT_PORT = 8550
_WEB_PARTS = ("flet", "flet_web", "uvicorn")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the options of `run` to its parser."""
    add_port(parser, DEFAULT_PORT)
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="address to listen at; 0.0.0.0 lets the whole network in (default 127.0.0.1)",
    )
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument(
        "--window", action="store_true", help="open a native window instead of the browser"
    )


def run(arguments: argparse.Namespace) -> int:
    """Serves the app until Ctrl-C and returns the exit code.

    Reads `host`, `port`, `no_open`, `window` and `data` (the folder with the games, or None).
    0: ended by the user; 1: the port is taken or a package is missing; 2: a wrong host or port.
    """
    if not all(_is_there(part) for part in _WEB_PARTS):
        return refused('The web app needs: pip install "estimation-mate[web]"', 1)
    try:
        listener = listen(arguments.host, arguments.port)
    except CannotListen as refusal:
        return refused(str(refusal), refusal.exit_code)
    with listener:
        until_ended(lambda: _Run(arguments, listener).serve())
    return 0


def _is_there(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ImportError:
        return False


class _Run:
    """One run of the app on a listening socket, from opening to the end."""

    def __init__(self, arguments: argparse.Namespace, listener: socket.socket) -> None:
        from estimation_mate.paths import assets_dir
        from estimation_mate.server.service import Service
        from estimation_mate.server.site import build_site
        from estimation_mate.ui.main import app_main
        from estimation_mate.ui.theme import FONTS

        self._arguments = arguments
        self._bound, self._port = listener.getsockname()[:2]
        self._listener = listener
        door = door_for(arguments.host, self._bound, natives=arguments.window)
        site = build_site(app_main(arguments.data), assets_dir(), FONTS, door)
        self._service = Service(site, self._opened)
        self._window: NativeWindow | None = None

    def serve(self) -> None:
        """Serves until the user ends it; a window that is open then is closed."""
        try:
            self._service.run_on(self._listener)
        finally:
            if self._window is not None:
                self._window.close()

    def _opened(self) -> None:
        hosts = reachable_hosts(self._arguments.host, self._bound)
        here = url(hosts[0], self._port)
        tell(f"Estimation Mate is open at {here} – press Ctrl-C to end it.")
        if not ipaddress.ip_address(self._bound).is_loopback:
            tell("Everybody who can reach this address can see and change the games.")
        for host in hosts[1:]:
            tell(f"From other devices: {url(host, self._port)}")
        if self._arguments.window:
            self._open_window(here)
        elif not self._arguments.no_open:
            open_browser(here, _say_no_browser)

    def _open_window(self, address: str) -> None:
        def fall_back(reason: NoWindow) -> None:
            tell(f"{reason} The app stays open in the browser: {address}")
            if not self._arguments.no_open:
                open_browser(address, _say_no_browser)

        self._window = NativeWindow(address, closed=self._end, failed=fall_back)
        self._window.open()

    def _end(self) -> None:
        self._service.should_exit = True


def _say_no_browser() -> None:
    tell("No browser could be opened: open the address yourself.")
