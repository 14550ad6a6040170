from __future__ import annotations

from pathlib import Path

import pytest
from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.shelf import keep
from browser.table import NAMES, Round, Table
from rounds import X, played, spoken


def _see(screen: Screen, name: str, *, disabled: bool) -> None:
    """Waits until the button of that name is greyed, or until it is not."""

    def looks() -> bool:
        shown = [one for one in screen.controls() if (one.role, one.name) == ("button", name)]
        return [one.disabled for one in shown] == [disabled]

    for _ in range(100):
        if looks():
            return
        screen.page.wait_for_timeout(100)
    raise AssertionError(f"{name}: disabled is not {disabled}")


@pytest.fixture
def table(server: Serve, phone: Phone, tmp_path: Path) -> Table:
    """A game before its first bid; Amr deals and Bassem speaks first."""
    path = keep(tmp_path, played())
    screen = phone(width=360, height=640)
    screen.open(f"{server(tmp_path).address}/{path}")
    return Table(screen)


def _correct(table: Table, seat: int, before: str, number: int) -> None:
    """Choose a slot by what stands in it and tap another number."""
    table.screen.tap(f"Bid of {NAMES[seat]}: {before}")
    table.bid(seat, number)
    table.screen.see(f"Bid of {NAMES[seat]}: {number}")


def test_two_digits_on_the_pad(table: Table) -> None:
    """10, 11, 12 and 13 have keys of their own; 1 becomes 13 and 13 becomes 1 again."""
    before = "empty"
    for number in (10, 11, 12, 13, 1, 13, 1):
        _correct(table, 0, before, number)
        before = str(number)
    for name in NAMES[1:]:
        table.screen.see(f"Bid of {name}: empty")


def test_tricks_of_two_digits(table: Table) -> None:
    """Ten tricks and more are tapped like fewer, and the last slot follows each correction."""
    table.say_bids(Round((10, 1, 0, 1), (10, 1, 1, 1)))
    table.confirm_bids()
    for seat in (1, 2, 3):
        table.take(seat, 0)
    table.screen.see("Tricks of Amr: 13, bid 10")
    _retake(table, "Tricks of Essam: 0, bid 1", 3)
    table.screen.see("Tricks of Amr: 10, bid 10")
    _retake(table, "Tricks of Amr: 10, bid 10", 12)
    table.screen.see("Tricks make 15, not 13")
    _see(table.screen, "Confirm round", disabled=True)
    _retake(table, "Tricks of Essam: 3, bid 1", 1)
    _see(table.screen, "Confirm round", disabled=False)


def _retake(table: Table, slot: str, number: int) -> None:
    """Choose a slot by its name and tap another number of tricks."""
    name = slot.removeprefix("Tricks of ").partition(":")[0]
    table.screen.tap(slot)
    table.take(NAMES.index(name), number)


def test_an_empty_slot_is_never_zero(table: Table) -> None:
    """Nothing is confirmed while a slot is empty, and the slot says so by name."""
    screen = table.screen
    _see(screen, "Confirm bids", disabled=True)
    for seat, bid in ((1, 5), (2, 4), (3, 3)):
        table.bid(seat, bid)
        _see(screen, "Confirm bids", disabled=True)
    screen.see("Bid of Amr: empty")
    screen.see("Total 12, Amr may not say 1")
    table.bid(0, 0)
    screen.see("Bid of Amr: 0")
    table.confirm_bids()
    for seat, tricks in ((1, 5), (2, 4)):
        table.take(seat, tricks)
        _see(screen, "Confirm round", disabled=True)
    screen.see("Tricks left 4")
    screen.see("Tricks of Essam: empty, bid 3")
    table.take(3, 4)
    screen.see("Tricks of Amr: 0, bid 0")
    table.confirm_round()
    table.see_standings((10, 3), (25, 1), (14, 2), (-11, 4))


def test_bids_are_corrected_through_thirteen(table: Table) -> None:
    """5 3 2 2 becomes 6 2 2 2; in between it makes 13, which is said and blocks Confirm alone."""
    screen = table.screen
    table.say_bids(Round((5, 3, 2, 2), (5, 3, 2, 3)))
    _see(screen, "Confirm bids", disabled=False)
    _correct(table, 0, "5", 6)
    screen.see("Total 13 is not allowed")
    _see(screen, "Confirm bids", disabled=True)
    _correct(table, 1, "3", 2)
    screen.gone("Total 13 is not allowed")
    screen.see("Total 12, under by 1")
    table.confirm_bids()
    screen.see("Tricks of Amr: empty, bid 6")
    screen.see("Tricks of Bassem: empty, bid 2")


def test_who_spoke_last(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Where the highest bid is shared nobody carries the Risk until a tap says who (C7)."""
    path = keep(tmp_path, spoken(played(X), [5, 5, 3, 3]))
    screen = phone(width=360, height=640)
    screen.open(f"{server(tmp_path).address}/{path}")
    screen.see("Who spoke last?")
    assert _switches(screen) == {f"Risk for {name}": False for name in NAMES}
    _see(screen, "Confirm bids", disabled=True)
    screen.tap("Risk for Dina", "switch")
    screen.see("Dina carries the Risk")
    assert _switches(screen) == {f"Risk for {name}": name == "Dina" for name in NAMES}
    screen.tap("Risk for Dina", "switch")
    screen.see("Dina carries the Risk")
    screen.tap("Confirm bids")
    screen.see("Over by 3 · Risk Dina ±10")


def _switches(screen: Screen) -> dict[str, bool | None]:
    return {one.name: one.checked for one in screen.controls() if one.role == "switch"}
