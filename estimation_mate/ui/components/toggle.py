"""A row that is on or off."""

import flet as ft

from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import Press, switch
from estimation_mate.ui.components.lettering import text


def toggle(name: str, on: bool, press: Press) -> ft.Control:
    """What is switched, by name, and a switch that shows whether it is on."""
    face = ft.Row([ft.Container(text(name, 15), expand=True), _shown(on)], spacing=12)
    padding = ft.Padding.symmetric(horizontal=12, vertical=11)
    return ft.Row([switch(name, on, press, face, padding=padding, border_radius=12, bgcolor=t.KEY)])


def _shown(on: bool) -> ft.Control:
    """A thumb at the end of its track, or at the start; drawn, so that the row alone is pressed."""
    thumb = ft.Container(
        width=18, height=18, border_radius=9, bgcolor=t.ON_PRIMARY if on else t.QUIET
    )
    where = ft.MainAxisAlignment.END if on else ft.MainAxisAlignment.START
    return ft.Container(
        ft.Row([thumb], alignment=where),
        width=46,
        height=26,
        border_radius=13,
        padding=ft.Padding.symmetric(horizontal=4),
        bgcolor=t.PRIMARY if on else None,
        border=None if on else ft.Border.all(1, t.QUIET),
    )
