"""Puts a preset on the shelf, wherever it comes from."""

from collections.abc import Callable

import flet as ft

from estimation_mate.app.presets import Preset
from estimation_mate.domain.problems import Refused
from estimation_mate.texts import Words
from estimation_mate.ui.components.buttons import button
from estimation_mate.ui.components.lettering import short
from estimation_mate.ui.gate import Gate
from estimation_mate.ui.session import Act, Session
from estimation_mate.ui.shelf_hook import Shelved
from estimation_mate.ui.trying import trying


def taken(shelved: Shelved, preset: Preset | None) -> Preset | None:
    """The preset with other settings that this one would replace."""
    found = shelved.shelf.under(preset.id) if preset else None
    return found if found and preset and found.rules != preset.rules else None


def keeping_button(say: Words, plain: str, replaced: Preset | None, keep: Act) -> ft.Control:
    """The button that keeps a preset; it says what it replaces, if anything."""
    name = say("Replace “{name}”", name=replaced.name) if replaced else plain
    return button(name, keep, content=short(name, 16, None, bold=True), look="primary", grows=True)


def keeping(
    session: Session,
    gate: Gate,
    shelved: Shelved,
    made: Callable[[], Preset],
    replaced: Preset | None,
    after: Act,
) -> Act:
    """Keeps the preset that is `made` by now, in place only of the one that the button named."""

    async def keep() -> None:
        preset = made()
        replacing = replaced is not None and replaced.id == preset.id
        try:
            await session.desk.presets.keep(preset, replacing=replacing)
        except Refused:
            await shelved.read()
            raise
        await after()
        session.tell(session.say("Preset {name} saved.", name=preset.name))

    return trying(session, gate.once(keep))
