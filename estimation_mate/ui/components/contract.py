"""The contract during play: what each promised, large, for the whole table."""

import flet as ft

from estimation_mate.app.panel import Panel, Slot
from estimation_mate.labels import risk_letters, role_letter, stake
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import icon_button
from estimation_mate.ui.components.lettering import columns, fitted, named
from estimation_mate.ui.components.marks import mark
from estimation_mate.ui.components.taps import Taps

CONTRACT = 52
"""The height of the contract."""


def contract(say: Words, names: tuple[str, ...], panel: Panel, taps: Taps) -> ft.Control:
    """The four bids large, with roles, Risk and its stake, and the way back to them."""
    cells = [_promise(say, names[slot.seat], slot, panel) for slot in panel.slots]
    back = icon_button(say("Change bids"), ft.Icons.EDIT_OUTLINED, taps.change_bids)
    return ft.Container(columns(cells, back), height=CONTRACT)


def _promise(say: Words, name: str, slot: Slot, panel: Panel) -> ft.Control:
    role = panel.bids.roles[slot.seat]
    carries = panel.check.carrier == slot.seat
    letter = role_letter(say, role)
    marks: list[ft.Control] = [mark(letter)] if letter else []
    if carries:
        marks.append(mark(risk_letters(say, panel.check.risk_level), accent=True))
        marks.append(fitted(stake(say, panel.check.stake), 10, t.ACCENT, bold=True))
    content = ft.Column(
        [
            fitted(str(slot.bid), 22, bold=True, height=1.1),
            ft.Row(marks, spacing=2, alignment=ft.MainAxisAlignment.CENTER, height=18),
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    spoken = say("{name} said {bid}", name=name, bid=slot.bid or 0)
    return ft.Container(named(spoken, content), expand=1)
