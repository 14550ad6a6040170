"""Whole games of the Full rules and the Federation through Chromium, tapped as at the table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from browser.conftest import Phone, Serve
from browser.shelf import documents, keep, scored
from browser.table import Four, Players, Table, written
from browser.test_nine_taps import COUNT, taps
from browser.tongues import ARABIC, ENGLISH, Spoken
from rounds import Document, played

from estimation_mate.domain.replay import replay
from estimation_mate.domain.rules import read_rules

PLAYERS: dict[str, Players] = {
    "en": ("Amr", "Bassem", "Dina", "Essam"),
    "ar": ("عمرو", "باسم", "دينا", "عصام"),
}
LOCALES, TONGUES = {"en": "en-US", "ar": "ar-EG"}, {"en": ENGLISH, "ar": ARABIC}
TRUMPS = {"hearts": "Hearts", "clubs": "Clubs", "no_trump": "No trump", "spades": "Spades"}

PASSED: Document = {"passed": True}
MADE: Document = {"bids": [5, 3, 2, 2], "tricks": [5, 3, 2, 3], "trump": "hearts"}
MISSED: Document = {"bids": [2, 5, 3, 2], "tricks": [3, 4, 2, 4], "trump": "clubs"}
SHARED: Document = {"bids": [0, 5, 0, 5], "tricks": [1, 5, 1, 6], "trump": "spades", "caller": 3}
HIGH: Document = {"bids": [1, 1, 9, 0], "tricks": [1, 2, 9, 1], "trump": "no_trump", "dash": [3]}
SPEED: Document = {"bids": [3, 2, 4, 3], "tricks": [3, 2, 4, 4]}
SLIP: Document = {"bids": [2, 5, 3, 2], "tricks": [3, 4, 2, 4]}
SUPER: Document = {"bids": [1, 8, 1, 1], "tricks": [1, 8, 2, 2], "trump": "hearts"}
PLAYED: Document = {"bids": [2, 1, 3, 1], "tricks": [2, 1, 3, 7], "passed": True}

AUCTIONS = [MADE, PASSED, MISSED, SHARED, HIGH, MADE, MISSED, MISSED, MADE, SHARED, HIGH, PASSED]
FULL = [*AUCTIONS, MADE, SPEED, SUPER, SPEED, SLIP, SPEED]
CHAMPIONSHIP = [PLAYED if one is PASSED else one for one in AUCTIONS] + [SHARED]
MIDDLE = 5
"""After so many rounds all of them are still in view."""

GAMES: dict[str, tuple[str, Document, list[Document]]] = {
    "full": ("en", {"kind": "full"}, FULL),
    "federation": ("ar", {"kind": "federation", "deals": 13}, CHAMPIONSHIP),
}


class Called(Table):
    """A Table on which somebody calls before the others speak."""

    def __init__(self, table: Table, language: str) -> None:
        super().__init__(table.screen, table.players, table.say)
        self.heard = Spoken(language)

    def enter(self, entry: Document, fixed: str | None) -> None:
        """A deal from the first tap to Confirm; `fixed` is the trump of a speed deal."""
        if entry.get("passed"):
            self.screen.tap(self.heard("Everybody passed"))
            if "bids" not in entry:
                self.screen.see(self.heard("Somebody called"))
                self.confirm_round()
                return
        if fixed is None and not entry.get("passed"):
            self._call(entry)
        self._others(entry)
        if fixed is not None and "trump" in entry and entry["trump"] != fixed:
            self.screen.tap(self.heard(TRUMPS[entry["trump"]]))
            self.screen.see(self.say("Undo"))
        if "caller" in entry:
            name = self.players[entry["caller"]]
            self.screen.tap(self.heard("Called first: {name}", name=name))
        self.confirm_bids()
        self.take_tricks(_four(entry["tricks"]))
        self.confirm_round()

    def _call(self, entry: Document) -> None:
        caller = entry["bids"].index(max(entry["bids"]))
        self.screen.tap(self.say("Bid of {name}: empty", name=self.players[caller]))
        self.bid(caller, entry["bids"][caller])
        self.screen.tap(self.heard(TRUMPS[entry["trump"]]))

    def _others(self, entry: Document) -> None:
        called = None if entry.get("passed") else max(entry["bids"])
        first = self.asked()
        for seat in [(first + step) % 4 for step in range(4)]:
            name, said = self.players[seat], entry["bids"][seat]
            empty = self.say("Bid of {name}: empty", name=name)
            if called is not None and empty not in self.screen.texts():
                continue
            if seat in entry.get("dash", ()):
                self.screen.tap(self.say("Dash for {name}", name=name))
            else:
                self.bid(seat, said)


def _four(numbers: list[int]) -> Four:
    first, second, third, fourth = numbers
    return first, second, third, fourth


@pytest.mark.parametrize("kind", GAMES)
def test_a_whole_game(server: Serve, phone: Phone, tmp_path: Path, kind: str) -> None:
    """Passed, shared, high and super calls, an edit in the middle; the end is `score`'s."""
    language, rules, deals = GAMES[kind]
    path = keep(tmp_path, played(rules=rules, players=list(PLAYERS[language])))
    screen = phone(360, 800, LOCALES[language])
    screen.open(f"{server(tmp_path).address}/{path}")
    table = Called(Table(screen, PLAYERS[language], TONGUES[language]), language)
    for number, entry in enumerate(deals, start=1):
        table.enter(entry, read_rules(rules).fixed_trump(number))
        screen.see(table.heard("Edit round {number}", number=number), "button")
        if number == MIDDLE:
            _first_deal_is_corrected(table)
    screen.see(table.say("All rounds played"))
    screen.tap(table.say("Finish game"))
    (document,) = documents(tmp_path).values()
    result = scored(document)
    assert result["finished"]
    assert _as_entered(document, deals)
    for one in result["ranking"]:
        name, total = table.players[one["seat"]], written(one["total"])
        screen.see(
            table.say("Place {place}: {name}, {total}", place=one["place"], name=name, total=total)
        )


