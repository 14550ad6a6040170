"""The fields of a new game: names in order of play, first dealer, rule set."""

import random
from collections.abc import Awaitable, Callable
from functools import partial

import flet as ft

from estimation_mate.app.form import Form
from estimation_mate.app.presets import Preset
from estimation_mate.domain.names import LONGEST_NAME, named, trimmed
from estimation_mate.domain.rules import KINDS
from estimation_mate.domain.seats import SEATS
from estimation_mate.labels import column_names, rules_name, rules_told
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import Press, button, icon_button
from estimation_mate.ui.components.lettering import short, text
from estimation_mate.ui.components.radios import Choice, radios
from estimation_mate.ui.components.screen import label
from estimation_mate.ui.components.text_box import text_box
from estimation_mate.ui.session import Act

Step = Callable[[Form], Form]
Change = Callable[[Step], Awaitable[None]]

_NO_PRESET = "none"


def form_fields(
    say: Words,
    form: Form,
    change: Change,
    offered: tuple[str, ...],
    presets: tuple[Preset, ...],
    scoring: Press,
) -> ft.Control:
    """All that can be filled in; `offered` are names for a place that is blank.

    `scoring` leads to the settings of this game.
    """
    return ft.Column(
        [
            label(say("Players in order of play")),
            _under_each_other([_name_row(say, form, seat, change) for seat in SEATS]),
            _offers(say, form, change, offered),
            label(say("First dealer")),
            _dealers(say, form, change),
            label(say("Rule set")),
            _rule_sets(say, form, change),
            *_teams(say, form),
            *_presets(say, form, change, presets),
            button(say("Scoring settings"), scoring, look="outlined"),
            ft.Container(height=8),
        ],
        spacing=t.GAP,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def shown_names(say: Words, form: Form) -> tuple[str, ...]:
    """What the four are called, those left blank by their number."""
    return named(form.names, say("Player {n}"))


def _name_row(say: Words, form: Form, seat: int, change: Change) -> ft.Control:
    name = shown_names(say, form)[seat]

    async def typed(name: str) -> None:
        await change(_naming(seat, name))

    def moved(by: int) -> Act:
        return lambda: change(lambda now: now.swapped(seat, seat + by))

    box = name_box(say, seat, form.names[seat], typed)
    up = moved(-1) if seat > SEATS[0] else None
    down = moved(1) if seat < SEATS[-1] else None
    return ft.Row(
        [
            ft.Container(box, expand=True),
            icon_button(say("Move {name} up", name=name), ft.Icons.ARROW_UPWARD, up),
            icon_button(say("Move {name} down", name=name), ft.Icons.ARROW_DOWNWARD, down),
        ],
        spacing=4,
        key=f"name-{seat}",
    )


def _under_each_other(fields: list[ft.Control]) -> ft.Control:
    """Fields with room for the label that stands on the edge of the next one."""
    across = ft.CrossAxisAlignment.STRETCH
    return ft.Column(fields, spacing=12, tight=True, horizontal_alignment=across)


def name_box(
    say: Words, seat: int, name: str, typed: Callable[[str], Awaitable[None]]
) -> ft.TextField:
    """The field of one player's name."""
    return text_box(say("Player {n}", n=seat + 1), name, typed, LONGEST_NAME)


def _naming(seat: int, name: str) -> Step:
    return lambda now: now.naming(seat, name)


def _shuffled(form: Form) -> Form:
    return form.seated(tuple(random.sample(SEATS, len(SEATS))))


def _offers(say: Words, form: Form, change: Change, offered: tuple[str, ...]) -> ft.Control:
    """Shuffle, and names used before for the first place that is blank."""
    taken = set(shown_names(say, form))
    blank = next((seat for seat in SEATS if not trimmed(form.names[seat])), None)
    chips: list[ft.Control] = [
        button(say("Shuffle"), lambda: change(_shuffled), content=_shuffle(say), look="outlined")
    ]
    if blank is not None:
        chips += [
            button(
                say("Seat {name}", name=name),
                partial(change, _naming(blank, name)),
                content=short(name, 14, None),
                look="chip",
            )
            for name in offered
            if name not in taken
        ]
    return ft.Row(chips, wrap=True, spacing=t.GAP, run_spacing=t.GAP)


def _shuffle(say: Words) -> ft.Control:
    """What is done, told apart from the names beside it by its sign."""
    sign = ft.Icon(ft.Icons.SHUFFLE, size=18)
    return ft.Row([sign, text(say("Shuffle"), 14, None, no_wrap=True)], spacing=8, tight=True)


def _dealers(say: Words, form: Form, change: Change) -> ft.Control:
    names = shown_names(say, form)
    choices = [
        Choice(str(seat), say("First dealer: {name}", name=names[seat]), names[seat])
        for seat in SEATS
    ]
    return radios(
        choices, str(form.dealer), lambda seat: change(lambda now: now.dealt_by(int(seat)))
    )


def _teams(say: Words, form: Form) -> list[ft.Control]:
    """Who plays with whom, where it is not each for himself."""
    teams = column_names(say, KINDS[form.kind](), shown_names(say, form))
    if len(teams) == len(SEATS):
        return []
    return [text(say("{team} against {others}", team=teams[0], others=teams[1]), 14, t.QUIET)]


def _rule_sets(say: Words, form: Form, change: Change) -> ft.Control:
    choices = [
        Choice(
            kind,
            say("Rule set: {rules}", rules=rules_name(say, kind)),
            rules_name(say, kind),
            rules_told(say, kind),
        )
        for kind in KINDS
    ]
    return radios(
        choices, form.kind, lambda kind: change(lambda now: now.by_rules(kind)), abreast=1
    )


def _presets(
    say: Words, form: Form, change: Change, presets: tuple[Preset, ...]
) -> list[ft.Control]:
    """The house's own rules, where there are any; one is on while the settings are equal to it."""
    known = {one.id: one for one in presets}
    if not known:
        return []
    none = Choice(
        _NO_PRESET,
        say("Preset: none"),
        say("None"),
        say("The rule set as new games start from it"),
    )
    choices = [_preset(say, one) for one in known.values()]
    chosen = next((one.id for one in known.values() if one.rules == form.own_rules), None)

    async def choose(preset_id: str) -> None:
        preset = known.get(preset_id)
        await change(Form.usual if preset is None else lambda now: now.ruled(preset.rules))

    on = chosen or (_NO_PRESET if form.own_rules is None else "")
    return [label(say("House rules")), radios([none, *choices], on, choose, abreast=1)]


def _preset(say: Words, preset: Preset) -> Choice:
    name = say("Preset: {name}", name=preset.name)
    return Choice(preset.id, name, preset.name, rules_name(say, preset.rules.kind))
