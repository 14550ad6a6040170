"""What is written down of a Classic round."""

from typing import cast

from pydantic import Field

from estimation_mate.domain.entry import TRUMPS, Entry, Played, Said, Seats, Trump
from estimation_mate.domain.rules.risk import DETECT, Carrier, Detect

FINAL_FIVE: dict[int, Trump] = dict(enumerate(TRUMPS, start=14))
"""The rounds without an auction and their trumps (C1)."""


class ClassicSaid(Said):
    """What is known of a Classic round once all four have spoken."""

    dash: Seats = ()
    with_: Seats = Field(default=(), alias="with")
    risk: Carrier = DETECT


class ClassicEntry(ClassicSaid, Played):
    """A completed Classic round."""


def named_risk(said: ClassicSaid) -> int | None:
    """The seat that is named for the Risk, `None` where nobody is."""
    return None if isinstance(said.risk, Detect) else said.risk


def classic(said: Said) -> ClassicSaid:
    """Any record of bids as a Classic one, which it always is inside this rule set."""
    return cast(ClassicSaid, said)


def completed(entry: Entry) -> ClassicEntry:
    """Any recorded round as a Classic one, which it always is inside this rule set."""
    return cast(ClassicEntry, entry)
