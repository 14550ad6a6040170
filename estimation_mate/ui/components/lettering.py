"""Texts, names and figures, and the rows that they stand in.

What is seen and what is heard are apart: a mark or figure stands under one name.
"""

import math
from collections.abc import Iterable
from typing import Any

import flet as ft

from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.letters import FITS, fit, grown

LETTERS = 6
"""The signs of a figure that is set in its full size: −1,204."""

SPACED = 1.25
"""The height of a line, in multiples of its type size."""

SIGN, COMMA = 0.56, 0.25
"""The widths of a digit, minus, plus or ×, and of a comma in Cairo, in multiples of its size."""


def to_right(say: Words, parts: list[ft.Control], *, spacing: float = 2, **more: Any) -> ft.Row:
    """Parts in a row from left to right against the right edge, whatever way the page reads.

    Flet cannot turn a part of a page round, so in a page from right to left the row is reversed.
    """
    align = ft.MainAxisAlignment.START if say.rtl else ft.MainAxisAlignment.END
    return left_to_right(say, parts, spacing=spacing, alignment=align, **more)


def left_to_right(say: Words, parts: list[ft.Control], **more: Any) -> ft.Row:
    """Parts in a row from left to right, whatever way the page reads."""
    return ft.Row(parts[::-1] if say.rtl else parts, **more)


def columns(cells: list[ft.Control], leading: ft.Control | None = None, gap: int = 4) -> ft.Row:
    """Four cells under the columns of the sheet, with something at their head."""
    head = ft.Container(leading, width=t.LEADING)
    return ft.Row([head, *cells], spacing=gap)


def named(name: str, content: ft.Control, **more: Any) -> ft.Semantics:
    """A text, figure or mark under one name."""
    return ft.Semantics(label=name, exclude_semantics=True, content=content, **more)


def text(
    value: str,
    size: float = 14,
    color: ft.ColorValue | None = t.TEXT,
    *,
    bold: bool = False,
    **more: Any,
) -> ft.Text:
    """A text in the project's type."""
    height = more.pop("height", SPACED)
    return ft.Text(value, style=t.style(size, color, bold=bold, height=height), **more)


def fitted(
    value: str,
    size: float = 14,
    color: ft.ColorValue | None = t.TEXT,
    *,
    most: float = FITS,
    **more: Any,
) -> ft.Text:
    """A text in a place of a fixed size, which grows only as far as it stays whole there."""
    return text(value, size * fit(most), color, **more)


def figure(
    written: str,
    size: float,
    color: ft.ColorValue | None = t.TEXT,
    *,
    bold: bool = True,
    tight: bool = False,
    most: float | None = None,
) -> ft.Text:
    """A figure against the right edge of its column: it is as large as the column holds it whole.

    A `tight` column holds fewer signs, which do not grow; one that is widened as its figures grow
    to `most` holds them all in that size.
    """
    if most is None:
        most, held = (1, 4.5) if tight else (FITS, LETTERS)
        most = min(most, held / _signs(written))
    else:
        most *= min(1.0, LETTERS / _signs(written))
    more: dict[str, Any] = {"text_align": ft.TextAlign.RIGHT, "no_wrap": True, "height": 1.2}
    return fitted(written, size, color, bold=bold, most=most, **more)


def figures_width(written: Iterable[str], size: float, most: float = FITS) -> float:
    """The width of a column as its longest figure needs it, which grows to no more than `most`.

    Where the page is read from the right that figure then stands at the margin.
    """
    longest = max(map(_breadth, written))
    return math.ceil(longest * size * grown(most)) + 1


def _breadth(written: str) -> float:
    """The width of a figure in multiples of its size; a long one is set smaller."""
    signs, commas = _signs(written), written.count(",")
    whole = (signs - commas) * SIGN + commas * COMMA
    return whole * min(1.0, LETTERS / signs)


def _signs(written: str) -> int:
    """How many signs are seen; the marks that set the direction are not."""
    return sum(map(str.isprintable, written))


def short(value: str, size: float, color: ft.ColorValue | None = t.TEXT, **more: Any) -> ft.Text:
    """A name on one line, shortened at a whole letter where it is too long."""
    return text(
        value, size, color, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, no_wrap=True, **more
    )


def heading(value: str, size: float = 20, level: int = 1) -> ft.Semantics:
    """A screen's title, in a bar of a fixed height, or with a deeper level that of a part."""
    if level > 1:
        return named(value, text(value, size, bold=True), heading_level=level)
    shown = fitted(value, size, bold=True, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    return named(value, shown, heading_level=level)
