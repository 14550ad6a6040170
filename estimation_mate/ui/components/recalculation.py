"""The question whether a running game is to be scored anew, with what would become of it."""

import flet as ft

from estimation_mate.domain.amend import changed_rounds
from estimation_mate.domain.rows import Sheet
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import Press, button
from estimation_mate.ui.components.effect import rounds_told
from estimation_mate.ui.components.lettering import figure, figures_width, named, short, text
from estimation_mate.ui.components.sheet import sheet

NO_BUTTON: ft.Control | None = None

TOTAL = 18
"""The type size of a total."""


def recalculation(
    say: Words,
    names: tuple[str, ...],
    sheets: tuple[Sheet, Sheet] | None,
    cancel: Press,
    recalculate: Press,
    room: float,
) -> ft.Control:
    """What each total becomes from one sheet to the other; `None` where nothing is to be asked.

    Cancel lies where `Save settings` was tapped, so that a second tap of a hurried finger on it
    changes nothing.
    """
    rows: list[ft.Control] = []
    if sheets is None:
        rows.append(text(say("The settings are as they were; nothing is to be scored anew.")))
    else:
        before, after = sheets
        width = figures_width(map(say.number, [*before.totals, *after.totals]), TOTAL)
        pairs = zip(names, before.totals, after.totals, strict=True)
        rows += [_total(say, name, was, becomes, width) for name, was, becomes in pairs]
        rows.append(text(rounds_told(say, changed_rounds(before, after)), 14, t.QUIET))
        rows.append(button(say("Recalculate"), recalculate, look="primary"))
    # By its key it stays what it is when a row above it goes.
    rows.append(ft.Container(Cancel(say, cancel), key="cancel"))
    return sheet(say("Score the game anew?"), say("Cancel"), cancel, rows, room, closes_above=False)


@ft.component
def Cancel(say: Words, cancel: Press) -> ft.Control:
    """What Enter answers as long as nothing else is chosen."""
    shown = ft.use_ref(NO_BUTTON)

    async def take_focus() -> None:
        # It does not come by itself while a field below has it.
        if isinstance(shown.current, ft.TextButton):
            await shown.current.focus()  # type: ignore[no-untyped-call]  # Flet's own

    ft.use_effect(take_focus, [])
    shown.current = button(say("Cancel"), cancel, look="outlined", autofocus=True)
    return shown.current


def _total(say: Words, name: str, was: int, becomes: int, width: float) -> ft.Control:
    told = say("{name} {before} → {after}", name=name, before=was, after=becomes)
    ink = t.QUIET if was == becomes else t.ACCENT
    arrow = ft.Icon(ft.Icons.ARROW_FORWARD, size=16, color=t.QUIET)
    figures: list[ft.Control] = [
        ft.Container(figure(say.number(was), TOTAL, t.QUIET, bold=False), width=width),
        arrow,
        ft.Container(figure(say.number(becomes), TOTAL, ink), width=width),
    ]
    return named(told, ft.Row([ft.Container(short(name, 16), expand=True), *figures], spacing=8))
