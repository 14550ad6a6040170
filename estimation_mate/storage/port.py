"""The port behind which games are kept; disk, memory and browser all have this one shape."""

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Problem
from estimation_mate.domain.rows import Sheet
from estimation_mate.domain.timeline import Timeline

FAILURES = (
    "full", "read_only", "locked", "damaged", "gone", "newer", "no_access", "no_folder", "other",
)  # fmt: skip
"""Why a store can fail, as stable codes; a screen says each in a sentence."""

DAYS_TO_RESTORE = 30
"""How long a deleted game can be restored."""


@dataclass(frozen=True, slots=True)
class Readable:
    """A saved game that opens, with its scoresheet; `game.updated_at` is when it was saved."""

    id: str
    revision: int
    game: Game
    sheet: Sheet


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A saved game that does not open, and why; `round` is the bad round where it is one."""

    id: str
    problems: tuple[Problem, ...]
    round: int | None = None


Listed = Readable | Unreadable


@dataclass(frozen=True, slots=True)
class Listing:
    """One page of the saved games, and whether another follows."""

    games: tuple[Listed, ...]
    more: bool


@dataclass(frozen=True, slots=True)
class Stored:
    """A game as it was saved.

    `revision` is what the next save has to name. `history_lost`: the game is whole, but its
    earlier states could not be read, so Undo starts afresh.
    """

    timeline: Timeline
    revision: int
    history_lost: bool = False


class GameNotFound(Exception):
    """There is no such game, or it has been deleted."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"no game {game_id}")
        self.game_id = game_id


class StaleRevision(Exception):
    """Somebody saved the game in the meantime; `stored` is its revision now."""

    def __init__(self, game_id: str, stored: int) -> None:
        super().__init__(f"game {game_id} is at revision {stored}")
        self.game_id, self.stored = game_id, stored


class StoreFailed(Exception):
    """Nothing was kept, or nothing could be read; `reason` is one of `FAILURES`."""

    def __init__(self, reason: str, path: Path | None = None) -> None:
        super().__init__(reason if path is None else f"{reason}: {path}")
        self.reason, self.path = reason, path


class GameStore(Protocol):
    """Keeps games, each under the id that its present state carries.

    Every method may raise `StoreFailed`. A game that was deleted counts as not there until it is
    restored.
    """

    async def listing(self, limit: int, offset: int = 0) -> Listing:
        """One page of saved games, the last saved first; a page has at least one game."""
        ...

    async def load(self, game_id: str) -> Stored:
        """A game with its Undo and Redo.

        Raises `GameNotFound`, or `Refused` where the document does not open. No state carries
        `updated_at`: it is the store's, and the listing and the document tell it.
        """
        ...

    async def save(self, timeline: Timeline, revision: int) -> int:
        """Keeps the game and gives its new revision; when this returns, it is durable.

        `revision` is that of the state this one follows, 0 for a new game. Raises `StaleRevision`
        where another is stored, `GameNotFound` where none is, `ValueError` for a game without id.
        """
        ...

    async def delete(self, game_id: str) -> None:
        """Takes the game off the list; it can be restored for 30 days. Raises `GameNotFound`."""
        ...

    async def restore(self, game_id: str) -> None:
        """Puts a deleted game back as it was. Raises `GameNotFound`."""
        ...

    async def raw(self, game_id: str) -> bytes:
        """The stored document as it is, readable or not. Raises `GameNotFound`."""
        ...

    async def preference(self, key: str) -> str | None:
        """What was last set under this key, `None` if nothing was."""
        ...

    async def set_preference(self, key: str, value: str) -> None:
        """Remembers a choice of this device."""
        ...

    async def close(self) -> None:
        """Lets go of the files; the store is not used afterwards."""
        ...
