"""The check: chips in the place of the pad, of the same height, so that nothing moves."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from estimation_mate.app.panel import Panel
from estimation_mate.domain.names import shortened
from estimation_mate.domain.seats import SEATS
from estimation_mate.labels import risk_name, stake
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import pressable, switch
from estimation_mate.ui.components.call import passing, suits
from estimation_mate.ui.components.lettering import columns, fitted, named
from estimation_mate.ui.components.line import LONGEST_SHOWN
from estimation_mate.ui.components.taps import Taps
from estimation_mate.ui.letters import grown
from estimation_mate.ui.session import Act

CLOSE = 1.05
"""The height of a line, in multiples of its type size, of which two have room."""


def check(
    say: Words, names: tuple[str, ...], panel: Panel, taps: Taps, *, height: float = 160
) -> ft.Control:
    """Risk where it is due, With where it may be marked, and what to do about them.

    Where an auction was (F2–F5): who called first, and that everybody passed instead.
    """
    asked, rows = panel.check, list[ft.Control]()
    if asked.risk_level:
        rows.append(_risk_told(say, names, panel))
    if asked.may_carry:
        rows.append(_risk_chips(say, names, panel, taps))
    if asked.may_be_with:
        rows.append(_with_chips(say, names, panel, taps))
    elif asked.may_carry and asked.carrier is not None:
        rows.append(_aside(say("Tap another player to move it")))
    if asked.may_have_called:
        rows.append(_called_chips(say, names, panel, taps))
    if asked.super_call:
        rows.append(suits(say, panel.trump, taps))
        rows.append(_aside(say("From 8 up another may be named")))
    if asked.may_pass:
        rows.append(passing(say, taps, passed=asked.passed))
    if height < len(rows) * 40:  # the line about the Risk gives way to the chips
        rows = rows[-2:]
    column = ft.Column(rows, spacing=t.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(column, height=height)


def _risk_told(say: Words, names: tuple[str, ...], panel: Panel) -> ft.Control:
    level, carrier = panel.check.risk_level, panel.check.carrier
    if carrier is None:
        told = shown = say("Who spoke last?")
    else:
        brief = say.apart(shortened(names[carrier], LONGEST_SHOWN))
        told, shown = (
            say("{name} carries the {risk}", name=name, risk=risk_name(say, level))
            for name in (names[carrier], brief)
        )
        if not panel.check.may_carry:  # no chip tells what is at stake
            at_stake = stake(say, panel.check.stake)
            told, shown = (f"{one} · {at_stake}" for one in (told, shown))
    shown_as = fitted(shown, 13, t.ACCENT, bold=True, text_align=ft.TextAlign.CENTER, height=CLOSE)
    return _over_columns(told, shown_as, height=28 * grown())


def _aside(told: str) -> ft.Control:
    return _over_columns(told, fitted(told, 12, t.QUIET))


def _over_columns(told: str, shown: ft.Control, **more: Any) -> ft.Control:
    """A text in the middle of the four columns, where the chips are."""
    spoken = named(told, shown, container=True)
    return columns([ft.Container(spoken, expand=1, alignment=ft.Alignment.CENTER, **more)])


def _risk_chips(say: Words, names: tuple[str, ...], panel: Panel, taps: Taps) -> ft.Control:
    def chip(seat: int) -> ft.Control:
        on = panel.check.carrier == seat
        face = _face(say("Risk"), on, stake(say, panel.check.stake) if on else None)
        name = say("Risk for {name}", name=names[seat])
        return _chip(name, face, on, partial(taps.risk, seat), f"risk-{seat}")

    return _chips(panel.check.may_carry, chip)


def _with_chips(say: Words, names: tuple[str, ...], panel: Panel, taps: Taps) -> ft.Control:
    def chip(seat: int) -> ft.Control:
        on = seat in panel.check.marked
        name = say("With for {name}", name=names[seat])
        return _chip(name, _face(say("With"), on), on, partial(taps.marked, seat), f"with-{seat}")

    return _chips(panel.check.may_be_with, chip)


def _called_chips(say: Words, names: tuple[str, ...], panel: Panel, taps: Taps) -> ft.Control:
    def chip(seat: int) -> ft.Control:
        on = panel.check.called == seat
        ink = t.ON_ACCENT_TINT if on else t.TEXT
        across = ft.TextAlign.CENTER
        # In two lines, since no column holds both words.
        face = fitted(say("Called first"), 12, ink, bold=on, text_align=across, height=1.1)
        name = say("Called first: {name}", name=names[seat])
        return pressable(
            name,
            partial(taps.called, seat),
            face,
            expand=1,
            padding=6,
            **_worn(on, f"called-{seat}"),
        )

    return _chips(panel.check.may_have_called, chip)


def _chips(seats: tuple[int, ...], chip: Callable[[int], ft.Control]) -> ft.Control:
    """A chip under the column of each of these seats."""
    return columns([chip(seat) if seat in seats else ft.Container(expand=1) for seat in SEATS])


def _face(label: str, on: bool, below: str | None = None) -> ft.Control:
    """What a chip shows; the stake stands under its word, where it fits a narrow column."""
    ink = t.ON_ACCENT_TINT if on else t.TEXT
    told = [label, below] if below else [label]
    lines: list[ft.Control] = [
        fitted(one, 12, ink, bold=on, no_wrap=True, height=1.2) for one in told
    ]
    return ft.Column(
        lines, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
    )


def _chip(name: str, face: ft.Control, on: bool, press: Act, key: str) -> ft.Control:
    return switch(name, on, press, face, **_worn(on, key))


def _worn(on: bool, key: str) -> dict[str, Any]:
    """How a chip looks."""
    return {
        "key": key,
        "height": t.TARGET,
        "alignment": ft.Alignment.CENTER,
        "border_radius": 24,
        "bgcolor": t.ACCENT_TINT if on else None,
        "border": ft.Border.all(2 if on else 1, t.ACCENT if on else t.QUIET),
    }
