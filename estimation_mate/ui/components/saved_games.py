"""A saved game in the list: as a card while it runs, else as a row."""

from datetime import datetime

import flet as ft

from estimation_mate.contract_labels import brief_columns
from estimation_mate.domain.moves import open_round
from estimation_mate.domain.rows import Place
from estimation_mate.labels import column_names, round_name, rules_name, standing_name
from estimation_mate.sentences import sentences
from estimation_mate.storage.port import Listed, Readable, Unreadable
from estimation_mate.texts import Words
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import button, icon_button, pressable
from estimation_mate.ui.components.lettering import fitted, named, short, text
from estimation_mate.ui.session import Session
from estimation_mate.ui.window import letters_of_pair

NO_BREAK = "\N{NO-BREAK SPACE}"

INSIDE = 12
"""The air inside the card of the running game."""


def running_card(session: Session, one: Readable) -> ft.Control:
    """The running game with its standings and the way on."""
    say = session.say
    stand = ft.Container(text(_stand(say, one), 13, t.ON_TINT), expand=True)
    places = sorted(one.sheet.ranking, key=lambda place: place.seat)
    on = button(say("Continue game"), lambda: session.go(paths.table(one.id)), look="primary")
    names = column_names(say, one.game.rules, one.game.players)
    seen = brief_columns(say, one.game.rules, one.game.players, letters_of_pair(session.framing))
    heads = ft.Row([_head(say, names[at.seat], seen[at.seat], at) for at in places], spacing=4)
    # The menu stands at the very edge, over those of the games below.
    first = ft.Row([ft.Container(width=INSIDE), stand, _menu_button(session, one)], spacing=0)
    return ft.Container(
        ft.Column(
            [first, *(_inside(part) for part in (heads, ft.Container(height=4), on))],
            spacing=4,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=t.TINT,
        border_radius=16,
        padding=ft.Padding.only(top=4, bottom=INSIDE),
    )


def _inside(part: ft.Control) -> ft.Control:
    return ft.Container(part, padding=ft.Padding.symmetric(horizontal=INSIDE))


def _head(say: Words, name: str, seen: str, place: Place) -> ft.Control:
    total = fitted(say.number(place.total), 20, t.ON_TINT, bold=True, no_wrap=True)
    lines = ft.Column(
        [short(seen, 13, t.ON_TINT), total],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Container(named(standing_name(say, name, place.total, place.place), lines), expand=1)


def _stand(say: Words, one: Readable) -> str:
    """Where a running game is: the round that is open, and its rule set."""
    played_out = open_round(one.game).draft is None
    number = None if played_out else len(one.game.rounds) + 1
    where = round_name(say, number, one.game.rules.rounds)
    return f"{where} · {rules_name(say, one.game.rules.kind)}"


def _menu_button(session: Session, one: Listed) -> ft.Control:
    name = session.say("Game menu of {names}", names=names_of(session.say, one))
    return icon_button(name, ft.Icons.MORE_VERT, lambda: session.go(paths.game_menu(one.id)))


def names_of(say: Words, one: Listed) -> str:
    """Who plays, where that can be read."""
    return say.names(one.game.players) if isinstance(one, Readable) else say("unreadable game")


def saved_row(session: Session, one: Listed) -> ft.Control:
    """A game to open, with what came of it, and its menu."""
    say, names, outcome = session.say, names_of(session.say, one), _outcome(session.say, one)
    face = ft.Column(
        [
            ft.Semantics(exclude_semantics=True, content=short(names, 15)),
            named(outcome, text(_broken_between(outcome), 13, t.QUIET, max_lines=2)),
        ],
        spacing=2,
    )
    # The button lies over the texts and bears the names alone; the outcome is heard by itself.
    opening = pressable(
        say("Open game {names}", names=names),
        lambda: session.go(_where(one)),
        ft.Container(),
        border_radius=8,
    )
    row = ft.Stack(
        [
            ft.Container(face, padding=ft.Padding.symmetric(vertical=10)),
            ft.Container(opening, left=0, top=0, right=0, bottom=0),
        ],
        expand=True,
    )
    return ft.Container(
        ft.Row([row, _menu_button(session, one)], spacing=0),
        border=ft.Border.only(bottom=ft.BorderSide(1, t.LINE)),
    )


def _where(one: Listed) -> str:
    ended = isinstance(one, Readable) and one.game.ended_at is not None
    return paths.finish(one.id) if ended else paths.table(one.id)


def _outcome(say: Words, one: Listed) -> str:
    """When it was, and who leads or won after how many rounds."""
    if isinstance(one, Unreadable):
        return sentences(say, one.problems)
    return " · ".join([_day(say, one.game.created_at), _leader(say, one), _state(say, one)])


def _broken_between(outcome: str) -> str:
    """The outcome with its last part on one line, so that no single word is left over."""
    before, dot, last = outcome.rpartition(" · ")
    return f"{before}{dot}{last.replace(' ', NO_BREAK)}" if dot else outcome


def _leader(say: Words, one: Readable) -> str:
    best = [place for place in one.sheet.ranking if place.place == 1]
    columns = column_names(say, one.game.rules, one.game.players)
    names = say(" and ").join(columns[place.seat] for place in best)
    total = best[0].total
    if len(best) == len(columns):
        return say("all at {total}", total=total)
    if one.game.ended_at is None:
        alone = len(best) == 1 and len(columns) == len(one.game.players)  # a team is two
        return (
            say("{names} leads with {total}", names=names, total=total)
            if alone
            else say("{names} lead with {total}", names=names, total=total)
        )
    if len(best) > 1:
        return say("{names} share {total}", names=names, total=total)
    return say("{names} won, {total}", names=names, total=total)


def _state(say: Words, one: Readable) -> str:
    played = len(one.game.rounds)
    if one.game.ended_at is not None and not one.sheet.finished:
        return say.many("ended after {n} round", "ended after {n} rounds", played)
    if one.game.ended_at is not None:
        return say("finished")
    return say.many("{n} round played", "{n} rounds played", played)


def _day(say: Words, stamp: str | None) -> str:
    try:
        day = datetime.fromisoformat(stamp or "").astimezone()
    except ValueError:
        return say("no date")
    return say.date(day.date())
