"""The keyboard at the panel: digits, arrows, Backspace, Enter and paste."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from estimation_mate.app.play import Entering
from estimation_mate.domain import moves
from estimation_mate.domain.digits import NotANumber, read_number
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.seats import left_of, right_of
from estimation_mate.ui.session import Act

TOGETHER = 1.0
"""Seconds within which a second digit makes a number of two with the first."""

LONGEST_HOLD = 3.0
"""Seconds after which Ctrl no longer counts as held: its release may have gone to another window."""

ENTER = ("Enter", "Numpad Enter")
_ARROWS = {"Arrow Left": left_of, "Arrow Right": right_of}
_MODIFIERS = ("Control", "Meta")

Read = Callable[[], Awaitable[str | None]]


@dataclass
class Keys:
    """What earlier keys did: a `1` may become 10–13 with the next digit."""

    clock: Callable[[], float] = time.monotonic
    seat: int | None = None
    at: float = 0.0
    held: dict[str, float] = field(default_factory=dict)

    def release(self, key: str) -> None:
        """A key came up."""
        self.held.pop(key, None)

    def _holds(self) -> bool:
        """Whether a modifier is down; one that came up in another window is not told of."""
        return any(self.clock() - since < LONGEST_HOLD for since in self.held.values())

    async def press(self, play: Entering, key: str, confirm: Act, paste: Read, rtl: bool) -> None:
        """Does what a key means at the panel; raises `Refused` where it is no number."""
        first, self.seat = self.seat, None
        if key.startswith(_MODIFIERS):
            self.held[key] = self.clock()
        elif play.shown.game.draft is None:
            return
        elif self._holds():
            if key == "V":
                await _paste(play, paste)
        elif key in ENTER:
            await confirm()
        elif key == "Backspace":
            await play.make(moves.clear)
        elif key in _ARROWS:
            await _walk(play, _ARROWS[_mirrored(key) if rtl else key])
        elif len(key.removeprefix("Numpad ")) == 1:
            await self._digit(play, key.removeprefix("Numpad "), first)

    async def _digit(self, play: Entering, key: str, first: int | None) -> None:
        """A digit; `first` is the slot that the key before it gave a 1."""
        digit = _number(play, key)
        soon = self.clock() - self.at < TOGETHER
        if first is not None and soon and 10 + digit <= _highest(play):
            await play.make(lambda game: moves.enter(moves.choose_slot(game, first), 10 + digit))
            return
        draft = play.shown.game.draft
        if digit == 1 and draft is not None:
            self.seat, self.at = draft.active, self.clock()
        await play.make(lambda game: moves.enter(game, digit))


async def _paste(play: Entering, paste: Read) -> None:
    """Enters the number that was copied; raises `Refused` where it is none or not to be had."""
    text = await paste()
    if text is None:
        raise Refused([Problem("no_paste")])
    number = _number(play, text)
    await play.make(lambda game: moves.enter(game, number))


def _number(play: Entering, text: str) -> int:
    try:
        return read_number(text, 0, _highest(play))
    except NotANumber as error:
        facts = {"low": error.low, "high": error.high}
        raise Refused([Problem(error.reason, facts=facts)]) from None


def _highest(play: Entering) -> int:
    position = play.shown.sheet.next
    return position.hand if position else 0


def _mirrored(key: str) -> str:
    return "Arrow Right" if key == "Arrow Left" else "Arrow Left"


async def _walk(play: Entering, step: Callable[[int], int]) -> None:
    draft = play.shown.game.draft
    active = draft.active if draft else None
    seat = 0 if active is None else step(active)
    await play.touch(lambda game: moves.choose_slot(game, seat))
