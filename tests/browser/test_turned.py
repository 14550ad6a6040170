"""The Table turned by a quarter on an upright phone, and turned back, at every stage of a round."""

from __future__ import annotations

import time
from pathlib import Path

from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.placing import faults
from browser.shelf import game_in, keep
from browser.table import NAMES, Four, Players, Table
from browser.tongues import ARABIC, ENGLISH, Spoken, Tongue
from rounds import X, played

UPRIGHT, LYING = (360, 640), (640, 360)
"""The window of a phone, and of the same phone on its side."""

BIDS: Four = (6, 3, 4, 5)
TRICKS: Four = (6, 3, 4, 0)
"""Five over, so that the Risk is due; it is moved to the third player."""

STANDS = ("button", "switch", "heading")
"""Roles of what is the same however the Table is framed."""

TURNS = 5.0
"""Seconds within which the Table turns."""

STILL = 400
"""Milliseconds without a change after which it is at rest."""


class Turning:
    """A Table on a phone that is held upright."""

    def __init__(self, screen: Screen, players: Players, tongue: Tongue, language: str) -> None:
        self.screen, self.say = screen, Spoken(language)
        self.table = Table(screen, players, tongue)

    def rotate(self, *, turned: bool) -> None:
        """Presses Rotate: the Table is `turned` or upright then, and all stands as it stood."""
        before = self.settled()
        self.screen.tap(self.say("Game menu"))
        self.screen.tap(self.say("Rotate"))
        self.screen.see(self.say("Undo"))
        end = time.monotonic() + TURNS
        while self.is_turned() != turned:
            assert time.monotonic() < end, "the Table has not turned"
        assert self.settled() == before

    def there_and_back(self) -> None:
        """Upright for a moment, and turned again."""
        self.rotate(turned=False)
        self.rotate(turned=True)

    def is_turned(self) -> bool:
        """Whether the top of the Table, with its menu at the end, is the window's right edge."""
        box = self.screen.box(self.say("Game menu"), "button")
        along = box.y < 60 if self.say.rtl else box.y > UPRIGHT[1] - 60
        return along and box.x > UPRIGHT[0] - 60

    def stands(self) -> list[tuple[str, str, bool, bool]]:
        """All controls by name, and which are on or greyed."""
        shown = [one for one in self.screen.controls() if one.role in STANDS]
        return sorted((one.role, one.name, bool(one.checked), one.disabled) for one in shown)

    def settled(self) -> list[tuple[str, str, bool, bool]]:
        """What `stands` once the last tap is drawn, however busy the machine is."""
        end = time.monotonic() + TURNS
        before: list[tuple[str, str, bool, bool]] = []
        while (now := self.stands()) != before:
            assert time.monotonic() < end, "the Table does not come to rest"
            before = now
            self.screen.page.wait_for_timeout(STILL)
        return now

    def hold(self, window: tuple[int, int], name: str) -> None:
        """The phone is held the other way, and a control of this name is still there."""
        self.screen.page.set_viewport_size({"width": window[0], "height": window[1]})
        self.screen.page.wait_for_timeout(500)
        self.screen.see(name)


def test_a_round_on_the_turned_table(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Bids, Risk, tricks and the round confirmed, with Rotate at each stage and sheets open."""
    path = keep(tmp_path, played(X))
    screen = phone(*UPRIGHT)
    screen.open(f"{server(tmp_path).address}/{path}")
    phone_on = Turning(screen, NAMES, ENGLISH, "en")
    table = phone_on.table
    table.see_round(2)
    phone_on.rotate(turned=True)
    _bid(phone_on)
    assert faults(screen, *UPRIGHT, 18) == []
    _sheets(phone_on)
    table.confirm_bids()
    table.take(2, TRICKS[2])
    phone_on.there_and_back()
    for seat in (3, 0):
        table.take(seat, TRICKS[seat])
    screen.see("Tricks of Bassem: 3, bid 3")
    phone_on.there_and_back()
    table.confirm_round()
    table.see_round(3)
    phone_on.there_and_back()
    _kept(tmp_path, trump="hearts")


def _bid(phone_on: Turning) -> None:
    """All bids, with the Table turned back and forth after the second, and the Risk moved."""
    table, third = phone_on.table, phone_on.table.players[2]
    for at, seat in enumerate((2, 3, 0, 1)):
        table.bid(seat, BIDS[seat])
        if at == 1:
            phone_on.there_and_back()
    phone_on.screen.tap(phone_on.say("Risk for {name}", name=third), "switch")
    phone_on.there_and_back()


def _sheets(phone_on: Turning) -> None:
    """A sheet stays open, with what is typed on it, while the phone is held the other way."""
    screen = phone_on.screen
    screen.tap("Trump: not recorded")
    screen.see("Hearts", "button")
    for window in (LYING, UPRIGHT):
        phone_on.hold(window, "Hearts")
    screen.tap("Hearts")
    screen.see("Trump: hearts", "button")
    screen.tap("Game menu")
    screen.tap("Rename players")
    screen.fill("Player 1", "Amira")
    for window in (LYING, UPRIGHT):
        phone_on.hold(window, "Save names")
    screen.tap("Save names")
    phone_on.table.players = ("Amira", *phone_on.table.players[1:])
    screen.tap("Explain Amira round 1: 25 points")
    screen.see("Made 10")
    screen.tap("Close")


def _kept(folder: Path, **more: str) -> None:
    stored = game_in(folder)["rounds"][1]
    assert stored == {"bids": [*BIDS], "tricks": [*TRICKS], "risk": 2} | more


def test_in_arabic(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """The same round from right to left, turned back and forth at the check and at the end."""
    players: Players = ("عمرو", "باسم", "دينا", "عصام")
    path = keep(tmp_path, played(X, players=list(players)))
    screen = phone(*UPRIGHT, "ar-EG")
    screen.open(f"{server(tmp_path).address}/{path}")
    phone_on = Turning(screen, players, ARABIC, "ar")
    phone_on.table.see_round(2)
    phone_on.rotate(turned=True)
    _bid(phone_on)
    phone_on.table.confirm_bids()
    phone_on.table.take_tricks(TRICKS)
    phone_on.table.confirm_round()
    phone_on.table.see_round(3)
    phone_on.there_and_back()
    _kept(tmp_path)
