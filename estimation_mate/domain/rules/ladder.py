"""Ladder: hands of one card up to thirteen and down again (L1–L4)."""

from typing import Annotated, Literal

from pydantic import Field

from estimation_mate.domain.entry import Trump
from estimation_mate.domain.rules.counted import Counted
from estimation_mate.domain.rules.lines import Amounts

TOP = 13


class Ladder(Counted):
    """Twenty-five rounds; a made bid counts `exact` and itself, a missed one `miss`."""

    kind: Literal["ladder"] = "ladder"
    exact: Annotated[int, Field(strict=True, ge=0, le=999)] = 10
    miss: Annotated[int, Field(strict=True, ge=-999, le=0)] = 0

    @property
    def rounds(self) -> int:
        """Up to the top and down (L1)."""
        return 2 * TOP - 1

    def hand(self, number: int) -> int:
        """1, 2 … 13, 12 … 1 (L1)."""
        return TOP - abs(number - TOP)

    def fixed_trump(self, number: int) -> Trump | None:
        """The round at the top has no trump (L1)."""
        return "no_trump" if number == TOP else None

    def amounts(self, bid: int, took: int, hand: int) -> Amounts:
        """L3."""
        del hand
        if bid == took:
            return ("exact", self.exact), ("bid", bid)
        return (("lose", self.miss),)
