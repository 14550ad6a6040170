"""The two languages: every text a person sees comes through here."""

import gettext
from datetime import date
from functools import lru_cache
from unicodedata import bidirectional

from estimation_mate.paths import locales_dir

LANGUAGES = ("en", "ar")
DOMAIN = "estimation_mate"
MINUS = "\u2212"
_ISOLATED = "\u2068{}\u2069"
_LEFT_TO_RIGHT = "\u2066{}\u2069"
_RIGHT_TO_LEFT = "\u2067{}\u2069"


class Words:
    """Says things in one language.

    A text is written in English with named blanks; whole numbers and names that fill them are
    set so that they stand right in a right-to-left line.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.rtl = language == "ar"
        self._catalogue = gettext.translation(
            DOMAIN, locales_dir(), [language], fallback=language == "en"
        )

    def __call__(self, text: str, /, **blanks: int | str) -> str:
        """The text in this language with its blanks filled."""
        return self._fill(self._catalogue.gettext(text), blanks)

    def many(self, one: str, more: str, n: int, /, **blanks: int | str) -> str:
        """The text in the form that goes with the number `n`, which fills the blank `n` too."""
        return self._fill(self._catalogue.ngettext(one, more, n), {"n": n, **blanks})

    def number(self, value: int) -> str:
        """A whole number as people write it: −1,204, the minus always left of its digits."""
        written = f"{value:,}".replace("-", MINUS)
        return self.figures(written) if value < 0 else written

    def figures(self, written: str) -> str:
        """Figures and signs that keep their order from left to right in every line."""
        return _LEFT_TO_RIGHT.format(written) if self.rtl else written

    def names(self, names: tuple[str, ...]) -> str:
        """Names in a row, which goes the way the page reads."""
        row = self(", ").join(self._isolated(name) for name in names)
        return _RIGHT_TO_LEFT.format(row) if self.rtl and len(names) > 1 else row

    def apart(self, name: str) -> str:
        """A name as it is shown beside figures and other names, which it would turn round.

        Where the line itself reads from right to left every name that fills a blank is set apart.
        """
        turns = not self.rtl and any(bidirectional(letter) in ("R", "AL") for letter in name)
        return _ISOLATED.format(name) if turns else name

    def date(self, day: date) -> str:
        """A day as people write it: 26 November 2026."""
        say = self
        months = (
            say("January"), say("February"), say("March"), say("April"), say("May"), say("June"),
            say("July"), say("August"), say("September"), say("October"), say("November"),
            say("December"),
        )  # fmt: skip
        return f"{day.day} {months[day.month - 1]} {day.year}"

    def _fill(self, text: str, blanks: dict[str, int | str]) -> str:
        filled = {key: self._blank(value) for key, value in blanks.items()}
        return text.format(**filled) if filled else text

    def _blank(self, value: int | str) -> str:
        return self.number(value) if isinstance(value, int) else self._isolated(value)

    def _isolated(self, text: str) -> str:
        return _ISOLATED.format(text) if self.rtl else text


@lru_cache
def words(language: str) -> Words:
    """The words of one of `LANGUAGES`; raises `KeyError` for another."""
    if language not in LANGUAGES:
        raise KeyError(language)
    return Words(language)
