"""Stores that misbehave on demand, and games to play in them."""

import asyncio

from estimation_mate.domain.timeline import Timeline
from estimation_mate.storage.memory import MemoryStore
from estimation_mate.storage.port import GameStore, Listing, Stored, StoreFailed


class Failing(MemoryStore):
    """Memory that does nothing while `reason` says why."""

    reason: str | None = None

    def _fail(self) -> None:
        if self.reason is not None:
            raise StoreFailed(self.reason)

    async def listing(self, limit: int, offset: int = 0) -> Listing:
        """A page, unless it fails."""
        self._fail()
        return await super().listing(limit, offset)

    async def load(self, game_id: str) -> Stored:
        """A game, unless it fails."""
        self._fail()
        return await super().load(game_id)

    async def save(self, timeline: Timeline, revision: int) -> int:
        """Keeps a game, unless it fails."""
        self._fail()
        return await super().save(timeline, revision)

    async def delete(self, game_id: str) -> None:
        """Deletes a game, unless it fails."""
        self._fail()
        await super().delete(game_id)

    async def preference(self, key: str) -> str | None:
        """A preference, unless it fails."""
        self._fail()
        return await super().preference(key)

    async def set_preference(self, key: str, value: str) -> None:
        """Remembers a preference, unless it fails."""
        self._fail()
        await super().set_preference(key, value)


class Slow(MemoryStore):
    """Memory that lets everybody else go on while it saves or loads, as a browser's does."""

    async def load(self, game_id: str) -> Stored:
        """A game, after a while."""
        await asyncio.sleep(0)
        return await super().load(game_id)

    async def save(self, timeline: Timeline, revision: int) -> int:
        """Keeps a game, after a while."""
        for _ in range(3):
            await asyncio.sleep(0)
        return await super().save(timeline, revision)


async def stored(store: GameStore, game_id: str) -> Timeline:
    """The game as the store would give it to somebody else."""
    return (await store.load(game_id)).timeline
