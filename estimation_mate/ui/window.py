"""The window of a tab, the size of its letters, and how the Table is framed in it."""

from dataclasses import dataclass
from typing import Literal

Frame = Literal["stacked", "side"]
"""The panel under the sheet, or at its side."""

FRAMES: tuple[Frame, ...] = ("stacked", "side")

SIDE_FROM = 640
"""The width from which the panel leaves four columns the room of a finger each."""

NARROW_SIDE = 720
"""The width below which these columns are narrower than those of the narrowest stacked Table."""

ROOMY_SIDE = 1000
"""The width from which they hold a total of four digits in large figures."""

ROOMY_STACK = 480
"""The width from which the heads of a stacked Table hold two long names each."""

SHORT = 480
"""The height below which a pad of three rows has no room: it gets two, or the window is turned."""

LARGE = 1.3
"""The size of letters from which the standings take two rows (screens.md)."""


@dataclass(frozen=True, slots=True)
class Window:
    """Width and height in logical pixels; `scale` is how much larger than usual letters are."""

    width: float
    height: float
    scale: float = 1.0

    @property
    def large(self) -> bool:
        """Whether letters are so large that rows of words have to wrap."""
        return self.scale >= LARGE


@dataclass(frozen=True, slots=True)
class Framing:
    """How the Table stands in the window; width and height are those of the upright Table."""

    frame: Frame
    turned: bool
    width: float
    height: float

    @property
    def short(self) -> bool:
        """Whether the pad has to do with two rows."""
        return self.height < SHORT

    @property
    def tight(self) -> bool:
        """Whether the columns beside the panel have to do with smaller figures."""
        return self.frame == "side" and self.width < NARROW_SIDE


def letters_of_pair(framed: Framing) -> int:
    """How many letters of each name show where a column has the names of two players."""
    if framed.frame == "side":
        return 7 if framed.tight else 16
    return 16 if framed.width >= ROOMY_STACK else 8


def framing(window: Window, chosen: str | None) -> Framing:
    """The framing that was chosen with Rotate, else the one that suits the window.

    Where the window has the other shape the Table is turned by a quarter.
    """
    lying = window.width > window.height
    suits = lying and window.width >= SIDE_FROM
    frame: Frame = "side" if suits else "stacked"
    if chosen in FRAMES and can_rotate(window):
        frame = "side" if chosen == "side" else "stacked"
    turned = not lying if frame == "side" else lying and window.height < SHORT
    width, height = window.width, window.height
    return Framing(frame, turned, *((height, width) if turned else (width, height)))


def can_rotate(window: Window) -> bool:
    """Whether a panel beside the sheet has room, this way or turned."""
    return max(window.width, window.height) >= SIDE_FROM


def other(frame: Frame) -> Frame:
    """What Rotate leads to."""
    return "stacked" if frame == "side" else "side"
