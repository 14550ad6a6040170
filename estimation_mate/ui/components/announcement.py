"""What a reader is told when a round is on the sheet; it is heard and not seen."""

import flet as ft

from estimation_mate.domain.rows import Row
from estimation_mate.texts import Words
from estimation_mate.ui.memo import memo


@memo
@ft.component
def Announcement(
    say: Words, names: tuple[str, ...], newest: Row | None, won: str | None = None
) -> ft.Control:
    """The scores and totals of the newest round, and who `won` by it, in a place of one pixel."""
    told = "" if newest is None else announcement(say, names, newest, won)
    spot = ft.Container(width=1, height=1)
    return ft.Semantics(label=told, live_region=True, container=True, content=spot)


def announcement(say: Words, names: tuple[str, ...], row: Row, won: str | None = None) -> str:
    """The round, and who won where it was the last."""
    told = round_told(say, names, row)
    return f"{told}. {won}" if won else told


def round_told(say: Words, names: tuple[str, ...], row: Row) -> str:
    """The round, and what each player got and has now."""
    if row.dead:
        return say("Round {number}: {scores}", number=row.number, scores=say("Dead deal"))
    scores = [
        say(
            "{name} {points}, total {total}",
            name=names[score.seat],
            points=score.points,
            total=score.total,
        )
        for score in row.scores
    ]
    return say("Round {number}: {scores}", number=row.number, scores=". ".join(scores))
