"""What the panel under the sheet shows: one frozen value, the same for screens and tests."""

from dataclasses import dataclass
from typing import Literal

from estimation_mate.domain import questions, slots
from estimation_mate.domain.draft import EMPTY, Draft, MaybeFour
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Problem
from estimation_mate.domain.rows import Position, Sheet
from estimation_mate.domain.rules import Check, RuleSet
from estimation_mate.domain.seats import SEATS

Stage = Literal["call", "trump", "bids", "check", "passed", "tricks"]
"""`call`: somebody has to call before the pad is needed; `trump`: the call waits for its trump;
`passed`: nobody plays this round."""

_BEFORE = ("call", "trump", "bids", "check")
"""The stages in which the bids are not confirmed yet."""

_UNFINISHED = {"bid_empty", "tricks_empty", "risk_missing"}
"""Problems that only wait for the next tap."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One player's place in the panel; `number` `None` is empty, `bid` is there beside tricks."""

    seat: int
    number: int | None
    bid: int | None
    dash: bool
    active: bool


@dataclass(frozen=True, slots=True)
class Pad:
    """The keys for the active seat: numbers up to `highest` but the barred ones, and the 15th.

    Before a call, which is no Dash, the 15th says that everybody passed (F5).

    `barred` holds both what would make the bids add up wrong and what this player cannot say.
    """

    seat: int
    highest: int
    barred: frozenset[int]
    fifteenth: Literal["dash", "made", "passed"] | None
    fifteenth_on: bool


@dataclass(frozen=True, slots=True)
class Bids:
    """What the four have said, as far as they have spoken."""

    total: int
    spoken: int
    side: str
    off_by: int
    last: int | None
    may_not: tuple[int, ...]
    roles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """The open round as the person with the phone meets it.

    `problems` is what keeps Confirm from being pressed, empty slots first; `wrong` is the part of
    it that is an error and not only unfinished. `told_hand` is how many cards are dealt, where that
    differs from round to round.
    """

    stage: Stage
    position: Position
    trump: str | None
    first_speaker: int
    slots: tuple[Slot, ...]
    pad: Pad | None
    bids: Bids
    check: Check
    tricks_left: int
    problems: tuple[Problem, ...]
    wrong: tuple[Problem, ...]
    told_hand: int | None = None

    @property
    def may_confirm(self) -> bool:
        """Whether Confirm does something."""
        return not self.problems

    @property
    def ends_round(self) -> bool:
        """Whether Confirm puts the round on the sheet."""
        return self.stage in ("tricks", "passed")


def panel(game: Game, sheet: Sheet) -> Panel | None:
    """The panel of the open round, `None` where no round of bids and tricks is open."""
    draft, position = game.draft, questions.opened(game, sheet)
    if not isinstance(draft, Draft) or position is None:
        return None
    rules = game.rules
    check = questions.check(rules, draft, position)
    stage = _stage(rules, draft, position)
    what_is_wrong = questions.bid_problems if stage in _BEFORE else questions.round_problems
    problems = what_is_wrong(rules, draft, position)
    return Panel(
        stage=stage,
        position=position,
        trump=draft.trump or rules.given_trump(draft, position),
        first_speaker=rules.speakers(draft, position)[0],
        slots=_slots(draft, position),
        pad=_pad(rules, draft, position),
        bids=_bids(rules, draft, position),
        check=check,
        tricks_left=slots.tricks_left(slots.filled(draft.tricks, position.hand), position.hand),
        problems=problems,
        wrong=tuple(one for one in problems if one.code not in _UNFINISHED),
        told_hand=position.hand if rules.hands_differ else None,
    )


def _stage(rules: RuleSet, draft: Draft, position: Position) -> Stage:
    if draft.phase == "tricks":
        return "tricks"
    if rules.unplayed(draft):
        return "passed"
    if draft.active is not None:
        return "bids"
    if questions.asks_trump(rules, draft, position):
        return "trump"
    return "call" if draft.bids == EMPTY else "check"


def _slots(draft: Draft, position: Position) -> tuple[Slot, ...]:
    playing = draft.phase == "tricks"
    numbers: MaybeFour = slots.filled(draft.tricks, position.hand) if playing else draft.bids
    return tuple(
        Slot(
            seat=seat,
            number=numbers[seat],
            bid=draft.bids[seat] if playing else None,
            dash=seat in draft.dash,
            active=seat == draft.active,
        )
        for seat in SEATS
    )


def _pad(rules: RuleSet, draft: Draft, position: Position) -> Pad | None:
    seat = draft.active
    if seat is None:
        return None
    barred = questions.barred(rules, draft, position) | questions.unsayable(rules, draft, position)
    if draft.phase == "tricks":
        return Pad(seat, position.hand, barred, "made", True)
    if draft.bids == EMPTY and rules.auction(draft, position):
        return Pad(seat, position.hand, barred, "passed", True)
    fifteenth: Literal["dash"] | None = "dash" if rules.has_dash else None
    return Pad(seat, position.hand, barred, fifteenth, _may_dash(rules, draft, seat, barred))


def _may_dash(rules: RuleSet, draft: Draft, seat: int, barred: frozenset[int]) -> bool:
    """A Dash that stands can always be taken back; a new one is a bid of 0 and must be free."""
    return seat in draft.dash or (rules.may_dash(draft, seat) and 0 not in barred)


def _bids(rules: RuleSet, draft: Draft, position: Position) -> Bids:
    said = [bid for bid in draft.bids if bid is not None]
    total, everybody = sum(said), len(said) == len(SEATS)
    asked = draft.model_copy(update={"active": _last(draft)})
    barred = questions.barred(rules, asked, position) - questions.unsayable(rules, asked, position)
    roles = rules.roles(rules.said(draft, position), position) if everybody else ()
    return Bids(
        total=total,
        spoken=len(said),
        side="over" if total > position.hand else "under",
        off_by=abs(total - position.hand),
        last=_last(draft),
        may_not=tuple(sorted(barred)),
        roles=roles,
    )


def _last(draft: Draft) -> int | None:
    """The only seat that has not spoken, if it is only one."""
    gaps = [seat for seat in SEATS if draft.bids[seat] is None]
    return gaps[0] if len(gaps) == 1 else None
