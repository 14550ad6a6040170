"""The heads of the columns: name, total and place of each player."""

import flet as ft

from estimation_mate.domain.rows import Place
from estimation_mate.labels import place_title, standing_name
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.controls import figure, named, short, to_right
from estimation_mate.ui.components.marks import mark
from estimation_mate.ui.memo import memo


@memo
@ft.component
def Standings(
    say: Words, names: tuple[str, ...], ranking: tuple[Place, ...], begun: bool
) -> ft.Control:
    """Four heads in seat order; places show once a round has been scored."""
    last = max(place.place for place in ranking)
    heads = [
        _head(say, names[place.seat], place, place_title(say, place.place, last) if begun else None)
        for place in sorted(ranking, key=lambda one: one.seat)
    ]
    return ft.Container(
        ft.Row([ft.Container(width=t.LEADING), *heads], spacing=0),
        height=56,
        padding=ft.Padding.symmetric(horizontal=t.EDGE),
        border=ft.Border.only(bottom=ft.BorderSide(1, t.LINE)),
    )


def _head(say: Words, name: str, place: Place, title: str | None) -> ft.Control:
    spoken = standing_name(say, name, place.total, place.place)
    lines = ft.Column(
        [
            to_right(say, [mark(title, accent=True, size=9)] if title else [], height=13),
            short(name, 12, t.QUIET, text_align=ft.TextAlign.RIGHT),
            figure(say.number(place.total), 18),
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    box = ft.Container(lines, padding=ft.Padding.only(left=2, right=4, top=1))
    return ft.Container(named(spoken, box), expand=1)
