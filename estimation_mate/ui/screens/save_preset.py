"""Save as preset: a name for the settings that stand on a page."""

import flet as ft

from estimation_mate.app.presets import Preset, preset_of
from estimation_mate.app.scoring import Scoring, Typed, of_preset
from estimation_mate.domain.names import LONGEST_NAME, trimmed
from estimation_mate.domain.problems import Refused
from estimation_mate.labels import rules_name
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.keeping_preset import keeping, keeping_button, taken
from estimation_mate.ui.components.lettering import text
from estimation_mate.ui.components.scoring_page import why_not
from estimation_mate.ui.components.sheet import sheet
from estimation_mate.ui.components.text_box import text_box
from estimation_mate.ui.gate import Gate
from estimation_mate.ui.session import Session
from estimation_mate.ui.shelf_hook import Shelved, use_shelf
from estimation_mate.ui.typed_hook import Typing, use_typed

_NAME = "name"


@ft.component
def SavePreset(session: Session, scoring: Scoring, typed_at: str, own: str) -> ft.Control:
    """The sheet over the settings at the path `own`, whose typing is kept at `typed_at`."""
    say = session.say
    typing = use_typed(session, of_preset(typed_at))
    gate = ft.use_memo(lambda: Gate(settled=0), [])
    shelved = use_shelf(session)
    refusal = why_not(say, scoring)
    rows: list[ft.Control] = []
    if refusal is not None:
        rows = [text(say("These settings cannot be saved yet."), 15), text(refusal, 14, t.RED)]
    elif typing is not None and shelved is not None:
        rows = _rows(session, gate, scoring, typing, shelved, own)
    title = say("Save as preset")
    return sheet(title, say("Close"), lambda: session.go(own), rows, session.room)


def _rows(
    session: Session,
    gate: Gate,
    scoring: Scoring,
    typing: Typing,
    shelved: Shelved,
    own: str,
) -> list[ft.Control]:
    say, rules = session.say, scoring.outcome()
    replaced = taken(shelved, _preset(typing.typed, scoring))

    async def typed(name: str) -> None:
        await typing.change(lambda _: {_NAME: name})

    def made() -> Preset:
        return preset_of(_name(typing.now()), rules)

    async def after() -> None:
        await typing.clear()
        session.go(own)

    save = keeping(session, gate, shelved, made, replaced, after)
    about = say("{rules}, with the settings of this page", rules=rules_name(say, rules.kind))
    keep = keeping_button(say, say("Save preset"), replaced, save)
    box = text_box(say("Preset name"), _name(typing.typed), typed, LONGEST_NAME)
    return [
        text(about, 14, t.QUIET),
        ft.Container(box, padding=ft.Padding.only(top=4)),
        ft.Container(keep, padding=ft.Padding.only(top=8)),
    ]


def _name(typed: Typed) -> str:
    return str(typed.get(_NAME, ""))


def _preset(typed: Typed, scoring: Scoring) -> Preset | None:
    """The preset as it is typed so far, where its name can stand."""
    if not trimmed(_name(typed)):
        return None
    try:
        return preset_of(_name(typed), scoring.outcome())
    except Refused:
        return None
