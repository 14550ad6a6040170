"""Rounds that count bids and tricks and nothing else: no Caller, Dash, Risk or multiplier."""

from abc import abstractmethod
from typing import cast

from estimation_mate.domain.draft import Draft
from estimation_mate.domain.entry import TRUMPS, Entry, Played, Said, Trump
from estimation_mate.domain.problems import Problem, in_order
from estimation_mate.domain.rows import Position, Row, Score
from estimation_mate.domain.rules.base import RuleSet
from estimation_mate.domain.rules.checks import bid_number_problems, trick_problems, trump_problems
from estimation_mate.domain.rules.lines import Amounts, row_of, worth
from estimation_mate.domain.seats import SEATS


class Counted(RuleSet):
    """A rule set in which each player is scored by bid, tricks and hand size alone (L4, R4)."""

    @abstractmethod
    def amounts(self, bid: int, took: int, hand: int) -> Amounts:
        """What one player's bid counts."""

    def trumps(self, draft: Draft, position: Position) -> tuple[Trump, ...]:
        """A fixed trump cannot be another (L1, R1)."""
        del draft
        return TRUMPS if position.trump is None else (position.trump,)

    def bid_problems(self, said: Said, position: Position) -> tuple[Problem, ...]:
        """G1 and G3, and a trump other than the fixed one (L1, R1)."""
        found = bid_number_problems(said.bids, position.hand)
        return in_order([*found, *trump_problems(said.trump, position.trump)])

    def problems(self, entry: Entry, position: Position) -> tuple[Problem, ...]:
        """Everything that is wrong with the entry."""
        played = cast(Played, entry)
        tricks = trick_problems(played.tricks, position.hand)
        return in_order([*self.bid_problems(played, position), *tricks])

    def score(self, entry: Entry, position: Position) -> Row:
        """The four scores, each by itself."""
        played = cast(Played, entry)
        scores = []
        for seat in SEATS:
            bid, took = played.bids[seat], played.tricks[seat]
            lines, points = worth(self.amounts(bid, took, position.hand))
            total = position.totals[seat] + points
            scores.append(Score(seat, "regular", bid, took, bid == took, lines, points, total))
        return row_of(played, position, scores)
