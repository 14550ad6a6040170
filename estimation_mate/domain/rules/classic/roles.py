"""Who is Caller, With and Dash, and who carries the Risk (C4–C7)."""

from estimation_mate.domain.rows import Position, Risk
from estimation_mate.domain.rules.classic.entry import FINAL_FIVE, ClassicSaid, named_risk
from estimation_mate.domain.rules.risk import DETECT, carriers, risk_level
from estimation_mate.domain.seats import left_of


def caller(said: ClassicSaid) -> int:
    """The highest bidder; on a tie the first in seat order (C4)."""
    return said.bids.index(max(said.bids))


def roles(said: ClassicSaid) -> tuple[str, ...]:
    """The role of each seat (C4, C5)."""
    call = max(said.bids)
    found = ["with" if bid == call else "regular" for bid in said.bids]
    found[said.bids.index(call)] = "caller"
    for seat in said.with_:
        found[seat] = "with"
    for seat in said.dash:
        found[seat] = "dash"
    return tuple(found)


def last_speaker(said: ClassicSaid, position: Position) -> int:
    """The seat before the Caller, in the final five the dealer (C7)."""
    if position.number in FINAL_FIVE:
        return position.dealer if said.dealer is None else said.dealer
    return left_of(caller(said))


def suggested(said: ClassicSaid, position: Position) -> int | None:
    """The likely carrier; nobody where a shared call hides who spoke last (C7, Decision)."""
    shared = said.bids.count(max(said.bids)) > 1
    if shared and position.number not in FINAL_FIVE:
        return None
    return next(carriers(last_speaker(said, position), said.dash), None)


def risk(said: ClassicSaid, position: Position) -> Risk | None:
    """The carrier that is named, else the one C7 detects, with the level."""
    level = risk_level(said.bids, position.hand)
    if not level:
        return None
    last = last_speaker(said, position)
    seat = next(carriers(last, said.dash)) if said.risk is DETECT else named_risk(said)
    return None if seat is None else Risk(seat, level)
