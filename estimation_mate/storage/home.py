"""The databases of a data folder: the one that opens, and those that are kept beside it."""

import itertools
import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from estimation_mate.storage.clock import Clock, utc_now
from estimation_mate.storage.database import (
    DatabaseUnreadable,
    connect,
    open_database,
    told_plainly,
)
from estimation_mate.storage.folder import prepare
from estimation_mate.storage.port import GameStore, StoreFailed
from estimation_mate.storage.sqlite import open_store

_TAKE_IN = (
    """INSERT OR IGNORE INTO games (id, revision, updated_at, deleted_at, document, timeline)
        SELECT id, revision, updated_at, deleted_at, document, timeline FROM beside.games""",
    "INSERT OR IGNORE INTO preferences SELECT key, value FROM beside.preferences",
)


@dataclass(frozen=True, slots=True)
class HomeWarning:
    """What the user is told about a file of the folder.

    `code` is one of `database.UNREADABLE` for a database that does not open and is kept as it is,
    or `joined`: the games kept there while another did not open are in the list again, and the
    file now has the name in `path`.
    """

    code: str
    path: Path


@dataclass(frozen=True, slots=True)
class Home:
    """The store that play goes on in, its file, and what the user is told at the start."""

    store: GameStore
    path: Path
    warnings: tuple[HomeWarning, ...] = ()


def open_home(folder: Path, clock: Clock = utc_now) -> Home:
    """Opens the first database of the folder that can be used, or a new one beside the others.

    They are `games.sqlite3`, then `games-2.sqlite3` and so on. None that does not open is ever
    written, moved or in the way. Once an earlier one opens again, the games of the later ones
    join it. Raises `StoreFailed` where the folder or a disk cannot be used.
    """
    prepare(folder)
    kept: list[HomeWarning] = []
    while True:
        number = len(kept) + 1
        path = _numbered(folder, number)
        try:
            store = open_store(path, clock)
        except DatabaseUnreadable as problem:
            kept.append(HomeWarning(problem.reason, path))
            continue
        return Home(store, path, (*kept, *_rejoin(folder, number, clock)))


def _numbered(folder: Path, number: int) -> Path:
    return folder / ("games.sqlite3" if number == 1 else f"games-{number}.sqlite3")


def _rejoin(folder: Path, opened: int, clock: Clock) -> Iterator[HomeWarning]:
    """Takes the games of later databases into the one that is open."""
    found = (re.fullmatch(r"games-([1-9][0-9]*)\.sqlite3", path.name) for path in folder.iterdir())
    for number in sorted(int(match[1]) for match in found if match):
        if number <= opened:
            continue
        path = _numbered(folder, number)
        try:
            _take_in(path, _numbered(folder, opened), clock)
            yield HomeWarning("joined", path.rename(_put_away(path)))
        except DatabaseUnreadable as problem:
            yield HomeWarning(problem.reason, problem.path)
        except StoreFailed as failed:
            # In use, or no room: the next start tries again, and twice changes nothing.
            if failed.reason == "damaged":
                yield HomeWarning("damaged", path)
        except OSError:
            continue  # the name cannot be changed yet; the games are in


def _take_in(path: Path, into: Path, clock: Clock) -> None:
    with told_plainly(path):
        with closing(open_database(path, clock())) as beside:
            # Gathers the file in one piece, and fails while another process plays in it.
            beside.execute("PRAGMA journal_mode = DELETE")
        with closing(connect(into, "rwc")) as connection:
            connection.execute("ATTACH ? AS beside", (str(path),))
            connection.execute("BEGIN IMMEDIATE")
            for statement in _TAKE_IN:
                connection.execute(statement)
            connection.execute("COMMIT")


def _put_away(path: Path) -> Path:
    """A free name beside it under which nobody looks for games."""
    names = (path.with_suffix(f".joined-{number}") for number in itertools.count(1))
    return next(name for name in names if not name.exists())
