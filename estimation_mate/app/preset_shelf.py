"""The shelf of house presets on a device, beside its other choices."""

import asyncio
import json
from dataclasses import dataclass

from estimation_mate.app.presets import Preset, preset_document, preset_in
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.storage.port import GameStore

_PRESETS = "presets"


@dataclass(frozen=True, slots=True)
class Shelf:
    """What stands on it: presets by name, and how many more cannot be read here."""

    presets: tuple[Preset, ...] = ()
    unread: int = 0

    def under(self, preset_id: str) -> Preset | None:
        """The preset that stands under this id."""
        return next((one for one in self.presets if one.id == preset_id), None)


class PresetShelf:
    """Keeps presets; what cannot be read stays as it is and hides no other."""

    def __init__(self, store: GameStore) -> None:
        self._store = store
        self._turn = asyncio.Lock()

    async def look(self) -> Shelf:
        """All that stands on the shelf."""
        found = [_read(entry) for entry in await self._entries()]
        presets = [one for one in found if one is not None]
        by_name = tuple(sorted(presets, key=lambda one: one.name.casefold()))
        return Shelf(by_name, len(found) - len(presets))

    async def keep(self, preset: Preset, *, replacing: bool = False) -> None:
        """Puts a preset on the shelf, in place of that of the same name only if that is meant.

        Raises `Refused` with `preset_taken` where other settings stand under its name.
        """
        async with self._turn:
            entries = await self._entries()
            taken = next(filter(None, (_read(one, preset.id) for one in entries)), None)
            if taken is not None and taken.rules != preset.rules and not replacing:
                raise Refused([Problem("preset_taken", facts={"name": taken.name})])
            others = [one for one in entries if _read(one, preset.id) is None]
            await self._write([*others, preset_document(preset)])

    async def take_off(self, preset: Preset) -> None:
        """Takes it off the shelf; `keep` puts it back."""
        async with self._turn:
            entries = await self._entries()
            await self._write([one for one in entries if _read(one, preset.id) is None])

    async def _entries(self) -> list[object]:
        """Each as it was written; what is no list as a whole stays as one that cannot be read."""
        text = await self._store.preference(_PRESETS)
        try:
            entries = json.loads(text or "[]")
        except (ValueError, RecursionError):
            return [text]
        return entries if isinstance(entries, list) else [text]

    async def _write(self, entries: list[object]) -> None:
        await self._store.set_preference(_PRESETS, json.dumps(entries))


def _read(entry: object, preset_id: str | None = None) -> Preset | None:
    """The preset of an entry, where it can be read and has this id, if one is given."""
    try:
        preset = preset_in(entry)
    except (Refused, RecursionError):
        return None
    return preset if preset_id in (None, preset.id) else None
