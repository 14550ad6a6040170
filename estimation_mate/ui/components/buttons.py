"""Buttons as fingers, screen readers and keys need them.

A control bears one name: its content is left out of the accessibility tree and the name is merged
into the node that can be focused and pressed.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import flet as ft

from estimation_mate.ui import theme as t
from estimation_mate.ui.components.lettering import SPACED, text
from estimation_mate.ui.letters import larger

Press = Callable[[], Any]

LEAST_AIR = 4.0
"""The air above and below the lines of a button that grows."""


def handler(press: Press | None) -> Callable[[Any], Any] | None:
    """A press as Flet calls it; awaits where there is something to await."""
    if press is None:
        return None

    async def on_click(_: Any) -> None:
        waiting = press()
        if waiting is not None:
            await waiting

    return on_click


def button(
    name: str,
    press: Press | None,
    *,
    content: ft.Control | None = None,
    look: str = "key",
    size: float = 16,
    width: float | None = None,
    expand: int | None = None,
    key: str | None = None,
    autofocus: bool = False,
    grows: bool = False,
) -> ft.Control:
    """A button; without `press` it is disabled. `content` shows instead of its name.

    It is as high as a finger needs, and higher where its name needs it in large letters; with a
    `content` only if that `grows`.
    """
    lines = size if grows or content is None else None
    shown = content or text(
        name, size, None, bold=look == "primary", text_align=ft.TextAlign.CENTER
    )
    if isinstance(shown, ft.Text):
        # A text can bear the name itself, which leaves less to compare at every tap.
        shown.semantics_label = name
        return _press(shown, press, look, width, lines, key=key, expand=expand, autofocus=autofocus)
    heard = ft.Semantics(label=name, exclude_semantics=True, content=shown)
    return ft.MergeSemantics(
        key=key,
        expand=expand,
        content=_press(heard, press, look, width, lines, autofocus=autofocus),
    )


def _press(
    content: ft.Control,
    press: Press | None,
    look: str,
    width: float | None,
    lines: float | None,
    **more: Any,
) -> ft.TextButton:
    """The button; where it grows with its `lines`, of this type size, one line makes a target."""
    large = lines is not None and larger() > 1
    air = max(LEAST_AIR, (t.TARGET - (lines or 0) * SPACED * larger()) / 2) if large else 0.0
    # Flet copies the style of a plain `Button` at every drawing and compares the copies.
    return ft.TextButton(
        content=content,
        style=_looks(air)[look],
        height=None if large else t.TARGET,
        width=width,
        disabled=press is None,
        on_click=handler(press),
        **more,
    )


def icon_button(name: str, icon: ft.IconData, press: Press | None) -> ft.Control:
    """A button that shows an icon."""
    return button(name, press, content=ft.Icon(icon, size=22), look="icon", width=t.TARGET)


def abreast(buttons: list[ft.Control]) -> ft.Row:
    """Buttons side by side, all as high as the one with the most lines."""
    across = ft.CrossAxisAlignment.STRETCH
    return ft.Row(buttons, spacing=t.GAP, intrinsic_height=True, vertical_alignment=across)


def menu_row(name: str, icon: ft.IconData, press: Press) -> ft.Control:
    """A line of a menu: what it does, behind its icon."""
    parts: list[ft.Control] = [
        ft.Icon(icon, size=20, color=t.QUIET),
        ft.Container(text(name, 16), expand=True),
    ]
    return button(name, press, content=ft.Row(parts, spacing=16), look="quiet", grows=True)


def chip_button(name: str, press: Press, content: ft.Control) -> ft.Control:
    """A button in a bar: what shows is lower than what a finger may hit."""
    face = ft.Container(
        content,
        height=36,
        border_radius=18,
        bgcolor=t.KEY,
        padding=ft.Padding.symmetric(horizontal=10),
        alignment=ft.Alignment.CENTER,
    )
    return button(name, press, content=face, look="bar")


def _look(
    ground: ft.ColorValue,
    ink: ft.ColorValue,
    *,
    round_by: float = 12,
    side: ft.BorderSide | None = None,
    faded: ft.ColorValue = t.KEY,
    beside: float = 0,
    above: float = 0,
) -> ft.ButtonStyle:
    off = ft.ControlState.DISABLED
    on = ft.ControlState.DEFAULT
    return ft.ButtonStyle(
        color={off: t.QUIET, on: ink},
        icon_color={off: ft.Colors.with_opacity(0.38, t.TEXT), on: ink},
        bgcolor={off: faded, on: ground},
        padding=ft.Padding.symmetric(horizontal=beside, vertical=above),
        shape=ft.RoundedRectangleBorder(radius=round_by),
        side=side,
        visual_density=ft.VisualDensity.STANDARD,
        animation_duration=80,
    )


_CLEAR = ft.Colors.TRANSPARENT
_LINED = ft.BorderSide(1, t.PRIMARY)


@cache
def _looks(above: float) -> dict[str, ft.ButtonStyle]:
    """The styles of buttons with so much air above and below what they show."""
    look = partial(_look, above=above)
    beside = 8 if above else 16  # the longest words need the room when they are large
    return {
        "key": look(t.KEY, t.TEXT),
        "accent": look(t.ACCENT_TINT, t.ON_ACCENT_TINT),
        "primary": look(t.PRIMARY, t.ON_PRIMARY, round_by=24, beside=beside),
        "outlined": look(_CLEAR, t.PRIMARY, round_by=24, side=_LINED, faded=_CLEAR, beside=beside),
        "quiet": look(_CLEAR, t.TEXT, faded=_CLEAR, beside=12),
        "icon": look(_CLEAR, t.TEXT, round_by=24, faded=_CLEAR),
        "chip": look(t.KEY, t.TEXT, round_by=24, beside=10),
        "bar": look(_CLEAR, t.TEXT, round_by=24),
    }


def pressable(
    name: str, press: Press | None, content: ft.Control, **more: Any
) -> ft.MergeSemantics:
    """A surface that is one button: a slot, a row of the list; `selected` where one is chosen."""
    chosen = more.pop("selected", None)
    return _surface(ft.Semantics(label=name, button=True, selected=chosen), press, content, **more)


def switch(
    name: str, on: bool, press: Press, content: ft.Control, **more: Any
) -> ft.MergeSemantics:
    """A surface that is on or off."""
    return _surface(ft.Semantics(label=name, toggled=on), press, content, expand=1, **more)


def _surface(
    described: ft.Semantics, press: Press | None, content: ft.Control, **more: Any
) -> ft.MergeSemantics:
    """A surface that bears the one description; what it holds is seen and not heard."""
    outside = {name: more.pop(name) for name in ("key", "expand") if name in more}
    described.content = ft.Container(
        ft.Semantics(exclude_semantics=True, content=content),
        ink=press is not None,
        on_click=handler(press),
        **more,
    )
    return ft.MergeSemantics(content=described, **outside)
