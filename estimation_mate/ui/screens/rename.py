"""Rename players: other names in the middle of a game, seat by seat."""

from collections.abc import Awaitable, Callable

import flet as ft

from estimation_mate.app.play import Play
from estimation_mate.domain.amend import renamed
from estimation_mate.domain.game import Names
from estimation_mate.domain.names import named
from estimation_mate.domain.seats import SEATS
from estimation_mate.ui import paths
from estimation_mate.ui.components.buttons import button
from estimation_mate.ui.components.form_fields import name_box
from estimation_mate.ui.components.sheet import ROW, sheet
from estimation_mate.ui.session import Act, Session
from estimation_mate.ui.trying import trying


@ft.component
def RenameSheet(session: Session, play: Play, names: Names) -> ft.Control:
    """The four names over the Table; they change on the sheet when they are saved."""
    say = session.say
    typed, set_typed = ft.use_state(names)
    latest = ft.use_ref(names)
    back = paths.table(str(play.shown.game.id))

    def typing(seat: int) -> Callable[[str], Awaitable[None]]:
        async def change(name: str) -> None:
            changed = list(latest.current or names)
            changed[seat] = name
            first, second, third, fourth = changed
            latest.current = first, second, third, fourth
            set_typed(latest.current)

        return change

    save = trying(session, _saving(session, play, lambda: latest.current or names), typed)
    return sheet(
        say("Rename players"),
        say("Close"),
        lambda: session.go(back),
        [
            *(_below(4, name_box(say, seat, typed[seat], typing(seat))) for seat in SEATS),
            _below(8, button(say("Save names"), save, look="primary")),
        ],
        session.room,
        each=ROW + 5,
    )


def _below(room: float, field: ft.Control) -> ft.Control:
    """With room for the label that stands on the field's edge."""
    return ft.Container(field, padding=ft.Padding.only(top=room))


def _saving(session: Session, play: Play, typed: Callable[[], Names]) -> Act:
    async def save() -> None:
        first, second, third, fourth = named(typed(), session.say("Player {n}"))
        await play.make(lambda game: renamed(game, (first, second, third, fourth)))
        session.go(paths.table(str(play.shown.game.id)))

    return save
