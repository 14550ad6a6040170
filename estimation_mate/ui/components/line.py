"""The line under the slots: what the table needs to hear next."""

import flet as ft

from estimation_mate.app.panel import Panel
from estimation_mate.domain.names import shortened
from estimation_mate.domain.seats import SEATS
from estimation_mate.labels import off_by, risk_name, stake
from estimation_mate.sentences import in_brief
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.lettering import named, short
from estimation_mate.ui.letters import fit

LONGEST_SHOWN = 12
"""Characters of a name in the line; a reader hears the whole name."""


def line(say: Words, names: tuple[str, ...], panel: Panel) -> ft.Control:
    """What is wrong, or how far the table is; a reader hears it change."""
    left, right = line_texts(say, names, panel)
    brief = tuple(say.apart(shortened(name, LONGEST_SHOWN)) for name in names)
    left_shown, right_shown = line_texts(say, brief, panel)
    # Who deals a hand of its own size is asked for before anything else.
    opening = panel.told_hand is not None and panel.bids.spoken == 0
    told, shown = (left, right), (left_shown, right_shown)
    return line_view(told, shown, bold=opening, wrong=bool(panel.wrong))


def line_view(
    told: tuple[str, str], shown_as: tuple[str, str], *, bold: bool = False, wrong: bool = False
) -> ft.Control:
    """A line with texts at its start and at its end: as they are heard, and as they are seen."""
    left, right = told
    size, tone = 15 if bold else 13, t.RED if wrong else t.TEXT
    shown = short(shown_as[0], size * fit(), tone, bold=bold)
    start = named(left, shown, container=True, live_region=True)
    end = short(shown_as[1], 13 * fit(), t.QUIET, text_align=ft.TextAlign.END)
    return ft.Container(
        ft.Row(
            [
                # Alone it has the whole line, and what has no room there ends in dots.
                ft.Container(start, expand=not right),
                ft.Container(named(right, end, container=True), expand=bool(right)),
            ],
            spacing=8,
        ),
        height=28,
        padding=ft.Padding.symmetric(horizontal=4),
    )


def line_texts(say: Words, names: tuple[str, ...], panel: Panel) -> tuple[str, str]:
    """What the line says at its start and at its end."""
    if panel.wrong:
        return in_brief(say, panel.wrong[0], names), ""
    if panel.stage == "tricks":
        return _tricks_left(say, panel), _at_stake(say, names, panel)
    if panel.stage == "passed":
        return say("Everybody passed"), ""
    if panel.stage == "trump":
        return _called(say, names, panel), ""
    return _told_of_bids(say, names, panel)


def _told_of_bids(say: Words, names: tuple[str, ...], panel: Panel) -> tuple[str, str]:
    bids = panel.bids
    if bids.spoken == 0:
        dealer, first = names[panel.position.dealer], names[panel.first_speaker]
        told = say("Dealer {dealer}, {first} speaks first", dealer=dealer, first=first)
        return told, say("Everybody passed") if panel.check.passed else ""
    if bids.last is not None and bids.may_not:
        return _may_not(say, names[bids.last], panel), ""
    if bids.spoken < len(SEATS):
        return say("Total {total}", total=bids.total), _speaks(say, names, panel)
    total = say("Total {total}", total=bids.total)
    roles = say("Everybody passed") if panel.check.passed else _roles(say, names, panel)
    return say(", ").join([total, off_by(say, bids.side, bids.off_by)]), roles


def _tricks_left(say: Words, panel: Panel) -> str:
    left = max(panel.tricks_left, 0)
    return say.many("Tricks left {n}", "Tricks left {n}", left)


def _called(say: Words, names: tuple[str, ...], panel: Panel) -> str:
    """The call that waits for its trump."""
    seat, number = next((one.seat, one.number) for one in panel.slots if one.number is not None)
    return say("{name} called {n}", name=names[seat], n=number or 0)


def _may_not(say: Words, name: str, panel: Panel) -> str:
    numbers = say(" or ").join(say.number(number) for number in panel.bids.may_not)
    return say(
        "Total {total}, {name} may not say {numbers}",
        total=panel.bids.total,
        name=name,
        numbers=numbers,
    )


def _speaks(say: Words, names: tuple[str, ...], panel: Panel) -> str:
    return say("{name} speaks", name=names[panel.pad.seat]) if panel.pad else ""


def _roles(say: Words, names: tuple[str, ...], panel: Panel) -> str:
    """Who called and who is With."""
    roles = panel.bids.roles
    told = [say("Caller {name}", name=names[seat]) for seat in SEATS if roles[seat] == "caller"]
    others = [names[seat] for seat in SEATS if roles[seat] == "with"]
    if others:
        told.append(say("With {name}", name=say(", ").join(others)))
    return " · ".join(told)


def _at_stake(say: Words, names: tuple[str, ...], panel: Panel) -> str:
    """How far over or under the bids are, and who carries the Risk."""
    by = panel.bids.off_by
    over = panel.bids.side == "over"
    told = [say("Over by {by}", by=by) if over else say("Under by {by}", by=by)]
    if panel.check.carrier is not None:
        level, name = panel.check.risk_level, names[panel.check.carrier]
        told.append(
            say(
                "{risk} {name} {stake}",
                risk=risk_name(say, level),
                name=name,
                stake=stake(say, panel.check.stake),
            )
        )
    return " · ".join(told)
