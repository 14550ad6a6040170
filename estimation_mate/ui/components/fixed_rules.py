"""What no setting changes, shown for reference."""

import flet as ft

from estimation_mate.domain.rules import RuleSet
from estimation_mate.domain.rules.editable import Fixed
from estimation_mate.labels import trump_name
from estimation_mate.setting_labels import fixed_name
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.lettering import heading, named, text
from estimation_mate.ui.components.marks import suit
from estimation_mate.ui.components.scoring_fields import card


def fixed_rules(say: Words, rules: RuleSet) -> ft.Control:
    """The fixed numbers of a rule set, and the rounds whose trump the schedule gives."""
    title = ft.Column([heading(say("Fixed rules"), 16, level=2), _locked(say)], spacing=2)
    trumps = rules.fixed_trumps()
    parts: list[ft.Control] = [_fact(say, one) for one in rules.fixed()]
    if trumps:
        shown = [_suit(say, number, trump) for number, trump in trumps.items()]
        parts.append(text(say("Trumps of the last rounds"), 13, t.QUIET))
        parts.append(ft.Row(shown, spacing=t.GAP, run_spacing=t.GAP, wrap=True))
    return card(title, parts)


def _locked(say: Words) -> ft.Control:
    lock = ft.Icon(ft.Icons.LOCK_OUTLINE, size=14, color=t.QUIET)
    return ft.Row([lock, text(say("Cannot be changed"), 13, t.QUIET)], spacing=4)


def _fact(say: Words, fixed: Fixed) -> ft.Control:
    name, number = fixed_name(say, fixed.code), say.number(fixed.number)
    row = ft.Row([ft.Container(text(name, 15), expand=True), text(number, 15, bold=True)])
    return named(say("{what} {number}", what=name, number=fixed.number), row)


def _suit(say: Words, number: int, trump: str) -> ft.Control:
    name = trump_name(say, trump)
    told = [text(str(number), 13, t.QUIET), suit(trump, 16), text(name, 13)]
    face = ft.Container(
        ft.Row(list(told), spacing=6, tight=True),
        bgcolor=t.KEY,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=10, vertical=5),
    )
    return named(say("Round {number}", number=number) + say(", ") + name, face)
