"""Suits and the small marks of the sheet."""

import flet as ft

from estimation_mate.ui import theme as t
from estimation_mate.ui.components.lettering import fitted
from estimation_mate.ui.letters import FITS

_SUITS = {
    "spades": (ft.CupertinoIcons.SUIT_SPADE_FILL, t.TEXT),
    "hearts": (ft.CupertinoIcons.SUIT_HEART_FILL, t.RED),
    "diamonds": (ft.CupertinoIcons.SUIT_DIAMOND_FILL, t.RED),
    "clubs": (ft.CupertinoIcons.SUIT_CLUB_FILL, t.TEXT),
    "no_trump": (ft.Icons.BLOCK, t.QUIET),
}


def suit(trump: str | None, size: float = 14) -> ft.Control:
    """The sign of a trump; an empty place of the same size where none is recorded."""
    if trump is None:
        return ft.Container(width=size, height=size)
    icon, color = _SUITS[trump]
    return ft.Icon(icon, color=color, size=size)


def dot() -> ft.Container:
    """The dealer's dot."""
    return ft.Container(width=4, height=4, border_radius=2, bgcolor=t.QUIET)


def mark(
    letters: str, *, accent: bool = False, size: float = 10, most: float = FITS
) -> ft.Container:
    """A boxed letter: a role, a Risk, a place."""
    ink = t.ON_ACCENT_TINT if accent else t.QUIET
    return ft.Container(
        fitted(letters, size, ink, bold=accent, most=most, height=1.2),
        bgcolor=t.ACCENT_TINT if accent else None,
        border=None if accent else ft.Border.all(1, t.QUIET),
        border_radius=4,
        padding=ft.Padding.symmetric(horizontal=2),
    )
