"""The heads of the columns: name, total and place of each player."""

import flet as ft

from estimation_mate.domain.rows import Place
from estimation_mate.labels import place_title, standing_name
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.lettering import figure, named, short, text, to_right
from estimation_mate.ui.components.marks import mark
from estimation_mate.ui.letters import fit, grown
from estimation_mate.ui.memo import memo

BAR = 3
"""The height of the bar towards a goal."""


@memo
@ft.component
def Standings(
    say: Words,
    names: tuple[str, ...],
    ranking: tuple[Place, ...],
    begun: bool,
    look: str = "columns",
    goal: int | None = None,
    shown: tuple[str, ...] | None = None,
) -> ft.Control:
    """Four heads in seat order; places show once a round has been scored.

    `look` is `columns`, `large` with bigger figures, `tight` with smaller ones, `line` in one line
    where the window is short, or `square` in two rows of two where letters are large. With a `goal`
    a bar under each head shows how far its total has come, where one has room. `shown` are the names as they are seen,
    where they are shorter than what a reader hears.
    """
    titles = {one.seat: place_title(say, one, ranking) if begun else None for one in ranking}
    places = sorted(ranking, key=lambda one: one.seat)
    seen, edge = shown or names, 2 if look == "tight" else 4
    heads = [
        _spoken(
            say,
            names[one.seat],
            one,
            _HEADS[look](say, seen[one.seat], one, titles[one.seat]),
            edge,
        )
        for one in places
    ]
    if goal is not None and look != "line":
        heads = [_towards(goal, one.total, head) for one, head in zip(places, heads, strict=True)]
    if look == "square":
        wide = 2 if len(heads) > len(_ROWS) else 1
        rows: list[ft.Control] = [
            ft.Row(heads[at * wide : (at + 1) * wide], spacing=16) for at in _ROWS
        ]
        content: ft.Control = ft.Column(rows, spacing=0)
    else:
        content = ft.Row([ft.Container(width=t.LEADING), *heads], spacing=0)
    taller = 32 * (grown() - 1) if look in _GROWING else 0
    return ft.Container(
        content,
        height=None if look == "square" else _HEIGHTS[look] + taller,
        padding=ft.Padding.symmetric(horizontal=t.TIGHT if look == "tight" else t.EDGE),
        border=ft.Border.only(bottom=ft.BorderSide(1, t.LINE)),
    )


def _over_column(
    say: Words,
    name: str,
    place: Place,
    title: str | None,
    size: float = 18,
    *,
    tight: bool = False,
) -> ft.Control:
    marks: list[ft.Control] = [mark(title, accent=True, size=9)] if title else []
    lines: list[ft.Control] = [
        to_right(say, marks, height=13),
        short(name, 12 * fit(), t.QUIET, text_align=ft.TextAlign.RIGHT),
        figure(say.number(place.total), size, tight=tight),
    ]
    return _under_each_other(lines)


def _tight(say: Words, name: str, place: Place, title: str | None) -> ft.Control:
    return _over_column(say, name, place, title, tight=True)


def _large(say: Words, name: str, place: Place, title: str | None) -> ft.Control:
    """The mark beside the name, which a wide column has room for."""
    marks: list[ft.Control] = [mark(title, accent=True, size=11)] if title else []
    shown = ft.Container(short(name, 15 * fit(), t.QUIET), expand=True, expand_loose=True)
    lines: list[ft.Control] = [
        to_right(say, [*marks, shown], spacing=6, height=24),
        figure(say.number(place.total), 28),
    ]
    return _under_each_other(lines)


def _towards(goal: int, total: int, head: ft.Control) -> ft.Control:
    """A head over a thin bar that is full at the goal; the total says the same in figures."""
    come = min(max(total / goal, 0.0), 1.0)
    bar = ft.ProgressBar(
        value=come, bar_height=BAR, color=t.PRIMARY, bgcolor=t.LINE, border_radius=BAR
    )
    unheard = ft.Semantics(exclude_semantics=True, content=bar)
    foot = ft.Container(unheard, bottom=1, left=8, right=4)
    return ft.Stack([ft.Row([head]), foot], expand=1)


def _under_each_other(lines: list[ft.Control]) -> ft.Column:
    across = ft.CrossAxisAlignment.STRETCH
    return ft.Column(lines, spacing=0, horizontal_alignment=across)


def _in_line(say: Words, name: str, place: Place, title: str | None) -> ft.Control:
    del title
    parts: list[ft.Control] = [
        ft.Container(short(name, 11 * fit(), t.QUIET, text_align=ft.TextAlign.RIGHT), expand=1),
        figure(say.number(place.total), 15),
    ]
    return to_right(say, parts, spacing=4)


def _in_square(say: Words, name: str, place: Place, title: str | None) -> ft.Control:
    marks: list[ft.Control] = [mark(title, accent=True, size=9)] if title else []
    total = text(say.number(place.total), 16, bold=True, no_wrap=True)
    parts: list[ft.Control] = [ft.Container(short(name, 13, t.QUIET), expand=1), *marks, total]
    return ft.Row(parts, spacing=4)


def _spoken(say: Words, name: str, place: Place, shown: ft.Control, edge: float) -> ft.Control:
    box = ft.Container(shown, padding=ft.Padding.only(left=edge / 2, right=edge, top=1))
    return ft.Container(named(standing_name(say, name, place.total, place.place), box), expand=1)


_HEADS = {
    "columns": _over_column,
    "large": _large,
    "tight": _tight,
    "line": _in_line,
    "square": _in_square,
}
_ROWS = (0, 1)
"""The rows of a square, which holds four heads or two."""

_HEIGHTS = {"columns": 56, "large": 72, "tight": 56, "line": 28}
_GROWING = ("columns", "large")
