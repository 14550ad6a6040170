"""The one reader of numbers that a person types: pad, keys, paste and settings share it (G1, G2)."""

import unicodedata

_MARKS = {
    "\u061c",
    "\u200b",
    "\u200e",
    "\u200f",
    "\u2066",
    "\u2067",
    "\u2068",
    "\u2069",
    "\ufeff",
} | {chr(point) for point in range(0x202A, 0x202F)}
_MINUS = {"-", "\u2212"}
_LONGEST = 8


class NotANumber(ValueError):
    """What was typed is no whole number in range.

    `reason` is one of `empty`, `not_whole`, `range`; `low` and `high` say what would be right.
    Where only a few numbers can stand it is `one_of`, and they are the `choices`.
    """

    def __init__(self, reason: str, low: int, high: int, choices: tuple[int, ...] = ()) -> None:
        wanted = f"one of {choices}" if choices else f"a whole number from {low} to {high}"
        super().__init__(f"{reason}: {wanted} is wanted")
        self.reason, self.low, self.high, self.choices = reason, low, high, choices


def read_number(text: str, low: int, high: int) -> int:
    """Reads a whole number in decimal digits of any script (G2).

    White space around it and invisible direction marks are ignored; a minus counts only where
    `low` is negative. Raises `NotANumber`; nothing is rounded, clipped or guessed (G1).
    """
    bare = "".join(mark for mark in text if mark not in _MARKS).strip()
    if not bare:
        raise NotANumber("empty", low, high)
    negative = low < 0 and bare[0] in _MINUS
    digits = bare[1:] if negative else bare
    if not digits or not all(unicodedata.category(mark) == "Nd" for mark in digits):
        raise NotANumber("not_whole", low, high)
    if len(digits) > _LONGEST:
        raise NotANumber("range", low, high)
    value = int(digits) * (-1 if negative else 1)
    if not low <= value <= high:
        raise NotANumber("range", low, high)
    return value


def read_loss(text: str, most: int) -> int:
    """Reads how much is lost, 0 to `most`, as the number that it is: 10 is −10 (G8).

    The minus stands before such a field already; who types it once more means the same. Raises
    `NotANumber` with the bounds of the amount.
    """
    try:
        return -abs(read_number(text, -most, most))
    except NotANumber as found:
        raise NotANumber(found.reason, 0, most) from None


def read_choice(text: str, choices: tuple[int, ...]) -> int:
    """Reads one of a few numbers; raises `NotANumber`, which names them all."""
    low, high = min(choices), max(choices)
    wrong = NotANumber("one_of", low, high, choices)
    try:
        value = read_number(text, low, high)
    except NotANumber:
        raise wrong from None
    if value not in choices:
        raise wrong
    return value
