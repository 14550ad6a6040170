"""Joins a screen to the presets of the device."""

from dataclasses import dataclass

import flet as ft

from estimation_mate.app.preset_shelf import Shelf
from estimation_mate.storage.port import StoreFailed
from estimation_mate.ui.session import Act, Session


@dataclass(frozen=True)
class Shelved:
    """The shelf as it was read last, why it could not be, if so, and how it is read again."""

    shelf: Shelf
    failure: str | None
    read: Act


_NOT_READ: Shelf | str | None = None


def use_shelf(session: Session, when: object = None) -> Shelved | None:
    """The presets, read anew with every visit and whenever `when` changes; `None` at first."""
    found, set_found = ft.use_state(_NOT_READ)

    async def read() -> None:
        try:
            set_found(await session.desk.presets.look())
        except StoreFailed as failed:
            set_found(failed.reason)

    ft.use_effect(read, [session.visit, when])
    if found is None:
        return None
    if isinstance(found, str):
        return Shelved(Shelf(), found, read)
    return Shelved(found, None, read)
