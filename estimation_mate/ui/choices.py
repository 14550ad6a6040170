"""What was chosen for a tab: its language, its look, and whether its screen stays on."""

import asyncio
from dataclasses import dataclass

import flet as ft

from estimation_mate.app.desk import THEMES, Desk
from estimation_mate.storage.port import StoreFailed
from estimation_mate.texts import LANGUAGES

ANSWERS_WITHIN = 1.0
"""Seconds that a device gets to tell its language."""


@dataclass(frozen=True, slots=True)
class Choices:
    """One of `LANGUAGES`, one of `THEMES`, whether a game keeps the screen on, and the framing."""

    language: str
    theme: str = THEMES[0]
    awake: bool = True
    frame: str | None = None


async def remembered(desk: Desk, page: ft.Page) -> Choices:
    """What was chosen on this device; a store that fails keeps no tab from opening."""
    try:
        language, theme, awake = await desk.language(), await desk.theme(), await desk.awake()
        frame = await desk.framing()
    except StoreFailed:
        return Choices(first_language(await _locale(page)))
    if language not in LANGUAGES:
        language = first_language(await _locale(page))
    return Choices(language, theme, awake, frame)


def first_language(locale: str | None) -> str:
    """The language to begin in, where none was chosen: Arabic on a device that speaks it."""
    return "ar" if (locale or "").startswith("ar") else "en"


async def _locale(page: ft.Page) -> str | None:
    """The language that the device speaks, where it tells.

    A tab that is reloaded before it has answered never will, and must not be left blank for it.
    """
    try:
        device = await asyncio.wait_for(page.get_device_info(), ANSWERS_WITHIN)
    except (RuntimeError, TimeoutError):
        return None
    return getattr(device, "language", None)
