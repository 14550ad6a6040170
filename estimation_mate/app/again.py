"""A round of the sheet that is entered again, beside the game until it is applied."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from estimation_mate.app.play import Move, Shown
from estimation_mate.app.scoring import Typed
from estimation_mate.domain.amend import amended, changed_rounds, reopened
from estimation_mate.domain.document import read_draft, write_draft
from estimation_mate.domain.draft import OpenRound
from estimation_mate.domain.entry import Entry
from estimation_mate.domain.game import Game
from estimation_mate.domain.json_text import read_json
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.questions import round_entry
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rows import Sheet
from estimation_mate.domain.timeline import Timeline


class Again:
    """The round as it is entered again: moves change it here alone, until `applied` is made."""

    shown: Shown

    def __init__(
        self, game: Game, number: int, draft: OpenRound | None = None, before: Entry | None = None
    ) -> None:
        self.number = number
        self.changed: Callable[[Again], Awaitable[None]] = _nobody
        begun = reopened(game, number)
        self._before = before or game.rounds[number - 1]
        self._show(begun if draft is None else begun.model_copy(update={"draft": draft}))

    async def make(self, move: Move) -> None:
        """Makes a move on the round; raises `Refused`, changing nothing."""
        self._show(move(self.shown.game))
        await self.changed(self)

    async def touch(self, move: Move) -> None:
        """As `make`: an edit is one step of Undo, whatever leads to it."""
        await self.make(move)

    @property
    def game_id(self) -> str | None:
        """Whose round it is."""
        return self.shown.game.id

    def stands_on(self, game: Game) -> bool:
        """Whether the game has the round that this edit began with, or has become."""
        if self.number > len(game.rounds):
            return False
        now = game.rounds[self.number - 1]
        return now == self._before or now == self._entry()

    def _entry(self) -> Entry | None:
        try:
            return round_entry(_as_played(self.shown.game))
        except Refused:
            return None

    def typed(self) -> Typed:
        """The round as far as it is entered again, to be kept until it is applied or given up."""
        draft = self.shown.game.draft
        written = "" if draft is None else json.dumps(write_draft(draft))
        return {_DRAFT: written, _BEFORE: _written(self._before)}

    def applied(self, game: Game) -> Game:
        """The game with the round as it is now; raises `Refused` where it cannot stand."""
        return amended(game, self.number, _as_played(self.shown.game))

    def _show(self, game: Game) -> None:
        self.shown = Shown(Timeline(game), replay(game))


def _as_played(game: Game) -> Game:
    """What was said counts before it is confirmed, so that its effect shows while it is typed."""
    draft = game.draft
    return game if draft is None else game.model_copy(update={"draft": draft.begun()})


def begun(game: Game, number: int, typed: Typed) -> Again:
    """The edit of a round, going on from what was typed of it and from the round it was typed over.

    Raises `Refused` where there is no such round.
    """
    new = Again(game, number)
    try:
        draft = read_draft(game.rules, _read(typed, _DRAFT))
        return Again(game, number, draft, game.rules.read_entry(_read(typed, _BEFORE)))
    except (ValueError, Refused):
        return new


def _read(typed: Typed, part: str) -> object:
    return read_json(str(typed.get(part, "")).encode())


async def _nobody(_: Again) -> None:
    """Nobody looks on yet."""


def _written(entry: Entry) -> str:
    return entry.model_dump_json(by_alias=True, exclude_defaults=True)


_DRAFT, _BEFORE = "draft", "before"


@dataclass(frozen=True, slots=True)
class Preview:
    """The sheet as the edit would leave it and the rounds that score otherwise, or why it cannot."""

    sheet: Sheet
    changed: tuple[int, ...] = ()
    problems: tuple[Problem, ...] = ()


def preview(before: Sheet, change: Callable[[], Game]) -> Preview:
    """What a change of the game does to its sheet, before it is made."""
    try:
        after = replay(change())
    except Refused as refused:
        return Preview(before, problems=refused.problems)
    return Preview(after, changed_rounds(before, after))
