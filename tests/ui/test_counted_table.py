"""The Table of the rule sets whose hands differ."""

import pytest
from ui.conftest import Open
from ui.kept import ARABIC, everything, kept, latin

from estimation_mate.app.desk import Desk

ONE = {"bids": [0, 0, 0, 0], "tricks": [1, 0, 0, 0]}
THREE = {"bids": [1, 1, 0, 0], "tricks": [1, 2, 0, 0]}


async def test_the_pad_ends_at_the_hand(desk: Desk, open_tab: Open) -> None:
    """Two cards: 0, 1 and 2, no Dash; the header says the hand and who deals it."""
    tab = await open_tab(f"/games/{await kept(desk, ONE, rules='ladder')}")
    assert tab.names("heading") == ["Round 2 of 25, hand of 2"]
    keys = [name for name in tab.names("button") if name.startswith(("Bid ", "Dash"))]
    assert keys[-3:] == ["Bid 0 for Dina", "Bid 1 for Dina", "Bid 2 for Dina"]
    assert "Dealer Bassem, Dina speaks first" in tab.names("text")
    assert "Hand of 2" in tab.seen()


async def test_the_dealer_of_a_hand_of_one_is_told_what_he_may_not_say(
    desk: Desk, open_tab: Open
) -> None:
    """After 1 0 0 it is 0, by name and in numbers, and its key is barred."""
    tab = await open_tab(f"/games/{await kept(desk, rules='ladder')}")
    for name, bid in (("Bassem", 1), ("Dina", 0), ("Essam", 0)):
        await tab.tap(f"Bid {bid} for {name}")
    assert "Total 1, Amr may not say 0" in tab.names("text")
    assert tab.find("Bid 0 for Amr", "button").enabled is False
    await tab.tap("Bid 1 for Amr")
    await tab.tap("Confirm bids")
    await tab.tap("Tricks 1 for Bassem")
    await tab.tap("Tricks 0 for Dina")
    await tab.tap("Tricks 0 for Essam")
    await tab.tap("Confirm round")
    assert tab.names("heading") == ["Round 2 of 25, hand of 2"]
    assert "Bassem total 11, place 1" in tab.names("text")


@pytest.mark.parametrize(("rules", "entry"), [("ladder", ONE), ("rising", THREE)])
async def test_no_latin_letter_stands_in_arabic(
    desk: Desk, open_tab: Open, rules: str, entry: object
) -> None:
    """On the Table, in an explanation, in Help and in the settings."""
    game_id = await kept(desk, entry, names=ARABIC, rules=rules)
    tab = await open_tab(f"/games/{game_id}", language="ar")
    for below in ("", "/explain/1/0", "/help", "/scoring"):
        await tab.go(f"/games/{game_id}{below}")
        assert latin(everything(tab)) == []


async def test_a_fixed_trump_is_the_only_choice(desk: Desk, open_tab: Open) -> None:
    """The hand of thirteen in Ladder; elsewhere the suit that was turned up is recorded."""
    up = [{"bids": [0, 0, 0, 0], "tricks": [size, 0, 0, 0]} for size in range(1, 13)]
    tab = await open_tab(f"/games/{await kept(desk, *up, rules='ladder')}/trump")
    choices = [name for name in tab.names("button") if name != "Close"]
    assert choices == ["No trump"]
    other = await open_tab(f"/games/{await kept(desk, ONE, rules='ladder')}/trump")
    assert "Hearts" in other.names("button")


async def test_a_round_is_edited_as_any_other(desk: Desk, open_tab: Open) -> None:
    """The tricks of round 1 go to another player, and the totals follow."""
    game_id = await kept(desk, ONE, rules="ladder")
    tab = await open_tab(f"/games/{game_id}/edit/1")
    await tab.tap("Tricks of Amr: 1, bid 0")
    await tab.tap("Tricks 0 for Amr")
    await tab.tap("Tricks of Bassem: 0, bid 0")
    await tab.tap("Tricks 1 for Bassem")
    await tab.tap("Apply changes")
    play = await desk.open(game_id)
    assert play.shown.sheet.totals == (10, 0, 10, 10)
