"""What may stand as a player's name."""

import unicodedata

from estimation_mate.domain.problems import Problem

LONGEST_NAME = 40

_BLANK_LETTERS = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u034f"}
_UNSEEN = {"Cc", "Cf", "Zs", "Zl", "Zp"}
_TAGS = range(0xE0020, 0xE0080)
"""Tag characters close a flag emoji; cutting them off would break the letter before them."""


def _invisible(mark: str) -> bool:
    if ord(mark) in _TAGS:
        return False
    return mark in _BLANK_LETTERS or unicodedata.category(mark) in _UNSEEN


def _selector(mark: str) -> bool:
    return "\ufe00" <= mark <= "\ufe0f" or "\U000e0100" <= mark <= "\U000e01ef"


def trimmed(name: str) -> str:
    """The name without white space and invisible characters at its ends; maybe empty."""
    if name.isascii() and name.isprintable():
        return name.strip(" ")
    if all(_invisible(mark) or _selector(mark) or ord(mark) in _TAGS for mark in name):
        return ""
    start, end = 0, len(name)
    while _invisible(name[start]):
        start += 1
    while _invisible(name[end - 1]):
        end -= 1
    return name[start:end]


def named(names: tuple[str, ...], blank: str = "Player {n}") -> tuple[str, ...]:
    """Trims every name; one with nothing visible left becomes `Player 1` … `Player 4`."""
    return tuple(trimmed(name) or blank.format(n=seat + 1) for seat, name in enumerate(names))


def writable(name: str) -> bool:
    """Whether no half of a character stands in it, which JSON can spell but no text can hold."""
    return not any("\ud800" <= mark <= "\udfff" for mark in name)


def name_problems(players: tuple[str, ...]) -> list[Problem]:
    """What no game file may hold: a longer name, or half a character."""
    long = [
        Problem("name_long", seat, {"most": LONGEST_NAME})
        for seat, name in enumerate(players)
        if len(name) > LONGEST_NAME
    ]
    broken = [
        Problem("name_broken", seat) for seat, name in enumerate(players) if not writable(name)
    ]
    return long + broken


def shortened(name: str, most: int) -> str:
    """The name in at most so many characters, cut before a whole letter and ended by dots."""
    if len(name) <= most:
        return name
    end = most - 1
    while end > 1 and (_joins(name[end]) or _joins(name[end - 1])):
        end -= 1
    return f"{name[:end].rstrip()}…"


def _joins(mark: str) -> bool:
    """Whether this belongs to the letter before it."""
    return unicodedata.category(mark) in {"Mn", "Mc", "Me", "Cf", "Sk"} or _selector(mark)
