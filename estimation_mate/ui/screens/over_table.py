"""What opens over the Table, the trump and the menu, and what stands there when all is played."""

from functools import partial

import flet as ft

from estimation_mate.app.play import Play, Shown
from estimation_mate.domain import moves
from estimation_mate.domain.entry import TRUMPS, Trump
from estimation_mate.labels import trump_name
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.controls import Press, button, text
from estimation_mate.ui.components.marks import suit
from estimation_mate.ui.components.sheet import sheet
from estimation_mate.ui.session import Act, Session
from estimation_mate.ui.trying import trying


def over_table(session: Session, play: Play, shown: Shown, over: str | None) -> ft.Control | None:
    """The sheet at `/games/:id/:over`, if it is one."""
    if over == "trump" and shown.game.draft is not None:
        return _trump_sheet(session, play, shown)
    if over == "menu":
        return _menu_sheet(session, play, shown)
    return None


def all_played(session: Session, play: Play, shown: Shown) -> ft.Control:
    """What stands in the panel's place once all rounds are in."""
    return ft.Container(
        ft.Column(
            _ways_on(session, play, shown),
            spacing=t.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=ft.Padding.all(t.EDGE),
    )


def adding_round(session: Session, play: Play) -> Act:
    """Opens an extra round, where none is open yet, and shows it (C18)."""

    async def extra() -> None:
        if play.shown.game.draft is None:
            await play.make(moves.add_extra_round)
        session.go(paths.table(str(play.shown.game.id)))

    return extra


def _finishing(session: Session, play: Play) -> Act:
    """Ends the game, where nobody has yet, and shows the places."""

    async def finish() -> None:
        if play.shown.game.ended_at is None:
            now = session.desk.now()
            await play.make(lambda game: moves.finish(game, now))
        session.go(paths.finish(str(play.shown.game.id)))

    return finish


def _ways_on(session: Session, play: Play, shown: Shown) -> list[ft.Control]:
    """Finish and extra round, where the rules allow them (C18)."""
    say, draft, scores = session.say, shown.game.draft, shown.sheet
    ways: list[ft.Control] = []
    if scores.finished and (draft is None or moves.blank(draft)):
        finish = trying(session, _finishing(session, play))
        ways.append(button(say("Finish game"), finish, look="primary"))
    if scores.finished and scores.next is not None and draft is None:
        extra = trying(session, adding_round(session, play))
        ways.append(button(say("Add extra round"), extra, look="outlined"))
    return ways


def _trump_sheet(session: Session, play: Play, shown: Shown) -> ft.Control:
    say, draft = session.say, shown.game.draft
    fixed = shown.sheet.next.trump if shown.sheet.next else None
    now = (draft.trump if draft else None) or fixed
    # The five of a fixed round can be changed, but not left out (C1).
    choices: list[Trump | None] = [*TRUMPS] if fixed else [*TRUMPS, None]
    rows = [_choice(session, play, trump, chosen=trump == now) for trump in choices]
    return sheet(say("Trump"), say("Close"), _closing(session, shown), rows)


def _choice(session: Session, play: Play, trump: Trump | None, *, chosen: bool) -> ft.Control:
    async def choose() -> None:
        await play.make(lambda game: moves.name_trump(game, trump))
        session.go(paths.table(str(play.shown.game.id)))

    name = trump_name(session.say, trump)
    parts: list[ft.Control] = [suit(trump, 20), ft.Container(text(name, 16), expand=True)]
    if chosen:
        parts.append(ft.Icon(ft.Icons.CHECK, size=20, color=t.PRIMARY))
    row = ft.Row(parts, spacing=12)
    return button(name, trying(session, choose), content=row, look="quiet")


def _menu_sheet(session: Session, play: Play, shown: Shown) -> ft.Control:
    say = session.say
    scoring = paths.scoring(str(shown.game.id))
    ways = ((say("Scoring settings"), scoring), (say("Games"), paths.GAMES))
    rows = [
        *_ways_on(session, play, shown),
        *(button(name, partial(session.go, path), look="outlined") for name, path in ways),
    ]
    return sheet(say("Game menu"), say("Close"), _closing(session, shown), rows)


def _closing(session: Session, shown: Shown) -> Press:
    return lambda: session.go(paths.table(str(shown.game.id)))
