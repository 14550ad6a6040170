"""The head of the Table: round, what it counts, trump, Undo, Redo, menu."""

from dataclasses import dataclass

import flet as ft

from estimation_mate.labels import counts, ended_early, round_name, trump_name
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import Press, chip_button, icon_button
from estimation_mate.ui.components.lettering import fitted, named
from estimation_mate.ui.components.marks import suit
from estimation_mate.ui.letters import FITS
from estimation_mate.ui.memo import memo

TIGHT = 1.0
"""The most that the title grows in the narrowest window, which holds it in usual letters."""


@dataclass(frozen=True)
class Heading:
    """What the header tells: the round that is open (`None`: none), of how many, and the rest.

    `hand` is how many cards are dealt, where that differs from round to round; `ended_after` how
    many rounds were played of a game that was ended early. `goal` is the total that ends the game,
    where one does; without `names_trump` the panel asks for the trump. A `narrow` header shows the
    sign of the trump alone; in a `tight` one the title has no room to grow.
    """

    number: int | None
    rounds: int
    hand: int | None
    multiplier: int
    trump: str | None
    large_suit: bool
    can_undo: bool
    can_redo: bool
    saved: bool
    narrow: bool
    tight: bool = False
    ended_after: int | None = None
    names_trump: bool = True
    goal: int | None = None


@dataclass(frozen=True)
class Ways:
    """What the buttons of the header do."""

    undo: Press
    redo: Press
    menu: Press
    trump: Press


@memo
@ft.component
def Header(say: Words, heading: Heading, ways: Ways) -> ft.Control:
    """One row of 48."""
    return ft.Container(
        ft.Row(
            [
                ft.Container(_round(say, heading), expand=True),
                *(
                    [_trump(say, heading, ways.trump)]
                    if heading.number and heading.names_trump
                    else []
                ),
                icon_button(say("Undo"), ft.Icons.UNDO, ways.undo if heading.can_undo else None),
                icon_button(say("Redo"), ft.Icons.REDO, ways.redo if heading.can_redo else None),
                icon_button(say("Game menu"), ft.Icons.MORE_VERT, ways.menu),
            ],
            spacing=0,
        ),
        height=t.TARGET,
        padding=ft.Padding.only(left=12, right=4)
        if not say.rtl
        else ft.Padding.only(left=4, right=12),
    )


def _round(say: Words, heading: Heading) -> ft.Control:
    name = round_name(say, heading.number, heading.rounds)
    if heading.ended_after is not None:
        name = ended_early(say, heading.ended_after)
    below: list[ft.Control] = []
    spoken = name
    if heading.hand is not None:
        hand = say("Hand of {n}", n=heading.hand)
        spoken = say(", ").join([name, hand.lower()])
        below.append(fitted(hand, 16, t.PRIMARY, bold=True, height=1.2))
    if heading.goal is not None and heading.number is not None:
        goal = say("to {goal}", goal=heading.goal)
        spoken = say(", ").join([name, goal])
        seen = fitted(goal, 12, t.QUIET, height=1.2)
        below.append(ft.Semantics(exclude_semantics=True, content=seen))
    if heading.multiplier > 1 and heading.number is not None:
        spoken = say(", ").join([name, counts(say, heading.multiplier)])
        times = say("counts ×{times}", times=heading.multiplier)
        below.append(fitted(times, 12, t.ACCENT, bold=True, height=1.2))
    most = TIGHT if heading.tight else FITS
    title = named(
        spoken,
        fitted(name, 14, bold=True, most=most, max_lines=1, no_wrap=True, height=1.3),
        heading_level=1,
    )
    return ft.Column(
        [title, ft.Row([*below, *_kept(say, heading)], spacing=4)],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _kept(say: Words, heading: Heading) -> list[ft.Control]:
    if not heading.saved:
        return []
    tick = ft.Icon(ft.Icons.CHECK, size=12, color=t.QUIET)
    if heading.hand is not None or (heading.multiplier > 1 and heading.number is not None):
        return [named(say("Saved"), tick)]
    said = ft.Row([tick, fitted(say("Saved"), 11, t.QUIET, height=1.2)], spacing=2, tight=True)
    return [named(say("Saved"), said)]


def _trump(say: Words, heading: Heading, press: Press) -> ft.Control:
    narrow, large = heading.narrow, heading.large_suit
    return trump_chip(say, heading.trump, press, narrow=narrow, large=large)


def trump_chip(
    say: Words, trump: str | None, press: Press, *, narrow: bool, large: bool = False
) -> ft.Control:
    """The trump of a round, as the way to name another; where it is narrow, as its sign alone."""
    if trump is None:
        name = say("Trump: not recorded")
        shown: ft.Control = (
            ft.Icon(ft.Icons.STYLE_OUTLINED, size=18, color=t.QUIET)
            if narrow
            else fitted(say("Trump"), 13, t.QUIET, no_wrap=True)
        )
    else:
        name = say("Trump: {trump}", trump=trump_name(say, trump).lower())
        sign = suit(trump, 22 if large else 16)
        word = fitted(trump_name(say, trump), 13, None, no_wrap=True)
        shown = ft.Row([sign] if narrow else [sign, word], spacing=4, tight=True)
    return chip_button(name, press, shown)
