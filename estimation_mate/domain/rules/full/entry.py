"""What is written down of a deal of the Full rules."""

from typing import Annotated, cast

from pydantic import Field

from estimation_mate.domain.entry import Entry, Played, Said, SaidSeat, Seats, Told
from estimation_mate.domain.rules.risk import DETECT, Carrier


class FullSaid(Said):
    """What is known of a deal once all four have spoken.

    `caller` is the auction's winner, `None` where it was not written down. `passed` is true in a
    deal that is played although everybody passed (N3).
    """

    dash: Seats = ()
    caller: SaidSeat = None
    risk: Carrier = DETECT
    passed: Annotated[bool, Field(strict=True)] = False


class FullDeal(FullSaid, Played):
    """A deal that was played."""


class PassedDeal(Entry):
    """A deal in which everybody passed, and which is not played (F5)."""

    passed: Told


def full(said: Said) -> FullSaid:
    """Any record of bids as one of these rules, which it always is inside them."""
    return cast(FullSaid, said)
