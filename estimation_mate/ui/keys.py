"""The keyboard at the panel: digits, arrows, Backspace, Enter and paste."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from estimation_mate.app.play import Entering, Move
from estimation_mate.domain import moves, questions
from estimation_mate.domain.digits import NotANumber, read_number
from estimation_mate.domain.draft import Draft
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.seats import left_of, right_of
from estimation_mate.ui.session import Act

TOGETHER = 1.0
"""Seconds within which a second digit makes a number of two with the first."""

LONGEST_HOLD = 3.0
"""Seconds after which Ctrl no longer counts as held: its release may have gone to another window."""

REACTION = 0.4
"""Seconds in which nobody answers to what another device has just brought to the screen."""

ENTER = ("Enter", "Numpad Enter")
_ARROWS = {"Arrow Left": left_of, "Arrow Right": right_of}
_MODIFIERS = ("Control", "Meta")

Read = Callable[[], Awaitable[str | None]]


@dataclass(frozen=True, slots=True)
class Aim:
    """What the panel asked for when it was drawn: round, tricks or bids, and whose number."""

    round: int
    playing: bool
    seat: int | None

    def hits(self, game: Game) -> bool:
        """Whether the game still asks for bids or tricks of that round."""
        draft, here = game.draft, len(game.rounds) + 1 == self.round
        return draft is not None and here and (draft.phase == "tricks") == self.playing


@dataclass
class Keys:
    """What this tab did last: a `1` may become 10–13, and fast taps run ahead of the drawing."""

    clock: Callable[[], float] = time.monotonic
    seat: int | None = None
    at: float = 0.0
    last: Game | None = None
    drawn: Aim | None = None
    before: Aim | None = None
    turned: float = -REACTION
    passed: float = -LONGEST_HOLD
    held: dict[str, float] = field(default_factory=dict)

    clearing = staticmethod(moves.clear)
    """What Backspace does."""

    def draw(self, aim: Aim, game: Game) -> None:
        """The panel is drawn with this aim; somebody else's move may have brought it there."""
        if aim == self.drawn:
            return
        self.turned = -REACTION if self.drawn is None or game is self.last else self.clock()
        self.before, self.drawn = self.drawn, aim

    def forget(self) -> None:
        """Something else stood on the screen; what comes next is looked at anew."""
        self.before = self.drawn = None

    def _meant(self, aim: Aim) -> Aim:
        """What was seen when the finger began to move."""
        soon = self.clock() - self.turned < REACTION
        return self.before if soon and self.before is not None else aim

    def aimed(self, aim: Aim | None, move: Move) -> Move:
        """The move for the player who was asked for when the panel was drawn.

        Where this tab itself has moved on since, it follows: fast taps and keys fill one slot after
        another. What another device has moved must not turn a number over to another player.
        """

        def aimed(game: Game) -> Game:
            if aim is not None and game is not self.last:
                meant = self._meant(aim)
                if not meant.hits(game):
                    return game
                game = game if meant.seat is None else moves.choose_slot(game, meant.seat)
            self.last = move(game)
            return self.last

        return aimed

    def release(self, key: str) -> None:
        """A key came up."""
        self.held.pop(key, None)

    def _holds(self) -> bool:
        """Whether a modifier is down; one that came up in another window is not told of."""
        return any(self.clock() - since < LONGEST_HOLD for since in self.held.values())

    async def press(
        self,
        play: Entering,
        key: str,
        confirm: Act,
        paste: Read,
        rtl: bool,
        aim: Aim | None = None,
    ) -> None:
        """Does what a key means at the panel; raises `Refused` where it is no number."""
        first, self.seat = self.seat, None
        if key.startswith(_MODIFIERS):
            self.held[key] = self.clock()
        elif questions.opened(play.shown.game, play.shown.sheet) is None:
            return
        elif self._holds():
            if key == "V":
                await self._paste(play, paste, aim)
        elif key in ENTER:
            await confirm()
        elif key == "Backspace":
            await play.make(self.aimed(aim, self.clearing))
        elif key in _ARROWS:
            await self._walk(play, _ARROWS[_mirrored(key) if rtl else key])
        elif len(key.removeprefix("Numpad ")) == 1:
            await self._digit(play, key.removeprefix("Numpad "), first, aim)

    async def _digit(self, play: Entering, key: str, first: int | None, aim: Aim | None) -> None:
        """A digit; `first` is the slot that the key before it gave a 1."""
        digit = whole(key, 0, _highest(play))
        soon = self.clock() - self.at < TOGETHER
        if first is not None and soon and 10 + digit <= _highest(play):
            both = self.aimed(aim, lambda game: moves.enter_for(game, first, 10 + digit))
            await play.make(both)
            return
        draft = play.shown.game.draft
        if digit == 1 and isinstance(draft, Draft):
            self.seat, self.at = draft.active, self.clock()
        await play.make(self.aimed(aim, lambda game: moves.enter(game, digit)))

    async def _paste(self, play: Entering, paste: Read, aim: Aim | None) -> None:
        """Enters the number that was copied; raises `Refused` where it is none or not to be had."""
        number = whole(await copied(paste), 0, _highest(play))
        await play.make(self.aimed(aim, lambda game: moves.enter(game, number)))

    async def _walk(self, play: Entering, step: Callable[[int], int]) -> None:
        draft = play.shown.game.draft
        active = draft.active if isinstance(draft, Draft) else None
        seat = 0 if active is None else step(active)
        await play.touch(self.aimed(None, lambda game: moves.choose_slot(game, seat)))


async def copied(paste: Read) -> str:
    """What was copied; raises `Refused` where it is not to be had."""
    text = await paste()
    if text is None:
        raise Refused([Problem("no_paste")])
    return text


def whole(text: str, low: int, high: int) -> int:
    """The number that a text is; raises `Refused` where it is none between these."""
    try:
        return read_number(text, low, high)
    except NotANumber as error:
        facts = {"low": error.low, "high": error.high}
        raise Refused([Problem(error.reason, facts=facts)]) from None


def _highest(play: Entering) -> int:
    position = play.shown.sheet.next
    return position.hand if position else 0


def _mirrored(key: str) -> str:
    return "Arrow Right" if key == "Arrow Left" else "Arrow Left"
