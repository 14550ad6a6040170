"""In words what a change does to the sheet, before it is made."""

import flet as ft

from estimation_mate.app.again import Preview
from estimation_mate.domain.names import shortened
from estimation_mate.domain.rows import Sheet
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.lettering import named, text
from estimation_mate.ui.components.line import LONGEST_SHOWN


def effect(say: Words, names: tuple[str, ...], before: Sheet, seen: Preview) -> ft.Control:
    """The rounds that score otherwise, and each total that becomes another; a reader hears it."""
    told, shown = (
        "" if seen.problems else " · ".join(effects(say, named_so, before, seen))
        for named_so in (names, tuple(shortened(name, LONGEST_SHOWN) for name in names))
    )
    # Two lines at most, so that what stands below stays in the window.
    painted = text(shown, 12, t.ACCENT, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS)
    return ft.Container(
        named(told, painted, live_region=True, container=True),
        padding=ft.Padding.symmetric(horizontal=12, vertical=4),
    )


def effects(say: Words, names: tuple[str, ...], before: Sheet, seen: Preview) -> list[str]:
    """One text for the rounds, and one a total that changes."""
    totals = zip(names, before.totals, seen.sheet.totals, strict=True)
    return [
        rounds_told(say, seen.changed),
        *(
            say("{name} {before} → {after}", name=say.apart(n), before=b, after=a)
            for n, b, a in totals
            if a != b
        ),
    ]


def rounds_told(say: Words, rounds: tuple[int, ...]) -> str:
    """Which rounds are scored otherwise."""
    if not rounds:
        return say("No score changes.")
    numbers = say(", ").join(say.number(number) for number in rounds)
    return say.many(
        "Round {rounds} is scored otherwise.",
        "Rounds {rounds} are scored otherwise.",
        len(rounds),
        rounds=numbers,
    )
