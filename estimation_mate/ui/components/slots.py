"""Four slots in seat order, never moving."""

from functools import partial

import flet as ft

from estimation_mate.app.panel import Panel, Slot
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import pressable
from estimation_mate.ui.components.lettering import columns, fitted, short
from estimation_mate.ui.components.marks import mark
from estimation_mate.ui.components.taps import Of, Taps
from estimation_mate.ui.letters import fit
from estimation_mate.ui.memo import memo

_AND_THEN = {False: "→", True: "←"}
"""From the bid to the tricks, the way the page reads."""

_FRAMES = {on: ft.Border.all(2, t.PRIMARY if on else ft.Colors.TRANSPARENT) for on in (True, False)}
_BESIDE = ft.Padding.symmetric(horizontal=4)


def slots(say: Words, names: tuple[str, ...], panel: Panel, taps: Taps) -> ft.Control:
    """Bids, or tricks beside their bids; the active one is framed."""
    cells: list[ft.Control] = [
        ft.Container(
            SlotView(say, names[slot.seat], slot, taps.slot), expand=1, key=f"slot-{slot.seat}"
        )
        for slot in panel.slots
    ]
    return ft.Container(columns(cells), height=56)


@memo
@ft.component
def SlotView(say: Words, name: str, slot: Slot, choose: Of) -> ft.Control:
    """One player's place; it is drawn again when what stands in it changes."""
    shown = "–" if slot.number is None else str(slot.number)
    figures: list[ft.Control] = [
        fitted(shown, 20, t.ON_TINT if slot.active else t.TEXT, bold=True, height=1.2)
    ]
    if slot.bid is not None:
        figures.insert(0, fitted(f"{slot.bid} {_AND_THEN[say.rtl]}", 11, t.QUIET, height=1.2))
    if slot.dash:
        figures.append(mark(say("D"), accent=True))
    content = ft.Column(
        [
            short(name, 12 * fit(), t.ON_TINT if slot.active else t.QUIET),
            ft.Row(
                figures,
                spacing=3,
                alignment=ft.MainAxisAlignment.CENTER,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
            ),
        ],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return pressable(
        slot_name(say, name, slot),
        partial(choose, slot.seat),
        content,
        height=56,
        border_radius=12,
        bgcolor=t.TINT if slot.active else t.KEY,
        border=_FRAMES[slot.active],
        padding=_BESIDE,
    )


def slot_name(say: Words, name: str, slot: Slot) -> str:
    """The accessible name of a slot, with what stands in it."""
    if slot.bid is not None:
        if slot.number is None:
            return say("Tricks of {name}: empty, bid {bid}", name=name, bid=slot.bid)
        return say("Tricks of {name}: {n}, bid {bid}", name=name, n=slot.number, bid=slot.bid)
    if slot.number is None:
        return say("Bid of {name}: empty", name=name)
    if slot.dash:
        return say("Bid of {name}: {n}, Dash", name=name, n=slot.number)
    return say("Bid of {name}: {n}", name=name, n=slot.number)
