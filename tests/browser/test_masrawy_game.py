"""A match of Masrawy through Chromium: dead deals, a loss far below zero, an edit, the end."""

from __future__ import annotations

import json
from pathlib import Path

from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.shelf import documents, scored
from browser.table import Players, written
from browser.tongues import Spoken
from contracts import DEAD, deal
from rounds import Document

from estimation_mate.labels import trump_name
from estimation_mate.texts import words

ENGLISH: Players = ("Amr", "Bassem", "Dina", "Essam")
ARABIC: Players = ("عمرو", "باسم", "دينا", "عصام")
DEEP = deal(2, 13, 12, trump="spades", double=4)
SWEPT = deal(1, 7, 13, trump="no_trump")


class Cards:
    """A Table of Masrawy as somebody who plays on it."""

    def __init__(self, screen: Screen, players: Players, language: str) -> None:
        self.screen, self.players = screen, players
        self.heard, self.say = Spoken(language), words(language)
        both = self.heard(" and ")
        self.teams = [both.join(players[team::2]) for team in (0, 1)]

    def start(self) -> None:
        """A new match of these players."""
        screen, heard = self.screen, self.heard
        screen.tap(heard("New game"))
        for seat, name in enumerate(self.players):
            screen.fill(heard("Player {n}", n=seat + 1), name)
        screen.tap(heard("Rule set: {rules}", rules=heard("Masrawy")), "radio")
        us, them = self.teams
        screen.see(heard("{team} against {others}", team=us, others=them))
        screen.tap(heard("Start game"))

    def dealt_by(self, dealer: int) -> None:
        """Wait until the line says who deals and who speaks first."""
        names = self.players[dealer], self.players[(dealer + 1) % 4]
        line = "Dealer {dealer}, {first} speaks first"
        self.screen.see(self.heard(line, dealer=names[0], first=names[1]))

    def play(self, entry: Document, number: int) -> None:
        """A whole deal, until it is on the sheet."""
        if entry == DEAD:
            # As a person does, who looks before the next tap.
            self.screen.page.wait_for_timeout(700)
            self.screen.tap(self.heard("Dead deal"))
        else:
            self._buy(entry)
            self.take(entry)
            self.screen.tap(self.heard("Confirm round"))
        self.screen.see(self.heard("Edit round {number}", number=number), "button")

    def _buy(self, entry: Document) -> None:
        tap, heard = self.screen.tap, self.heard
        tap(heard("{name} bought", name=self.players[entry["buyer"]]))
        tap(heard("Contract {n}", n=entry["bid"]))
        tap(trump_name(self.say, entry["trump"]))
        if "double" in entry:
            tap(heard("Doubled ×{times}", times=entry["double"]))
        tap(heard("Confirm contract"))

    def take(self, entry: Document) -> None:
        """The buyers' tricks on the pad."""
        team = self.teams[entry["buyer"] % 2]
        self.screen.tap(self.heard("Tricks {n} for {name}", n=entry["tricks"], name=team))

    def see_totals(self, *wanted: tuple[int, int]) -> None:
        """Wait until the two heads tell these totals and places."""
        for name, (total, place) in zip(self.teams, wanted, strict=True):
            told = "{name} total {total}, place {place}"
            self.screen.see(self.heard(told, name=name, total=total, place=place))


def test_a_match(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """From New game to the places, with an edit on the way; the totals are `score`'s."""
    screen = phone(360, 800, "en-US")
    screen.open(server(tmp_path).address)
    cards = Cards(screen, ENGLISH, "en")
    cards.start()
    cards.dealt_by(0)
    cards.play(DEAD, 1)
    cards.dealt_by(0)
    cards.play(DEEP, 2)
    cards.see_totals((-64, 2), (1, 1))
    cards.dealt_by(1)
    cards.play(SWEPT, 3)
    cards.see_totals((-64, 2), (17, 1))
    _edit_the_third(cards)
    cards.see_totals((-64, 2), (8, 1))
    cards.play(deal(3, 13, 13), 4)
    screen.see("Match over", "heading")
    won = "The match is won by Bassem and Essam."
    screen.see(won)
    screen.see(f"Round 4: Amr and Dina 0, total −64. Bassem and Essam 26, total 34. {won}")
    screen.gone("Amr bought")
    screen.tap("Finish game")
    (document,) = documents(tmp_path).values()
    result = scored(document)
    assert result["finished"] is True
    assert json.loads(document)["rounds"] == [
        DEAD, DEEP, deal(1, 7, 7, trump="no_trump"), deal(3, 13, 13),
    ]  # fmt: skip
    for one in result["ranking"]:
        name, total = cards.teams[one["team"]], written(one["total"])
        screen.see(f"Place {one['place']}: {name}, {total}")


def _edit_the_third(cards: Cards) -> None:
    """Seven tricks and not all thirteen."""
    screen = cards.screen
    screen.tap("Edit round 3")
    cards.take(deal(1, 7, 7))
    screen.see("Round 3 is scored otherwise. · Bassem and Essam 17 → 8")
    screen.tap("Apply changes")
    screen.see("Edit round 3", "button")


def test_a_match_in_arabic(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Seats stay in order of play, a dead deal keeps its dealer, and no Latin letter stands."""
    screen = phone(360, 800, "ar-EG")
    screen.open(server(tmp_path).address)
    cards = Cards(screen, ARABIC, "ar")
    heard = cards.heard
    cards.start()
    seen = [*screen.texts()]
    cards.play(DEAD, 1)
    cards.dealt_by(0)
    screen.tap(heard("Undo"))
    cards.dealt_by(0)
    screen.tap(heard("Redo"))
    screen.see(heard("Edit round {number}", number=1), "button")
    cards.play(deal(3, 9, 7, trump="clubs", double=2), 2)
    cards.see_totals((6, 1), (-18, 2))
    cards.dealt_by(1)
    seen += screen.texts()
    screen.tap(heard("{name} bought", name=ARABIC[1]))
    seen += screen.texts()
    assert [text for text in seen if any("a" <= mark <= "z" for mark in text.lower())] == []
