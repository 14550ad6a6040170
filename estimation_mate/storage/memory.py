"""A store that forgets everything when the program ends: for tests, and where no disk can be had."""

from dataclasses import dataclass, replace

from estimation_mate.domain.timeline import Timeline
from estimation_mate.storage.clock import Clock, utc_now
from estimation_mate.storage.documents import read_listed, read_stored, write
from estimation_mate.storage.port import GameNotFound, Listing, StaleRevision, Stored


@dataclass(frozen=True, slots=True)
class Kept:
    """A game as the memory holds it."""

    document: bytes
    timeline: bytes
    revision: int
    updated_at: str
    deleted: bool = False


class MemoryStore:
    """A `GameStore` in memory. `kept` are its games by id."""

    def __init__(self, clock: Clock = utc_now) -> None:
        self.kept: dict[str, Kept] = {}
        self._clock = clock
        self._preferences: dict[str, str] = {}

    async def listing(self, limit: int, offset: int = 0) -> Listing:
        """One page of saved games, the last saved first."""
        standing = [(kept.updated_at, one) for one, kept in self.kept.items() if not kept.deleted]
        ids = [one for _, one in sorted(standing, reverse=True)][offset : offset + limit + 1]
        rows = ((one, self.kept[one]) for one in ids[:limit])
        games = tuple(read_listed(one, kept.revision, kept.document) for one, kept in rows)
        return Listing(games, more=len(ids) > limit)

    async def load(self, game_id: str) -> Stored:
        """A game with its Undo and Redo."""
        kept = self._standing(game_id)
        return read_stored(game_id, kept.revision, kept.document, kept.timeline)

    async def save(self, timeline: Timeline, revision: int) -> int:
        """Keeps the game and gives its new revision."""
        stamp = self._clock()
        written = write(timeline, stamp)
        stored = self._revision(written.id, new=revision == 0)
        if stored != revision:
            raise StaleRevision(written.id, stored)
        document, states = written.document.encode(), written.timeline.encode()
        self.kept[written.id] = Kept(document, states, revision + 1, stamp)
        return revision + 1

    async def delete(self, game_id: str) -> None:
        """Takes the game off the list."""
        self.kept[game_id] = replace(self._any(game_id), deleted=True)

    async def restore(self, game_id: str) -> None:
        """Puts a deleted game back as it was."""
        self.kept[game_id] = replace(self._any(game_id), deleted=False)

    async def raw(self, game_id: str) -> bytes:
        """The stored document as it is."""
        return self._standing(game_id).document

    async def preference(self, key: str) -> str | None:
        """What was last set under this key."""
        return self._preferences.get(key)

    async def set_preference(self, key: str, value: str) -> None:
        """Remembers a choice until the program ends."""
        self._preferences[key] = value

    async def close(self) -> None:
        """Does nothing: there are no files."""

    def _revision(self, game_id: str, *, new: bool) -> int:
        """What is stored under the id; 0 where a new game may take it."""
        if new:
            return self.kept[game_id].revision if game_id in self.kept else 0
        return self._standing(game_id).revision

    def _standing(self, game_id: str) -> Kept:
        kept = self._any(game_id)
        if kept.deleted:
            raise GameNotFound(game_id)
        return kept

    def _any(self, game_id: str) -> Kept:
        if game_id not in self.kept:
            raise GameNotFound(game_id)
        return self.kept[game_id]
