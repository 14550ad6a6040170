from __future__ import annotations

import time
from pathlib import Path

from browser.conftest import Phone, Serve
from browser.driver import Box, Screen
from browser.shelf import game_in, keep
from browser.table import NAMES, Standing, Table
from rounds import X, Y, played, spoken

from estimation_mate.domain import moves
from estimation_mate.domain.game import Game

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
LONG = {
    "40 W": "W" * 40,
    "Arabic": "عبد الرحمن محمد عبد العزيز السيد العلا",
    "emoji with joiners": FAMILY * 4 + ENGLAND,
    "marks on marks": "Zoe\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308" * 3,
}


def test_names_that_cannot_be_seen(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Blank, spaces and invisible marks become Player n; white space at the ends goes."""
    screen = phone(width=360, height=640)
    screen.open(f"{server(tmp_path).address}/new")
    for number, name in ((2, " "), (3, "\u200b\u200f\u3164"), (4, " Dina ")):
        screen.fill(f"Player {number}", name)
    screen.see("First dealer: Dina", "radio")
    screen.tap("Start game")
    table = Table(screen, ("Player 1", "Player 2", "Player 3", "Dina"))
    table.see_standings((0, 1), (0, 1), (0, 1), (0, 1))
    screen.see("Dealer Player 1, Player 2 speaks first")
    assert game_in(tmp_path)["players"] == ["Player 1", "Player 2", "Player 3", "Dina"]


def test_equal_names(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Two pairs of equal names are four people in four columns."""
    path = keep(tmp_path, played(players=["Mona", "Omar", "Mona", "Omar"]))
    screen = phone(width=320, height=568)
    screen.open(f"{server(tmp_path).address}/{path}")
    table = Table(screen, ("Mona", "Omar", "Mona", "Omar"))
    screen.see("Dealer Mona, Omar speaks first")
    for number, name in ((3, "Omar"), (2, "Mona"), (2, "Omar"), (5, "Mona")):
        screen.tap(f"Bid {number} for {name}")
    table.confirm_bids()
    for number, name in ((3, "Omar"), (2, "Mona"), (3, "Omar")):
        screen.tap(f"Tricks {number} for {name}")
    table.confirm_round()
    table.see_round(2)
    assert table.standings() == [
        Standing("Mona", 25, 1), Standing("Omar", 13, 2),
        Standing("Mona", 12, 3), Standing("Omar", -11, 4),
    ]  # fmt: skip


def _picture(screen: Screen, *clips: Box) -> list[bytes]:
    return [
        screen.page.screenshot(
            clip={"x": one.x, "y": one.y, "width": one.width, "height": one.height}
        )
        for one in clips
    ]


def _figures(screen: Screen, names: tuple[str, ...]) -> tuple[Box, Box]:
    """Where only figures stand: from the totals to the end of the sheet, and the slots' feet."""
    total = screen.box(f"{names[0]} total 25, place 1")
    slot = screen.box(f"Tricks of {names[0]}: 5, bid 5")
    top = total.y + total.height - 22
    return Box(0, top, 320, slot.y - 70 - top), Box(0, slot.y + 26, 320, 28)


def test_long_names(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """At 320 px the figures are painted as they are beside short names, to the pixel."""
    short = keep(tmp_path, _playing(NAMES))
    address = server(tmp_path).address
    wanted = phone(width=320, height=568)
    wanted.open(f"{address}/{short}")
    found = phone(width=320, height=568)
    for kind, long in LONG.items():
        names = (long, "Bassem", long, long)
        found.open(f"{address}/{keep(tmp_path, _playing(names))}")
        assert _figures(found, names) == _figures(wanted, NAMES), kind
        _see_the_same(wanted, found, _figures(wanted, NAMES))


def _see_the_same(wanted: Screen, found: Screen, clips: tuple[Box, Box]) -> None:
    """Waits until both are painted alike there."""
    deadline = time.monotonic() + 5
    while _picture(wanted, *clips) != _picture(found, *clips):
        assert time.monotonic() < deadline, "the figures are painted otherwise"


def _playing(players: tuple[str, ...]) -> Game:
    """A game with two rounds on the sheet and one being played, three tricks values in."""
    game = moves.confirm_bids(spoken(played(X, Y, players=list(players)), [5, 3, 2, 2]))
    for seat, tricks in ((0, 5), (1, 3), (2, 2)):
        game = moves.enter(moves.choose_slot(game, seat), tricks)
    return game


def test_long_names_on_finish(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """At 320 px the totals of Finish stand whole beside a name of forty letters."""
    names = tuple(letter * 40 for letter in "WWMM")
    pictures: list[list[bytes]] = []
    address = ""
    for players in (NAMES, names):
        over = played(*[X] * 18, players=list(players))
        path = keep(tmp_path, moves.finish(over, "2026-11-26T22:00:00+00:00"))
        address = address or server(tmp_path).address
        screen = phone(width=320, height=568)
        screen.open(f"{address}/{path}/finish")
        place = screen.box(f"Place 1: {players[0]}, 450")
        pictures.append(_settled(screen, Box(220, place.y, 100, 4 * 68 + 3 * 8)))
    assert pictures[0] == pictures[1]


def _settled(screen: Screen, clip: Box) -> list[bytes]:
    """A picture that half a second later is still the same."""
    before: list[bytes] = []
    for _ in range(20):
        now = _picture(screen, clip)
        if now == before:
            return now
        before = now
        screen.page.wait_for_timeout(500)
    raise AssertionError("it never stands still")
