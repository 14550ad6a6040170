"""Figures as they are painted: measured on the pixels of a picture, not on boxes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from itertools import groupby
from typing import Any

from browser.driver import Box, Screen
from PIL import Image, ImageChops, ImageDraw, ImageFont

from estimation_mate.paths import assets_dir

SCALE = 3
"""Pixels of a picture for one of the page: phones open with this `device_scale_factor`."""

CONTRAST = 64
"""How far a pixel differs from its ground to count as ink; hairlines do not."""

_EM = 1000


@dataclass(frozen=True)
class Line:
    """A line of text or figures: from where to where each of its separate pieces reaches."""

    pieces: tuple[tuple[float, float], ...]

    def last(self, number: int) -> Line:
        """The `number` rightmost pieces."""
        assert len(self.pieces) >= number, self
        return Line(self.pieces[-number:])

    def first(self, number: int) -> Line:
        """The `number` leftmost pieces."""
        assert len(self.pieces) >= number, self
        return Line(self.pieces[:number])

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.pieces[-1][1]

    @property
    def width(self) -> float:
        """From its first piece to its last."""
        return self.right - self.pieces[0][0]


def picture(screen: Screen) -> Image.Image:
    """What stands on the screen, once it stands still."""
    before = b""
    while (now := screen.page.screenshot()) != before:
        before = now
        screen.page.wait_for_timeout(200)
    return Image.open(BytesIO(now)).convert("RGB")


def lines(shown: Image.Image, box: Box) -> list[Line]:
    """The lines in a box from top to bottom, in pixels of the page."""
    left, top = round(box.x * SCALE), round(box.y * SCALE)
    right, bottom = round((box.x + box.width) * SCALE), round((box.y + box.height) * SCALE)
    inked = _ink(shown.crop((left, top, right, bottom)))
    _, rows = inked.getprojection()
    found = []
    for start, end in _runs(rows):
        columns, _ = inked.crop((0, start, inked.width, end)).getprojection()
        pieces = [((left + a) / SCALE, (left + b) / SCALE) for a, b in _runs(columns)]
        found.append(Line(tuple(pieces)))
    return found


def _ink(part: Image.Image) -> Image.Image:
    """White where something is painted on the ground, which is what most of it is."""
    colours: Any = part.getcolors(part.width * part.height)
    ground = Image.new("RGB", part.size, max(colours)[1])
    away = ImageChops.difference(part, ground).convert("L")
    return away.point(lambda value: 255 if value > CONTRAST else 0)


def _runs(filled: list[int]) -> Iterator[tuple[int, int]]:
    """Where the stretches that are filled begin and end."""
    at = 0
    for ink, stretch in groupby(filled, bool):
        length = len(list(stretch))
        if ink:
            yield at, at + length
        at += length


@cache
def room_after(digit: str, *, bold: bool) -> float:
    """The empty part of a digit's place on its right, in parts of the type size.

    All digits take equal places, and a 1 is narrower than a 0.
    """
    return _font(bold=bold).getlength(digit) / _EM - ink(digit, bold=bold)[-1][1]


@cache
def ink(written: str, *, bold: bool) -> tuple[tuple[float, float], ...]:
    """From where to where each sign of a figure is painted, in parts of the type size."""
    font = _font(bold=bold)
    found = []
    for at, sign in enumerate(written):
        glyph = Image.new("L", (2 * _EM, 2 * _EM))
        ImageDraw.Draw(glyph).text((_EM // 2, 0), sign, font=font, fill=255)
        inked = glyph.getbbox()
        assert inked is not None
        start = font.getlength(written[:at]) - _EM // 2
        found.append(((start + inked[0]) / _EM, (start + inked[2]) / _EM))
    return tuple(found)


@cache
def _font(*, bold: bool) -> ImageFont.FreeTypeFont:
    name = "Cairo-Bold.ttf" if bold else "Cairo-Regular.ttf"
    return ImageFont.truetype(assets_dir() / "fonts" / name, _EM)
