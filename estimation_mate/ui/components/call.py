"""The auction in the place of the pad: who called, what is trump, that everybody passed."""

from functools import partial

import flet as ft

from estimation_mate.app.panel import Panel
from estimation_mate.domain.entry import TRUMPS, Trump
from estimation_mate.labels import trump_name
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import Press, button
from estimation_mate.ui.components.lettering import fitted, named
from estimation_mate.ui.components.marks import suit
from estimation_mate.ui.components.taps import Taps
from estimation_mate.ui.letters import fit

CAPTION = 28
"""The height of what is asked; it goes where the window is short."""


def who_called(say: Words, taps: Taps, *, short: bool) -> ft.Control:
    """Before the call: the slots wait for a tap, and there is what to do without one."""
    rows = [
        _caption(say("Who called? Tap the player.")),
        passing(say, taps, passed=False),
        *([] if short else [order(say)]),
    ]
    return _in_place(rows, short=short)


def which_trump(say: Words, panel: Panel, taps: Taps, *, short: bool) -> ft.Control:
    """After the call: the five trumps, and none that is recorded."""
    rows: list[ft.Control] = [suits(say, panel.trump, taps)]
    rows.append(button(say("Not recorded"), partial(taps.trump, None), look="outlined", size=14))
    if not short:
        rows.insert(0, _caption(say("What is trump?")))
    return _in_place(rows, short=short)


def nobody_plays(say: Words, panel: Panel, taps: Taps, *, short: bool) -> ft.Control:
    """What follows from a passed deal, and the way back (F5)."""
    times = say.figures(f"×{panel.position.multiplier * 2}")
    told = say("Nobody scores, and the next round counts {times}.", times=times)
    return _in_place([_caption(told), passing(say, taps, passed=True)], short=short)


def passing(say: Words, taps: Taps, *, passed: bool) -> ft.Control:
    """That everybody passed, or that somebody called after all."""
    name = say("Somebody called") if passed else say("Everybody passed")
    return button(name, taps.passed, look="outlined", size=14, key="passing")


def suits(say: Words, chosen: str | None, taps: Taps) -> ft.Row:
    """Five trumps abreast, the strongest first."""
    keys = [_suit_key(say, one, partial(taps.trump, one), on=one == chosen) for one in TRUMPS]
    return ft.Row(keys, spacing=t.GAP)


def order(say: Words) -> ft.Control:
    """What beats what at the same number, from the weakest to the strongest."""
    parts: list[ft.Control] = []
    for one in reversed(TRUMPS):
        sign: ft.Control = suit(one, 16)
        if one == "no_trump":
            sign = fitted(trump_name(say, one), 13, t.QUIET)
        parts += [sign, fitted("<", 13, t.QUIET)]
    told = say(
        "At the same number spades beat hearts, hearts diamonds, diamonds clubs; no trump beats all."
    )
    shown = ft.Row(parts[:-1], spacing=10, alignment=ft.MainAxisAlignment.CENTER, height=32)
    return named(told, shown)


def _suit_key(say: Words, trump: Trump, press: Press, *, on: bool) -> ft.Control:
    name = trump_name(say, trump)
    ink = t.ON_ACCENT_TINT if on else None
    face = ft.Column(
        [suit(trump, 18), fitted(name, 10, ink, bold=on, no_wrap=True, height=1.2)],
        spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    look = "accent" if on else "key"
    return button(name, press, content=face, look=look, key=f"trump-{trump}", expand=1)


def _caption(told: str) -> ft.Control:
    shown = fitted(told, 14, bold=True, text_align=ft.TextAlign.CENTER, height=1.1)
    return ft.Container(
        named(told, shown), height=CAPTION * max(1, 1 / fit()), alignment=ft.Alignment.CENTER
    )


def _in_place(rows: list[ft.Control], *, short: bool) -> ft.Control:
    column = ft.Column(rows, spacing=t.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(column, height=104 if short else 160)
