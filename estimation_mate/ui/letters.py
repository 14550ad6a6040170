"""How much larger than usual the letters of a tab are, and what is not to grow with them.

Flutter does not tell, so a line of a known width is measured on every screen.
"""

from collections.abc import Callable

import flet as ft

_KEY = "letter_scale"
_PROBE, _WIDTH, _SPACED = "0000000000", 56.0, 2.5
"""Ten digits of 10 px in Cairo, how wide they are at their usual size, and what Material adds."""

_SAME = 0.02
"""Differences that come from rounding only."""

FITS = 1.25
"""The most that figures grow: as far as their column holds them whole."""


def letter_scale(page: ft.Page) -> float:
    """The scale as it was measured last; 1 before."""
    return float(page.session.store.get(_KEY) or 1.0)


def fit(most: float = FITS) -> float:
    """By how much a figure is set smaller, so that it grows to no more than `most`."""
    return min(1.0, most / _scale_here())


def grown(most: float = FITS) -> float:
    """How much larger than usual a figure is that grows to no more than `most`."""
    return max(1.0, min(most, _scale_here()))


def larger() -> float:
    """How much larger than usual letters are that grow without a bound; 1 where they do not."""
    scale = _scale_here()
    return scale if scale > 1 + _SAME else 1.0


def _scale_here() -> float:
    try:
        return letter_scale(ft.context.page)
    except RuntimeError:  # drawn outside a page
        return 1.0


def probe(measured: Callable[[ft.LayoutSizeChangeEvent[ft.LayoutControl]], None]) -> ft.Control:
    """The unseen line, which tells its size when it is laid out and whenever that changes."""
    line = ft.Text(_PROBE, style=ft.TextStyle(size=10, font_family="Cairo"), no_wrap=True)
    box = ft.Container(line, opacity=0, on_size_change=measured)
    unheard = ft.Semantics(exclude_semantics=True, content=box)
    return ft.Container(unheard, left=0, top=0, ignore_interactions=True)


def note(page: ft.Page, width: float) -> bool:
    """Notes the measured width of the line; whether letters have another size now."""
    scale = max(0.5, round((width - _SPACED) / _WIDTH, 2))
    before = letter_scale(page)
    page.session.store.set(_KEY, scale)
    return abs(scale - before) > _SAME
