"""A game being played: every tap is made, kept and shown to all who look at it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from estimation_mate.domain.game import Game
from estimation_mate.domain.moves import open_round
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rows import Sheet
from estimation_mate.domain.timeline import Timeline
from estimation_mate.storage.port import GameNotFound, GameStore, StaleRevision, Stored, StoreFailed

Move = Callable[[Game], Game]
Step = Callable[[Timeline], Timeline]


@dataclass(frozen=True, slots=True)
class Shown:
    """What stands on the screens: the game, its sheet, and why it is not saved, if so."""

    timeline: Timeline
    sheet: Sheet
    unsaved: str | None = None

    @property
    def game(self) -> Game:
        """The game as it is now."""
        return self.timeline.present


class Entering(Protocol):
    """A game with a round that is being entered: the one being played, or one entered again."""

    shown: Shown

    async def make(self, move: Move) -> None:
        """Makes a move; raises `Refused`, changing nothing."""

    async def touch(self, move: Move) -> None:
        """Makes a change that Undo passes over; raises `Refused`, changing nothing."""


class Play:
    """One game, shared by every tab of this process.

    A move is applied, saved, and only then shown; moves wait for each other. Where saving fails,
    play goes on and the next move tries again with everything that is missing.
    """

    def __init__(self, store: GameStore, stored: Stored, unkept: str | None = None) -> None:
        """`unkept` is why nothing that this store saves outlasts the program, if so."""
        self._store = store
        self._unkept = unkept
        self._revision = stored.revision
        self._watchers: set[Callable[[Shown], None]] = set()
        self._turn = asyncio.Lock()
        self.history_lost = stored.history_lost
        opened = _with_open_round(stored.timeline)
        self.shown = Shown(opened, replay(opened.present), unkept)

    def watch(self, watcher: Callable[[Shown], None]) -> Callable[[], None]:
        """Tells `watcher` of every change until the returned function is called."""
        self._watchers.add(watcher)
        return lambda: self._watchers.discard(watcher)

    async def make(self, move: Move) -> None:
        """Makes a move as one step of Undo; raises `Refused`, changing nothing."""
        await self._take(lambda timeline: timeline.do(move(timeline.present)))

    async def touch(self, move: Move) -> None:
        """Makes a change that Undo passes over, such as another slot being chosen."""
        await self._take(lambda timeline: timeline.touch(move(timeline.present)))

    async def undo(self) -> None:
        """Takes the last step back; nothing happens at the start of the game."""
        await self._take(Timeline.undo)

    async def redo(self) -> None:
        """Makes the last step that was taken back again."""
        await self._take(Timeline.redo)

    async def look_again(self) -> None:
        """Shows the game as another program has left it, if one has saved it since.

        What is not saved here yet goes before: the next move saves it on the newer game.
        """
        async with self._turn:
            if self.shown.unsaved not in (None, self._unkept):
                return
            try:
                stored = await self._store.load(str(self.shown.game.id))
            except (StoreFailed, GameNotFound, Refused):
                return
            if stored.revision > self._revision:
                self._revision = stored.revision
                self._show(self._scored(_with_open_round(stored.timeline)))

    async def _take(self, step: Step) -> None:
        async with self._turn:
            timeline = step(self.shown.timeline)
            if timeline is self.shown.timeline and self.shown.unsaved is None:
                return
            self._show(await self._saved(timeline, step))

    async def _saved(self, timeline: Timeline, step: Step) -> Shown:
        """The timeline made durable, or why it is not."""
        try:
            kept = self._scored(await self._kept(timeline, step))
        except StoreFailed as failure:
            return replace(self._scored(timeline), unsaved=failure.reason)
        return replace(kept, unsaved=self._unkept)

    async def _kept(self, timeline: Timeline, step: Step) -> Timeline:
        """The timeline as it is stored now.

        If another program was faster, the step is made on its game. A game that was deleted
        meanwhile comes back: somebody is playing it.
        """
        while True:
            try:
                self._revision = await self._store.save(timeline, self._revision)
            except StaleRevision:
                timeline = step(await self._newer(str(timeline.present.id)))
            except GameNotFound:
                await self._bring_back(str(timeline.present.id))
            else:
                return timeline

    async def _newer(self, game_id: str) -> Timeline:
        """The game as another program left it, shown at once: it may refuse the step."""
        stored = await self._store.load(game_id)
        self._revision = stored.revision
        newer = _with_open_round(stored.timeline)
        self._show(self._scored(newer))
        return newer

    async def _bring_back(self, game_id: str) -> None:
        """Takes the deletion back; a game that is gone for good is kept as a new one."""
        try:
            await self._store.restore(game_id)
        except GameNotFound:
            self._revision = 0

    def _scored(self, timeline: Timeline) -> Shown:
        """The timeline with its sheet, which only a change of what it is made of draws anew."""
        game, before = timeline.present, self.shown.game
        same = (game.rounds, game.rules, game.first_dealer) == (
            before.rounds,
            before.rules,
            before.first_dealer,
        )
        return Shown(timeline, self.shown.sheet if same else replay(game))

    def _show(self, shown: Shown) -> None:
        self.shown = shown
        for watcher in tuple(self._watchers):
            watcher(shown)


def _with_open_round(timeline: Timeline) -> Timeline:
    """A file that was made elsewhere may hold no open round."""
    return timeline.touch(open_round(timeline.present))
