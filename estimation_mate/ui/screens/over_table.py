"""What opens over the Table, and what stands there when all is played."""

from functools import partial

import flet as ft

from estimation_mate.app.play import Play, Shown
from estimation_mate.contract_labels import won_by
from estimation_mate.domain import moves, questions
from estimation_mate.labels import column_names
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import Press, button, menu_row
from estimation_mate.ui.components.explanation import explanation
from estimation_mate.ui.components.lettering import named, text
from estimation_mate.ui.components.sheet import asking, sheet
from estimation_mate.ui.screens.new_game_again import NewGameAgain, filling_in
from estimation_mate.ui.screens.over_round import over_round
from estimation_mate.ui.screens.rename import RenameSheet
from estimation_mate.ui.session import Act, Session
from estimation_mate.ui.trying import trying
from estimation_mate.ui.window import can_rotate


def over_table(
    session: Session, play: Play, shown: Shown, params: dict[str, str]
) -> ft.Control | None:
    """The sheet at `/games/:id/:over` and below, if it is one."""
    over, back = params.get("over"), paths.table(str(shown.game.id))
    if over == "menu":
        return _menu_sheet(session, play, shown)
    if over == "end" and may_end_early(shown):
        return _end_sheet(session, play, shown)
    if over == "again":
        return NewGameAgain(session, shown.game)
    if over == "rename":
        return RenameSheet(session, play, shown.game.players)
    if over == "explain":
        number, seat = params.get("round"), params.get("seat")
        return explanation(session.say, shown, number, seat, lambda: session.go(back), session.room)
    return over_round(session, play, over, back)


def all_played(session: Session, play: Play, shown: Shown) -> ft.Control:
    """What stands in the panel's place once all rounds are in, or the game is over."""
    say, game = session.say, shown.game
    won = won_by(say, game.rules, column_names(say, game.rules, game.players), shown.sheet)
    looks = ["primary", "outlined", "outlined"]
    ways = zip(_ways_on(session, play, shown), looks, strict=False)
    rows = [button(name, act, look=look) for (name, _, act), look in ways]
    if won:
        rows.insert(0, named(won, text(won, 17, bold=True, text_align=ft.TextAlign.CENTER)))
    return ft.Container(
        ft.Column(rows, spacing=t.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.all(t.EDGE),
    )


def may_end_early(shown: Shown) -> bool:
    """Whether this is a running game with something on its sheet, and rounds to come (C18)."""
    return bool(shown.sheet.rows) and not shown.sheet.finished and shown.game.ended_at is None


def adding_round(session: Session, play: Play) -> Act:
    """Opens an extra round, where none is open yet, and shows it (C18)."""

    async def extra() -> None:
        if play.shown.game.draft is None:
            await play.make(moves.add_extra_round)
        session.go(paths.table(str(play.shown.game.id)))

    return extra


def _finishing(session: Session, play: Play) -> Act:
    """Ends the game, where nobody has yet, and shows the places; before its end it asks."""

    async def finish() -> None:
        game_id = str(play.shown.game.id)
        if may_end_early(play.shown):
            session.go(paths.end(game_id))
            return
        if play.shown.game.ended_at is None:
            now = session.desk.now()
            await play.make(lambda game: moves.finish(game, now))
        session.go(paths.finish(game_id))

    return finish


def _ending(session: Session, play: Play) -> Act:
    async def end() -> None:
        now = session.desk.now()
        await play.make(lambda game: moves.end_early(game, now))
        session.go(paths.finish(str(play.shown.game.id)))

    return end


def _playing_on(session: Session, play: Play) -> Act:
    async def play_on() -> None:
        await play.make(moves.play_on)
        session.go(paths.table(str(play.shown.game.id)))

    return play_on


def _ways_on(session: Session, play: Play, shown: Shown) -> list[tuple[str, ft.IconData, Act]]:
    """Finish, extra round, playing on, where the rules allow them (C18): name, icon, act."""
    draft, scores, over = shown.game.draft, shown.sheet, shown.game.ended_at is not None
    ways: list[tuple[str, ft.IconData, Act]] = []
    played_out = scores.finished and (draft is None or draft.blank)
    say = session.say
    if played_out or may_end_early(shown) or over:
        ways.append((say("Finish game"), ft.Icons.FLAG_OUTLINED, _finishing(session, play)))
    if over and not scores.finished:
        ways.append((say("Play on"), ft.Icons.PLAY_ARROW_OUTLINED, _playing_on(session, play)))
    if scores.finished and scores.next is not None and draft is None:
        ways.append((say("Add extra round"), ft.Icons.ADD, adding_round(session, play)))
    return [(name, icon, trying(session, act)) for name, icon, act in ways]


def _menu_sheet(session: Session, play: Play, shown: Shown) -> ft.Control:
    say, game_id = session.say, str(shown.game.id)
    rows = [
        *(menu_row(name, icon, act) for name, icon, act in _ways_on(session, play, shown)),
        *([_rotate_row(session, game_id)] if can_rotate(session.window) else []),
        *(menu_row(name, icon, act) for name, icon, act in _places(session, shown)),
    ]
    back = paths.table(game_id)
    return sheet(
        say("Game menu"), say("Close"), lambda: session.go(back), rows, session.room, beside=0
    )


def _places(session: Session, shown: Shown) -> list[tuple[str, ft.IconData, Press]]:
    """Where the menu leads: name, icon, way."""
    say, game_id = session.say, str(shown.game.id)

    def to(path: str) -> Press:
        return partial(session.go, path)

    again = trying(session, filling_in(session, shown.game))
    dealt = (say("Who dealt"), ft.Icons.STYLE_OUTLINED, to(paths.dealer(game_id)))
    return [
        (say("Scoring settings"), ft.Icons.TUNE, to(paths.scoring(game_id))),
        (say("Rename players"), ft.Icons.BADGE_OUTLINED, to(paths.rename(game_id))),
        *([dealt] if questions.opened(shown.game, shown.sheet) is not None else []),
        (say("New game, same players"), ft.Icons.GROUP_OUTLINED, again),
        (say("Help"), ft.Icons.HELP_OUTLINE, to(paths.help_of(game_id))),
        (say("Games"), ft.Icons.LIST, to(paths.GAMES)),
    ]


def _rotate_row(session: Session, game_id: str) -> ft.Control:
    act = _rotating(session, game_id)
    return menu_row(session.say("Rotate"), ft.Icons.SCREEN_ROTATION_OUTLINED, act)


def _rotating(session: Session, game_id: str) -> Act:
    """The other framing, seen at once; it holds in this tab even where it cannot be kept."""

    async def rotate() -> None:
        session.go(paths.table(game_id))
        await session.rotate()

    return trying(session, rotate)


def _end_sheet(session: Session, play: Play, shown: Shown) -> ft.Control:
    say, played = session.say, len(shown.sheet.rows)
    told = say.many(
        "End this game after {n} round? The places stand as they are now, and Undo brings it back.",
        "End this game after {n} rounds? The places stand as they are now, and Undo brings it back.",
        played,
    )
    back = paths.table(str(shown.game.id))
    end = trying(session, _ending(session, play))
    return asking(say, say("End game"), text(told, 15), lambda: session.go(back), end, session.room)