def _first_deal_is_corrected(table: Called) -> None:
    """The Caller of the first deal took one less, and another player one more."""
    screen, say = table.screen, table.say
    screen.tap(table.heard("Edit round {number}", number=1))
    for seat, took, takes in ((0, 5, 4), (3, 3, 4)):
        name, bid = table.players[seat], MADE["bids"][seat]
        screen.tap(say("Tricks of {name}: {n}, bid {bid}", name=name, n=took, bid=bid))
        table.take(seat, takes)
    screen.tap(table.heard("Apply changes"))
    screen.see(say("Undo"))


def _as_entered(document: str, deals: list[Document]) -> bool:
    """Whether the stored game is the one that was tapped, with its first deal corrected."""
    first, *others = json.loads(document)["rounds"]
    assert first["tricks"] == [4, 3, 2, 4]
    for stored, entry in zip(others, deals[1:], strict=True):
        assert _bare(stored) == _bare(entry)
    return True


def _bare(entry: Document) -> dict[str, Any]:
    """What every deal has; a speed deal's trump and a Caller alone at the top go without saying."""
    return {key: entry.get(key) for key in ("bids", "tricks", "passed", "dash")}


def test_an_ordinary_round_takes_eleven_taps(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Caller, number and trump first; an estimate, Confirm and the tricks as everywhere."""
    path = keep(tmp_path, played(rules="full"))
    screen = phone(width=360, height=640, has_touch=True)
    screen.open(f"{server(tmp_path).address}/{path}")
    table = Called(Table(screen), "en")
    screen.page.evaluate(COUNT)
    table.enter(MADE, None)
    table.see_round(2)
    assert taps(screen) == 11
    table.see_standings((25, 1), (13, 2), (12, 3), (-11, 4))
    document = documents(tmp_path).popitem()[1]
    assert replay(played(MADE, rules="full")).totals == tuple(
        one["total"] for one in sorted(scored(document)["ranking"], key=lambda one: one["seat"])
    )
