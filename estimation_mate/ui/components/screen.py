"""The frame that every screen stands in."""

import flet as ft

from estimation_mate.sentences import not_saved
from estimation_mate.texts import Words
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.controls import Press, button, heading, icon_button, text
from estimation_mate.ui.session import Session


def screen(session: Session, main: ft.Control, above: ft.Control | None = None) -> ft.View:
    """A screen at its address, with a sheet above it where one is open.

    What lies under a sheet is out of reach of readers; it keeps its place in the tree, so that
    opening a sheet draws nothing else again.
    """
    body = ft.Row(
        [ft.Container(main, width=min(t.WIDEST, session.width))],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    layers: list[ft.Control] = [
        ft.Semantics(
            content=ft.Container(body, expand=True),
            exclude_semantics=above is not None,
            expand=True,
        )
    ]
    if above is not None:
        layers.append(above)
    return ft.View(
        route=ft.use_view_path(),
        controls=[ft.SafeArea(ft.Stack(layers, expand=True), expand=True)],
        padding=0,
        spacing=0,
        bgcolor=t.GROUND,
    )


def top_bar(
    session: Session,
    title: str,
    back: Press | None,
    *more: ft.Control,
    back_to: str | None = None,
) -> ft.Control:
    """A title with the way back, to the games unless `back_to` names another place."""
    start: list[ft.Control] = []
    if back is not None:
        start.append(icon_button(back_to or session.say("Games"), ft.Icons.ARROW_BACK, back))
    return ft.Container(
        ft.Row([*start, ft.Container(heading(title), expand=True), *more], spacing=4),
        height=56,
        padding=ft.Padding.symmetric(horizontal=4 if back else 16),
    )


def warning(told: str) -> ft.Control:
    """What is wrong while work goes on; a reader hears it come."""
    return ft.Container(
        ft.Semantics(live_region=True, container=True, content=text(told, 13, t.RED)),
        padding=ft.Padding.symmetric(horizontal=12, vertical=4),
        bgcolor=t.ACCENT_TINT,
    )


def unsaved(say: Words, reason: str | None) -> ft.Container:
    """Why something is not saved, if so, in a place of its own.

    The place is always there, so that what stands around it is not made anew under a finger.
    """
    return ft.Container(None if reason is None else warning(not_saved(say, reason)))


def trouble(session: Session, told: str) -> ft.Control:
    """What is wrong with a game, in words, and the way back."""
    return ft.Container(
        ft.Column(
            [
                text(told, 16),
                button(session.say("Games"), lambda: session.go(paths.GAMES), look="outlined"),
            ],
            spacing=16,
        ),
        padding=24,
    )
