"""The one place that decides where games live: the store of this device."""

from pathlib import Path

from estimation_mate.app.desk import UNKEPT, Desk, Notice
from estimation_mate.storage.folder import data_folder
from estimation_mate.storage.home import open_home
from estimation_mate.storage.memory import MemoryStore
from estimation_mate.storage.port import StoreFailed


def desk_at(data: str | Path | None = None) -> Desk:
    """The desk over the games at `data`, or at the user's own place.

    Where no place can be used the games of this run are kept in memory, and the desk says so.
    """
    try:
        home = open_home(data_folder(data))
    except StoreFailed as failure:
        return Desk(
            MemoryStore(), notices=(Notice(f"{UNKEPT}_{failure.reason}", str(failure.path or "")),)
        )
    notices = tuple(Notice(warning.code, str(warning.path)) for warning in home.warnings)
    return Desk(home.store, notices=notices)
