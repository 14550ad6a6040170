"""The Full rules: eighteen deals with an auction.

| rules | where |
|---|---|
| F1 schedule, F5 passed deals | `FullRules` |
| G1, G3, F2–F5, F8 what is refused | `checks` |
| F2, F3 Caller and With, F8 Risk, N3 | `roles` |
| F6, F7, F9, F10 lines and multipliers | `score` |
| F2, F4, F5, F8 while a deal is entered | `entering` |

A void suit (F11) changes no score, so it is not recorded; equal totals share the win (F12) by G6.
"""

from collections.abc import Mapping
from typing import Literal, cast

from estimation_mate.domain.draft import Draft, OpenRound
from estimation_mate.domain.entry import TRUMPS, Entry, Said, Trump, read_entry
from estimation_mate.domain.problems import Problem, Refused, in_order
from estimation_mate.domain.rows import Position, Row
from estimation_mate.domain.rules.base import Check
from estimation_mate.domain.rules.checks import trick_problems
from estimation_mate.domain.rules.editable import Fixed
from estimation_mate.domain.rules.full import entering
from estimation_mate.domain.rules.full.checks import passed_problems, said_problems
from estimation_mate.domain.rules.full.entry import FullDeal, FullSaid, PassedDeal, full
from estimation_mate.domain.rules.full.roles import roles
from estimation_mate.domain.rules.full.score import passed_row, scored
from estimation_mate.domain.rules.full.settings import GROUPS, FullSettings
from estimation_mate.domain.rules.lines import Amounts

__all__ = ["Full", "FullDeal", "FullRules", "FullSaid", "PassedDeal"]

WITHOUT_SPEED = 13
HAND = 13


class FullRules(FullSettings):
    """The rules that the Federation shares."""

    entry_type = FullDeal
    has_dash = True
    groups = GROUPS

    @property
    def rounds(self) -> int:
        """As many deals as the table chose (F1)."""
        return self.deals

    def hand(self, number: int) -> int:
        """Thirteen tricks in every deal."""
        del number
        return HAND

    def fixed_trump(self, number: int) -> Trump | None:
        """The suits of the last five deals; with 13 deals there are none (F1)."""
        if self.deals == WITHOUT_SPEED:
            return None
        return dict(enumerate(TRUMPS, start=self.deals - len(TRUMPS) + 1)).get(number)

    def fixed(self) -> tuple[Fixed, ...]:
        """The hand and what follows from it; the number of deals is a setting."""
        return tuple(one for one in super().fixed() if one.code != "rounds")

    def read_entry(self, written: object) -> Entry:
        """A deal, or one that everybody passed, which has no bids and tricks (F5)."""
        if isinstance(written, Mapping) and written.get("passed") is True:
            if "bids" in written or "tricks" in written:
                raise Refused([Problem("passed_not_allowed", facts={"reason": "played"})])
            return read_entry(PassedDeal, written)
        return super().read_entry(written)

    def roles(self, said: Said, position: Position) -> tuple[str, ...]:
        """Caller, With, Dash and Regular (F2, F3)."""
        return roles(full(said), position)

    def bid_problems(self, said: Said, position: Position) -> tuple[Problem, ...]:
        """What is wrong as soon as all four have spoken."""
        return in_order(said_problems(self, full(said), position))

    def problems(self, entry: Entry, position: Position) -> tuple[Problem, ...]:
        """Everything that is wrong with the entry."""
        if isinstance(entry, PassedDeal):
            return tuple(passed_problems(position))
        deal = cast(FullDeal, entry)
        tricks = trick_problems(deal.tricks, position.hand)
        return in_order([*said_problems(self, deal, position), *tricks])

    def score(self, entry: Entry, position: Position) -> Row:
        """Scores the deal (F5–F10)."""
        if isinstance(entry, PassedDeal):
            return passed_row(entry, position)
        deal = cast(FullDeal, entry)
        return scored(self, deal, deal.tricks, position, self.bid_amounts)

    def bid_amounts(self, role: str, bid: int, took: int) -> Amounts:
        """What a bid counts by itself (F6)."""
        caller = self.caller if role in ("caller", "with") else 0
        if bid == took:
            return ("base", self.base), ("bid", bid), ("caller", caller)
        return ("miss", -abs(took - bid)), ("caller", -caller)

    def said(self, draft: Draft, position: Position) -> FullSaid:
        """The bids of the draft, and who called where two share the highest (F2)."""
        return entering.said(draft, position)

    def check(self, draft: Draft, position: Position) -> Check:
        """Who called (F2), who carries the Risk (F8), and what may be said instead (F4, F5)."""
        return entering.check(self, draft, position)

    def auction(self, draft: Draft, position: Position) -> bool:
        """In all deals but speed deals and those that everybody passed (F1)."""
        return entering.auction(draft, position)

    def unsayable(self, draft: Draft, position: Position, seat: int) -> frozenset[int]:
        """Less than a call, and more than the Caller (F2)."""
        return entering.unsayable(self, draft, position, seat)

    def unplayed(self, draft: Draft) -> Entry | None:
        """A deal that everybody passed (F5)."""
        dealt = {} if draft.dealer is None else {"dealer": draft.dealer}
        return PassedDeal(passed=True, **dealt) if draft.passed else None

    def reopened(self, entry: Entry) -> OpenRound:
        """A deal as a draft; one that everybody passed has no bids (F5)."""
        if isinstance(entry, PassedDeal):
            return Draft(passed=True, dealer=entry.dealer)
        return super().reopened(entry)

    def may_dash(self, draft: Draft, seat: int) -> bool:
        """As long as no more than the table allows would be Dash."""
        return len({*draft.dash, seat}) <= self.max_dash


class Full(FullRules):
    """The settings of the Full rules, and the rules."""

    kind: Literal["full"] = "full"
