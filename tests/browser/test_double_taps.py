from __future__ import annotations

from pathlib import Path

from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.hurried import tap_in_a_row
from browser.shelf import games_in, keep
from browser.table import Table
from rounds import X, played, spoken, tapped

from estimation_mate.domain import moves
from estimation_mate.domain.game import Game
from estimation_mate.ui.gate import SETTLED

GAPS = (0.08, 0.25)
"""Seconds between two taps: before and after the app can have answered the first."""

OVER = played(*[X] * 18)
ENDED = moves.finish(OVER, "2026-11-26T22:00:00+00:00")


def _tap_twice(screen: Screen, name: str, apart: float) -> None:
    """Two taps on the middle of a button, whatever is under the finger by then."""
    tap_in_a_row(screen, [name, name], apart)


def _hold_still(screen: Screen) -> None:
    """Gives a second action the time to show itself; nothing tells that it will not come."""
    screen.page.wait_for_timeout(400)


def _with_tricks_typed() -> Game:
    """The bids are open again after Change bids, and the tricks of before still stand."""
    playing = moves.confirm_bids(spoken(played(X), [5, 3, 2, 2]))
    for seat, tricks in enumerate(X["tricks"]):
        playing = moves.enter(moves.choose_slot(playing, seat), tricks)
    return moves.change_bids(playing)


def test_confirm_bids(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Tapped twice, the bids are confirmed and no more, also where all tricks stand already."""
    screen = phone(width=360, height=640)
    address = server(tmp_path).address
    for game in (spoken(played(X), [5, 3, 2, 2]), _with_tricks_typed()):
        for apart in GAPS:
            path = keep(tmp_path, game)
            screen.open(f"{address}/{path}")
            _tap_twice(screen, "Confirm bids", apart)
            screen.see("Change bids")
            _hold_still(screen)
            Table(screen).see_round(2)
            assert len(games_in(tmp_path)[path]["rounds"]) == 1
            screen.tap("Undo")
            screen.see("Confirm bids")


def test_confirm_round(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Tapped twice, the round is on the sheet once and the next one is untouched."""
    *_, last, _ = tapped(played(X), X)
    screen = phone(width=360, height=640)
    address = server(tmp_path).address
    for apart in GAPS:
        path = keep(tmp_path, last)
        screen.open(f"{address}/{path}")
        _tap_twice(screen, "Confirm round", apart)
        Table(screen).see_round(3)
        _hold_still(screen)
        stored = games_in(tmp_path)[path]
        assert len(stored["rounds"]) == 2
        assert stored["draft"] == {"phase": "bids", "active": 3}
        screen.tap("Undo")
        screen.see("Tricks of Essam: 3, bid 2")


def test_finish_game(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Tapped twice, Finish shows the places and nothing on it was pressed."""
    screen = phone(width=360, height=640)
    address = server(tmp_path).address
    for apart in GAPS:
        path = keep(tmp_path, OVER)
        screen.open(f"{address}/{path}")
        _tap_twice(screen, "Finish game", apart)
        screen.see("Place 1: Amr, 450")
        _hold_still(screen)
        screen.see("Back to the sheet")
        stored = games_in(tmp_path)[path]
        assert stored["ended_at"]
        assert "draft" not in stored


def test_start_game(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Tapped twice, there is one game more, and nothing is entered in it."""
    screen = phone(width=360, height=640)
    address = server(tmp_path).address
    for number, apart in enumerate(GAPS, 1):
        screen.open(f"{address}/new")
        _tap_twice(screen, "Start game", apart)
        Table(screen).see_round(1)
        _hold_still(screen)
        begun = list(games_in(tmp_path).values())
        assert [(one["rounds"], one["draft"]) for one in begun] == [
            ([], {"phase": "bids", "active": 1})
        ] * number


def test_rematch_and_extra_round(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Tapped twice, Rematch starts one game and Add extra round opens one round."""
    path = keep(tmp_path, ENDED)
    screen = phone(width=360, height=640)
    address = server(tmp_path).address
    for number, apart in enumerate(GAPS, 1):
        screen.open(f"{address}/{path}/finish")
        _tap_twice_when_settled(screen, "Rematch", apart)
        Table(screen).see_round(1)
        _hold_still(screen)
        assert len(games_in(tmp_path)) == 1 + number
    screen.open(f"{address}/{path}/finish")
    _tap_twice_when_settled(screen, "Add extra round", GAPS[0])
    screen.see("Extra round 19", "heading")
    _hold_still(screen)
    assert games_in(tmp_path)[path]["draft"] == {"phase": "bids", "active": 3}


def _tap_twice_when_settled(screen: Screen, name: str, apart: float) -> None:
    """A screen that has just come takes such a tap for the end of another."""
    screen.see(name, "button")
    screen.page.wait_for_timeout(1000 * SETTLED)
    _tap_twice(screen, name, apart)
