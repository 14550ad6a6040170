"""The frame that every screen stands in."""

import flet as ft

from estimation_mate.storage_sentences import not_saved
from estimation_mate.texts import Words
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import Press, button, icon_button
from estimation_mate.ui.components.lettering import heading, text
from estimation_mate.ui.letters import probe
from estimation_mate.ui.session import Session
from estimation_mate.ui.window import Framing


def screen(
    session: Session,
    main: ft.Control,
    above: ft.Control | None = None,
    *,
    framing: Framing | None = None,
) -> ft.View:
    """A screen at its address, with a sheet above it where one is open.

    A Table stands in its `framing`, turned by a quarter where that is not the window's shape.

    What lies under a sheet is out of reach of readers; it keeps its place in the tree, so that
    opening a sheet draws nothing else again.
    """
    body = ft.Row(
        [ft.Container(main, width=_width(session, framing))],
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
    layers.append(probe(session.measured))
    whole: ft.Control = ft.Stack(layers, expand=True)
    if framing is not None:
        # Also where it is not turned: what is typed on a sheet lives in its place in the tree.
        whole = ft.RotatedBox(quarter_turns=int(framing.turned), content=whole, expand=True)
    return ft.View(
        route=ft.use_view_path(),
        controls=[ft.SafeArea(whole, expand=True)],
        padding=0,
        spacing=0,
        bgcolor=t.GROUND,
    )


def _width(session: Session, framing: Framing | None) -> float:
    if framing is None or framing.frame == "stacked":
        return min(t.WIDEST, framing.width if framing else session.width)
    return min(t.WIDEST_SIDE, framing.width)


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


def page(bar: ft.Control, parts: list[ft.Control]) -> ft.Control:
    """A bar that stays, and under it parts that scroll."""
    column = ft.Column(parts, spacing=t.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    inset = ft.Container(column, padding=ft.Padding.symmetric(horizontal=16, vertical=8))
    scrolling = ft.Column([inset], scroll=ft.ScrollMode.AUTO, expand=True)
    return ft.Column([bar, scrolling], spacing=0, expand=True)


def label(value: str) -> ft.Control:
    """What a group of fields or choices is about."""
    return ft.Container(text(value, 13, t.QUIET), padding=ft.Padding.only(top=4))


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
