"""Egypt – Classic, the rule set of the cafés.

| rules | where |
|---|---|
| C1 schedule, C18 extra rounds and finish | `Classic` |
| G1, G3, C2, C3, C5, C6 what is refused | `checks` |
| C4, C5 Caller and With, C6, C7 Risk | `roles` |
| C8–C17 lines, multipliers | `score` |
"""

from typing import Literal

from estimation_mate.domain.draft import Draft
from estimation_mate.domain.entry import Entry, Said, Trump
from estimation_mate.domain.problems import Problem, in_order
from estimation_mate.domain.rows import Position, Row
from estimation_mate.domain.rules.base import Check, spoken
from estimation_mate.domain.rules.checks import trick_problems
from estimation_mate.domain.rules.classic.checks import may_be_with, said_problems
from estimation_mate.domain.rules.classic.entry import (
    FINAL_FIVE,
    ClassicEntry,
    ClassicSaid,
    classic,
    completed,
)
from estimation_mate.domain.rules.classic.roles import roles, suggested
from estimation_mate.domain.rules.classic.score import RISK_STEP, scored
from estimation_mate.domain.rules.classic.settings import GROUPS, HighCalls, Settings, WinLose
from estimation_mate.domain.rules.editable import Fixed
from estimation_mate.domain.rules.risk import DETECT, risk_level
from estimation_mate.domain.seats import SEATS

__all__ = ["DETECT", "Classic", "ClassicEntry", "ClassicSaid", "HighCalls", "WinLose"]


CLOSE_CALL = 13


class Classic(Settings):
    """The settings of Egypt – Classic, and its rules."""

    kind: Literal["classic"] = "classic"

    entry_type = ClassicEntry
    has_dash = True
    groups = GROUPS

    @property
    def rounds(self) -> int:
        """Eighteen (C1)."""
        return 18

    def hand(self, number: int) -> int:
        """Thirteen tricks in every round."""
        del number
        return 13

    def allows(self, number: int) -> bool:
        """Any number: extra rounds have no end (C18)."""
        return number >= 1

    def fixed_trump(self, number: int) -> Trump | None:
        """The suits of rounds 14–18 (C1)."""
        return FINAL_FIVE.get(number)

    def fixed(self) -> tuple[Fixed, ...]:
        """The schedule, and the Risk ladder (C14)."""
        return (*super().fixed(), Fixed("risk_step", RISK_STEP))

    def recommends_more(self, totals: tuple[int, ...]) -> bool:
        """The two best are 13 or fewer apart (C18)."""
        best, second, *_ = sorted(totals, reverse=True)
        return best - second <= CLOSE_CALL

    def roles(self, said: Said, position: Position) -> tuple[str, ...]:
        """Caller, With, Dash and Regular (C4, C5)."""
        del position
        return roles(classic(said))

    def bid_problems(self, said: Said, position: Position) -> tuple[Problem, ...]:
        """What is wrong as soon as all four have spoken."""
        return in_order(said_problems(self, classic(said), position))

    def problems(self, entry: Entry, position: Position) -> tuple[Problem, ...]:
        """Everything that is wrong with the entry."""
        played = completed(entry)
        found = [
            *said_problems(self, played, position),
            *trick_problems(played.tricks, position.hand),
        ]
        return in_order(found) if found else ()

    def score(self, entry: Entry, position: Position) -> Row:
        """Scores the round (C8–C17)."""
        played = completed(entry)
        return scored(self, played, played.tricks, position)

    def said(self, draft: Draft, position: Position) -> ClassicSaid:
        """The bids of the draft, with the marks that still hold and its Risk spelt out."""
        bare = ClassicSaid.model_validate(spoken(draft) | {"dash": draft.dash})
        marked = tuple(seat for seat in draft.with_ if seat in may_be_with(self, bare))
        carrier = self._carrier(draft, bare, position)
        return bare.model_copy(update={"with_": marked, "risk": carrier})

    def check(self, draft: Draft, position: Position) -> Check:
        """Risk where it is due (C6), With by hand where it is allowed (C5)."""
        said = self.said(draft, position)
        level = risk_level(said.bids, position.hand)
        return Check(
            risk_level=level,
            stake=level * RISK_STEP,
            carrier=self._carrier(draft, said, position),
            may_carry=tuple(seat for seat in SEATS if seat not in said.dash) if level else (),
            may_be_with=may_be_with(self, said),
            marked=said.with_,
        )

    def may_dash(self, draft: Draft, seat: int) -> bool:
        """As long as no more than the table allows would be Dash (C3)."""
        return len({*draft.dash, seat}) <= self.max_dash

    def _carrier(self, draft: Draft, said: ClassicSaid, position: Position) -> int | None:
        """The seat that a tap chose as long as it may carry, else the one C7 suggests."""
        if not risk_level(said.bids, position.hand):
            return None
        if draft.risk is not None and draft.risk not in said.dash:
            return draft.risk
        return suggested(said, position)
