"""Who called, who is With and Dash, and who carries the Risk (F2, F3, F8, N3)."""

from estimation_mate.domain.rows import Position, Risk
from estimation_mate.domain.rules.full.entry import FullSaid
from estimation_mate.domain.rules.risk import carriers, risk_level
from estimation_mate.domain.seats import left_of, right_of, round_from


def speed(position: Position) -> bool:
    """Whether the schedule gives the trump, so that there is no auction (F1)."""
    return position.trump is not None


def highest(said: FullSaid) -> tuple[int, ...]:
    """The seats that share the highest bid."""
    call = max(said.bids)
    return tuple(seat for seat, bid in enumerate(said.bids) if bid == call)


def may_call(said: FullSaid, position: Position) -> tuple[int, ...]:
    """Who may be the Caller: the first to speak of those who are highest, or any of them (F2, F3)."""
    best = highest(said)
    if not speed(position):
        return best
    order = round_from(right_of(_dealer(said, position)))
    return (next(seat for seat in order if seat in best),)


def caller(said: FullSaid, position: Position) -> int | None:
    """Who called; nobody where everybody passed (F2, F3, N3)."""
    if said.passed:
        return None
    may = may_call(said, position)
    return said.caller if said.caller in may else may[0]


def roles(said: FullSaid, position: Position) -> tuple[str, ...]:
    """The role of each seat."""
    found = ["regular"] * len(said.bids)
    called = caller(said, position)
    if called is not None:
        for seat in highest(said):
            found[seat] = "with"
        found[called] = "caller"
    for seat in said.dash:
        found[seat] = "dash"
    return tuple(found)


def risk(said: FullSaid, position: Position) -> Risk | None:
    """The last to speak who is not Dash, where the bids are two or more away (F8)."""
    level, called = risk_level(said.bids, position.hand), caller(said, position)
    if not level or called is None:
        return None
    last = _dealer(said, position) if speed(position) else left_of(called)
    carrier = next(carriers(last, said.dash), None)
    return None if carrier is None else Risk(carrier, level)


def _dealer(said: FullSaid, position: Position) -> int:
    return position.dealer if said.dealer is None else said.dealer
