"""The sheet and what is entered, one under the other or side by side."""

import flet as ft

from estimation_mate.app.play import Shown
from estimation_mate.contract_labels import brief_columns, won_by
from estimation_mate.domain.game import Game
from estimation_mate.labels import column_names
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.announcement import Announcement
from estimation_mate.ui.components.grid import Grid, GridWays
from estimation_mate.ui.components.screen import unsaved
from estimation_mate.ui.components.standings import Standings
from estimation_mate.ui.session import Session
from estimation_mate.ui.window import ROOMY_SIDE, letters_of_pair

HEADER = 360
"""The width that the header needs."""


ONE_ROW = 522
"""The height below which a stacked Table has no whole row of its sheet beside full standings."""


def framed(
    session: Session, shown: Shown, head: ft.Control, below: ft.Control, cells: GridWays | None
) -> ft.Control:
    """The whole Table, as its framing wants it; `below` is the panel."""
    say, rules, scores = session.say, shown.game.rules, shown.sheet
    names = column_names(say, rules, shown.game.players)
    whole: list[ft.Control] = [
        Standings(
            say,
            names,
            scores.ranking,
            bool(scores.rows),
            standings_look(session),
            rules.goal,
            brief_heads(session, shown.game),
        ),
        Grid(
            say, names, scores.rows, cells, tight=session.framing.tight, players=shown.game.players
        ),
    ]
    newest = scores.rows[-1] if scores.rows else None
    heard = ft.Stack([head, Announcement(say, names, newest, won_by(say, rules, names, scores))])
    top: list[ft.Control] = [heard, unsaved(say, shown.unsaved)]
    return in_frame(session, top, whole, [below])


def in_frame(
    session: Session, top: list[ft.Control], whole: list[ft.Control], below: list[ft.Control]
) -> ft.Control:
    """What stands above, the sheet, and the panel, which is beside it or below."""
    framing = session.framing
    if framing.frame == "stacked":
        return ft.Column([*top, *whole, *below], spacing=0, expand=True)
    panel = ft.Container(ft.Column(below, spacing=0, tight=True), width=t.PANEL)
    sheet = ft.Column(whole, spacing=0, expand=True)
    # At the foot, so that Confirm never moves.
    low = ft.Container(panel, alignment=ft.Alignment.BOTTOM_CENTER)
    if framing.short and framing.width - t.PANEL >= HEADER:
        # The panel needs the whole height, so the header stands over the sheet alone.
        beside = ft.Column([*top, sheet], spacing=0, expand=True)
        return ft.Row([beside, low], spacing=0, vertical_alignment=_STRETCH, expand=True)
    high = ft.Container(panel, padding=ft.Padding.all(t.GAP), alignment=ft.Alignment.TOP_CENTER)
    row = ft.Row(
        [sheet, low if framing.short else high],
        spacing=0,
        vertical_alignment=_STRETCH,
        expand=True,
    )
    return ft.Column([*top, row], spacing=0, expand=True)


_STRETCH = ft.CrossAxisAlignment.STRETCH


def brief_heads(session: Session, game: Game) -> tuple[str, ...]:
    """What is seen over the columns."""
    return brief_columns(session.say, game.rules, game.players, letters_of_pair(session.framing))


def standings_look(session: Session) -> str:
    """How the heads of the columns have room to be shown."""
    framing = session.framing
    if framing.frame == "side":
        if framing.tight:
            return "tight"
        return "large" if framing.width >= ROOMY_SIDE and not framing.short else "columns"
    if framing.height < ONE_ROW:
        return "line"
    return "square" if session.window.large else "columns"
