"""The one place that decides where games live: the store of this device."""

# ruff: noqa: PLC0415 - a browser has no disk, and loads nothing that is made for one

import asyncio
from pathlib import Path

from estimation_mate.app.desk import UNKEPT, Desk, Notice
from estimation_mate.app.site import Site
from estimation_mate.storage.browser import BrowserStore
from estimation_mate.storage.memory import MemoryStore
from estimation_mate.storage.port import StoreFailed


async def desk_here(data: str | Path | None, site: Site | None) -> Desk:
    """The desk of this device: in the browser that runs the app, else on the disk."""
    return desk_at(data) if site is None else await desk_in_browser(site)


def desk_at(data: str | Path | None = None) -> Desk:
    """The desk over the games at `data`, or at the user's own place.

    Where no place can be used the games of this run are kept in memory, and the desk says so.
    """
    from estimation_mate.storage.folder import data_folder
    from estimation_mate.storage.home import open_home

    try:
        home = open_home(data_folder(data))
    except StoreFailed as failure:
        return _unkept(failure.reason, str(failure.path or ""))
    notices = tuple(Notice(warning.code, str(warning.path)) for warning in home.warnings)
    return Desk(home.store, notices=notices)


async def desk_in_browser(site: Site) -> Desk:
    """The desk over the games of this browser.

    Where the browser keeps nothing, as some do in a private window, the desk says so.
    """
    database = site.database()
    store = BrowserStore(database)
    try:
        await store.purge()
    except StoreFailed as failure:
        return _unkept("browser_newer" if failure.reason == "newer" else "browser", "")
    desk = Desk(store, in_browser=True)
    looking: set[asyncio.Task[None]] = set()

    def look(game_id: str) -> None:
        task = asyncio.get_running_loop().create_task(desk.look_again(game_id))
        looking.add(task)
        task.add_done_callback(looking.discard)

    site.watch_games(database, look)
    site.kept()
    return desk


def _unkept(reason: str, path: str) -> Desk:
    return Desk(MemoryStore(), notices=(Notice(f"{UNKEPT}_{reason}", path),))
