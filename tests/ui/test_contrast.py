"""Contrast of the theme: every ink on every ground that it stands on, in light and dark."""

import flet as ft
import pytest

from estimation_mate.ui import theme as t

LEAST = 4.5

INKS: dict[ft.Colors, tuple[ft.Colors, ...]] = {
    t.TEXT: (t.GROUND, t.CARD, t.KEY, t.TINT),
    t.QUIET: (t.GROUND, t.CARD, t.KEY, t.TINT),
    t.PRIMARY: (t.GROUND, t.CARD, t.TINT),
    t.ON_PRIMARY: (t.PRIMARY,),
    t.ON_TINT: (t.TINT,),
    t.ACCENT: (t.GROUND, t.CARD, t.KEY, t.TINT),
    t.ON_ACCENT_TINT: (t.ACCENT_TINT,),
    t.RED: (t.GROUND, t.CARD, t.KEY, t.TINT, t.ACCENT_TINT),
}
"""Which colours are written or drawn on which: rows of the sheet may be lit, keys are on cards."""

PAIRS = [(ink, ground) for ink, grounds in INKS.items() for ground in grounds]


def light_of(color: str) -> float:
    """Relative luminance of `#RRGGBB`, 0 to 1 (WCAG 2)."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """1 to 21 (WCAG 2)."""
    low, high = sorted((light_of(one), light_of(other)))
    return (high + 0.05) / (low + 0.05)


def color_in(theme: ft.Theme, role: ft.Colors) -> str:
    """What a role is painted in."""
    found = getattr(theme.color_scheme, role.name.lower())
    assert isinstance(found, str)
    return found


@pytest.mark.parametrize("theme", [t.LIGHT, t.DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), PAIRS, ids=lambda one: one.value)
def test_every_ink_stands_out(theme: ft.Theme, ink: ft.Colors, ground: ft.Colors) -> None:
    """At least 4.5 : 1."""
    assert contrast(color_in(theme, ink), color_in(theme, ground)) >= LEAST


def test_what_black_and_white_make() -> None:
    """The measure itself: 21 at most, 1 for the same."""
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#8A5A00", "#8A5A00") == pytest.approx(1)
