from __future__ import annotations

from pathlib import Path

import pytest
from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.shelf import keep
from browser.table import NAMES
from rounds import played

MAY_PASTE = ["clipboard-read", "clipboard-write"]


@pytest.fixture
def screen(server: Serve, phone: Phone, tmp_path: Path) -> Screen:
    """A game before its first bid; Amr deals, Bassem speaks first, and the panel has the keys."""
    path = keep(tmp_path, played())
    screen = phone(width=360, height=640, permissions=MAY_PASTE)
    screen.open(f"{server(tmp_path).address}/{path}")
    return screen


def _see_bids(screen: Screen, *bids: int | str) -> None:
    for name, bid in zip(NAMES, bids, strict=True):
        screen.see(f"Bid of {name}: {bid}")


def _type(screen: Screen, keys: str) -> None:
    """Digits one right after the other, as fingers type them."""
    screen.page.keyboard.type(keys, delay=50)


def _pause(screen: Screen) -> None:
    """Longer than two digits may be apart to be one number."""
    screen.page.wait_for_timeout(1100)


def test_a_whole_round(screen: Screen) -> None:
    """Digits fill slot after slot, Enter is Confirm where it is enabled, and nothing where not."""
    _type(screen, "322")
    screen.page.keyboard.press("Enter")
    _see_bids(screen, "empty", 3, 2, 2)
    _type(screen, "5")
    _see_bids(screen, 5, 3, 2, 2)
    screen.page.keyboard.press("Enter")
    screen.see("Tricks of Bassem: empty, bid 3")
    _type(screen, "323")
    screen.see("Tricks of Amr: 5, bid 5")
    screen.page.keyboard.press("Enter")
    screen.see("Round 2 of 18", "heading")
    screen.see("Amr total 25, place 1")


def test_a_second_digit_makes_two(screen: Screen) -> None:
    """A digit within a second of a 1 belongs to it, and the next slot is next."""
    _type(screen, "10111213")
    _see_bids(screen, 13, 10, 11, 12)
    screen.see("Total 46, over by 33")


def test_what_is_no_number_of_two_digits(screen: Screen) -> None:
    """1 and 7 are two bids, and so are 1 and 3 when a second lies between them."""
    _type(screen, "17")
    _see_bids(screen, "empty", 1, 7, "empty")
    _type(screen, "1")
    _see_bids(screen, "empty", 1, 7, 1)
    _pause(screen)
    _type(screen, "3")
    _see_bids(screen, 3, 1, 7, 1)


def test_corrections(screen: Screen) -> None:
    """Arrows choose the slot, 1 becomes 13 and 1 again, and Backspace empties it."""
    _type(screen, "1")
    _see_bids(screen, "empty", 1, "empty", "empty")
    for keys, bid in (("13", 13), ("1", 1), ("12", 12)):
        screen.press(None, "ArrowLeft")
        _type(screen, keys)
        _see_bids(screen, "empty", bid, "empty", "empty")
        _pause(screen)
    screen.press(None, "ArrowLeft")
    screen.page.keyboard.press("Backspace")
    _see_bids(screen, "empty", "empty", "empty", "empty")
    screen.press(None, "ArrowRight")
    _type(screen, "6")
    _see_bids(screen, "empty", "empty", 6, "empty")


def test_a_pasted_number(screen: Screen) -> None:
    """A number is taken from the clipboard in digits of any script; anything else is refused."""
    for text, bid in (("13\n", 13), ("٣", 3), ("\u200f۵", 5)):
        _paste(screen, text)
        screen.see(f"Bid of Bassem: {bid}")
        screen.press(None, "ArrowLeft")
    for text in ("hello9", "-5", "3 5", "5.0", "²"):
        _paste(screen, text)
        screen.see("Enter a whole number from 0 to 13, in digits alone.")
        _see_bids(screen, "empty", 5, "empty", "empty")
    _paste(screen, "14")
    screen.see("Only whole numbers from 0 to 13 can stand here.")
    _see_bids(screen, "empty", 5, "empty", "empty")


def _paste(screen: Screen, text: str) -> None:
    screen.page.evaluate("text => navigator.clipboard.writeText(text)", text)
    screen.page.keyboard.press("Control+v")


def test_keys_after_a_tap(screen: Screen) -> None:
    """A slot that was tapped or reached by Tab takes the digits too; Enter presses what has it."""
    screen.tap("Bid of Amr: empty")
    screen.see("Bid 5 for Amr", "button")
    _type(screen, "5")
    _see_bids(screen, 5, "empty", "empty", "empty")
    screen.tap("Bid 3 for Bassem")
    _type(screen, "2")
    _see_bids(screen, 5, 3, 2, "empty")
    screen.press("Bid of Amr: 5", "Enter")
    screen.see("Bid 6 for Amr", "button")
