from __future__ import annotations

import json
from pathlib import Path

from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.shelf import documents, games_in, keep, put
from browser.table import NAMES, Table
from rounds import X, Y, game_of, played
from storage.samples import BROKEN

NO_JSON = "This cannot be read as a game: it is not whole JSON. Nothing was changed."
NO_GAME = (
    "This is not a game of Estimation Mate: a game is an object with rules, players and rounds."
)
NEWER = (
    "A newer Estimation Mate wrote this (version 99; this one reads up to 1). Update to open it."
)
REASONS = {
    "empty text": NO_GAME,
    "a bracket": NO_JSON,
    "null": NO_GAME,
    "a list": NO_GAME,
    "half a game": NO_JSON,
    "a newer game": NEWER,
    "a bad round": "The bids add up to 13. They may not: somebody has to say another number.",
}
ALL = ", ".join(NAMES)
SLIDING = 700
"""Milliseconds until a bar at the foot stands."""


def _texts(screen: Screen, told: str) -> int:
    return screen.names("text").count(told)


def test_the_list_of_good_and_bad(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """The app starts, says of each bad game why it does not open, and plays the others."""
    for number, kind in enumerate(REASONS):
        put(tmp_path, f"bad-{number}", BROKEN[kind][0])
    path = keep(tmp_path, played(X))
    bad = {one: text for one, text in documents(tmp_path).items() if one.startswith("bad")}
    screen = phone(width=360, height=640)
    address = server(tmp_path).address
    screen.open(address)
    screen.see("Continue game")
    assert screen.names("button").count("Open game unreadable game") == len(REASONS)
    for reason in set(REASONS.values()):
        assert _texts(screen, reason) == list(REASONS.values()).count(reason)
    screen.tap("Continue game")
    Table(screen).bid(2, 5)
    screen.see("Bid of Dina: 5")
    after = documents(tmp_path)
    assert {one: after[one] for one in bad} == bad
    played_on = json.loads(after[path.removeprefix("games/")])
    assert played_on["draft"]["bids"] == [None, None, 5, None]


def test_bad_games_opened(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Each says why it does not open and that it is kept; byte for byte it is."""
    for number, kind in enumerate(REASONS):
        put(tmp_path, f"bad-{number}", BROKEN[kind][0])
    before = documents(tmp_path)
    screen = phone(width=360, height=640)
    address = server(tmp_path).address
    for number, reason in enumerate(REASONS.values()):
        screen.open(f"{address}/games/bad-{number}")
        screen.see(f"{reason} The stored game is kept as it is.")
    assert documents(tmp_path) == before


def test_a_bad_game_deleted(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """From the list it is opened, deleted, and brought back by Undo as it was."""
    document, _ = BROKEN["half a game"]
    put(tmp_path, "bad", document)
    screen = phone(width=360, height=640)
    screen.open(server(tmp_path).address)
    screen.tap("Open game unreadable game")
    screen.see(f"{NO_JSON} The stored game is kept as it is.")
    screen.tap("Games")
    screen.tap("Game menu of unreadable game")
    screen.tap("Delete game")
    screen.see("Game deleted.")
    assert documents(tmp_path) == {}
    _take_back(screen)
    screen.see("Open game unreadable game")
    assert documents(tmp_path) == {"bad": document}


def test_totals_that_disagree(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Totals in a stored game are nobody's business: they are counted anew and kept as they are."""
    claimed = {"totals": [999, 999, 999, 999], "id": "claims"}
    put(tmp_path, "claims", json.dumps(game_of(X, X) | claimed))
    screen = phone(width=360, height=640)
    screen.open(server(tmp_path).address)
    screen.tap("Continue game")
    table = Table(screen)
    table.see_standings((50, 1), (26, 2), (24, 3), (-22, 4))
    assert not [text for text in screen.texts() if "999" in text]
    table.bid(3, 5)
    screen.see("Bid of Essam: 5")
    assert games_in(tmp_path)["games/claims"]["totals"] == [999, 999, 999, 999]


def test_delete_and_undo(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """A deleted game leaves the list and comes back whole by Undo."""
    path = keep(tmp_path, played(X, Y))
    keep(tmp_path, played(X, players=["Mona", "Omar", "Nour", "Aly"]), stamp="2026-11-27T20:00:00Z")
    screen = phone(width=360, height=640)
    screen.open(server(tmp_path).address)
    before = documents(tmp_path)
    screen.tap(f"Game menu of {ALL}")
    screen.tap("Delete game")
    screen.gone(f"Open game {ALL}")
    assert path not in games_in(tmp_path)
    _take_back(screen)
    screen.see(f"Open game {ALL}")
    assert documents(tmp_path) == before
    screen.tap(f"Open game {ALL}")
    Table(screen).see_round(3, ", counts double")


def _take_back(screen: Screen) -> None:
    """Tap the Undo of the bar at the foot; while it slides in, Flutter takes no tap."""
    screen.see("Undo", "button")
    screen.page.wait_for_timeout(SLIDING)
    screen.tap("Undo")
