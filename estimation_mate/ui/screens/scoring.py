"""The scoring settings of a game that is being played."""

from functools import partial

import flet as ft

from estimation_mate.app.play import Play
from estimation_mate.app.scoring import Scoring, of_game
from estimation_mate.domain.amend import ruled
from estimation_mate.domain.game import Game
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rows import Sheet
from estimation_mate.labels import column_names, rules_name
from estimation_mate.ui import paths
from estimation_mate.ui.components.recalculation import recalculation
from estimation_mate.ui.components.scoring_page import Place, scoring_page, why_not
from estimation_mate.ui.components.screen import screen, trouble
from estimation_mate.ui.play_hook import use_play
from estimation_mate.ui.screens.save_preset import SavePreset
from estimation_mate.ui.session import Act, Session, use_session
from estimation_mate.ui.trying import trying
from estimation_mate.ui.typed_hook import Typing, use_typed


@ft.component
def GameScoring() -> ft.Control:
    """The settings of the game at `/games/:id/scoring`, and the question at `…/ask`."""
    session = use_session()
    params = ft.use_route_params()
    game_id = params.get("id", "")
    joined = use_play(session, game_id)
    typing = use_typed(session, of_game(game_id))
    if joined.trouble is not None:
        return screen(session, trouble(session, joined.trouble))
    if joined.play is None or joined.shown is None or typing is None:
        return screen(session, ft.Container(expand=True))
    say, game = session.say, joined.shown.game
    about = say("Settings of this game: {rules}", rules=rules_name(say, game.rules.kind))
    own = paths.scoring(game_id)
    place = Place(about, own, paths.table(game_id), say("Back to the sheet"))
    scoring = Scoring(game.rules, typing.typed)
    refusal = why_not(say, scoring, partial(ruled, game))
    save = _saving(session, joined.play, typing)
    page = scoring_page(session, place, scoring, typing, refusal, save)
    sheets = _sheets(game, joined.shown.sheet, scoring) if refusal is None else None
    above: ft.Control | None = None
    if params.get("over") == "ask":
        above = _asking(session, joined.play, typing, sheets)
    elif params.get("over") == "preset":
        above = SavePreset(session, scoring, of_game(game_id), own)
    return screen(session, page, above)


def _saving(session: Session, play: Play, typing: Typing) -> Act:
    """Applies what is typed where no round stands on the sheet yet, else asks."""

    async def save() -> None:
        game = play.shown.game
        scoring = Scoring(game.rules, typing.now())
        if why_not(session.say, scoring, partial(ruled, game)) is not None:
            return
        if game.rounds and scoring.outcome() != game.rules:
            session.go(paths.recalculate(str(game.id)))
        else:
            await _applying(session, play, typing)()

    return trying(session, save)


def _applying(session: Session, play: Play, typing: Typing) -> Act:
    """Sets the rules, as one step of Undo, and shows the sheet."""

    async def apply() -> None:
        typed = typing.now()

        def move(game: Game) -> Game:
            return ruled(game, Scoring(game.rules, typed).outcome())

        await play.make(move)
        await typing.clear()
        session.go(paths.table(str(play.shown.game.id)))

    return trying(session, apply)


def _sheets(game: Game, sheet: Sheet, scoring: Scoring) -> tuple[Sheet, Sheet] | None:
    """The sheet as it is and as it would be; `None` where nothing on it is at stake."""
    rules = scoring.outcome()
    if not game.rounds or rules == game.rules:
        return None
    return sheet, replay(ruled(game, rules))


def _asking(
    session: Session, play: Play, typing: Typing, sheets: tuple[Sheet, Sheet] | None
) -> ft.Control:
    game = play.shown.game
    cancel = partial(session.go, paths.scoring(str(game.id)))
    apply = _applying(session, play, typing)
    names = column_names(session.say, game.rules, game.players)
    return recalculation(session.say, names, sheets, cancel, apply, session.room)
