"""A sheet that lies over a screen."""

import flet as ft

from estimation_mate.ui import theme as t
from estimation_mate.ui.components.controls import Press, handler, heading, icon_button


def sheet(
    title: str,
    close_name: str,
    close: Press,
    rows: list[ft.Control],
    *,
    closes_above: bool = True,
) -> ft.Stack:
    """A sheet over the screen: a tap beside it closes it, as Back does.

    A sheet with its own way out at the foot needs none above.
    """
    way_out = [icon_button(close_name, ft.Icons.CLOSE, close)] if closes_above else []
    scrim = ft.Container(
        expand=True, bgcolor=ft.Colors.with_opacity(0.45, "#000000"), on_click=handler(close)
    )
    card = ft.Container(
        bgcolor=t.CARD,
        border_radius=ft.BorderRadius.only(top_left=20, top_right=20),
        padding=ft.Padding.only(left=16, right=16, top=16, bottom=16),
        content=ft.Column(
            [
                ft.Row([ft.Container(heading(title, 18), expand=True), *way_out]),
                *rows,
            ],
            spacing=t.GAP,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )
    return ft.Stack(
        [ft.Semantics(exclude_semantics=True, content=scrim, expand=True), _at_bottom(card)],
        expand=True,
    )


def _at_bottom(card: ft.Container) -> ft.Container:
    """The card at the foot, as wide as the screen's column."""
    card.width = t.WIDEST
    return ft.Container(card, bottom=0, left=0, right=0, alignment=ft.Alignment.BOTTOM_CENTER)
