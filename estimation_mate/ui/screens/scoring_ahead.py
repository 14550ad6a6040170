"""The scoring settings of games to come: of the next one, and those that new games start from."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from estimation_mate.app.form import Form
from estimation_mate.app.scoring import Scoring, of_defaults, of_new
from estimation_mate.domain.rules import KINDS, RuleSet
from estimation_mate.labels import rules_name
from estimation_mate.storage.port import StoreFailed
from estimation_mate.texts import Words
from estimation_mate.ui import paths
from estimation_mate.ui.components.radios import Choice, radios
from estimation_mate.ui.components.scoring_page import Place, scoring_page, why_not
from estimation_mate.ui.components.screen import screen
from estimation_mate.ui.screens.save_preset import SavePreset
from estimation_mate.ui.session import Act, Session, use_session
from estimation_mate.ui.trying import trying
from estimation_mate.ui.typed_hook import Typing, use_typed

NOT_READ: RuleSet | None = None


@dataclass(frozen=True)
class Kept:
    """Settings of no game yet: how they are read and kept, and where what is typed over them is."""

    read: Callable[[], Awaitable[RuleSet]]
    keep: Callable[[RuleSet], Awaitable[None]]
    typed_at: Callable[[str], str]
    place: Callable[[str], Place]


@ft.component
def NewScoring() -> ft.Control:
    """The settings of the game that is being set up, at `/new/scoring`."""
    session = use_session()
    say, desk = session.say, session.desk

    async def read() -> RuleSet:
        form = await desk.form()
        return form.own_rules or await desk.defaults(form.kind)

    async def keep(rules: RuleSet) -> None:
        await desk.keep_form((await desk.form()).scored_by(rules))

    def place(rules: str) -> Place:
        about = say("Settings of the new game: {rules}", rules=rules)
        return Place(about, paths.NEW_SCORING, paths.NEW, say("New game"))

    return _ahead(session, "new", Kept(read, keep, of_new, place))


@ft.component
def DefaultScoring() -> ft.Control:
    """What new games of a rule set start from, at `/settings/scoring/:kind`."""
    session = use_session()
    asked = ft.use_route_params().get("kind", "")
    kind = asked if asked in KINDS else Form().kind
    say, desk = session.say, session.desk

    def place(rules: str) -> Place:
        about = say(
            "New games of {rules} start from these. A game that was started keeps its own.",
            rules=rules,
        )
        return Place(about, paths.defaults(kind), paths.SETTINGS, say("Settings"))

    kept = Kept(lambda: desk.defaults(kind), desk.keep_defaults, of_defaults, place)
    return _ahead(session, kind, kept, *_rule_sets(session, kind))


def _rule_sets(session: Session, chosen: str) -> list[ft.Control]:
    """The choice of the rule set."""
    choices = [_choice(session.say, kind) for kind in KINDS]
    return [radios(choices, chosen, lambda kind: session.go(paths.defaults(kind)))]


def _choice(say: Words, kind: str) -> Choice:
    name = rules_name(say, kind)
    return Choice(kind, say("Rule set: {rules}", rules=name), name)


def _ahead(session: Session, name: str, kept: Kept, *above: ft.Control) -> ft.Control:
    """The settings that `name` stands for; they are drawn once they have been read."""
    rules, set_rules = ft.use_state(NOT_READ)

    async def read() -> None:
        try:
            set_rules(await kept.read())
        except StoreFailed:
            set_rules(KINDS[Form().kind]())

    ft.use_effect(read, [name, session.visit])
    typing = use_typed(session, kept.typed_at(rules.kind) if rules else "")
    over = ft.use_route_params().get("over")
    if rules is None or typing is None:
        return screen(session, ft.Container(expand=True))
    place = kept.place(rules_name(session.say, rules.kind))
    scoring = Scoring(rules, typing.typed)
    refusal = why_not(session.say, scoring)
    save = trying(session, _saving(session, rules, typing, kept.keep, place.back))
    page = scoring_page(session, place, scoring, typing, refusal, save, *above)
    if over != "preset":
        return screen(session, page)
    return screen(session, page, SavePreset(session, scoring, kept.typed_at(rules.kind), place.own))


def _saving(
    session: Session,
    rules: RuleSet,
    typing: Typing,
    keep: Callable[[RuleSet], Awaitable[None]],
    back: str,
) -> Act:
    """Keeps what is typed, unless a field is wrong, and goes back."""

    async def save() -> None:
        scoring = Scoring(rules, typing.now())
        if not scoring.wrong:
            await keep(scoring.outcome())
            await typing.clear()
            session.go(back)

    return save
