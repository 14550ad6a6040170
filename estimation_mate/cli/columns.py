"""Text in the cells of a terminal: how many columns it takes, and how it is fitted into some."""

import unicodedata
from collections.abc import Callable, Iterator, Sequence

from estimation_mate.texts import Words

GAP = "  "
"""Between two columns."""

Rows = Sequence[Sequence[str]]
Side = Callable[[str, int], str]

_CONTROLS = {"Cc", "Cs", "Zl", "Zp"}
_TURNS = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}
_NO_COLUMN = {"Mn", "Me", "Cf"}
_JOINER, _EMOJI_STYLE, _ELLIPSIS = "\u200d", "\ufe0f", "…"
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
_SYLLABLE_ENDS = range(0x1160, 0x1200)
_RIGHT_TO_LEFT_MARK = "\u200f"


def plain(text: str) -> str:
    """The text with nothing in it that could move the cursor or turn the line around."""
    if text.isascii() and text.isprintable():
        return text
    shown = (mark for mark in text if ord(mark) not in _TURNS)
    return "".join("\ufffd" if unicodedata.category(mark) in _CONTROLS else mark for mark in shown)


def width(text: str) -> int:
    """The columns that the text takes in a terminal."""
    return len(text) if text.isascii() else sum(_columns(letter) for letter in _letters(text))


def left(text: str, columns: int) -> str:
    """The text at the start of a cell."""
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
    """The text at the end of a cell."""
    return " " * (columns - width(text)) + text


def shortened(text: str, columns: int) -> str:
    """The text, cut between two letters so that it takes no more than these columns."""
    if width(text) <= columns:
        return text
    kept, room = "", columns - 1
    for letter in _letters(text):
        room -= _columns(letter)
        if room < 0:
            break
        kept += letter
    return kept.rstrip() + _ELLIPSIS


def lined_up(rows: Rows, sides: Sequence[Side], gap: str = GAP) -> list[str]:
    """The rows as lines of cells; a column without anything in it is left out."""
    if not rows:
        return []
    kept = []
    for side, cells in zip(sides, zip(*rows, strict=True), strict=True):
        wide = max(map(width, cells))
        if wide:
            kept.append([side(cell, wide) for cell in cells])
    return [gap.join(cells) for cells in zip(*kept, strict=True)]


def directed(say: Words, line: str) -> str:
    """The line without blanks at its end; figures alone would have no direction in Arabic."""
    bare = line.rstrip()
    return f"{_RIGHT_TO_LEFT_MARK}{bare}" if say.rtl and bare else bare


def _letters(text: str) -> Iterator[str]:
    """What a reader takes for one letter: marks, joined emoji and the two halves of a flag stay."""
    letter = ""
    for mark in text:
        if letter and not _goes_on(letter, mark):
            yield letter
            letter = ""
        letter += mark
    if letter:
        yield letter


def _goes_on(letter: str, mark: str) -> bool:
    """Whether the mark belongs to the letter before it."""
    point = ord(mark)
    if _stands_under(mark):
        return True
    if " " in (letter[0], mark) or _stands_under(letter[0]):  # nothing joins the padding of a cell
        return False
    if letter[-1] == _JOINER or point in _SKIN_TONES:
        return True
    return point in _FLAG_LETTERS and len(letter) == 1 and ord(letter) in _FLAG_LETTERS


def _stands_under(mark: str) -> bool:
    """Whether the mark takes no column, wherever it stands."""
    return unicodedata.category(mark) in _NO_COLUMN or ord(mark) in _SYLLABLE_ENDS


def _columns(letter: str) -> int:
    """0, 1 or 2: what stands under the first mark of a letter takes no column of its own."""
    first = letter[0]
    if _stands_under(first) or first == " ":
        return int(first == " ")
    if _EMOJI_STYLE in letter or (ord(first) in _FLAG_LETTERS and len(letter) > 1):
        return 2
    return 2 if unicodedata.east_asian_width(first) in ("W", "F") else 1
