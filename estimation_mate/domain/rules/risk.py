"""The Risk: how great it is and who carries it, in every rule set that knows one (C6, C7, F8)."""

from collections.abc import Iterable, Iterator
from enum import Enum

from pydantic import InstanceOf

from estimation_mate.domain.seats import SEATS, Seat, left_of


class Detect(Enum):
    """Stands for a `risk` that a hand-written file leaves out: find the carrier (C7)."""

    DETECT = "detect"


DETECT = Detect.DETECT

Carrier = Seat | InstanceOf[Detect] | None
"""A seat, `None` for nobody, or `DETECT`."""


def risk_level(bids: Iterable[int], hand: int) -> int:
    """Half the distance of the bids from the hand, rounded down (C6)."""
    return abs(sum(bids) - hand) // 2


def carriers(last: int, dash: tuple[int, ...]) -> Iterator[int]:
    """Who may carry the Risk, the last to speak first: those who are Dash never do (C7)."""
    seat = last
    for _ in SEATS:
        if seat not in dash:
            yield seat
        seat = left_of(seat)
