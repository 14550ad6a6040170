"""How amounts become the lines of a score, and scores a row (G5)."""

from functools import lru_cache
from typing import Any

from estimation_mate.domain.entry import Said
from estimation_mate.domain.rows import Line, Position, Row, Score

Amounts = tuple[tuple[str, int], ...]
"""Label and points, in the order they are explained."""

Worth = tuple[tuple[Line, ...], int]
"""The lines of one player's round, and their sum."""

NOTHING: Worth = ((), 0)


@lru_cache(maxsize=4096)
def worth(amounts: Amounts) -> Worth:
    """A line an amount, one of 0 left out; remembered, since a game has few that come often."""
    lines = tuple(Line(label, points) for label, points in amounts if points)
    return lines, sum(line.points for line in lines)


def row_of(
    said: Said, position: Position, scores: list[Score], multiplier: int = 1, **more: Any
) -> Row:
    """The row of a round of bids; what its rule set has besides is in `more`."""
    total = sum(said.bids)
    facts: dict[str, Any] = {
        "trump": said.trump or position.trump,
        "sa_aydeh": False,
        "double": False,
        "risk": None,
    }
    return Row(
        number=position.number,
        hand=position.hand,
        dealer=position.dealer if said.dealer is None else said.dealer,
        total=total,
        side="over" if total > position.hand else "under",
        multiplier=multiplier,
        scores=tuple(scores),
        **(facts | more),
    )
