"""Games in the browser that runs the app: in its IndexedDB, which JavaScript speaks to.

Everything that is stored goes through one function of `store.js`, which takes and gives JSON.
"""

import json
from typing import Any, NoReturn, Protocol

from estimation_mate.domain.timeline import Timeline
from estimation_mate.storage.clock import Clock, days_before, utc_now
from estimation_mate.storage.documents import read_listed, read_stored, write
from estimation_mate.storage.port import (
    DAYS_TO_RESTORE,
    FAILURES,
    GameNotFound,
    Listing,
    StaleRevision,
    Stored,
    StoreFailed,
)


class Database(Protocol):
    """The open store of `store.js`."""

    async def call(self, what: str, given: str, /) -> str:
        """Does one thing in one transaction; both texts are JSON."""


class BrowserStore:
    """A `GameStore` over IndexedDB."""

    def __init__(self, database: Database, clock: Clock = utc_now) -> None:
        self._database = database
        self._clock = clock

    async def listing(self, limit: int, offset: int = 0) -> Listing:
        """One page of saved games, the last saved first."""
        rows = await self._call("listing", limit, offset)
        games = tuple(read_listed(one, at, text.encode()) for one, at, text in rows[:limit])
        return Listing(games, more=len(rows) > limit)

    async def load(self, game_id: str) -> Stored:
        """A game with its Undo and Redo."""
        revision, document, timeline = await self._row(game_id)
        return read_stored(game_id, revision, document.encode(), timeline.encode())

    async def save(self, timeline: Timeline, revision: int) -> int:
        """Keeps the game and gives its new revision; by then it is durable."""
        stamp = self._clock()
        written = write(timeline, stamp)
        told = await self._call(
            "save", written.id, revision, stamp, written.document, written.timeline
        )
        if told:
            self._refuse(written.id, told)
        return revision + 1

    async def delete(self, game_id: str) -> None:
        """Takes the game off the list."""
        if not await self._call("erase", game_id, self._clock()):
            raise GameNotFound(game_id)

    async def restore(self, game_id: str) -> None:
        """Puts a deleted game back as it was."""
        if not await self._call("restore", game_id):
            raise GameNotFound(game_id)

    async def raw(self, game_id: str) -> bytes:
        """The stored document as it is."""
        _, document, _ = await self._row(game_id)
        return document.encode()

    async def preference(self, key: str) -> str | None:
        """What was last set under this key."""
        value = await self._call("preference", key)
        return None if value is None else str(value)

    async def set_preference(self, key: str, value: str) -> None:
        """Remembers a choice of this device."""
        await self._call("setPreference", key, value)

    async def purge(self) -> None:
        """Removes what was deleted more than 30 days ago."""
        await self._call("purge", days_before(self._clock(), DAYS_TO_RESTORE))

    async def close(self) -> None:
        """Does nothing: the database goes with its tab."""

    async def _row(self, game_id: str) -> tuple[int, str, str]:
        row = await self._call("load", game_id)
        if row is None:
            raise GameNotFound(game_id)
        revision, document, timeline = row
        return revision, document, timeline

    def _refuse(self, game_id: str, told: dict[str, Any]) -> NoReturn:
        """Says why a save did not find what it follows."""
        if told.get("absent"):
            raise GameNotFound(game_id)
        raise StaleRevision(game_id, told["stored"])

    async def _call(self, what: str, *given: object) -> Any:
        """What the database answers; raises `StoreFailed`."""
        told = json.loads(await self._database.call(what, json.dumps(given)))
        reason = told.get("failed")
        if reason is not None:
            raise StoreFailed(reason if reason in FAILURES else "other")
        return told["answer"]
