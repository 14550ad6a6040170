"""Help: the rules in short, with the values that are played by."""

import flet as ft

from estimation_mate.app.form import Form
from estimation_mate.domain.rules import KINDS, RuleSet
from estimation_mate.labels import rules_name
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.help_view import help_view
from estimation_mate.ui.components.lettering import text
from estimation_mate.ui.components.screen import page, screen, top_bar, trouble
from estimation_mate.ui.help import help_for
from estimation_mate.ui.play_hook import use_play
from estimation_mate.ui.session import Session, use_session


@ft.component
def Help() -> ft.Control:
    """The rules as a new game has them, at `/help`."""
    session = use_session()
    say, rules = session.say, KINDS[Form().kind]()
    values = say("{rules}, with the usual values", rules=rules_name(say, rules.kind))
    return screen(session, _page(session, rules, values, paths.SETTINGS, say("Settings")))


@ft.component
def GameHelp() -> ft.Control:
    """The rules as a game has them, at `/games/:id/help`."""
    session = use_session()
    game_id = ft.use_route_params().get("id", "")
    joined = use_play(session, game_id)
    if joined.trouble is not None:
        return screen(session, trouble(session, joined.trouble))
    if joined.shown is None:
        return screen(session, ft.Container(expand=True))
    say, rules = session.say, joined.shown.game.rules
    values = say("{rules}, with the values of this game", rules=rules_name(say, rules.kind))
    back = say("Back to the sheet")
    return screen(session, _page(session, rules, values, paths.table(game_id), back))


def _page(session: Session, rules: RuleSet, values: str, back: str, back_to: str) -> ft.Control:
    say = session.say
    bar = top_bar(session, say("Help"), lambda: session.go(back), back_to=back_to)
    return page(bar, [text(values, 13, t.QUIET), *help_view(say, help_for(say, rules))])
