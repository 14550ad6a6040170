from __future__ import annotations

import signal
from pathlib import Path

from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.shelf import documents, keep
from browser.table import Round, Table
from rounds import X, played


def _see_names(screen: Screen, *names: str) -> None:
    """Goes from text field to text field and waits for what stands in each."""
    holds = "([label, name]) => [...document.querySelectorAll('flt-semantics-host input')].some("
    holds += "field => field.ariaLabel === label && field === document.activeElement"
    holds += " && field.value === name)"
    for number, name in enumerate(names, 1):
        screen.tap(f"Player {number}", "textbox", answered=False)
        screen.page.wait_for_function(holds, arg=[f"Player {number}", name])


def _chosen(screen: Screen) -> list[str]:
    return [one.name for one in screen.controls() if one.role == "radio" and one.checked]


def test_a_crash_in_the_middle_of_a_round(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """After a crash Continue game shows the very same Table, down to the slot that is next."""
    keep(tmp_path, played(X))
    program = server(tmp_path)
    screen = phone(width=360, height=640)
    screen.open(program.address)
    screen.tap("Continue game")
    table = Table(screen)
    table.say_bids(Round((5, 3, 2, 2), (5, 3, 2, 3)))
    table.confirm_bids()
    table.take(2, 3)
    screen.tap("Tricks of Amr: empty, bid 5")
    screen.see("Tricks 5 for Amr", "button")
    before = screen.texts()
    screen.forgive_lost_server()
    program.end(signal.SIGKILL)
    program.start_again()
    later = phone(width=360, height=640)
    later.open(program.address)
    later.tap("Continue game")
    later.see("Tricks 5 for Amr", "button")
    assert later.texts() == before
    Table(later).take(0, 5)
    later.see("Tricks of Amr: 5, bid 5")
    assert len(documents(tmp_path)) == 1


def test_a_form_that_was_not_finished(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Names and first dealer are still there after a reload and after a crash."""
    program = server(tmp_path)
    screen = phone(width=360, height=640)
    screen.open(f"{program.address}/new")
    screen.fill("Player 1", "Mona")
    screen.fill("Player 3", "Nour")
    screen.tap("First dealer: Nour", "radio")
    screen.reload()
    screen.see("Move Nour up")
    _see_names(screen, "Mona", "", "Nour", "")
    assert "First dealer: Nour" in _chosen(screen)
    screen.forgive_lost_server()
    program.end(signal.SIGKILL)
    program.start_again()
    later = phone(width=360, height=640)
    later.open(program.address)
    later.tap("New game")
    later.see("Move Nour up")
    _see_names(later, "Mona", "", "Nour", "")
    assert "First dealer: Nour" in _chosen(later)
    later.tap("Start game")
    later.see("Dealer Nour, Player 4 speaks first")


def test_back_closes_a_sheet(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """The browser's Back closes what is on top and stays in the game; a reload leaves it open."""
    path = keep(tmp_path, played(X))
    screen = phone(width=360, height=640)
    address = server(tmp_path).address
    screen.open(address)
    screen.tap("Continue game")
    screen.see("Dealer Bassem, Dina speaks first")
    for opening, on_it in (("Trump: not recorded", "Hearts"), ("Game menu", "Games")):
        screen.tap(opening)
        screen.see(on_it, "button")
        screen.gone("Confirm bids")
        screen.reload()
        screen.see(on_it, "button")
        screen.page.go_back()
        screen.see("Confirm bids", "button")
        screen.gone(on_it, "button")
        assert screen.page.url == f"{address}/{path}"
    screen.page.go_back()
    screen.see("Continue game")


def test_back_closes_the_menu_of_a_saved_game(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """In the list, too, Back closes the menu and deletes nothing."""
    keep(tmp_path, played(X))
    screen = phone(width=360, height=640)
    screen.open(server(tmp_path).address)
    screen.tap("Game menu of Amr, Bassem, Dina, Essam")
    screen.see("Delete game")
    screen.page.go_back()
    screen.see("Continue game")
    screen.gone("Delete game")
    assert len(documents(tmp_path)) == 1
