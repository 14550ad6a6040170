"""A deal of the Full rules while it is entered: the call first, then what the others say."""

from estimation_mate.domain.draft import EMPTY, Draft
from estimation_mate.domain.rows import Position
from estimation_mate.domain.rules.base import Check, spoken
from estimation_mate.domain.rules.full.checks import SUPER_FROM
from estimation_mate.domain.rules.full.entry import FullSaid
from estimation_mate.domain.rules.full.roles import caller, highest, risk, speed
from estimation_mate.domain.rules.full.settings import FullSettings


def said(draft: Draft, position: Position) -> FullSaid:
    """The bids of the draft; the Risk is what is found (F8), and a Caller is told who shares (F2)."""
    told = FullSaid.model_validate(
        spoken(draft) | {"dash": draft.dash, "passed": draft.passed and not speed(position)}
    )
    shared = highest(told)
    if told.passed or speed(position) or len(shared) == 1 or draft.caller not in shared:
        return told
    return told.model_copy(update={"caller": draft.caller})


def auction(draft: Draft, position: Position) -> bool:
    """Whether somebody calls first: not in a speed deal, nor where everybody passed (F1, N3)."""
    return not speed(position) and not draft.passed


def unsayable(
    settings: FullSettings, draft: Draft, position: Position, seat: int
) -> frozenset[int]:
    """Nobody calls less than the table's least, and nobody says more than the Caller (F2)."""
    numbers = range(position.hand + 1)
    if not auction(draft, position):
        return frozenset()
    if draft.bids == EMPTY:
        return frozenset(number for number in numbers if number < settings.min_call)
    call = None if draft.caller in (None, seat) else draft.bids[draft.caller]
    return frozenset(number for number in numbers if call is not None and number > call)


def check(settings: FullSettings, draft: Draft, position: Position) -> Check:
    """Who called, who carries the Risk, which no tap moves (F8), and what may be said instead."""
    told = said(draft, position)
    found, shared = risk(told, position), highest(told)
    calling = auction(draft, position)
    return Check(
        risk_level=found.level if found else 0,
        stake=found.level * settings.risk if found else 0,
        carrier=found.seat if found else None,
        may_have_called=shared if calling and len(shared) > 1 else (),
        called=caller(told, position),
        may_pass=not speed(position),
        passed=told.passed,
        super_call=speed(position) and max(told.bids) >= SUPER_FROM,
    )
