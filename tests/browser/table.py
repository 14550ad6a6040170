"""The Table as somebody who plays on it: rounds, numbers and standings, by accessible name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from browser.driver import Screen
from browser.tongues import ENGLISH, Tongue

NAMES = ("Amr", "Bassem", "Dina", "Essam")

Four: TypeAlias = tuple[int, int, int, int]
Players: TypeAlias = tuple[str, str, str, str]


@dataclass(frozen=True)
class Round:
    """What four people said and took, by seat.

    `dash` are the seats that declare a Dash, `risk` is the seat that the chip is tapped for, and
    `trump` what is tapped on the sheet of trumps; None where nothing is tapped.
    """

    bids: Four
    tricks: Four
    dash: tuple[int, ...] = ()
    risk: int | None = None
    trump: str | None = None


@dataclass(frozen=True)
class Standing:
    """The head of a column: name, total and place."""

    name: str
    total: int
    place: int


def start_game(screen: Screen, players: Players, dealer: int = 0, say: Tongue = ENGLISH) -> Table:
    """Fill the form on the Games screen's `New game`, start, and sit down at the Table."""
    screen.tap(say("New game"))
    return sit_down(screen, players, dealer, say)


def sit_down(screen: Screen, players: Players, dealer: int = 0, say: Tongue = ENGLISH) -> Table:
    """Fill the form that is open, start, and sit down at the Table."""
    for seat, name in enumerate(players):
        screen.fill(say("Player {n}", n=seat + 1), name)
    screen.tap(say("First dealer: {name}", name=players[dealer]), "radio")
    screen.tap(say("Start game"))
    screen.see(say("Round {number} of {rounds}", number=1, rounds=18))
    return Table(screen, players, say)


class Table:
    """A screen on which a game of these players is open."""

    def __init__(self, screen: Screen, players: Players = NAMES, say: Tongue = ENGLISH) -> None:
        self.screen, self.players, self.say = screen, players, say

    def asked(self, key: str = "Bid {n} for {name}") -> int:
        """The seat that the pad is for; waits for the pad of bids, or for that of the `key`."""
        names = [self.say(key, n=1, name=name) for name in self.players]
        found: list[int] = []

        def look() -> bool:
            shown = set(self.screen.texts())
            found[:] = [seat for seat, spoken in enumerate(names) if spoken in shown]
            return bool(found)

        assert any(look() for _ in range(50)), self.screen.texts()
        return found[0]

    def bid(self, seat: int, number: int) -> None:
        """Tap a number on the pad, which has to be this seat's."""
        self.screen.tap(self.say("Bid {n} for {name}", n=number, name=self.players[seat]))

    def take(self, seat: int, number: int) -> None:
        """Tap a number of tricks on the pad, which has to be this seat's."""
        self.screen.tap(self.say("Tricks {n} for {name}", n=number, name=self.players[seat]))

    def say_bids(self, played: Round) -> None:
        """All four bids, round the table from whomever the pad asks first."""
        for seat in _round_from(self.asked()):
            if seat in played.dash:
                self.screen.tap(self.say("Dash for {name}", name=self.players[seat]))
            else:
                self.bid(seat, played.bids[seat])

    def confirm_bids(self) -> None:
        """Tap `Confirm bids`."""
        self.screen.tap(self.say("Confirm bids"))

    def take_tricks(self, tricks: Four) -> None:
        """Three tricks values; the fourth fills itself in."""
        self.screen.see(self.say("Change bids"))
        for seat in _round_from(self.asked("Tricks {n} for {name}"))[:3]:
            self.take(seat, tricks[seat])

    def confirm_round(self) -> None:
        """Tap `Confirm round`."""
        self.screen.tap(self.say("Confirm round"))

    def name_trump(self, current: str, trump: str) -> None:
        """Open the sheet of trumps by the name its button has now, and choose."""
        self.screen.tap(current)
        self.screen.tap(self.say(trump))
        self.screen.see(self.say("Undo"))

    def play(self, played: Round) -> None:
        """A whole round, from the first bid to `Confirm round`."""
        self.say_bids(played)
        if played.trump is not None:
            self.name_trump(self.say("Trump: not recorded"), played.trump)
        if played.risk is not None:
            chip = self.say("Risk for {name}", name=self.players[played.risk])
            self.screen.tap(chip, "switch")
        self.confirm_bids()
        self.take_tricks(played.tricks)
        self.confirm_round()

    def see_round(self, number: int, more: str = "") -> None:
        """Wait until the header tells this round of 18, and `more` behind it."""
        template = f"Round {{number}} of {{rounds}}{more}"
        self.screen.see(self.say(template, number=number, rounds=18), "heading")

    def standings(self) -> list[Standing]:
        """The heads of the columns, in seat order."""
        pattern = _blanks(self.say.texts["{name} total {total}, place {place}"])
        found = [re.fullmatch(pattern, text) for text in self.screen.texts()]
        return [
            Standing(one["name"], whole(one["total"]), int(one["place"])) for one in found if one
        ]

    def see_standings(self, *wanted: tuple[int, int]) -> None:
        """Wait until the four heads, in seat order, tell these totals and places."""
        template = "{name} total {total}, place {place}"
        for name, (total, place) in zip(self.players, wanted, strict=True):
            self.screen.see(self.say(template, name=name, total=written(total), place=place))


def whole(figures: str) -> int:
    """A number as it stands on the screen: −1,204."""
    return int(figures.replace(",", "").replace("−", "-"))


def written(number: int) -> str:
    """A number as the screen writes it."""
    return f"{number:,}".replace("-", "−")


def _round_from(seat: int) -> tuple[int, ...]:
    return tuple((seat + step) % 4 for step in range(4))


def _blanks(template: str) -> str:
    """A pattern for the texts of a template; names are anything, totals are figures."""
    pattern = re.escape(template).replace(r"\{name\}", "(?P<name>.+)")
    pattern = pattern.replace(r"\{total\}", "(?P<total>−?[0-9,]+)")
    return pattern.replace(r"\{place\}", "(?P<place>[0-9]+)")
