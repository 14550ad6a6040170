"""The Table: the scoresheet and the round being entered."""

import flet as ft

from estimation_mate.app.play import Play, Shown
from estimation_mate.ui import paths
from estimation_mate.ui.awake import use_awake
from estimation_mate.ui.components.framed import framed
from estimation_mate.ui.components.grid import GridWays
from estimation_mate.ui.components.header import Header, Heading, Ways
from estimation_mate.ui.components.screen import screen, trouble
from estimation_mate.ui.gate import Gate
from estimation_mate.ui.keys import Keys
from estimation_mate.ui.letters import grown
from estimation_mate.ui.play_hook import use_play
from estimation_mate.ui.screens.entering import OpenPanel, entering, keys_of, open_panel_of
from estimation_mate.ui.screens.entry import choosing
from estimation_mate.ui.screens.over_table import all_played, over_table
from estimation_mate.ui.screens.scorer import Scorer
from estimation_mate.ui.session import Act, Session, use_session
from estimation_mate.ui.trying import trying

NARROW = 360
"""Below this width the trump shows as its sign alone."""


@ft.component
def Table() -> ft.Control:
    """The game at `/games/:id`, with a sheet over it at `/games/:id/:over` and below."""
    session = use_session()
    params = ft.use_route_params()
    game_id = params.get("id", "")
    joined = use_play(session, game_id)
    use_awake(session, joined.shown is not None and joined.shown.game.ended_at is None)
    keys_type = keys_of(joined.shown)
    keys = ft.use_memo(keys_type, [game_id, keys_type])
    draft = joined.shown.game.draft if joined.shown else None
    recorded = len(joined.shown.game.rounds) if joined.shown else 0
    gate = ft.use_memo(Gate, [draft and draft.phase, recorded])
    # Made once, so that what they are given to is not drawn again at every tap.
    ways = ft.use_memo(
        lambda: _ways(session, joined.play, keys, game_id), [session, joined.play, keys]
    )
    cells = ft.use_memo(lambda: _cells(session, game_id), [session, game_id])
    choose = ft.use_memo(lambda: choosing(session, joined.play, keys), [session, joined.play, keys])
    if joined.trouble is not None:
        return screen(session, trouble(session, joined.trouble))
    if joined.play is None or joined.shown is None or ways is None or choose is None:
        return screen(session, ft.Container(expand=True))
    open_panel = open_panel_of(joined.shown)
    scorer = Scorer(session, joined.play, joined.shown.game.players, keys, gate)
    below = (
        entering(scorer, open_panel, choose)
        if open_panel
        else all_played(session, joined.play, joined.shown)
    )
    head = Header(session.say, _heading(session, joined.shown, open_panel), ways)
    main = framed(session, joined.shown, head, below, cells)
    if open_panel is None or params.get("over") is not None:
        keys.forget()
    above = over_table(session, joined.play, joined.shown, params)
    return screen(session, main, above, framing=session.framing)


def _heading(session: Session, shown: Shown, open_panel: OpenPanel | None) -> Heading:
    game = shown.game
    return Heading(
        number=open_panel.position.number if open_panel else None,
        rounds=game.rules.rounds,
        hand=open_panel.told_hand if open_panel else None,
        multiplier=open_panel.position.multiplier if open_panel else 1,
        trump=open_panel.trump if open_panel else None,
        names_trump=not game.rules.trump_needed,
        goal=game.rules.goal,
        large_suit=bool(open_panel and open_panel.position.trump),
        can_undo=bool(shown.timeline.past),
        can_redo=bool(shown.timeline.future),
        saved=shown.unsaved is None,
        narrow=session.framing.width < NARROW * grown(),
        tight=session.framing.width < NARROW,
        ended_after=None
        if game.ended_at is None or shown.sheet.finished
        else len(shown.sheet.rows),
    )


def _ways(session: Session, play: Play | None, keys: Keys, game_id: str) -> Ways | None:
    if play is None:
        return None
    return Ways(
        undo=_stepping(session, play, keys, play.undo),
        redo=_stepping(session, play, keys, play.redo, to_the_end=True),
        menu=lambda: session.go(paths.menu(game_id)),
        trump=lambda: session.go(paths.trump(game_id)),
    )


def _cells(session: Session, game_id: str) -> GridWays:
    return GridWays(
        edit=lambda number: session.go(paths.edit(game_id, number)),
        explain=lambda number, seat: session.go(paths.explain(game_id, number, seat)),
    )


def _stepping(
    session: Session, play: Play, keys: Keys, step: Act, *, to_the_end: bool = False
) -> Act:
    """Undo or Redo; a Redo of the end shows the places, and Undo leaves the way further back."""

    async def stepped() -> None:
        await step()
        game = keys.last = play.shown.game
        if to_the_end and game.ended_at is not None:
            session.go(paths.finish(str(game.id)))

    return trying(session, stepped)
