"""One score, line by line: what people argue about."""

from collections.abc import Callable
from functools import partial

import flet as ft

from estimation_mate.app.play import Shown
from estimation_mate.contract_labels import bought_told, took_told
from estimation_mate.domain.rows import Row, Score, Sheet
from estimation_mate.labels import column_names, line_name, off_by, role_name, trump_name
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import Press
from estimation_mate.ui.components.lettering import figure, figures_width, named, text
from estimation_mate.ui.components.sheet import sheet
from estimation_mate.ui.letters import grown

AMOUNT = 16
"""The type size of an amount."""

MOST = 2.0
"""The most that an amount grows: beside the largest a name still has room."""

LINE = 38.0
"""The height of a line with the gap below it, in pixels."""


def explanation(
    say: Words, shown: Shown, number: str | None, seat: str | None, close: Press, room: float
) -> ft.Control | None:
    """The sheet for a score, `None` where the address names none."""
    found = _score(shown.sheet, number, seat)
    if found is None:
        return None
    row, score = found
    name = column_names(say, shown.game.rules, shown.game.players)[score.seat]
    title = say("{name} round {number}", name=name, number=row.number)
    part = partial(_part, _width(say, score))
    rows = [
        *(_aside(told) for told in _said(say, row, score, shown.game.players)),
        ft.Container(height=4),
        *(part(line_name(say, line, row, score), say.number(line.points)) for line in score.lines),
        *_multiplied(say, shown.sheet, row, score, part),
        ft.Divider(height=1, color=t.LINE),
        part(say("Score"), say.number(score.points), bold=True),
        part(say("Total after this round"), say.number(score.total)),
    ]
    return sheet(title, say("Close"), close, rows, room, each=LINE * grown())


def _score(scores: Sheet, number: str | None, seat: str | None) -> tuple[Row, Score] | None:
    at, who = _whole(number), _whole(seat)
    if not 1 <= at <= len(scores.rows) or not 0 <= who < len(scores.rows[at - 1].scores):
        return None
    row = scores.rows[at - 1]
    return row, row.scores[who]


def _whole(written: str | None) -> int:
    """The number in an address, −1 for what is none."""
    return int(written) if written and written.isascii() and written.isdecimal() else -1


def _said(say: Words, row: Row, score: Score, players: tuple[str, ...]) -> list[str]:
    """What was said and taken, and what the round was."""
    if row.dead:
        return [say("Dead deal: nobody bid.")]
    if row.buyer is not None:
        took = say(", ").join([role_name(say, score.role), took_told(say, score)])
        return [bought_told(say, row, players), took]
    if score.bid is None or score.tricks is None:
        return [say("Everybody passed")] if row.passed else []
    bid = say("Said {bid}, took {tricks}", bid=score.bid, tricks=score.tricks)
    roles = [] if score.role == "regular" else [role_name(say, score.role)]
    about = [] if row.trump is None else [trump_name(say, row.trump)]
    if row.total is not None:
        about.append(off_by(say, row.side, abs(row.total - row.hand)))
    if row.passed:
        about.append(say("Everybody passed"))
    said = say(", ").join([bid, *roles])
    round_was = say(", ").join(about)
    return [said, round_was[:1].upper() + round_was[1:]] if about else [said]


def _width(say: Words, score: Score) -> float:
    """The width of all amounts, which end at one edge whichever way the page reads."""
    amounts = [line.points for line in score.lines]
    written = [say.number(one) for one in (*amounts, sum(amounts), score.points, score.total)]
    return figures_width([*written, say.figures("×2")], AMOUNT, MOST)


def _multiplied(
    say: Words, scores: Sheet, row: Row, score: Score, part: Callable[..., ft.Control]
) -> list[ft.Control]:
    """What multiplies the lines, and their sum before it (C15–C17)."""
    if row.sa_aydeh:
        return [text(say("Sa'aydeh: everybody missed, so nobody scores."), 14)]
    if row.multiplier == 1 or score.bid is None:
        return []
    together = say.number(sum(line.points for line in score.lines))
    twice = say.figures("×2")
    carrying = _carrying(scores, row)
    parts = [part(_carried_from(say, one), twice) for one in carrying]
    if row.double:
        parts.append(part(say("Double game"), twice))
    elif row.multiplier > 2 ** len(carrying):
        parts.append(part(say("Big deal"), twice))
    return [
        ft.Divider(height=1, color=t.LINE),
        part(say("Together"), together, bold=True),
        *parts,
    ]


def _carrying(scores: Sheet, row: Row) -> list[Row]:
    """The rounds right before this one that make it count more (C15, F5, F9)."""
    carrying: list[Row] = []
    for before in reversed(scores.rows[: row.number - 1]):
        if before.carried == 1:
            break
        carrying.insert(0, before)
    return carrying


def _carried_from(say: Words, row: Row) -> str:
    if row.sa_aydeh:
        return say("Sa'aydeh in round {number}", number=row.number)
    return say("Round {number} passed", number=row.number)


def _aside(told: str) -> ft.Control:
    return text(told, 14, t.QUIET)


_AIR = ft.Padding.symmetric(vertical=4)
"""Above and below a name: a line is as high as its name needs."""


def _part(width: float, name: str, points: str, *, bold: bool = False) -> ft.Control:
    amount = figure(points, AMOUNT, bold=bold, most=MOST)
    row = ft.Row(
        [
            ft.Container(text(name, 16, bold=bold), expand=True, padding=_AIR),
            ft.Container(amount, width=width),
        ]
    )
    return named(f"{name} {points}", row)
