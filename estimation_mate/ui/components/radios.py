"""Choices of which one is on."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import handler
from estimation_mate.ui.components.lettering import short, text


@dataclass(frozen=True)
class Choice:
    """One of several: its value, its accessible name, and what shows, with a line below it."""

    value: str
    name: str
    shown: str
    told: str = ""


def radios(
    choices: list[Choice], chosen: str, press: Callable[[str], Any], *, abreast: int = 2
) -> ft.RadioGroup:
    """Choices, two side by side unless told otherwise, of which one is on."""

    async def on_change(event: ft.Event[ft.RadioGroup]) -> None:
        await press(str(event.control.value))

    cells: list[ft.Control] = [_radio(one, one.value == chosen, press) for one in choices]
    rows: list[ft.Control] = [
        ft.Row(cells[start : start + abreast], spacing=t.GAP)
        for start in range(0, len(cells), abreast)
    ]
    return ft.RadioGroup(ft.Column(rows, spacing=t.GAP), value=chosen, on_change=on_change)


def _radio(choice: Choice, on: bool, press: Callable[[str], Any]) -> ft.Control:
    lines: list[ft.Control] = [short(choice.shown, 15, t.ON_TINT if on else t.TEXT)]
    if choice.told:
        lines.append(text(choice.told, 12, t.ON_TINT if on else t.QUIET))
    label = ft.Column(lines, spacing=0, alignment=ft.MainAxisAlignment.CENTER)
    face = ft.Row(
        [
            ft.Radio(value=choice.value, visual_density=ft.VisualDensity.COMPACT),
            ft.Semantics(exclude_semantics=True, content=label, expand=True),
        ],
        spacing=0,
    )
    return ft.MergeSemantics(
        expand=1,
        content=ft.Semantics(
            label=choice.name,
            hint_text=choice.told or None,
            content=ft.Container(
                face,
                height=None if choice.told else t.TARGET,
                padding=ft.Padding.symmetric(vertical=8) if choice.told else None,
                border_radius=12,
                bgcolor=t.TINT if on else t.KEY,
                on_click=handler(lambda: press(choice.value)),
            ),
        ),
    )
