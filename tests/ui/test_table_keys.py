"""The keyboard at the Table."""

import pytest
from ui.conftest import Open
from ui.kept import ARABIC, kept, said

from estimation_mate.app.desk import Desk


async def test_the_keyboard_plays_a_round(desk: Desk, open_tab: Open) -> None:
    """Digits, Enter, Backspace and arrows, without a pointer."""
    tab = await open_tab(f"/games/{await kept(desk)}")
    await tab.press("3", "2", "2", "5", "Enter")
    assert "Tricks of Bassem: empty, bid 3" in tab.names("button")
    await tab.press("3", "2", "4", "Arrow Left", "Arrow Left", "3")
    assert "Tricks of Essam: 4, bid 2" in tab.names("button")
    assert "Tricks of Dina: 3, bid 2" in tab.names("button")
    await tab.press("Enter")
    assert tab.names("heading") == ["Round 2 of 18"]
    await tab.press("Enter")
    assert tab.told() == []


async def test_arrows_go_the_way_the_page_reads(desk: Desk, open_tab: Open) -> None:
    """In Arabic the right arrow goes back."""
    await desk.choose_language("ar")
    tab = await open_tab(f"/games/{await kept(desk, names=ARABIC)}")
    await tab.press("Arrow Right", "4")
    assert said("Bid of {name}: {n}", name="عمرو", n=4) in tab.names("button")


async def test_what_is_no_number_is_refused_in_words(desk: Desk, open_tab: Open) -> None:
    """The old value stays and the next key works."""
    tab = await open_tab(f"/games/{await kept(desk)}")
    await tab.press("X")
    assert tab.told() == ["Enter a whole number from 0 to 13, in digits alone."]
    await tab.press("5")
    assert "Bid of Bassem: 5" in tab.names("button")


@pytest.mark.parametrize(
    ("clipboard", "told"),
    [
        ("12", []),
        ("14", ["Only whole numbers from 0 to 13 can stand here."]),
        ("", ["Nothing was entered. Enter a whole number from 0 to 13."]),
        (None, ["The clipboard could not be read. Type the number."]),
    ],
)
async def test_a_number_is_pasted_where_the_browser_allows_it(
    desk: Desk, open_tab: Open, clipboard: str | None, told: list[str]
) -> None:
    """Where it does not, nothing is entered."""
    game_id = await kept(desk)
    tab = await open_tab(f"/games/{game_id}", clipboard=clipboard)
    await tab.hold("Control Left", "V")
    assert tab.told() == told
    entered = "Bid of Bassem: 12" if clipboard == "12" else "Bid of Bassem: empty"
    assert entered in tab.names("button")


async def test_without_a_slot_a_number_is_refused_in_words(desk: Desk, open_tab: Open) -> None:
    """The check is open and waits for a choice."""
    tab = await open_tab(f"/games/{await kept(desk)}")
    await tab.press("4", "3", "2", "6", "7")
    assert tab.told() == ["Choose a player first."]
