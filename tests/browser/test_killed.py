"""The real program, killed again and again right after a tap: what stood on the screen is kept."""

from __future__ import annotations

import re
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random, SystemRandom
from typing import TypeAlias

from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.shelf import game_in
from browser.stages import keep
from browser.table import NAMES
from rounds import X, Y, played
from server.program import Program

KILLS = 50
LATEST = 0.05
"""Seconds after a tap within which the program dies."""

PAINTING = 100
"""Milliseconds within which the last that the tab has heard is on the screen."""

MARK = "() => document.querySelectorAll('[role=button]').forEach((e) => e.setAttribute('old', ''))"
UNMARKED = "() => !document.querySelector('[old]')"

BIDS = (5, 3, 2, 2)
TRICKS = (5, 3, 2, 3)

Facts: TypeAlias = dict[tuple[int, str, str], int]
"""Everything entered or scored, by round, player and what it is."""

_ROUND = re.compile(r"Round (\d+) of 18")
_BID = re.compile(r"Bid of (\w+): (\d+)")
_TRICKS = re.compile(r"Tricks of (\w+): (\d+|empty), bid (\d+)")
_ROW = re.compile(r"Explain (\w+) round (\d+): (−?\d+) points")
_TOTAL = re.compile(r"(\w+) total (−?\d+),")


def facts(texts: list[str]) -> Facts:
    """What the Table says; the scores of round 0 are the totals."""
    told: Facts = {}
    now = next((int(found[1]) for text in texts if (found := _ROUND.match(text))), 0)
    for text in texts:
        if found := _BID.match(text):
            told[now, found[1], "bid"] = int(found[2])
        elif found := _TRICKS.match(text):
            told[now, found[1], "bid"] = int(found[3])
            if found[2] != "empty":
                told[now, found[1], "tricks"] = int(found[2])
        elif found := _ROW.match(text):
            told[int(found[2]), found[1], "points"] = _number(found[3])
        elif found := _TOTAL.match(text):
            told[0, found[1], "points"] = _number(found[2])
    return told


def recorded(folder: Path) -> Facts:
    """Bids and tricks of the rounds on the sheet, which its cells do not say: those in the file."""
    told: Facts = {}
    for number, entry in enumerate(game_in(folder)["rounds"], 1):
        for seat, name in enumerate(NAMES):
            told[number, name, "bid"] = entry["bids"][seat]
            told[number, name, "tricks"] = entry["tricks"][seat]
    return told


def _number(written: str) -> int:
    return int(written.replace("−", "-"))


def entered(told: Facts) -> Facts:
    """The facts without the totals, which follow from the scores and go on with them."""
    return {key: value for key, value in told.items() if key[0]}


def next_tap(screen: Screen) -> str:
    """The button that an ordinary round needs next."""
    ready = [one.name for one in screen.controls() if one.role == "button" and not one.disabled]
    confirm = [name for name in ready if name.startswith("Confirm ")]
    if confirm:
        return confirm[0]
    asked = next(name for name in ready if name.startswith(("Bid 1 for", "Tricks 1 for")))
    kind, _, _, name = asked.split()
    numbers = BIDS if kind == "Bid" else TRICKS
    return f"{kind} {numbers['ABDE'.index(name[0])]} for {name}"


def killed_after(screen: Screen, program: Program, delay: float) -> Facts:
    """Taps, kills the program that many seconds later, and gives what stands on the screen then.

    A tab that has lost its server goes on showing what it has heard of.
    """
    screen.tap(next_tap(screen), answered=False)
    time.sleep(delay)
    program.end(signal.SIGKILL)
    screen.page.wait_for_timeout(PAINTING)
    return facts(screen.texts())


def started_again(screen: Screen, program: Program) -> Facts:
    """The open tab comes back by itself; gives what it shows then."""
    screen.page.evaluate(MARK)
    program.start_again()
    screen.page.wait_for_function(UNMARKED, timeout=20_000)
    screen.see("Undo", patience=20)
    return facts(screen.texts())


def assert_whole(folder: Path) -> None:
    """The database is sound and the only one, and there is one game in it."""
    assert [one.name for one in folder.glob("*.sqlite3")] == ["games.sqlite3"]
    with closing(sqlite3.connect(folder / "games.sqlite3")) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert database.execute("SELECT count(*) FROM games").fetchone() == (1,)


def test_killed_right_after_a_tap(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """After each of fifty kills every number that stood there is there again, in one game."""
    seed = SystemRandom().randrange(2**32)
    print("seed", seed)  # noqa: T201 - shown when the test fails, to repeat it
    chance = Random(seed)  # noqa: S311 - chooses when to kill
    folder = tmp_path / "games"
    keep(folder, {"one": played(X, Y)})
    program = server(folder)
    screen = phone(360, 640)
    screen.open(f"{program.address}/games/one")
    screen.see("Undo", patience=20)
    screen.forgive_lost_server()
    for _ in range(KILLS):
        stood = killed_after(screen, program, chance.uniform(0, LATEST))
        there = started_again(screen, program)
        assert entered(stood).items() <= (there | recorded(folder)).items()
        assert_totals(there)
        assert_whole(folder)


def assert_totals(told: Facts) -> None:
    """The totals are the sums of the scores."""
    for name in ("Amr", "Bassem", "Dina", "Essam"):
        scores = [told[key] for key in entered(told) if key[1:] == (name, "points")]
        assert told[0, name, "points"] == sum(scores)
