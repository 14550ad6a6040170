"""What is written down of a Classic round."""

from enum import Enum
from typing import cast

from pydantic import Field, InstanceOf

from estimation_mate.domain.entry import Entry, Said, Seats, Trump
from estimation_mate.domain.seats import Seat

FINAL_FIVE: dict[int, Trump] = {
    14: "no_trump", 15: "spades", 16: "hearts", 17: "diamonds", 18: "clubs",
}  # fmt: skip
"""The rounds without an auction and their trumps (C1)."""


class Detect(Enum):
    """Stands for a `risk` that a hand-written file leaves out: find the carrier (C7)."""

    DETECT = "detect"


DETECT = Detect.DETECT


class ClassicSaid(Said):
    """What is known of a Classic round once all four have spoken.

    `risk` is a seat, `None` for nobody, or `DETECT`.
    """

    dash: Seats = ()
    with_: Seats = Field(default=(), alias="with")
    risk: Seat | InstanceOf[Detect] | None = DETECT


class ClassicEntry(ClassicSaid, Entry):
    """A completed Classic round."""


def named_risk(said: ClassicSaid) -> int | None:
    """The seat that is named for the Risk, `None` where nobody is."""
    return None if isinstance(said.risk, Detect) else said.risk


def classic(said: Said) -> ClassicSaid:
    """Any record of bids as a Classic one, which it always is inside this rule set."""
    return cast(ClassicSaid, said)
