"""What help is made of; how it looks is settled where it is drawn."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game, and what it means."""

    word: str
    told: str


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a table: what it is about, and its figures."""

    about: str
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Figures under their heads."""

    heads: tuple[str, ...]
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Suits:
    """The rounds whose trump is fixed."""

    trumps: tuple[tuple[int, str], ...]


Part = str | Term | Table | Suits


@dataclass(frozen=True, slots=True)
class Section:
    """A short part of the help under its title."""

    title: str
    parts: tuple[Part, ...]
