"""The scoring settings as fields: a card a group, a line for what is won and lost together."""

from collections.abc import Awaitable, Callable
from functools import partial
from itertools import groupby
from operator import attrgetter

import flet as ft

from estimation_mate.app.scoring import Scoring, Value
from estimation_mate.domain.rules.editable import Group, Setting
from estimation_mate.sentences import sentence
from estimation_mate.setting_labels import group_name, pair_name, setting_name, setting_told
from estimation_mate.texts import MINUS, Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.lettering import fitted, named, text
from estimation_mate.ui.components.radios import Choice, radios
from estimation_mate.ui.components.toggle import toggle
from estimation_mate.ui.letters import fit

Change = Callable[[Setting, Value], Awaitable[None]]

INSIDE = 10
"""The air inside a field, beside its digits."""

FIELD = 80
"""The width of a field: three digits, a minus, and air."""

BESIDE_FIELDS = 1.5
"""The most that words beside fields grow: the longest is not broken there."""


def scoring_fields(say: Words, scoring: Scoring, change: Change) -> list[ft.Control]:
    """A card for every group of settings."""
    return [_group(say, scoring, group, change) for group in scoring.rules.settings()]


def card(title: ft.Control, parts: list[ft.Control], key: str | None = None) -> ft.Control:
    """What belongs together, under its title."""
    return ft.Container(
        ft.Column(
            [title, *parts], spacing=t.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        ),
        key=key,
        bgcolor=t.CARD,
        border=ft.Border.all(1, t.LINE),
        border_radius=12,
        padding=12,
    )


def _group(say: Words, scoring: Scoring, group: Group, change: Change) -> ft.Control:
    lines = [tuple(found) for _, found in groupby(group.settings, attrgetter("line"))]
    paired = any(len(line) > 1 for line in lines)
    heads = [_head(say("Win")), _head(say("Lose"))] if paired else []
    name = group_name(say, group.name)
    shown = fitted(name, 16, bold=True, most=BESIDE_FIELDS)
    told = ft.Container(named(name, shown, heading_level=2), expand=True)
    title = ft.Row([told, *heads], spacing=t.GAP)
    return card(title, [_line(say, scoring, line, change) for line in lines], group.name)


def _head(name: str) -> ft.Control:
    shown = fitted(name, 13, t.QUIET, text_align=ft.TextAlign.LEFT, no_wrap=True, width=FIELD)
    heard = ft.Semantics(exclude_semantics=True, content=shown)
    # A field of Material keeps four more pixels free.
    return ft.Container(heard, width=FIELD, padding=ft.Padding.only(left=INSIDE + 4))


def _line(say: Words, scoring: Scoring, line: tuple[Setting, ...], change: Change) -> ft.Control:
    """The settings about one thing, what they do, and what is wrong in their fields."""
    first = line[0]
    parts = _fields(say, scoring, line, change)
    told = setting_told(say, first.line)
    if told:
        parts.append(text(told, 12, t.QUIET))
    parts += [_wrong(say, scoring, one) for one in line if one in scoring.wrong]
    return ft.Column(
        parts,
        spacing=4,
        key=first.line,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _fields(
    say: Words, scoring: Scoring, line: tuple[Setting, ...], change: Change
) -> list[ft.Control]:
    first = line[0]
    if first.choices:
        return _choices(say, scoring, first, change)
    if first.switch:
        return [_switch(say, scoring, first, change)]
    return [_numbers(say, scoring, line, change)]


def _wrong(say: Words, scoring: Scoring, setting: Setting) -> ft.Control:
    problem = scoring.problem(setting)
    told = sentence(say, problem) if problem else ""
    return ft.Semantics(live_region=True, container=True, content=text(told, 13, t.RED))


def _switch(say: Words, scoring: Scoring, setting: Setting, change: Change) -> ft.Control:
    on = bool(scoring.shown(setting))
    return toggle(setting_name(say, setting.path), on, partial(change, setting, not on))


def _choices(say: Words, scoring: Scoring, setting: Setting, change: Change) -> list[ft.Control]:
    """What is chosen, and the few numbers that it can be, side by side."""
    name = setting_name(say, setting.path)
    offered = [
        Choice(str(one), say("{setting}: {told}", setting=name, told=str(one)), str(one))
        for one in setting.choices
    ]
    about = ft.Semantics(exclude_semantics=True, content=text(name, 15))
    chosen = str(scoring.shown(setting))
    press = partial(change, setting)
    return [about, radios(offered, chosen, press, abreast=len(offered))]


def _numbers(say: Words, scoring: Scoring, line: tuple[Setting, ...], change: Change) -> ft.Control:
    about = fitted(pair_name(say, line[0].line), 15, most=BESIDE_FIELDS)
    spoken = ft.Semantics(exclude_semantics=True, content=about)
    fields = [_number(say, scoring, one, change) for one in line]
    return ft.Row([ft.Container(spoken, expand=True), *fields], spacing=t.GAP)


def _number(say: Words, scoring: Scoring, setting: Setting, change: Change) -> ft.Control:
    async def typed(event: ft.Event[ft.TextField]) -> None:
        await change(setting, event.control.value or "")

    shown = str(scoring.shown(setting))
    typed_minus = shown.strip()[:1] in ("-", MINUS)
    minus = _minus() if setting.loss and shown != "0" and not typed_minus else None
    box = ft.TextField(
        value=shown,
        on_change=typed,
        keyboard_type=ft.KeyboardType.NUMBER,
        # The minus stands at the left of its digits, whatever way the page reads.
        text_align=ft.TextAlign.LEFT,
        prefix=None if say.rtl else minus,
        suffix=minus if say.rtl else None,
        border=ft.OutlineInputBorder(side=_side(scoring, setting), border_radius=10),
        filled=True,
        fill_color=t.ACCENT_TINT if setting in scoring.changes else t.GROUND,
        content_padding=ft.Padding.symmetric(horizontal=INSIDE, vertical=12),
        text_style=t.style(17 * fit(), bold=True),
    )
    name = ft.Semantics(label=setting_name(say, setting.path), content=box)
    return ft.Container(ft.MergeSemantics(name), width=FIELD, key=setting.path)


def _minus() -> ft.Control:
    return ft.Semantics(exclude_semantics=True, content=fitted(MINUS, 17, bold=True))


def _side(scoring: Scoring, setting: Setting) -> ft.BorderSide:
    wrong = setting in scoring.wrong
    return ft.BorderSide(2 if wrong else 1, t.RED if wrong else t.QUIET)
