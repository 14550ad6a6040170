"""Games in a SQLite file: what a method has done is on the disk when it returns."""

import sqlite3
from pathlib import Path
from typing import Any, NoReturn

from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.timeline import Timeline
from estimation_mate.storage.clock import Clock, days_before, utc_now
from estimation_mate.storage.database import FAULTS, Opened, open_database, reason_of, told_plainly
from estimation_mate.storage.documents import Written, read_listed, read_stored, write
from estimation_mate.storage.port import (
    DAYS_TO_RESTORE,
    GameNotFound,
    Listed,
    Listing,
    StaleRevision,
    Stored,
    StoreFailed,
    Unreadable,
)

_UNREADABLE = (Problem("unreadable"),)

# As bytes and without NULL, whatever a damaged or foreign hand put there.
_DOCUMENT = """SELECT CAST(revision AS INTEGER), CAST(coalesce(document, '') AS BLOB)
    FROM games WHERE id = ? AND deleted_at IS NULL"""
_TIMELINE = "SELECT CAST(coalesce(timeline, '') AS BLOB) FROM games WHERE id = ?"
_NEWEST = """SELECT id FROM games INDEXED BY games_newest WHERE deleted_at IS NULL
    ORDER BY updated_at DESC, id DESC LIMIT ? OFFSET ?"""
_INSERT = """INSERT INTO games (revision, updated_at, document, timeline, id)
    VALUES (1, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"""
_UPDATE = """UPDATE games SET revision = revision + 1, updated_at = ?, document = ?, timeline = ?
    WHERE id = ? AND revision = ? AND deleted_at IS NULL"""


def open_store(path: Path, clock: Clock = utc_now) -> "SQLiteStore":
    """The store in the file at `path`, which is made if it is not there.

    Games deleted more than 30 days ago are gone afterwards. Raises `DatabaseUnreadable` for a
    file that is not ours to write and was left as it is, `StoreFailed` for everything else.
    """
    store = SQLiteStore(open_database(path, clock()), clock, path)
    store.purge()
    return store


class SQLiteStore:
    """A `GameStore` over an open connection that commits each statement by itself.

    The methods never wait inside: they are async for the port's sake and done when they return.
    """

    def __init__(
        self, connection: sqlite3.Connection, clock: Clock = utc_now, path: Path | None = None
    ) -> None:
        self._connection = connection
        self._clock = clock
        self._file = None if path is None else Opened(path)

    async def listing(self, limit: int, offset: int = 0) -> Listing:
        """One page of saved games, the last saved first."""
        with told_plainly():
            ids = [one for (one,) in self._rows(_NEWEST, limit + 1, offset)]
            games = tuple(self._listed(one) for one in ids[:limit])
        return Listing(games, more=len(ids) > limit)

    async def load(self, game_id: str) -> Stored:
        """A game with its Undo and Redo."""
        with told_plainly():
            try:
                revision, document = self._document(game_id)
            except FAULTS as error:
                _only_damaged(error)
                raise Refused(_UNREADABLE) from error
            timeline = self._timeline(game_id)
        return read_stored(game_id, revision, document, timeline)

    async def save(self, timeline: Timeline, revision: int) -> int:
        """Keeps the game and gives its new revision; by then it is on the disk."""
        stamp = self._clock()
        written = write(timeline, stamp)
        with told_plainly():
            if not self._kept(written, stamp, revision):
                self._refuse(written.id, new=revision == 0)
        return revision + 1

    async def delete(self, game_id: str) -> None:
        """Takes the game off the list."""
        change = "UPDATE games SET deleted_at = coalesce(deleted_at, ?) WHERE id = ?"
        self._mark(change, self._clock(), game_id)

    async def restore(self, game_id: str) -> None:
        """Puts a deleted game back as it was."""
        self._mark("UPDATE games SET deleted_at = NULL WHERE id = ?", game_id)

    async def raw(self, game_id: str) -> bytes:
        """The stored document as it is."""
        with told_plainly():
            return self._document(game_id)[1]

    async def preference(self, key: str) -> str | None:
        """What was last set under this key."""
        with told_plainly():
            rows = self._rows("SELECT value FROM preferences WHERE key = ?", key)
        return str(rows[0][0]) if rows else None

    async def set_preference(self, key: str, value: str) -> None:
        """Remembers a choice of this device."""
        with told_plainly():
            self._change("INSERT OR REPLACE INTO preferences VALUES (?, ?)", key, value)

    async def close(self) -> None:
        """Closes the file."""
        self._connection.close()

    def purge(self) -> None:
        """Removes what was deleted more than 30 days ago; where that fails, it can wait."""
        old = days_before(self._clock(), DAYS_TO_RESTORE)
        try:
            self._change("DELETE FROM games WHERE deleted_at < ?", old)
        except FAULTS:
            return

    def _kept(self, written: Written, stamp: str, revision: int) -> bool:
        row = (stamp, written.document, written.timeline, written.id)
        if revision == 0:
            return self._change(_INSERT, *row) == 1
        return self._change(_UPDATE, *row, revision) == 1

    def _refuse(self, game_id: str, *, new: bool) -> NoReturn:
        """Says why a save did not find its row."""
        stored = self._rows("SELECT revision, deleted_at FROM games WHERE id = ?", game_id)
        if not stored or (stored[0][1] is not None and not new):
            raise GameNotFound(game_id)
        raise StaleRevision(game_id, int(stored[0][0]))

    def _mark(self, change: str, *values: str) -> None:
        with told_plainly():
            if not self._change(change, *values):
                raise GameNotFound(values[-1])

    def _listed(self, game_id: str) -> Listed:
        """A row of the list; damage to one row stays with that row."""
        try:
            return read_listed(game_id, *self._document(game_id))
        except GameNotFound:
            return Unreadable(game_id, _UNREADABLE)
        except FAULTS as error:
            _only_damaged(error)
            return Unreadable(game_id, _UNREADABLE)

    def _document(self, game_id: str) -> tuple[int, bytes]:
        rows = self._rows(_DOCUMENT, game_id)
        if not rows:
            raise GameNotFound(game_id)
        revision, document = rows[0]
        return int(revision), bytes(document)

    def _timeline(self, game_id: str) -> bytes:
        """The states around the game; damaged ones are lost, which does not close the game."""
        try:
            return bytes(self._rows(_TIMELINE, game_id)[0][0])
        except FAULTS as error:
            _only_damaged(error)
            return b""

    def _rows(self, query: str, *values: object) -> list[Any]:
        return self._connection.execute(query, values).fetchall()

    def _change(self, statement: str, *values: object) -> int:
        """How many rows the statement has changed, durably."""
        if self._file is not None:
            self._file.check()
        return self._connection.execute(statement, values).rowcount


def _only_damaged(error: Exception) -> None:
    if reason_of(error) != "damaged":
        raise StoreFailed(reason_of(error)) from error
