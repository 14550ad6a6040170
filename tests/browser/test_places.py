from __future__ import annotations

from pathlib import Path

from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.overheard import Overheard
from browser.shelf import games_in, keep
from browser.table import Table
from rounds import MIRROR, X, played

TIED = played(*[X, MIRROR] * 9)
"""Two share the lead and two the last place after eighteen rounds: 342, 342, 9, 9."""


def _told(screen: Screen, words: str) -> bool:
    """Whether a text of the screen ends with these words."""
    return any(text.endswith(words) for text in screen.names("text"))


def test_two_leaders(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Equal totals share the better place on the Table, on Finish and in the list (G6)."""
    path = keep(tmp_path, TIED)
    screen = phone(width=360, height=640)
    heard = Overheard(screen.page)
    address = server(tmp_path).address
    screen.open(f"{address}/{path}")
    Table(screen).see_standings((342, 1), (342, 1), (9, 3), (9, 3))
    assert {"King", "Koz"} <= heard.texts
    screen.tap("Finish game")
    for place in ("1: Amr, 342", "1: Bassem, 342", "3: Dina, 9", "3: Essam, 9"):
        screen.see(f"Place {place}")
    screen.see("Only 0 between the first two – one more round would be fair.")
    screen.tap("Games")
    screen.see("Open game Amr, Bassem, Dina, Essam")
    assert _told(screen, " · Amr and Bassem share 342 · finished")
    assert games_in(tmp_path)[path]["ended_at"]


def test_two_leaders_of_a_running_game(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """A game that is not on top of the list names both who lead."""
    keep(tmp_path, played(X, MIRROR), stamp="2026-11-26T19:00:00+00:00")
    keep(tmp_path, played(X))
    screen = phone(width=360, height=640)
    screen.open(server(tmp_path).address)
    screen.see("Continue game")
    assert _told(screen, " · Amr and Bassem lead with 38 · 2 rounds played")
