"""Back and Forward of the browser, with sheets open, at every stage of a round."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.conftest import Phone
from browser.stages import playing, stages
from server.program import Program

SHEETS = {"menu": "Game menu", "trump": "Trump", "dealer": "Who dealt this round?"}
STAGES = {
    "bids": "Bid of Amr: 5",
    "risk": "Risk for Essam",
    "tricks": "Tricks of Amr: empty, bid 6",
}


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The app with a game at each of these stages."""
    games = {name: stages()[name] for name in STAGES}
    with playing(tmp_path_factory.mktemp("games"), games) as program:
        yield program


@pytest.mark.parametrize("stage", STAGES)
def test_back_closes_the_sheet_and_never_the_game(
    program: Program, phone: Phone, stage: str
) -> None:
    """Forward opens it again, a reload too; what was typed stands there all the time."""
    screen = phone(360, 640)
    screen.open(f"{program.address}/games/{stage}")
    screen.see(STAGES[stage])
    for sheet, title in SHEETS.items():
        opener = {"menu": "Game menu", "trump": "Trump: not recorded"}.get(sheet)
        if opener is None:
            screen.tap("Game menu")
            opener = "Who dealt"
        screen.tap(opener)
        screen.see(title, "heading")
        screen.page.go_back()
        screen.gone(title, "heading")
        screen.page.go_forward()
        screen.see(title, "heading")
        screen.reload()
        screen.see(title, "heading")
        screen.tap("Close")
        screen.see(STAGES[stage])


def test_back_from_an_edit_leads_to_the_sheet(program: Program, phone: Phone) -> None:
    """The game is as it was; what was typed of the open round, too."""
    screen = phone(360, 640)
    screen.open(f"{program.address}/games/bids")
    screen.tap("Edit round 2")
    screen.tap("Tricks 3 for Amr")
    screen.see("Tricks make 12, not 13")
    screen.reload()
    screen.see("Tricks make 12, not 13")
    screen.page.go_back()
    screen.see("Bid of Amr: 5")
    screen.see("Amr total 75, place 1")


def test_a_link_into_the_middle_opens_there(program: Program, phone: Phone) -> None:
    """In a tab that has never seen the game."""
    for path, seen in (
        ("/games/bids/explain/1/0", "Amr round 1"),
        ("/games/bids/edit/2/dealer", "Who dealt this round?"),
        ("/games/bids/scoring", "Save settings"),
        ("/games/bids/help", "What counts"),
    ):
        screen = phone(360, 640)
        screen.open(program.address + path)
        screen.see(seen)


def test_escape_closes_the_sheet_on_top(program: Program, phone: Phone) -> None:
    """The menu, and over an edit the choice of who dealt."""
    screen = phone(360, 640)
    screen.open(f"{program.address}/games/bids/menu")
    screen.see("Game menu", "heading")
    screen.page.keyboard.press("Escape")
    screen.see("Bid of Amr: 5")
    screen.tap("Edit round 2")
    screen.tap("Dealer: Bassem")
    screen.see("Who dealt this round?")
    screen.page.keyboard.press("Escape")
    screen.see("Apply changes")
