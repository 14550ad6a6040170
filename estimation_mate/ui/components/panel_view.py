"""The panel under the sheet, from the contract down to Confirm."""

import flet as ft

from estimation_mate.app.panel import Panel
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.check import check
from estimation_mate.ui.components.contract import contract
from estimation_mate.ui.components.controls import button
from estimation_mate.ui.components.pad import pad_keys
from estimation_mate.ui.components.slots import slots
from estimation_mate.ui.components.taps import Taps


def panel_view(
    say: Words, names: tuple[str, ...], panel: Panel, taps: Taps, told: ft.Control
) -> ft.Control:
    """Everything under the grid; `told` is the line, with the keys that it hears."""
    playing = panel.stage == "tricks"
    return ft.Container(
        ft.Column(
            [
                *([contract(say, names, panel, taps)] if playing else []),
                slots(say, names, panel, taps),
                told,
                pad_keys(say, names, panel.pad, taps)
                if panel.pad
                else check(say, names, panel, taps),
                _confirm(say, panel, taps),
            ],
            spacing=0,
        ),
        bgcolor=t.CARD,
        padding=ft.Padding.symmetric(horizontal=t.EDGE, vertical=t.EDGE),
        border=ft.Border.only(top=ft.BorderSide(1, t.LINE)),
    )


def _confirm(say: Words, panel: Panel, taps: Taps) -> ft.Control:
    name, may = say("Confirm bids"), panel.may_confirm
    if panel.stage == "tricks":
        again = taps.applying
        name = say("Confirm round") if again is None else say("Apply changes")
        may = may and (again is None or again.stands)
    press = taps.confirm if may else None
    confirm = button(name, press, look="primary", key="confirm", expand=1)
    return ft.Container(ft.Row([confirm]), padding=ft.Padding.only(top=t.GAP))
