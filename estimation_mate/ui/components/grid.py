"""The scoresheet: a row a round, a column a player."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from estimation_mate.contract_labels import doubled_name, took_told
from estimation_mate.domain.rows import Row, Score
from estimation_mate.labels import counts, off_by, risk_letters, role_letter, role_name, trump_name
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import pressable
from estimation_mate.ui.components.lettering import figure, fitted, named, to_right
from estimation_mate.ui.components.marks import dot, mark, suit
from estimation_mate.ui.letters import FITS
from estimation_mate.ui.memo import memo


@dataclass(frozen=True)
class GridWays:
    """What the cells of the sheet lead to: a round to edit, a score of a seat to explain."""

    edit: Callable[[int], object]
    explain: Callable[[int, int], object]


Sized = ft.LayoutSizeChangeEvent[ft.LayoutControl]

NO_COLUMN: ft.Column | None = None

_SLIM = ft.Scrollbar(thickness=3, radius=2)
"""Stands in the margin beside the last figures, not on them."""


@memo
@ft.component
def Grid(
    say: Words,
    names: tuple[str, ...],
    rows: tuple[Row, ...],
    ways: GridWays | None = None,
    lit: frozenset[int] | None = None,
    seen: int | None = None,
    *,
    tight: bool = False,
    players: tuple[str, ...] = (),
) -> ft.Control:
    """All rounds; the newest is kept in view and lit, or round `seen` and those that are `lit`.

    With `ways` every cell is a button: the leading one edits its round, a score is explained.
    `tight` is for columns that have no room to spare. `players` are told as dealers where a column
    is not a player's own.
    """
    column = ft.use_ref(NO_COLUMN)
    room = ft.use_ref(0.0)

    async def show_newest(event: Sized | None = None) -> None:
        if event is not None:
            room.current = event.height
        if rows and column.current is not None:
            offset = -1 if seen is None else _above(seen, room.current or 0)
            await column.current.scroll_to(offset=offset, duration=0)

    ft.use_effect(show_newest, [len(rows)])
    newest = frozenset(row.number for row in rows[-1:])
    shining = newest if lit is None else lit
    column.current = ft.Column(
        [
            RoundRow(
                say,
                names,
                row,
                ways,
                row.number in shining,
                tight,
                _dealer(names, row, players),
                key=f"round-{row.number}",
            )
            for row in rows
        ],
        spacing=0,
        scroll=_SLIM,
        expand=True,
    )
    # The room for the sheet changes with the panel, the window and the first layout.
    return ft.Container(column.current, expand=True, on_size_change=show_newest)


def _above(seen: int, room: float) -> int:
    """Pixels of the sheet above what is in view; the round before shows where both have room."""
    high = t.ROW + 1
    before = 2 if room >= 2 * high else 1
    return max(0, seen - before) * high


@memo
@ft.component
def RoundRow(
    say: Words,
    names: tuple[str, ...],
    row: Row,
    ways: GridWays | None,
    newest: bool,
    tight: bool = False,
    dealer: str | None = None,
) -> ft.Control:
    """One round: what it was, and a score over bid and tricks under each head."""
    cells = [_cell(say, names[score.seat], row, score, ways, tight) for score in row.scores]
    side = ft.Padding.symmetric(horizontal=t.TIGHT if tight else t.EDGE / 2)
    return ft.Container(
        ft.Row([_leading(say, row, ways, dealer), *cells], spacing=0),
        height=t.ROW + 1,  # the line below
        bgcolor=t.TINT if newest else None,
        border_radius=8 if newest else None,
        padding=side,
        margin=None if tight else ft.Margin.symmetric(horizontal=t.EDGE / 2),
        border=None if newest else ft.Border.only(bottom=ft.BorderSide(1, t.LINE)),
    )


def _dealer(names: tuple[str, ...], row: Row, players: tuple[str, ...]) -> str | None:
    """Who dealt, where the dot in a column does not tell it."""
    return players[row.dealer] if len(players) > len(names) else None


def _leading(say: Words, row: Row, ways: GridWays | None, dealer: str | None) -> ft.Control:
    over_by = say.number(row.total - row.hand) if row.total is not None else ""
    if row.side == "over":
        over_by = say.figures(f"+{over_by}")
    counted = row.multiplier * row.doubled
    times = [fitted(say.figures(f"×{counted}"), 11, t.ACCENT, bold=True)] if counted > 1 else []
    if row.dead:
        times.append(fitted(say("dead"), 11, t.QUIET))
    if row.passed and row.total is not None:  # played all the same (N3)
        times.append(fitted(say("passed"), 9 if counted > 1 else 11, t.QUIET, no_wrap=True))
        over_by = ""
    content = ft.Column(
        [
            ft.Row([fitted(str(row.number), 13), suit(row.trump, 12)], spacing=3),
            ft.Row([*times, fitted(over_by, 11, t.QUIET)], spacing=3),
        ],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    told = named(_leading_name(say, row, dealer), content)
    if ways is None:
        return ft.Container(told, width=t.LEADING)
    # The button lies over the text, so that it bears the name alone and the text is heard too.
    name = say("Edit round {number}", number=row.number)
    edit = partial(ways.edit, row.number)
    over = pressable(name, edit, ft.Container(), border_radius=8, width=t.LEADING, height=t.ROW)
    return ft.Stack([told, over], width=t.LEADING, alignment=ft.Alignment.CENTER_LEFT)


def _leading_name(say: Words, row: Row, dealer: str | None) -> str:
    parts = [say("Round {number}", number=row.number)]
    if row.trump:
        parts.append(trump_name(say, row.trump))
    if row.total is not None:
        parts.append(off_by(say, row.side, abs(row.total - row.hand)))
    if row.multiplier > 1:
        parts.append(counts(say, row.multiplier))
    if row.doubled > 1:
        parts.append(doubled_name(say, row.doubled))
    if row.dead:
        parts.append(say("Dead deal"))
    if row.sa_aydeh:
        parts.append(say("Sa'aydeh"))
    if row.passed:
        parts.append(say("Everybody passed"))
    if dealer is not None:
        parts.append(say("Dealer: {name}", name=dealer))
    return say(", ").join(parts)


def _cell(
    say: Words, name: str, row: Row, score: Score, ways: GridWays | None, tight: bool
) -> ft.Control:
    facts: dict[str, int | str] = {"name": name, "round": row.number, "points": score.points}
    tone = t.PRIMARY if score.made and score.points else t.TEXT
    written = "–" if row.dead else say.number(score.points)
    points = figure(written, 17, tone, bold=bool(score.made), tight=tight)
    dealt = [dot()] if score.seat == row.dealer % len(row.scores) else []
    content = ft.Column(
        [
            to_right(say, [*dealt, points]),
            *_under(say, row, score, tight),
        ],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    padding = ft.Padding.only(right=2 if tight else 4)
    if ways is None:
        spoken = say("{name} round {round}: {points} points", **facts)
        told = named(f"{spoken}{say(', ')}{_told(say, row, score)}", content)
        return ft.Container(told, expand=1, padding=padding)
    return pressable(
        say("Explain {name} round {round}: {points} points", **facts),
        partial(ways.explain, row.number, score.seat),
        content,
        expand=1,
        height=t.ROW,
        border_radius=8,
        padding=padding,
    )


def _under(say: Words, row: Row, score: Score, tight: bool) -> list[ft.Control]:
    """Marks, a tick where made, so that colour is never alone, and bid/tricks at the edge.

    Where they have no room beside each other, marks stand on a line of their own.
    """
    if score.tricks is None:
        if not row.passed:
            return []
        return [to_right(say, [fitted(_unplayed(say, row), 11, t.QUIET, no_wrap=True, height=1.2)])]
    pair = str(score.tricks) if score.bid is None else f"{score.bid}/{score.tricks}"
    letters = _letters(say, row, score)
    two, long, longest = len(letters) == len("RC"), len(pair) > len("5/5"), len(pair) > len("10/3")
    # Two marks beside 10/10 leave the narrowest column no room for a tick.
    crowded = (two and (tight or longest)) or (tight and long and bool(letters))
    most = 1 if tight or two or longest else FITS
    shown: list[ft.Control] = [
        mark(one, accent=accent, size=9, most=most) for one, accent in letters
    ]
    if score.made and not crowded:
        shown.append(fitted("✓", 11, t.QUIET, most=most, height=1.2))
    size, gap = 9 if crowded else 11, 1 if crowded or tight else 2
    figures = fitted(say.figures(pair), size, t.QUIET, most=most, height=1.2)
    if tight and two and long:
        return [to_right(say, shown, spacing=gap), to_right(say, [figures])]
    return [to_right(say, [*shown, figures], spacing=gap)]


def _unplayed(say: Words, row: Row) -> str:
    """Why nobody took a trick of this round."""
    if row.dead:
        return say("Dead deal")
    return say("passed") if row.passed else ""


def _letters(say: Words, row: Row, score: Score) -> list[tuple[str, bool]]:
    """What the marks of a score say, and whether it is at stake: Risk, then the role."""
    found = []
    if row.risk and row.risk.seat == score.seat:
        found.append((risk_letters(say, row.risk.level), True))
    letter = role_letter(say, score.role)
    return [*found, (letter, False)] if letter else found


def _told(say: Words, row: Row, score: Score) -> str:
    if score.tricks is None:
        return _unplayed(say, row)
    parts = [
        took_told(say, score)
        if score.bid is None
        else say("bid {bid}, took {tricks}", bid=score.bid, tricks=score.tricks)
    ]
    if score.role != "regular":
        parts.append(role_name(say, score.role))
    if row.risk and row.risk.seat == score.seat:
        parts.append(say("Risk {level}", level=row.risk.level))
    return say(", ").join(parts)
