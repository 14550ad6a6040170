"""The choices of a contract: who bought, for how many, in what, and how often it counts."""

from functools import partial
from typing import Any

import flet as ft

from estimation_mate.app.contract_panel import ContractPanel
from estimation_mate.contract_labels import doubled_name
from estimation_mate.domain.entry import Trump
from estimation_mate.domain.rules.masrawy import DOUBLINGS, HAND, LOWEST, ORDER
from estimation_mate.domain.seats import SEATS
from estimation_mate.labels import trump_name
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import pressable
from estimation_mate.ui.components.contract_taps import ContractTaps
from estimation_mate.ui.components.lettering import fitted, left_to_right, short
from estimation_mate.ui.components.marks import suit
from estimation_mate.ui.letters import fit
from estimation_mate.ui.session import Act

_FRAMES = {on: ft.Border.all(2, t.PRIMARY if on else ft.Colors.TRANSPARENT) for on in (True, False)}


def buyers(
    say: Words, names: tuple[str, ...], panel: ContractPanel, taps: ContractTaps
) -> ft.Control:
    """The four players in order of play, partners two apart."""
    cells = [_buyer(say, names[seat], seat, panel, taps) for seat in SEATS]
    return ft.Container(ft.Row(list(cells), spacing=t.GAP), height=56)


def _buyer(
    say: Words, name: str, seat: int, panel: ContractPanel, taps: ContractTaps
) -> ft.Control:
    on = panel.deal.buyer == seat and not panel.deal.dead
    ink = _ink(on=on)
    parts: list[ft.Control] = [short(name, 13 * fit(), ink, bold=on)]
    if on:
        bought = say("bought")
        parts.append(fitted(f"✓ {bought}", 11, ink, height=1.2, no_wrap=True))
    content = ft.Column(
        parts,
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    spoken = say("{name} bought", name=name)
    press = partial(taps.buyer, seat)
    beside = ft.Padding.symmetric(horizontal=4)
    return choice(spoken, press, content, on=on, key=f"buyer-{seat}", height=56, padding=beside)


def contract_keys(
    say: Words, panel: ContractPanel, taps: ContractTaps, *, short: bool
) -> ft.Control:
    """Numbers, suits from the weakest up, and doublings: fifteen keys, or fourteen in two rows."""
    deal, on = panel.deal, not panel.deal.dead
    calls = [_call(say, n, taps, on=on and deal.bid == n) for n in range(LOWEST, HAND + 1)]
    suits = [_suit(say, one, taps, on=on and deal.trump == one, short=short) for one in ORDER]
    times = [doubling(say, n, panel, taps) for n in DOUBLINGS if n > 1 or not short]
    keys = [*calls, *suits, *times] if short else [*calls, *times, *suits]
    wide = 7 if short else 5
    rows: list[ft.Control] = [
        left_to_right(say, keys[start : start + wide], spacing=t.GAP)
        for start in range(0, len(keys), wide)
    ]
    return ft.Container(ft.Column(rows, spacing=t.GAP), height=104 if short else 160)


def _call(say: Words, number: int, taps: ContractTaps, *, on: bool) -> ft.Control:
    name, press = say("Contract {n}", n=number), partial(taps.call, number)
    return _key(say, name, press, fitted(str(number), 18, _ink(on=on), bold=True), on=on)


def _suit(say: Words, trump: Trump, taps: ContractTaps, *, on: bool, short: bool) -> ft.Control:
    name = trump_name(say, trump)

    sign = ticked(say, suit(trump, 20 if short else 18), on=on)
    word = fitted(name, 10, _ink(on=on), most=1, no_wrap=True, height=1.2)
    face = ft.Column(
        [sign] if short else [sign, word],
        spacing=1,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return choice(name, partial(taps.trump, trump), face, on=on)


def doubling(
    say: Words, times: int, panel: ContractPanel, taps: ContractTaps, **room: Any
) -> ft.Control:
    """How often the contract counts."""
    on = panel.deal.double == times and not panel.deal.dead
    name, press = doubled_name(say, times), partial(taps.double, times)
    face = fitted(say.figures(f"×{times}"), 16, _ink(on=on), bold=on)
    return _key(say, name, press, face, on=on, **room)


def _key(
    say: Words, name: str, press: Act, face: ft.Control, *, on: bool, **room: Any
) -> ft.Control:
    """A key of the pad."""
    return choice(name, press, ticked(say, face, on=on), on=on, **room)


def ticked(say: Words, face: ft.Control, *, on: bool) -> ft.Control:
    """What a key shows; a tick says that it is chosen, and not a colour alone."""
    tick = [ft.Icon(ft.Icons.CHECK, size=14, color=_ink(on=on))] if on else []
    centre = ft.MainAxisAlignment.CENTER
    return left_to_right(say, [*tick, face], spacing=1, alignment=centre)


def _ink(*, on: bool) -> ft.ColorValue:
    return t.ON_TINT if on else t.TEXT


def choice(
    name: str, press: Act, content: ft.Control, *, on: bool, height: float = t.TARGET, **room: Any
) -> ft.Control:
    """One of several of which one is chosen."""
    if "width" not in room:
        room["expand"] = 1
    return pressable(
        name,
        press,
        content,
        height=height,
        border_radius=12,
        bgcolor=t.TINT if on else t.KEY,
        border=_FRAMES[on],
        alignment=ft.Alignment.CENTER,
        selected=on,
        **room,
    )
