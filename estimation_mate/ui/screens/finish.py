"""Finish: the final places."""

import flet as ft

from estimation_mate.app.play import Play, Shown
from estimation_mate.contract_labels import brief_columns, won_by
from estimation_mate.domain.rows import Place
from estimation_mate.labels import column_names, place_title, rules_name
from estimation_mate.texts import Words
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import abreast, button
from estimation_mate.ui.components.lettering import (
    figure,
    figures_width,
    fitted,
    named,
    short,
    text,
)
from estimation_mate.ui.components.screen import screen, top_bar, trouble
from estimation_mate.ui.gate import Gate
from estimation_mate.ui.letters import larger
from estimation_mate.ui.play_hook import use_play
from estimation_mate.ui.screens.over_table import adding_round
from estimation_mate.ui.session import Act, Session, use_session
from estimation_mate.ui.trying import trying

TOTAL = 24
"""The type size of a total."""

PAIR_LETTERS = 9
"""How many letters of each name show where a place is that of two."""

CARD, LINES = 68, (21, 17)
"""The height of a place in usual letters, and how much of it are its name and its title."""


@ft.component
def Finish() -> ft.Control:
    """The places at `/games/:id/finish`."""
    session = use_session()
    joined = use_play(session, ft.use_route_params().get("id", ""))
    gate = ft.use_memo(Gate, [])
    if joined.trouble is not None:
        return screen(session, trouble(session, joined.trouble))
    if joined.play is None or joined.shown is None:
        return screen(session, ft.Container(expand=True))
    return screen(session, _page(session, joined.play, joined.shown, gate))


def _page(session: Session, play: Play, shown: Shown, gate: Gate) -> ft.Control:
    say, sheet = session.say, shown.sheet
    names = column_names(say, shown.game.rules, shown.game.players)
    won = won_by(say, shown.game.rules, names, sheet)
    seen = brief_columns(say, shown.game.rules, shown.game.players, PAIR_LETTERS)
    width = figures_width(map(say.number, sheet.totals), TOTAL)
    after = say.many("After {n} round", "After {n} rounds", len(sheet.rows))
    parts: list[ft.Control] = [
        text(f"{after} · {rules_name(say, shown.game.rules.kind)}", 13, t.QUIET),
        *([named(won, text(won, 17, bold=True))] if won else []),
        *(
            _place(say, names[one.seat], seen[one.seat], one, sheet.ranking, width)
            for one in sheet.ranking
        ),
    ]
    if shown.game.rules.recommends_more(sheet.totals):
        gap = sheet.ranking[0].total - sheet.ranking[1].total
        parts.append(_keep_playing(say, gap))
    return ft.Column(
        [
            top_bar(session, say("Result"), lambda: session.go(paths.GAMES)),
            ft.Container(
                ft.Column(
                    parts,
                    spacing=t.GAP,
                    scroll=ft.ScrollMode.AUTO,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                expand=True,
                padding=ft.Padding.symmetric(horizontal=16),
            ),
            ft.Container(
                _buttons(session, play, shown, gate),
                padding=ft.Padding.symmetric(horizontal=16, vertical=8),
            ),
        ],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _place(
    say: Words, name: str, seen: str, place: Place, ranking: tuple[Place, ...], width: float
) -> ft.Control:
    first = place.place == 1
    ink = t.ON_ACCENT_TINT if first else t.TEXT
    spoken = say("Place {place}: {name}, {total}", place=place.place, name=name, total=place.total)
    who: list[ft.Control] = [short(seen, 17, ink, bold=True)]
    mark = place_title(say, place, ranking)
    if mark:
        who.append(text(mark, 13, ink))
    row = ft.Row(
        [
            fitted(str(place.place), 20, ink, bold=True, width=24),
            ft.Container(ft.Column(who, spacing=0, tight=True), expand=True),
            ft.Container(figure(say.number(place.total), TOTAL, ink), width=width),
        ],
        spacing=12,
    )
    return named(
        spoken,
        ft.Container(
            row,
            bgcolor=t.ACCENT_TINT if first else t.CARD,
            border=ft.Border.all(1, t.ACCENT_TINT if first else t.LINE),
            border_radius=12,
            padding=ft.Padding.symmetric(horizontal=16),
            height=CARD + sum(LINES[: len(who)]) * (larger() - 1),
        ),
    )


def _keep_playing(say: Words, gap: int) -> ft.Control:
    told = say("Only {gap} between the first two – one more round would be fair.", gap=gap)
    return ft.Container(
        text(told, 13), border=ft.Border.all(1, t.LINE), border_radius=12, padding=12
    )


def _buttons(session: Session, play: Play, shown: Shown, gate: Gate) -> ft.Control:
    say = session.say
    back = button(
        say("Back to the sheet"),
        lambda: session.go(paths.table(str(shown.game.id))),
        look="outlined",
        size=14,
        expand=1,
    )
    rematch = trying(session, gate.once(_starting_again(session, shown)))
    again = button(say("Rematch"), rematch, look="outlined", size=14, expand=1)
    rows: list[ft.Control] = [abreast([back, again])]
    if shown.sheet.finished and shown.sheet.next is not None:
        extra = trying(session, gate.once(adding_round(session, play)))
        more = button(say("Add extra round"), extra, look="primary", expand=1)
        rows.insert(0, ft.Row([more]))
    return ft.Column(rows, spacing=t.GAP, tight=True)


def _starting_again(session: Session, shown: Shown) -> Act:
    async def rematch() -> None:
        session.go(paths.table(await session.desk.rematch(shown.game)))

    return rematch
