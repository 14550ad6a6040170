"""The scoresheet: everything that replaying a game yields (G4, G5)."""

import operator
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from estimation_mate.domain.entry import Trump
from estimation_mate.domain.problems import Problem

Unless = Annotated[bool, Field(exclude_if=operator.not_)]
"""Told only where it is so."""


@dataclass(frozen=True, slots=True)
class Line:
    """One labelled part of a score, before the multiplier (G5)."""

    label: str
    points: int


@dataclass(frozen=True, slots=True)
class Risk:
    """Who carries the Risk, and its level (C6)."""

    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class Score:
    """One player's round: what was said and taken, and what it is worth."""

    seat: int
    role: str
    bid: int | None
    tricks: int | None
    made: bool | None
    lines: tuple[Line, ...]
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class Position:
    """Where a round stands before anybody speaks: all that its rules may look at."""

    number: int
    hand: int
    trump: Trump | None
    dealer: int
    multiplier: int
    totals: Annotated[tuple[int, ...], Field(exclude=True)]


@dataclass(frozen=True, slots=True)
class Row:
    """One scored round; `carried` is the multiplier that the next round begins with.

    `passed`: everybody passed (F5, N3); `dead`: nobody bid (M1). `buyer` is the seat of a contract's
    buyer, and `doubled` what doubles its lines (M4).
    """

    number: int
    hand: int
    trump: str | None
    dealer: int
    total: int | None
    side: str | None
    multiplier: int
    sa_aydeh: bool
    double: bool
    risk: Risk | None
    scores: tuple[Score, ...]
    carried: Annotated[int, Field(exclude=True)] = 1
    passed: Unless = False
    dead: Unless = False
    buyer: Annotated[int | None, Field(exclude=True)] = None
    doubled: Annotated[int, Field(exclude=True)] = 1

    @property
    def totals(self) -> tuple[int, ...]:
        """The running totals after this round, in the order of the columns."""
        return tuple([score.total for score in self.scores])


@dataclass(frozen=True, slots=True)
class Place:
    """A seat's place: equal totals share the better one and the next is skipped (G6)."""

    seat: int
    place: int
    total: int


@dataclass(frozen=True, slots=True)
class Failure:
    """The first round that does not stand, and everything that is wrong with it."""

    round: int
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The rows that stand, what comes next (`None`: no round can follow), and where it stopped."""

    rows: tuple[Row, ...]
    next: Position | None
    totals: tuple[int, ...]
    finished: bool
    failure: Failure | None = None

    @property
    def ranking(self) -> tuple[Place, ...]:
        """Everybody by place, then by seat (G6)."""
        return ranked(self.totals)


def ranked(totals: tuple[int, ...]) -> tuple[Place, ...]:
    """Places of the totals: 1, 1, 3, 4 where two share the lead (G6)."""
    places = [
        Place(seat, 1 + sum(other > total for other in totals), total)
        for seat, total in enumerate(totals)
    ]
    return tuple(sorted(places, key=lambda place: (place.place, place.seat)))
