from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.shelf import DATABASE, game_in, keep
from browser.table import Round, Table
from rounds import Document, X, Y, played, tapped

from estimation_mate.domain.game import Game
from estimation_mate.domain.timeline import Timeline

TAPS = 9
"""Steps of an ordinary round."""


def _after(game: Game, *entries: Document) -> Timeline:
    """The timeline of a game in which these rounds were just tapped in."""
    timeline = Timeline(game)
    for entry in entries:
        for state in tapped(timeline.present, entry):
            timeline = timeline.do(state)
    return timeline


def _enabled(screen: Screen, name: str) -> bool:
    screen.see(name, "button")
    (found,) = [one for one in screen.controls() if (one.role, one.name) == ("button", name)]
    return not found.disabled


def _tap_times(screen: Screen, name: str, times: int) -> None:
    for _ in range(times):
        screen.tap(name)


def test_undo_stops_at_the_start(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """With nothing to take back Undo is greyed, also where another game was played before."""
    keep(tmp_path, _after(played(), X), stamp="2026-11-26T19:00:00+00:00")
    path = keep(tmp_path, played())
    screen = phone(width=360, height=640)
    screen.open(f"{server(tmp_path).address}/{path}")
    assert not _enabled(screen, "Undo")
    Table(screen).bid(1, 5)
    screen.see("Bid of Bassem: 5")
    assert _enabled(screen, "Undo")
    screen.tap("Undo")
    screen.see("Dealer Amr, Bassem speaks first")
    assert (_enabled(screen, "Undo"), _enabled(screen, "Redo")) == (False, True)


def test_across_sa_aydeh(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Taken back, a Sa'aydeh takes its row, the ×2 and the next dealer with it."""
    path = keep(tmp_path, _after(played(X), Y))
    screen = phone(width=360, height=640)
    screen.open(f"{server(tmp_path).address}/{path}")
    table = Table(screen)
    for _ in range(2):
        table.see_round(3, ", counts double")
        screen.see("Dealer Dina, Essam speaks first")
        screen.see("Round 2, under by 1, Sa'aydeh")
        _tap_times(screen, "Undo", TAPS)
        table.see_round(2)
        screen.see("Dealer Bassem, Dina speaks first")
        screen.gone("Round 2, under by 1, Sa'aydeh")
        table.see_standings((25, 1), (13, 2), (12, 3), (-11, 4))
        _tap_times(screen, "Redo", TAPS)
    table.see_round(3, ", counts double")


def test_across_the_fixed_suits(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """From round 14 back into 13 and forth, score, suit, chips and dealer come together."""
    risky: Document = {"bids": [5, 4, 3, 4], "tricks": [5, 4, 2, 2], "trump": "clubs", "risk": 1}
    path = keep(tmp_path, _after(played(*[X] * 12), risky))
    screen = phone(width=360, height=640)
    screen.open(f"{server(tmp_path).address}/{path}")
    table = Table(screen)
    table.see_round(14)
    screen.see("Trump: no trump", "button")
    table.see_standings((325, 1), (180, 2), (143, 3), (-134, 4))
    screen.tap("Undo")
    table.see_round(13)
    screen.see("Trump: clubs", "button")
    screen.see("Over by 3 · Risk Bassem ±10")
    table.see_standings((300, 1), (156, 2), (144, 3), (-132, 4))
    _tap_times(screen, "Undo", 4)
    screen.see("Bassem carries the Risk")
    _tap_times(screen, "Undo", 2)
    screen.see("Trump: not recorded", "button")
    screen.see("Essam carries the Risk")
    _tap_times(screen, "Redo", 7)
    table.see_round(14)
    screen.see("Dealer Bassem, Dina speaks first")
    screen.see("Trump: no trump", "button")
    table.see_standings((325, 1), (180, 2), (143, 3), (-134, 4))


def test_across_finish_and_extra_round(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """A finished game runs again after Undo, and Redo finishes it; an extra round goes and comes."""
    path = keep(tmp_path, played(*[X] * 18))
    screen = phone(width=360, height=640)
    screen.open(f"{server(tmp_path).address}/{path}")
    screen.tap("Finish game")
    screen.see("Place 1: Amr, 450")
    screen.tap("Back to the sheet")
    screen.tap("Undo")
    screen.see("Finish game")
    assert "ended_at" not in game_in(tmp_path)
    screen.tap("Redo")
    screen.see("Place 1: Amr, 450")
    assert game_in(tmp_path)["ended_at"]
    screen.tap("Back to the sheet")
    screen.tap("Undo")
    screen.tap("Add extra round")
    screen.see("Extra round 19", "heading")
    screen.see("Dealer Dina, Essam speaks first")
    screen.tap("Undo")
    screen.see("All rounds played", "heading")
    screen.tap("Redo")
    screen.see("Extra round 19", "heading")
    Table(screen).play(Round((5, 3, 2, 2), (5, 3, 2, 3)))
    screen.see("Amr total 475, place 1")


def test_a_failing_disk(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """While the file is locked Undo says that it is not saved; once it is free all is kept."""
    path = keep(tmp_path, _after(played(), X))
    screen = phone(width=360, height=640)
    screen.open(f"{server(tmp_path).address}/{path}")
    Table(screen).see_round(2)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as other:
        other.execute("BEGIN IMMEDIATE")
        screen.tap("Undo")
        screen.see("Not saved: another program is using the games.", patience=20)
        screen.see("Tricks of Essam: 3, bid 2")
        screen.gone("Saved")
        other.rollback()
    screen.tap("Redo")
    screen.see("Saved")
    Table(screen).see_round(2)
    assert len(game_in(tmp_path)["rounds"]) == 1
    screen.tap("Undo")
    screen.see("Tricks of Essam: 3, bid 2")
