"""The page around the app, where the app runs inside a browser."""

# ruff: noqa: PLC0415 - these modules are there inside a browser alone

import sys
from collections.abc import Callable
from typing import Any, Protocol

from estimation_mate.storage.browser import Database

BROWSER = "emscripten"
"""What Python calls the platform where it runs inside a browser."""


class Site(Protocol):
    """What the page and its worker do for the app."""

    def database(self) -> Database:
        """The games of this browser, apart for each path at which the app lies."""

    def watch_games(self, database: Database, changed: Callable[[str], object]) -> None:
        """Tells of every game that another tab has changed, by its id."""

    def watch_updates(self, told: Callable[[], object]) -> None:
        """Calls `told` once a newer version is on the device."""

    def shown(self) -> None:
        """The first screen is drawn: the splash may leave."""

    def kept(self) -> None:
        """Games are kept here: the browser is asked not to clear them by itself."""

    def reload(self) -> None:
        """Loads the page anew, in the newest version."""


class Page:
    """The `Site` of `worker.js`; `script` is its module `estimation_site`."""

    def __init__(self, script: Any, lasting: Callable[[Any], Any]) -> None:
        """`lasting` makes a function that JavaScript may keep."""
        self._script, self._lasting = script, lasting

    def database(self) -> Database:
        """A database of its own for each base path."""
        database: Database = self._script.openStore(f"estimation-mate {self._script.base}")
        return database

    def watch_games(self, database: Any, changed: Callable[[str], object]) -> None:
        """What another tab tells of over the channel of the database."""
        database.watch(self._lasting(changed))

    def watch_updates(self, told: Callable[[], object]) -> None:
        """What the service worker tells the page."""
        self._script.watchUpdates(self._lasting(told))

    def shown(self) -> None:
        """Tells the page to take the splash away."""
        self._script.shown()

    def kept(self) -> None:
        """Tells the page to ask for lasting storage."""
        self._script.kept()

    def reload(self) -> None:
        """Tells the page to load anew."""
        self._script.reload()


def site_here() -> Site | None:
    """The page, `None` where Python runs outside of a browser."""
    if sys.platform != BROWSER:
        return None
    import estimation_site  # type: ignore[import-not-found]
    from pyodide.ffi import create_proxy  # type: ignore[import-not-found]

    return Page(estimation_site, create_proxy)
