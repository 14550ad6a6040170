"""Federation: the Full rules with other amounts, and passed deals that are played (N1–N3)."""

from typing import Literal

from estimation_mate.domain.draft import Draft
from estimation_mate.domain.entry import Entry, Trump
from estimation_mate.domain.rows import Position
from estimation_mate.domain.rules.base import RuleSet
from estimation_mate.domain.rules.full import FullRules
from estimation_mate.domain.rules.full.settings import Amount
from estimation_mate.domain.rules.lines import Amounts
from estimation_mate.domain.seats import round_from

HIGH_FROM = 8
HIGH_MADE = 33
"""A made call of 8 counts 41, and each more one more (N2)."""

HIGH_MISSED = -20


class Federation(FullRules):
    """The settings of the Federation, and its rules; a made bid counts 13 (N1)."""

    kind: Literal["federation"] = "federation"
    base: Amount = 13

    def read_entry(self, written: object) -> Entry:
        """A deal; one that everybody passed is played all the same (N3)."""
        return RuleSet.read_entry(self, written)

    def unplayed(self, draft: Draft) -> Entry | None:
        """None: a deal that everybody passed is played (N3)."""
        del draft
        return None

    def speakers(self, draft: Draft, position: Position) -> tuple[int, ...]:
        """As elsewhere; where everybody passed the dealer speaks first (N3)."""
        return round_from(position.dealer) if draft.passed else super().speakers(draft, position)

    def given_trump(self, draft: Draft, position: Position) -> Trump | None:
        """No trump where everybody passed (N3)."""
        return "no_trump" if draft.passed else super().given_trump(draft, position)

    def trumps(self, draft: Draft, position: Position) -> tuple[Trump, ...]:
        """No trump alone where everybody passed (N3)."""
        return ("no_trump",) if draft.passed else super().trumps(draft, position)

    def bid_amounts(self, role: str, bid: int, took: int) -> Amounts:
        """What a bid counts by itself (N2)."""
        if role not in ("caller", "with") or bid < HIGH_FROM:
            return super().bid_amounts(role, bid, took)
        if bid == took:
            return (("high_call", HIGH_MADE + bid),)
        return ("high_call", HIGH_MISSED), ("miss", -abs(took - bid))
