"""What opens over a round that is being entered: the choice of its trump and of its dealer."""

from collections.abc import Callable

import flet as ft

from estimation_mate.app.play import Entering, Move
from estimation_mate.domain import moves, questions
from estimation_mate.domain.draft import Draft
from estimation_mate.domain.entry import Trump
from estimation_mate.domain.seats import SEATS
from estimation_mate.labels import trump_name
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import button
from estimation_mate.ui.components.lettering import short, text
from estimation_mate.ui.components.marks import suit
from estimation_mate.ui.components.sheet import BESIDE, sheet
from estimation_mate.ui.session import Session
from estimation_mate.ui.trying import trying


def over_round(session: Session, play: Entering, over: str | None, back: str) -> ft.Control | None:
    """The sheet of this name, if it is one; whatever is chosen leads `back`."""
    sheets: dict[str, Callable[[Session, Entering, str], ft.Control | None]] = {
        "trump": _trump_sheet,
        "dealer": _dealer_sheet,
    }
    if over not in sheets or questions.opened(play.shown.game, play.shown.sheet) is None:
        return None
    return sheets[over](session, play, back)


def _trump_sheet(session: Session, play: Entering, back: str) -> ft.Control | None:
    """The choice of the trump, where it is not a part of what the panel asks for."""
    say, draft, position = session.say, play.shown.game.draft, play.shown.sheet.next
    if not isinstance(draft, Draft) or position is None:
        return None
    rules = play.shown.game.rules
    fixed = rules.given_trump(draft, position)
    now = draft.trump or fixed
    # The five of a fixed round can be changed, but not left out (C1).
    may = rules.trumps(draft, position)
    choices: list[Trump | None] = [*may] if fixed else [*may, None]
    rows = [
        _choice(
            session, play, _naming(one), back,
            name=trump_name(say, one), mark=suit(one, 20), chosen=one == now,
        )
        for one in choices
    ]  # fmt: skip
    return sheet(say("Trump"), say("Close"), lambda: session.go(back), rows, session.room, beside=0)


def _dealer_sheet(session: Session, play: Entering, back: str) -> ft.Control:
    say, names = session.say, play.shown.game.players
    position = questions.opened(play.shown.game, play.shown.sheet)
    rows = [
        _choice(
            session, play, _dealt_by(seat), back,
            name=say("Dealer: {name}", name=names[seat]), shown=names[seat],
            chosen=position is not None and position.dealer == seat,
        )
        for seat in SEATS
    ]  # fmt: skip
    told = ft.Container(
        text(say("The deal goes on round the table from there."), 13, t.QUIET),
        padding=ft.Padding.symmetric(horizontal=BESIDE),
    )
    title, close = say("Who dealt this round?"), say("Close")
    return sheet(title, close, lambda: session.go(back), [told, *rows], session.room, beside=0)


def _naming(trump: Trump | None) -> Move:
    return lambda game: moves.name_trump(game, trump)


def _dealt_by(seat: int) -> Move:
    return lambda game: moves.name_dealer(game, seat)


def _choice(
    session: Session,
    play: Entering,
    move: Move,
    back: str,
    *,
    name: str,
    chosen: bool,
    shown: str | None = None,
    mark: ft.Control | None = None,
) -> ft.Control:
    async def choose() -> None:
        await play.make(move)
        session.go(back)

    parts: list[ft.Control] = [ft.Container(short(shown or name, 16), expand=True)]
    if mark is not None:
        parts.insert(0, mark)
    if chosen:
        parts.append(ft.Icon(ft.Icons.CHECK, size=20, color=t.PRIMARY))
    return button(
        name, trying(session, choose), content=ft.Row(parts, spacing=16), look="quiet", grows=True
    )
