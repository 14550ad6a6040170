"""The panel under the sheet, from the contract down to Confirm."""

import flet as ft

from estimation_mate.app.panel import Panel
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import button
from estimation_mate.ui.components.call import nobody_plays, which_trump, who_called
from estimation_mate.ui.components.check import check
from estimation_mate.ui.components.contract import CONTRACT, contract
from estimation_mate.ui.components.pad import fifteenth, pad_keys
from estimation_mate.ui.components.slots import slots
from estimation_mate.ui.components.taps import Taps
from estimation_mate.ui.window import Framing


def panel_view(
    say: Words,
    names: tuple[str, ...],
    panel: Panel,
    taps: Taps,
    told: ft.Control,
    framing: Framing,
) -> ft.Control:
    """Everything beside or under the grid; `told` is the line, with the keys that it hears."""
    short, aside = framing.short, framing.frame == "side"
    # Beside the sheet the place of the contract is kept free, so that Confirm never moves.
    kept_free = [ft.Container(height=CONTRACT)] if aside and not short else []
    playing = panel.stage == "tricks"
    parts = [
        *([contract(say, names, panel, taps)] if playing else kept_free),
        slots(say, names, panel, taps),
        told,
        _in_the_pads_place(say, names, panel, taps, short=short),
        _confirm(say, names, panel, taps, short=short),
    ]
    return panel_frame(parts, framing)


def panel_frame(parts: list[ft.Control], framing: Framing) -> ft.Control:
    """The ground on which the parts of a panel stand."""
    short, aside = framing.short, framing.frame == "side"
    return ft.Container(
        ft.Column(parts, spacing=0),
        bgcolor=t.CARD,
        padding=ft.Padding.symmetric(
            horizontal=4 if aside else t.EDGE, vertical=4 if short else t.EDGE
        ),
        border_radius=16 if aside else None,
        border=ft.Border.all(1, t.LINE) if aside else ft.Border.only(top=ft.BorderSide(1, t.LINE)),
    )


def _in_the_pads_place(
    say: Words, names: tuple[str, ...], panel: Panel, taps: Taps, *, short: bool
) -> ft.Control:
    """The pad, or what is asked for before it or after it."""
    if panel.stage == "passed":
        return nobody_plays(say, panel, taps, short=short)
    if panel.pad is not None:
        return pad_keys(say, names, panel.pad, taps, short=short)
    if panel.stage == "call":
        return who_called(say, taps, short=short)
    if panel.stage == "trump":
        return which_trump(say, panel, taps, short=short)
    return check(say, names, panel, taps, height=104 if short else 160)


def _confirm(
    say: Words, names: tuple[str, ...], panel: Panel, taps: Taps, *, short: bool
) -> ft.Control:
    """Confirm, full width but for the 15th key where the pad has two rows."""
    name, may = say("Confirm bids"), panel.may_confirm
    if panel.ends_round:
        again = taps.applying
        name = say("Confirm round") if again is None else say("Apply changes")
        may = may and (again is None or again.stands)
    press = taps.confirm if may else None
    confirm = button(name, press, look="primary", key="confirm", expand=1)
    keys = [fifteenth(say, names, panel.pad, taps, width=96)] if short and panel.pad else []
    row = ft.Row([*keys, confirm], spacing=t.GAP)
    return ft.Container(row, padding=ft.Padding.only(top=t.GAP))
