"""Colours, type and sizes of the quiet table."""

from functools import cache

import flet as ft

FAMILY = "Cairo"
BOLD = "Cairo Bold"
FONTS = {FAMILY: "fonts/Cairo-Regular.ttf", BOLD: "fonts/Cairo-Bold.ttf"}

TARGET = 48
GAP = 8
EDGE = 8
TIGHT = 3
LEADING = 48
ROW = 48
WIDEST = 560
WIDEST_SIDE = 1280
PANEL = 394

GROUND = ft.Colors.SURFACE
CARD = ft.Colors.SURFACE_CONTAINER_LOW
KEY = ft.Colors.SURFACE_CONTAINER_HIGH
TEXT = ft.Colors.ON_SURFACE
QUIET = ft.Colors.ON_SURFACE_VARIANT
LINE = ft.Colors.OUTLINE_VARIANT
PRIMARY = ft.Colors.PRIMARY
ON_PRIMARY = ft.Colors.ON_PRIMARY
TINT = ft.Colors.PRIMARY_CONTAINER
ON_TINT = ft.Colors.ON_PRIMARY_CONTAINER
ACCENT = ft.Colors.TERTIARY
ACCENT_TINT = ft.Colors.TERTIARY_CONTAINER
ON_ACCENT_TINT = ft.Colors.ON_TERTIARY_CONTAINER
RED = ft.Colors.ERROR

_LIGHT = ft.ColorScheme(
    surface="#FAF7EF", on_surface="#1C2620", on_surface_variant="#5C665F",
    surface_container_low="#FFFDF8", surface_container_high="#F0ECE0",
    outline_variant="#E7E1D3", outline="#5C665F",
    primary="#0E5A3E", on_primary="#FFFFFF",
    primary_container="#D9EBDF", on_primary_container="#06301F",
    tertiary="#8A5A00", tertiary_container="#FBE7C2", on_tertiary_container="#5A3A00",
    error="#B3261E", on_error="#FFFFFF", surface_tint="#00000000",
    inverse_surface="#1C2620", on_inverse_surface="#FAF7EF", inverse_primary="#8FD6B2",
)  # fmt: skip
_DARK = ft.ColorScheme(
    surface="#0E1A15", on_surface="#ECE6D6", on_surface_variant="#A9B5AC",
    surface_container_low="#14241D", surface_container_high="#1A2D24",
    outline_variant="#23352C", outline="#A9B5AC",
    primary="#8FD6B2", on_primary="#06301F",
    primary_container="#1E4A37", on_primary_container="#D7F3E3",
    tertiary="#F0C274", tertiary_container="#4A3612", on_tertiary_container="#F0C274",
    error="#FF9C92", on_error="#06301F", surface_tint="#00000000",
    inverse_surface="#ECE6D6", on_inverse_surface="#0E1A15", inverse_primary="#0E5A3E",
)  # fmt: skip


def theme(scheme: ft.ColorScheme) -> ft.Theme:
    """The Material theme of a colour scheme; screens change at once, without a slide."""
    still = ft.PageTransitionTheme.NONE
    return ft.Theme(
        color_scheme=scheme,
        font_family=FAMILY,
        page_transitions=ft.PageTransitionsTheme(
            android=still, ios=still, linux=still, macos=still, windows=still
        ),
    )


LIGHT, DARK = theme(_LIGHT), theme(_DARK)


@cache
def style(
    size: float, color: ft.ColorValue | None = TEXT, *, bold: bool = False, height: float = 1.25
) -> ft.TextStyle:
    """A text style; `size` in logical pixels, `height` in multiples of it.

    Equal styles are one object: what is the same object needs no comparing at the next tap.
    """
    return ft.TextStyle(size=size, color=color, font_family=BOLD if bold else FAMILY, height=height)
