"""Choices of which one is on."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from estimation_mate.ui import theme as t
from estimation_mate.ui.components.controls import handler, short


@dataclass(frozen=True)
class Choice:
    """One of several: its value, its accessible name, and what shows."""

    value: str
    name: str
    shown: str


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
    label = ft.Container(short(choice.shown, 15, t.ON_TINT if on else t.TEXT), expand=True)
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
            content=ft.Container(
                face,
                height=t.TARGET,
                border_radius=12,
                bgcolor=t.TINT if on else t.KEY,
                on_click=handler(lambda: press(choice.value)),
            ),
        ),
    )
