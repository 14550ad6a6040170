"""New game, same players: New game is filled in with those of a game, whatever becomes of it."""

from functools import partial

import flet as ft

from estimation_mate.app.form import Form
from estimation_mate.domain.game import Game
from estimation_mate.domain.names import trimmed
from estimation_mate.labels import rules_name
from estimation_mate.storage.port import StoreFailed
from estimation_mate.ui import paths
from estimation_mate.ui.components.lettering import text
from estimation_mate.ui.components.sheet import asking
from estimation_mate.ui.session import Act, Session
from estimation_mate.ui.trying import trying

_NOT_READ: Form | None = None


def filling_in(session: Session, game: Game) -> Act:
    """Fills New game in and shows it; asks where something else stands there already."""

    async def fill() -> None:
        form, kept = await session.desk.form_again(game), await session.desk.form()
        if kept != form and begun(kept):
            session.go(paths.again(str(game.id)))
        else:
            await _replacing(session, form)()

    return fill


def begun(form: Form) -> bool:
    """Whether somebody has filled in what would be missed: a name, or settings of its own."""
    return any(map(trimmed, form.names)) or form.own_rules is not None


@ft.component
def NewGameAgain(session: Session, game: Game) -> ft.Control:
    """The question at `/games/:id/again`, with what stands in New game."""
    say, back = session.say, partial(session.go, paths.table(str(game.id)))
    kept, set_kept = ft.use_state(_NOT_READ)

    async def read() -> None:
        try:
            set_kept(await session.desk.form())
        except StoreFailed:
            set_kept(Form())

    ft.use_effect(read, [session.visit])

    async def replace() -> None:
        await _replacing(session, await session.desk.form_again(game))()

    told = text(_told(session, kept or Form(), game), 15)
    act = trying(session, replace)
    return asking(say, say("Fill in anew"), told, back, act, session.room)


def _told(session: Session, kept: Form, game: Game) -> str:
    say, names = session.say, tuple(filter(None, map(trimmed, kept.names)))
    if names == game.players:
        return say(
            "New game is filled in with these players for {rules}. Fill it in anew for {others}?",
            rules=rules_name(say, kept.kind),
            others=rules_name(say, game.rules.kind),
        )
    players = say.names(game.players)
    if not names:
        return say(
            "New game has settings of its own. Fill it in anew with {players}?", players=players
        )
    return say(
        "New game is filled in with {names}. Fill it in anew with {players}?",
        names=say.names(names),
        players=players,
    )


def _replacing(session: Session, form: Form) -> Act:
    async def replace() -> None:
        await session.desk.keep_form(form)
        session.go(paths.NEW)

    return replace
