"""Fingers that run ahead of a slow link: each tap does what was meant, and does it once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.hurried import tap_in_a_row
from browser.shelf import game_in, keep
from browser.slow_link import SlowLink, slow_link
from browser.table import NAMES, Four, Table
from rounds import Document, X, played, tapped

from estimation_mate.domain.timeline import Timeline

LATE = 0.3
"""Seconds by which the link is slow."""

QUICK, CALM, SLOW = 0.08, 0.25, 0.5
"""Seconds between two taps."""

LINKS = ((LATE, LATE, QUICK), (LATE, 0.0, CALM), (0.0, LATE, QUICK))
"""How late taps and answers are, and how far apart the taps."""

BIDS: Four = (5, 4, 3, 2)
TRICKS: Four = (6, 4, 2, 1)
"""Four different numbers each, so that none passes for another."""

ENTERED: Document = {"bids": [*BIDS], "tricks": [*TRICKS], "risk": None}


@pytest.fixture
def link(server: Serve, tmp_path: Path) -> Iterator[SlowLink]:
    """A way to the app that outlasts the phone on it."""
    with slow_link(server(tmp_path).port) as link:
        yield link


@pytest.fixture
def screen(link: SlowLink, phone: Phone, tmp_path: Path) -> Screen:
    """A phone on the third round of a game; the second was tapped in."""
    timeline = Timeline(played(X))
    for state in tapped(timeline.present, ENTERED):
        timeline = timeline.do(state)
    path = keep(tmp_path, timeline)
    screen = phone(width=360, height=640)
    screen.open(f"{link.address}/{path}")
    Table(screen).see_round(3)
    return screen


def _enter(table: Table, key: str, numbers: Four, apart: float) -> None:
    """Four numbers on the pad of whoever is asked first; it may still be his at the last one."""
    first = table.asked(key)
    seats = [(first + step) % 4 for step in range(4)]
    keys = [key.format(n=numbers[seat], name=NAMES[first]) for seat in seats]
    tap_in_a_row(table.screen, keys, apart)


def _see_tricks(screen: Screen, tricks: tuple[int | str, ...]) -> None:
    for name, bid, taken in zip(NAMES, BIDS, tricks, strict=True):
        screen.see(f"Tricks of {name}: {taken}, bid {bid}")


def _hold_still(screen: Screen) -> None:
    """Gives a second action the time to come over the link; nothing tells that it will not."""
    screen.page.wait_for_timeout(1000 * (2 * LATE + 0.2))


def test_rounds_ahead_of_the_drawing(screen: Screen, link: SlowLink, tmp_path: Path) -> None:
    """Four bids, Confirm twice, four tricks, Confirm twice: all in their slots, one round more."""
    table = Table(screen)
    for number, (link.there, link.back, apart) in enumerate(LINKS, 3):
        _enter(table, "Bid {n} for {name}", BIDS, apart)
        screen.see("Total 14, over by 1")
        tap_in_a_row(screen, ["Confirm bids"] * 2, apart)
        screen.see("Change bids")
        _enter(table, "Tricks {n} for {name}", TRICKS, apart)
        _see_tricks(screen, TRICKS)
        tap_in_a_row(screen, ["Confirm round"] * 2, apart)
        table.see_round(number + 1)
        _hold_still(screen)
        stored = game_in(tmp_path)
        assert stored["rounds"][1:] == [ENTERED] * (number - 1)
        assert stored["draft"] == {"phase": "bids", "active": (number + 1) % 4}


def test_steps_ahead_of_the_drawing(screen: Screen, link: SlowLink) -> None:
    """Undo three times takes three steps back, and Redo three times makes them again."""
    table = Table(screen)
    for link.there, link.back, apart in LINKS:
        tap_in_a_row(screen, ["Undo"] * 3, apart)
        _see_tricks(screen, (TRICKS[0], "empty", "empty", "empty"))
        tap_in_a_row(screen, ["Redo"] * 3, apart)
        table.see_round(3)


def test_a_slot_and_its_number(screen: Screen, link: SlowLink) -> None:
    """A number tapped right after a slot goes there, also where the pad is still another's."""
    link.there = link.back = LATE
    first = NAMES[Table(screen).asked()]
    slots = [f"Bid of {NAMES[seat]}: empty" for seat in (0, 1)]
    keys = [f"Bid {number} for {first}" for number in (7, 2)]
    tap_in_a_row(screen, [slots[0], keys[0], slots[1], keys[1]], QUICK)
    screen.see("Total 9")
    screen.see("Bid of Amr: 7")
    screen.see("Bid of Bassem: 2")


def test_confirm_where_the_tricks_stand(screen: Screen, link: SlowLink, tmp_path: Path) -> None:
    """Bids that are open once more are confirmed by two taps, and the round is not."""
    screen.tap("Undo")
    screen.tap("Change bids")
    screen.see("Confirm bids")
    link.there = link.back = LATE
    tap_in_a_row(screen, ["Confirm bids"] * 2, SLOW)
    screen.see("Change bids")
    _hold_still(screen)
    assert len(game_in(tmp_path)["rounds"]) == 1
