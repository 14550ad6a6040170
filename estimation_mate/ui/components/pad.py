"""The pad: fifteen keys for the active slot."""

from collections.abc import Callable
from typing import Any

import flet as ft

from estimation_mate.app.panel import Pad
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import button
from estimation_mate.ui.components.lettering import fitted, left_to_right
from estimation_mate.ui.components.taps import PadTaps

_STRUCK = ft.TextStyle(
    size=18, font_family=t.FAMILY, height=1.25, decoration=ft.TextDecoration.LINE_THROUGH
)


def pad_keys(
    say: Words, names: tuple[str, ...], pad: Pad, taps: PadTaps, *, short: bool = False
) -> ft.Control:
    """0 to the hand as on a telephone, and Dash or Made; barred numbers are struck through.

    A `short` pad has two rows, and its 15th key stands beside Confirm.
    """
    name = names[pad.seat]
    keys = [
        _number_key(say, name, pad, number, taps)
        if number <= pad.highest
        else ft.Container(expand=1, height=t.TARGET)
        for number in range(14)
    ]
    if not short:
        keys.append(fifteenth(say, names, pad, taps, expand=1))
    wide = 7 if short else 5
    rows: list[ft.Control] = [
        left_to_right(say, keys[start : start + wide], spacing=t.GAP)
        for start in range(0, len(keys), wide)
    ]
    return ft.Container(ft.Column(rows, spacing=t.GAP), height=104 if short else 160)


def _number_key(say: Words, name: str, pad: Pad, number: int, taps: PadTaps) -> ft.Control:
    spoken = (
        say("Tricks {n} for {name}", n=number, name=name)
        if pad.fifteenth == "made"
        else say("Bid {n} for {name}", n=number, name=name)
    )
    barred = number in pad.barred
    content = fitted(str(number), 18, None, bold=not barred)
    if barred:
        content.style = _STRUCK
    press = None if barred else lambda: taps.number(number)
    return button(spoken, press, content=content, key=f"key-{number}", expand=1)


def fifteenth(
    say: Words, names: tuple[str, ...], pad: Pad, taps: PadTaps, **room: Any
) -> ft.Control:
    """Dash or Made, for the active slot; an empty place where the rules have neither."""
    if pad.fifteenth is None:
        return ft.Container(**room)
    told, face, size = _FIFTEENTH[pad.fifteenth](say, names[pad.seat])
    shown = fitted(face, size, None, bold=True, no_wrap=True)
    press = taps.fifteenth if pad.fifteenth_on else None
    return button(told, press, content=shown, look="accent", key="key-15", **room)


_FIFTEENTH: dict[str, Callable[[Words, str], tuple[str, str, int]]] = {
    "dash": lambda say, name: (say("Dash for {name}", name=name), say("Dash"), 15),
    "made": lambda say, name: (say("Made for {name}", name=name), say("Made"), 15),
    "passed": lambda say, _: (say("Everybody passed"), say("All pass"), 13),
}
"""What the 15th key is called, what it shows, and in which size."""
