"""A sheet that lies over a screen."""

import flet as ft

from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import Press, abreast, button, handler, icon_button
from estimation_mate.ui.components.lettering import heading

HEAD = 96.0
"""Title, edges and the air above, in pixels."""

ROW = 56.0

BESIDE = 12
"""The air beside the rows of a sheet that have none of their own."""


def sheet(
    title: str,
    close_name: str,
    close: Press,
    rows: list[ft.Control],
    room: float,
    each: float = ROW,
    *,
    closes_above: bool = True,
    beside: float = BESIDE,
) -> ft.Stack:
    """A sheet over the screen: a tap beside it closes it, as Back does.

    It scrolls where its rows, `each` so high, have no `room`: pixels of usual letters both. A sheet
    with its own way out at the foot needs none above. Rows that bring air of their own, as the
    lines of a menu do, need none `beside` them.
    """
    high = HEAD + each * len(rows) > room
    way_out = [icon_button(close_name, ft.Icons.CLOSE, close)] if closes_above else []
    scrim = ft.Container(
        expand=True, bgcolor=ft.Colors.with_opacity(0.45, "#000000"), on_click=handler(close)
    )
    card = ft.Container(
        bgcolor=t.CARD,
        border_radius=ft.BorderRadius.only(top_left=20, top_right=20),
        padding=ft.Padding.only(left=4, right=4, top=16),
        content=ft.Column(
            [
                _head(title, way_out),
                ft.Container(
                    _stacked(rows),
                    padding=ft.Padding.only(left=beside, right=beside, bottom=16),
                ),
            ],
            spacing=t.GAP,
            tight=not high,
            scroll=ft.ScrollMode.AUTO if high else None,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )
    return ft.Stack(
        [
            ft.Semantics(exclude_semantics=True, content=scrim, expand=True),
            _at_bottom(card, t.GAP if high else None),
        ],
        expand=True,
    )


def _head(title: str, way_out: list[ft.Control]) -> ft.Row:
    """The title over the beginning of the rows, and the way out over their end."""
    start = ft.Container(width=BESIDE)
    return ft.Row([start, ft.Container(heading(title, 18), expand=True), *way_out], spacing=0)


def _stacked(rows: list[ft.Control]) -> ft.Column:
    across = ft.CrossAxisAlignment.STRETCH
    return ft.Column(rows, spacing=t.GAP, tight=True, horizontal_alignment=across)


def asking(
    say: Words, act_name: str, told: ft.Control, cancel: Press, act: Press, room: float
) -> ft.Stack:
    """A question by the name of what it would do; Cancel comes first and has the focus."""
    answers: list[ft.Control] = [
        button(say("Cancel"), cancel, look="primary", expand=1, autofocus=True),
        button(act_name, act, look="outlined", expand=1),
    ]
    asked = ft.Container(told, padding=ft.Padding.only(bottom=t.GAP))
    return sheet(act_name, say("Close"), cancel, [asked, abreast(answers)], room)


def _at_bottom(card: ft.Container, top: float | None) -> ft.Container:
    """The card at the foot, as wide as the screen's column."""
    card.width = t.WIDEST
    return ft.Container(
        card, top=top, bottom=0, left=0, right=0, alignment=ft.Alignment.BOTTOM_CENTER
    )
