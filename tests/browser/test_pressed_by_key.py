"""Whatever can be tapped can be reached and pressed from the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.conftest import Phone
from browser.driver import Screen
from browser.placing import go, placed
from browser.stages import playing, stages
from server.program import Program

FOCUSED = """
() => {
  const one = document.activeElement;
  return (one.getAttribute("aria-label") || one.textContent).trim();
}
"""
MORE_THAN_ENOUGH = 400


@pytest.fixture
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The app with a game at every stage, which no other test has touched."""
    with playing(tmp_path_factory.mktemp("games"), stages()) as program:
        yield program


@pytest.fixture
def screen(program: Program, phone: Phone) -> Screen:
    """A phone on the Games screen."""
    screen = phone(360, 640)
    screen.open(program.address)
    screen.see("New game", patience=20)
    return screen


def checked(screen: Screen, role: str) -> list[str]:
    """The switches or radios that are on."""
    return [one.name for one in screen.controls() if one.role == role and one.checked]


def test_buttons_and_the_language(screen: Screen) -> None:
    """A wide button by Enter, an icon button by the space bar, the language there and back."""
    screen.press("New game", "Enter")
    screen.see("Start game")
    screen.press(None, "Tab")
    screen.press("Games", "Space")
    screen.see("Continue game")
    screen.press("Language", "Enter")
    screen.see("لعبة جديدة", "button")
    screen.press("اللغة", "Space")
    screen.see("New game", "button")


def test_a_slot_and_a_key_of_the_pad(screen: Screen) -> None:
    """A slot takes the pad to itself, and a key fills it."""
    go(screen, "/games/bids")
    screen.press("Bid of Amr: 5", "Space")
    screen.press("Bid 7 for Amr", "Enter")
    screen.see("Bid of Amr: 7")
    screen.press("Bid of Essam: empty", "Enter")
    screen.press("Dash for Essam", "Space")
    screen.see("Bid of Essam: 0, Dash")


def test_switches(screen: Screen) -> None:
    """A chip moves the Risk by the space bar, and another marks a With by Enter."""
    go(screen, "/games/with")
    screen.see("Risk for Essam", "switch")
    assert checked(screen, "switch") == ["Risk for Essam"]
    screen.press("Risk for Dina", "Space", "switch")
    screen.see("Dina carries the Double Risk")
    screen.press("With for Bassem", "Enter", "switch")
    screen.see("Caller Amr · With Bassem")
    assert checked(screen, "switch") == ["Risk for Dina", "With for Bassem"]


def test_radios_and_a_text_field(screen: Screen) -> None:
    """A radio is chosen by the space bar or an arrow; letters go into the field with the focus."""
    go(screen, "/new")
    screen.press("First dealer: Player 2", "Space", "radio")
    assert checked(screen, "radio")[0] == "First dealer: Player 2"
    screen.press(None, "ArrowDown")
    screen.press("Player 3", "M", "textbox")
    screen.see("First dealer: M", "radio")
    assert checked(screen, "radio") == ["First dealer: M", "Rule set: Egypt – Classic"]


def test_a_sheet_over_the_table(screen: Screen) -> None:
    """The trump is chosen on its sheet, and the menu opened and closed again."""
    go(screen, "/games/bids")
    screen.press("Trump: not recorded", "Enter")
    screen.press("Hearts", "Space")
    screen.press("Trump: hearts", "Enter")
    screen.press("Close", "Enter")
    screen.press("Game menu", "Space")
    screen.press("Close", "Space")
    screen.see("Confirm bids")


@pytest.mark.parametrize("path", ["/games/bids", "/games/with", "/games/over", "/new"])
def test_tab_comes_to_everything(screen: Screen, path: str) -> None:
    """Tab goes through all controls that are not greyed, and past those that are.

    In a group of radios it comes to the one that is on; the arrows go on from there.
    """
    go(screen, path)
    screen.see("Games" if path == "/new" else "Undo", "button")
    off = {one.name for one in screen.controls() if one.role == "radio" and not one.checked}
    wanted = {one.name for one in placed(screen) if not one.disabled} - off
    reached: set[str] = set()
    for _ in range(MORE_THAN_ENOUGH):
        screen.page.keyboard.press("Tab")
        screen.page.wait_for_timeout(20)
        reached.add(screen.page.evaluate(FOCUSED))
        if wanted <= reached:
            break
    assert wanted <= reached
    assert not reached & {one.name for one in placed(screen) if one.disabled}
