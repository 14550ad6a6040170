"""What the app's controls and texts are called in its two languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from estimation_mate.texts import words

_ARABIC = {
    "Add extra round": "جولة زيادة",
    "All rounds played": "كل الجولات خلصت",
    "Back to the sheet": "رجوع للجدول",
    "Bid of {name}: empty": "طلب {name}: فاضي",
    "Bid of {name}: {n}": "طلب {name}: {n}",
    "Bid {n} for {name}": "طلب {n} لـ {name}",
    "Change bids": "تعديل الطلبات",
    "Clubs": "تريفل",
    "Confirm bids": "تأكيد الطلبات",
    "Confirm round": "تأكيد الجولة",
    "Continue game": "كمّل اللعبة",
    "Dash for {name}": "داش لـ {name}",
    "Diamonds": "كارو",
    "Extra round {number}": "جولة زيادة {number}",
    "Finish game": "إنهاء اللعبة",
    "First dealer: {name}": "أول موزع: {name}",
    "Game menu": "قايمة اللعبة",
    "Games": "اللعب",
    "Hearts": "هارت",
    "Help": "مساعدة",
    "Made for {name}": "{name} جابها",
    "New game": "لعبة جديدة",
    "No trump": "صنز",
    "Place {place}: {name}, {total}": "المركز {place}: {name}، {total}",
    "Player {n}": "لاعب {n}",
    "Redo": "إعادة",
    "Risk for {name}": "ريسك على {name}",
    "Round {number} of {rounds}": "جولة {number} من {rounds}",
    "Round {number} of {rounds}, counts double": "جولة {number} من {rounds}، بالدبل",
    "Saved": "محفوظ",
    "Settings": "الإعدادات",
    "Spades": "سبيد",
    "Start game": "ابدأ اللعبة",
    "Tricks of {name}: empty, bid {bid}": "لمّات {name}: فاضي، الطلب {bid}",
    "Tricks of {name}: {n}, bid {bid}": "لمّات {name}: {n}، الطلب {bid}",
    "Tricks {n} for {name}": "لمّات {n} لـ {name}",
    "Trump: not recorded": "اللون: مش متسجّل",
    "Undo": "رجوع",
    "{name} total {total}, place {place}": "{name} مجموعه {total}، المركز {place}",
}


@dataclass(frozen=True)
class Tongue:
    """One language: gives the name of a control by its English one, with the blanks filled."""

    texts: Mapping[str, str]

    def __call__(self, text: str, **blanks: int | str) -> str:
        """The name as the app says it; raises `KeyError` for one that is not listed here."""
        return self.texts[text].format(**blanks)


class Spoken:
    """Whatever the app says in a language, as it is heard: without marks of direction."""

    def __init__(self, language: str) -> None:
        self._words = words(language)
        self.rtl = self._words.rtl

    def __call__(self, text: str, **blanks: int | str) -> str:
        """A text with its blanks filled."""
        return _heard(self._words(text, **blanks))

    def of(self, one: str, more: str, n: int, **blanks: int | str) -> str:
        """The form of a text that goes with a number."""
        return _heard(self._words.many(one, more, n, **blanks))


def _heard(text: str) -> str:
    return "".join(mark for mark in text if mark not in "\u200e\u200f\u2066\u2067\u2068\u2069")


ENGLISH = Tongue({text: text for text in _ARABIC})
ARABIC = Tongue(_ARABIC)
