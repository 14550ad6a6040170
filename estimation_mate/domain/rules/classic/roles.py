"""Who is Caller, With and Dash, and who carries the Risk (C4–C7)."""

from collections.abc import Iterator

from estimation_mate.domain.rows import Position, Risk
from estimation_mate.domain.rules.classic.entry import DETECT, FINAL_FIVE, ClassicSaid, named_risk
from estimation_mate.domain.seats import SEATS, left_of


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


def risk_level(said: ClassicSaid, position: Position) -> int:
    """Half the distance of the bids from the hand, rounded down (C6)."""
    return abs(sum(said.bids) - position.hand) // 2


def carriers(said: ClassicSaid, position: Position) -> Iterator[int]:
    """Who may carry the Risk, the last to speak first (C7)."""
    dealer = position.dealer if said.dealer is None else said.dealer
    seat = dealer if position.number in FINAL_FIVE else left_of(caller(said))
    for _ in SEATS:
        if seat not in said.dash:
            yield seat
        seat = left_of(seat)


def suggested(said: ClassicSaid, position: Position) -> int | None:
    """The likely carrier; nobody where a shared call hides who spoke last (C7, Decision)."""
    shared = said.bids.count(max(said.bids)) > 1
    if shared and position.number not in FINAL_FIVE:
        return None
    return next(carriers(said, position), None)


def risk(said: ClassicSaid, position: Position) -> Risk | None:
    """The carrier that is named, else the one C7 detects, with the level."""
    level = risk_level(said, position)
    if not level:
        return None
    seat = next(carriers(said, position)) if said.risk is DETECT else named_risk(said)
    return None if seat is None else Risk(seat, level)
