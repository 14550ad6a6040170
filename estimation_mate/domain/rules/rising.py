"""Rising: hands of three cards up to thirteen, and thirteen once more without trump (R1–R4)."""

from typing import Literal

from estimation_mate.domain.entry import Trump
from estimation_mate.domain.rules.counted import Counted
from estimation_mate.domain.rules.lines import Amounts

FIRST_HAND = 3
LAST_HAND = 13


class Rising(Counted):
    """Twelve rounds; a made bid counts the hand size and itself, a missed one its difference."""

    kind: Literal["rising"] = "rising"

    @property
    def rounds(self) -> int:
        """A hand size a round, and the last one twice (R1)."""
        return LAST_HAND - FIRST_HAND + 2

    def hand(self, number: int) -> int:
        """3, 4 … 13, 13 (R1)."""
        return min(FIRST_HAND + number - 1, LAST_HAND)

    def fixed_trump(self, number: int) -> Trump | None:
        """The last round is sans (R1)."""
        return "no_trump" if number == self.rounds else None

    def amounts(self, bid: int, took: int, hand: int) -> Amounts:
        """R3."""
        if bid == took:
            return ("hand", hand), ("bid", bid)
        return (("miss", -abs(took - bid)),)
