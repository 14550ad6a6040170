"""House presets: named sets of scoring settings, to pass on, take in and delete."""

from functools import partial

import flet as ft

from estimation_mate.app.presets import Preset
from estimation_mate.labels import rules_name
from estimation_mate.storage_sentences import not_read
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import button, icon_button
from estimation_mate.ui.components.lettering import named, short, text
from estimation_mate.ui.components.screen import page, screen, top_bar, warning
from estimation_mate.ui.screens.pass_preset import ExportPreset, ImportPreset
from estimation_mate.ui.session import Act, Session, use_session
from estimation_mate.ui.shelf_hook import Shelved, use_shelf
from estimation_mate.ui.trying import trying


@ft.component
def Presets() -> ft.Control:
    """The list at `/settings/presets`, with `…/import` or `…/export/:id` over it."""
    session = use_session()
    params = ft.use_route_params()
    over = params.get("over")
    shelved = use_shelf(session, over)
    if shelved is None:
        return screen(session, ft.Container(expand=True))
    above: ft.Control | None = None
    if over == "import":
        above = ImportPreset(session, shelved)
    elif over == "export":
        above = ExportPreset(session, shelved.shelf.under(params.get("id", "")))
    return screen(session, _page(session, shelved), above)


def _page(session: Session, shelved: Shelved) -> ft.Control:
    say, shelf = session.say, shelved.shelf
    bar = top_bar(
        session,
        say("House presets"),
        lambda: session.go(paths.SETTINGS),
        back_to=say("Settings"),
    )
    parts: list[ft.Control] = [_row(session, shelved, one) for one in shelf.presets]
    if shelved.failure is not None:
        parts.append(warning(not_read(say, shelved.failure)))
    elif not parts:
        parts.append(_nothing_yet(session))
    if shelf.unread:
        parts.append(text(_unread(session, shelf.unread), 13, t.QUIET))
    to_import = partial(session.go, paths.IMPORT_PRESET)
    parts.append(button(say("Import preset"), to_import, look="outlined"))
    return page(bar, parts)


def _nothing_yet(session: Session) -> ft.Control:
    told = session.say(
        "No presets yet. Scoring settings become one by “Save as preset”, and New game offers them."
    )
    return ft.Container(text(told, 14, t.QUIET), padding=ft.Padding.symmetric(vertical=8))


def _unread(session: Session, n: int) -> str:
    return session.say.many(
        "{n} preset cannot be read here; it is kept as it is.",
        "{n} presets cannot be read here; they are kept as they are.",
        n,
    )


def _row(session: Session, shelved: Shelved, preset: Preset) -> ft.Control:
    say = session.say
    rules = rules_name(say, preset.rules.kind)
    told = ft.Column([short(preset.name, 16), text(rules, 13, t.QUIET)], spacing=0, tight=True)
    spoken = say("{word}: {told}", word=preset.name, told=rules)
    pass_on = say("Export preset {name}", name=preset.name)
    delete = say("Delete preset {name}", name=preset.name)
    row: list[ft.Control] = [
        ft.Container(named(spoken, told), expand=True),
        icon_button(
            pass_on, ft.Icons.IOS_SHARE, partial(session.go, paths.export_preset(preset.id))
        ),
        icon_button(delete, ft.Icons.DELETE_OUTLINE, _deleting(session, shelved, preset)),
    ]
    return ft.Container(
        ft.Row(row, spacing=t.GAP),
        key=preset.id,
        padding=ft.Padding.symmetric(vertical=4),
        border=ft.Border.only(bottom=ft.BorderSide(1, t.LINE)),
    )


def _deleting(session: Session, shelved: Shelved, preset: Preset) -> Act:
    """Takes it off the list, and offers to bring it back."""
    say = session.say

    async def restore() -> None:
        await session.desk.presets.keep(preset)
        await shelved.read()

    async def delete() -> None:
        await session.desk.presets.take_off(preset)
        await shelved.read()
        told = say("Preset {name} deleted.", name=preset.name)
        session.tell(told, say("Undo"), trying(session, restore))

    return trying(session, delete)
