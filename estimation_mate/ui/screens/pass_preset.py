"""The sheets through which a preset leaves the device and comes to it: as text, or as a file."""

from functools import partial

import flet as ft

from estimation_mate.app.presets import (
    LONGEST,
    Preset,
    read_preset,
    read_preset_file,
    write_preset,
)
from estimation_mate.app.scoring import Typed, of_import
from estimation_mate.domain.names import trimmed
from estimation_mate.domain.problems import Refused
from estimation_mate.labels import rules_name
from estimation_mate.sentences import sentences
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import abreast, button
from estimation_mate.ui.components.keeping_preset import keeping, keeping_button, taken
from estimation_mate.ui.components.lettering import text
from estimation_mate.ui.components.sheet import sheet
from estimation_mate.ui.components.text_box import text_box
from estimation_mate.ui.gate import Gate
from estimation_mate.ui.session import Act, Session
from estimation_mate.ui.shelf_hook import Shelved
from estimation_mate.ui.trying import trying
from estimation_mate.ui.typed_hook import Typing, use_typed

_TEXT = "text"
_ENDINGS = ["json", "txt"]
_LINES = 4
"""The lines of a preset's text that are seen at once."""

_EACH = 64
"""The height of a row of these sheets, the text among them."""


@ft.component
def ExportPreset(session: Session, preset: Preset | None) -> ft.Control:
    """The preset as text to copy, and as a file; `None` for one that is gone."""
    files = ft.use_memo(ft.FilePicker, [])
    say, close = session.say, partial(session.go, paths.PRESETS)
    if preset is None:
        gone = text(say("This preset is not on this device."), 15)
        return sheet(say("Export preset"), say("Close"), close, [gone], session.room)
    title = say("Export preset {name}", name=preset.name)
    written = write_preset(preset)
    ways: list[ft.Control] = [
        button(say("Save file"), _saving(session, files, preset), look="outlined", expand=1),
        button(say("Copy text"), _copying(session, written), look="primary", expand=1),
    ]
    told = say("Send this text to another device, which takes it by “Import preset”.")
    rows: list[ft.Control] = [
        text(told, 14, t.QUIET),
        _as_text(session, written),
        abreast(ways),
    ]
    return sheet(title, say("Close"), close, rows, session.room, _EACH)


def _as_text(session: Session, written: str) -> ft.Control:
    # It reads from left to right, whatever way the page does.
    shown, name = session.say.figures(written), session.say("Preset as text")
    left = ft.TextAlign.LEFT
    box = text_box(name, shown, None, multiline=True, max_lines=_LINES, size=13, text_align=left)
    return ft.Container(box, padding=ft.Padding.only(top=4))


def _copying(session: Session, written: str) -> Act:
    async def copy() -> None:
        say = session.say
        copied = await session.copied(written)
        session.tell(
            say("Copied. Paste it into a message.")
            if copied
            else say("The text could not be copied. Mark it and copy it by hand.")
        )

    return copy


def _saving(session: Session, files: ft.FilePicker, preset: Preset) -> Act:
    async def save() -> None:
        kept = "".join(one if one.isalnum() else "-" for one in preset.name)
        name = f"estimation-mate-{kept}.json"
        try:
            await files.save_file(file_name=name, src_bytes=write_preset(preset).encode())
        except (RuntimeError, TimeoutError):
            session.tell(session.say("The file could not be saved. Copy the text instead."))

    return save


@ft.component
def ImportPreset(session: Session, shelved: Shelved) -> ft.Control:
    """Text to paste, or a file; below it what it is, or what is wrong with it."""
    files = ft.use_memo(ft.FilePicker, [])
    typing = use_typed(session, of_import())
    gate = ft.use_memo(lambda: Gate(settled=0), [])
    say, close = session.say, partial(session.go, paths.PRESETS)
    rows = [] if typing is None else _rows(session, gate, shelved, typing, files)
    return sheet(say("Import preset"), say("Close"), close, rows, session.room, _EACH)


def _rows(
    session: Session, gate: Gate, shelved: Shelved, typing: Typing, files: ft.FilePicker
) -> list[ft.Control]:
    say, written = session.say, _text(typing.typed)
    preset, wrong = _read(session, written)
    replaced = taken(shelved, preset)

    async def typed(changed: str) -> None:
        await typing.change(lambda _: {_TEXT: changed})

    async def after() -> None:
        await typing.clear()
        session.go(paths.PRESETS)

    def made() -> Preset:
        return read_preset(_text(typing.now()))

    keep = keeping(session, gate, shelved, made, replaced, after)
    box = text_box(
        say("Preset as text"), written, typed, LONGEST + 1, multiline=True, max_lines=_LINES,
        min_lines=2, size=13, text_align=ft.TextAlign.LEFT,
    )  # fmt: skip
    return [
        text(say("Paste the text of a preset, or choose its file."), 14, t.QUIET),
        ft.Container(box, padding=ft.Padding.only(top=4)),
        _found(session, preset, wrong),
        button(say("Choose file"), _choosing(session, typing, files), look="outlined"),
        keeping_button(say, say("Import"), replaced, keep),
    ]


def _found(session: Session, preset: Preset | None, wrong: str) -> ft.Control:
    """What stands in the text; a reader hears it come."""
    told, ink = wrong, t.RED
    if preset is not None:
        rules = rules_name(session.say, preset.rules.kind)
        told, ink = session.say("{word}: {told}", word=preset.name, told=rules), t.PRIMARY
    return ft.Semantics(live_region=True, container=True, content=text(told, 14, ink))


def _text(typed: Typed) -> str:
    return str(typed.get(_TEXT, ""))


def _read(session: Session, written: str) -> tuple[Preset | None, str]:
    """The preset in the text, or what is wrong with it; nothing is wrong with no text."""
    if not trimmed(written):
        return None, ""
    try:
        return read_preset(written), ""
    except Refused as refused:
        return None, sentences(session.say, refused.problems[:1])


def _choosing(session: Session, typing: Typing, files: ft.FilePicker) -> Act:
    """Puts the text of a file into the field."""
    kind = ft.FilePickerFileType.CUSTOM

    async def choose() -> None:
        try:
            chosen = await files.pick_files(
                file_type=kind, allowed_extensions=_ENDINGS, with_data=True
            )
        except (RuntimeError, TimeoutError):
            session.tell(session.say("The file could not be read. Paste its text instead."))
            return
        if chosen:
            content = read_preset_file(chosen[0].bytes or b"")
            await typing.change(lambda _: {_TEXT: content})

    return trying(session, choose)
