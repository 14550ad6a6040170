"""The page of the scoring settings, wherever they belong."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from estimation_mate.app.scoring import Scoring, Value
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.rules import RuleSet
from estimation_mate.domain.rules.editable import Setting
from estimation_mate.sentences import sentence, sentences
from estimation_mate.setting_labels import setting_name
from estimation_mate.texts import Words
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import abreast, button
from estimation_mate.ui.components.fixed_rules import fixed_rules
from estimation_mate.ui.components.lettering import text
from estimation_mate.ui.components.scoring_fields import scoring_fields
from estimation_mate.ui.components.screen import top_bar, unsaved
from estimation_mate.ui.letters import larger
from estimation_mate.ui.session import Act, Session
from estimation_mate.ui.typed_hook import Typing
from estimation_mate.ui.window import LARGE


@dataclass(frozen=True)
class Place:
    """Whose settings these are, in words, their path, and the way back by path and name."""

    about: str
    own: str
    back: str
    back_to: str


def why_not(
    say: Words, scoring: Scoring, check: Callable[[RuleSet], object] | None = None
) -> str | None:
    """Why what is typed cannot be saved: the first field that is wrong, or what `check` refuses."""
    try:
        rules = scoring.outcome()
        if check is not None:
            check(rules)
    except Refused as refused:
        if not scoring.wrong:
            return sentences(say, refused.problems[:1])
        first = scoring.wrong[0]
        problem = scoring.problem(first)
        told = sentence(say, problem) if problem else ""
        return say("{setting}: {told}", setting=setting_name(say, first.path), told=told)
    return None


def scoring_page(
    session: Session,
    place: Place,
    scoring: Scoring,
    typing: Typing,
    refusal: str | None,
    save: Act,
    *above: ft.Control,
) -> ft.Control:
    """All settings, those that are fixed, and at the foot what is to be done with what is typed.

    `refusal` tells why it cannot be saved as it is; `above` stands before the fields.
    """
    say = session.say

    async def change(setting: Setting, value: Value) -> None:
        await typing.change(lambda typed: Scoring(scoring.rules, typed).typing(setting, value))

    parts = [
        text(place.about, 13, t.QUIET),
        *above,
        *scoring_fields(say, scoring, change),
        _save_as_preset(session, place),
        fixed_rules(say, scoring.rules),
    ]
    bar = top_bar(
        session, say("Scoring settings"), lambda: session.go(place.back), back_to=place.back_to
    )
    foot = _foot(say, scoring, typing, refusal, save)
    return ft.Column([bar, unsaved(say, typing.failure), _scrolling(parts), foot], spacing=0)


def _save_as_preset(session: Session, place: Place) -> ft.Control:
    path = paths.save_preset(place.own)
    return button(session.say("Save as preset"), lambda: session.go(path), look="outlined")


def _scrolling(parts: list[ft.Control]) -> ft.Control:
    column = ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    inset = ft.Container(column, padding=ft.Padding.symmetric(horizontal=16, vertical=8))
    return ft.Column([inset], scroll=ft.ScrollMode.AUTO, expand=True)


def _foot(
    say: Words, scoring: Scoring, typing: Typing, refusal: str | None, save: Act
) -> ft.Control:
    async def reset() -> None:
        await typing.change(lambda _: scoring.reset())

    buttons: list[ft.Control] = [
        button(say("Reset defaults"), reset, look="outlined", size=14, expand=1),
        button(say("Save settings"), save, look="primary", size=14, expand=1),
    ]
    return ft.Container(
        ft.Column(
            [_state(say, scoring, typing, refusal), abreast(buttons)],
            spacing=4,
            tight=True,
        ),
        padding=ft.Padding.symmetric(horizontal=16, vertical=8),
        border=ft.Border.only(top=ft.BorderSide(1, t.LINE)),
    )


def _state(say: Words, scoring: Scoring, typing: Typing, refusal: str | None) -> ft.Control:
    """What is typed and not saved, and why it cannot be; its place is always there."""
    count = len(scoring.changes)
    if not count:
        return ft.Container()
    waits = say.many("{n} change, not saved yet", "{n} changes, not saved yet", count)
    shown = text(refusal or waits, 13, t.RED if refusal else t.ACCENT)
    told = ft.Semantics(live_region=True, container=True, content=shown)
    discard = button(say("Discard changes"), typing.clear, look="quiet", size=14)
    if larger() >= LARGE:
        return ft.Container(ft.Column([told, discard], spacing=4))
    return ft.Container(ft.Row([ft.Container(told, expand=True), discard], spacing=t.GAP))
