"""The Table of the Full rules and of the Federation, where somebody calls first."""

import asyncio

import pytest
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import ARABIC, everything, kept, latin, said

from estimation_mate.app.desk import Desk
from estimation_mate.ui.gate import SETTLED

X = {"bids": [5, 3, 2, 2], "tricks": [5, 3, 2, 3]}
MISSED = {"bids": [5, 3, 2, 2], "tricks": [4, 2, 3, 4]}
PASSED = {"passed": True}


async def call(tab: Tab, name: str, number: int, trump: str = "Spades") -> None:
    """Names the Caller, the call and its trump."""
    await tab.tap(f"Bid of {name}: empty")
    await tab.tap(f"Bid {number} for {name}")
    await tab.tap(trump)


async def test_an_ordinary_round_takes_eleven_taps(desk: Desk, open_tab: Open) -> None:
    """Caller, number, trump; three estimates, Confirm, three tricks, Confirm."""
    tab = await open_tab(f"/games/{await kept(desk, rules='full')}")
    assert "Who called? Tap the player." in tab.names("text")
    assert "Dealer Amr, Bassem speaks first" in tab.names("text")
    await call(tab, "Dina", 5)
    for name, number in (("Essam", 2), ("Amr", 3), ("Bassem", 2)):
        await tab.tap(f"Bid {number} for {name}")
    await tab.tap("Confirm bids")
    for name, number in (("Bassem", 2), ("Dina", 5), ("Essam", 2)):
        await tab.tap(f"Tricks {number} for {name}")
    await tab.tap("Confirm round")
    assert "Dina total 25, place 1" in tab.names("text")
    assert "Round 1, Spades, under by 1" in tab.names("text")


async def test_what_a_player_cannot_say_is_off(desk: Desk, open_tab: Open) -> None:
    """Less than a call before it, more than the Caller after it."""
    tab = await open_tab(f"/games/{await kept(desk, rules='full')}")
    await tab.tap("Bid of Dina: empty")
    assert [tab.find(f"Bid {n} for Dina").enabled for n in (0, 3, 4, 13)] == [
        False, False, True, True,
    ]  # fmt: skip
    await tab.tap("Bid 6 for Dina")
    assert "Dina called 6" in tab.names("text")
    await tab.tap("Not recorded")
    assert [tab.find(f"Bid {n} for Essam").enabled for n in (0, 6, 7)] == [True, True, False]


async def test_a_shared_call_is_asked_for(desk: Desk, open_tab: Open) -> None:
    """Who was named first is on; the other takes the call with a tap, and the Risk moves along."""
    tab = await open_tab(f"/games/{await kept(desk, rules='full')}")
    await call(tab, "Dina", 5)
    for name, number in (("Essam", 0), ("Amr", 5), ("Bassem", 0)):
        await tab.tap(f"Bid {number} for {name}")
    assert "Caller Dina · With Amr" in tab.names("text")
    assert "Bassem carries the Risk · ±10" in tab.names("text")
    assert not [one for one in tab.names("switch") if one.startswith("Risk")]
    await tab.tap("Called first: Amr")
    assert "Caller Amr · With Dina" in tab.names("text")
    assert "Essam carries the Risk · ±10" in tab.names("text")
    await tab.tap("Undo")
    assert "Caller Dina · With Amr" in tab.names("text")


async def test_everybody_passed(desk: Desk, open_tab: Open) -> None:
    """What follows is told, it can be taken back, and the sheet shows the round."""
    tab = await open_tab(f"/games/{await kept(desk, rules='full')}")
    await tab.tap("Everybody passed")
    assert "Nobody scores, and the next round counts ×2." in tab.names("text")
    await asyncio.sleep(SETTLED)
    await tab.tap("Somebody called")
    assert "Who called? Tap the player." in tab.names("text")
    await tab.tap("Everybody passed")
    await tab.tap("Confirm round")
    assert tab.names("heading") == ["Round 2 of 18, counts double"]
    assert "Round 1, Everybody passed" in tab.names("text")
    assert "Dealer Bassem, Dina speaks first" in tab.names("text")
    await tab.tap("Undo")
    assert tab.names("heading") == ["Round 1 of 18"]
    assert "Everybody passed" in tab.names("text")
    await tab.tap("Undo")
    assert "Dealer Amr, Bassem speaks first" in tab.names("text")


async def test_passed_and_missed_count_four(desk: Desk, open_tab: Open) -> None:
    """Told before anybody bids and explained; an edit of the pass leaves ×2."""
    game_id = await kept(desk, PASSED, MISSED, X, rules="full")
    tab = await open_tab(f"/games/{game_id}/explain/3/0")
    heard = tab.names("text")
    assert heard.index("Round 1 passed ×2") < heard.index("Sa'aydeh in round 2 ×2")
    assert "Score 100" in heard
    await tab.go(f"/games/{game_id}/explain/1/0")
    assert "Everybody passed" in tab.names("text")
    await tab.go(f"/games/{game_id}/edit/1")
    await tab.tap("Somebody called")
    await call(tab, "Amr", 5)
    for name, number in (("Bassem", 3), ("Dina", 2), ("Essam", 2)):
        await tab.tap(f"Bid {number} for {name}")
    await tab.tap("Confirm bids")
    for name, number in (("Bassem", 3), ("Dina", 2), ("Essam", 3)):
        await tab.tap(f"Tricks {number} for {name}")
    await tab.tap("Apply changes")
    rows = (await desk.open(game_id)).shown.sheet.rows
    assert [row.multiplier for row in rows] == [1, 1, 2]


async def test_a_deal_of_the_sheet_becomes_one_that_everybody_passed(
    desk: Desk, open_tab: Open
) -> None:
    """Through Change bids; its effect shows before it is applied."""
    game_id = await kept(desk, X, X, rules="full")
    tab = await open_tab(f"/games/{game_id}/edit/1")
    await tab.tap("Change bids")
    await tab.tap("Everybody passed")
    assert any("Rounds 1, 2 are scored otherwise." in text for text in tab.names("text"))
    await tab.tap("Apply changes")
    sheet = (await desk.open(game_id)).shown.sheet
    assert (sheet.rows[0].passed, sheet.rows[1].multiplier) == (True, 2)


async def test_the_federation_plays_a_passed_deal(desk: Desk, open_tab: Open) -> None:
    """The dealer speaks first, in no trump, and nobody has a role."""
    tab = await open_tab(f"/games/{await kept(desk, rules='federation')}")
    await tab.tap("Everybody passed")
    assert "Dealer Amr, Amr speaks first" in tab.names("text")
    assert "Trump: no trump" in tab.names("button")
    for name in ("Amr", "Bassem", "Dina", "Essam"):
        await tab.tap(f"Bid 2 for {name}")
    assert "Somebody called" in tab.names("button")
    await tab.tap("Confirm bids")
    for name in ("Amr", "Bassem", "Dina"):
        await tab.tap(f"Tricks 2 for {name}")
    await tab.tap("Confirm round")
    assert "Amr total 15, place 1" in tab.names("text")


async def test_a_super_call_names_its_trump(desk: Desk, open_tab: Open) -> None:
    """In a speed deal the five are offered from eight on; below it another is refused in words."""
    tab = await open_tab(f"/games/{await kept(desk, *[X] * 13, rules='full')}")
    assert "Everybody passed" not in tab.names("button")
    for name, number in (("Dina", 1), ("Essam", 8), ("Amr", 1), ("Bassem", 1)):
        await tab.tap(f"Bid {number} for {name}")
    await tab.tap("Hearts")
    assert "Trump: hearts" in tab.names("button")
    await tab.tap("Bid of Essam: 8")
    await tab.tap("Bid 7 for Essam")
    assert "Another trump needs a call of 8" in tab.names("text")
    assert not tab.find("Confirm bids").enabled


@pytest.mark.parametrize("rules", ["full", "federation"])
async def test_no_latin_letter_stands_in_arabic(desk: Desk, open_tab: Open, rules: str) -> None:
    """At every stage of a deal, and of one that everybody passed."""
    tab = await open_tab(f"/games/{await kept(desk, names=ARABIC, rules=rules)}", language="ar")
    found = [latin(everything(tab))]
    await tab.tap(said("Everybody passed"))
    found.append(latin(everything(tab)))
    await tab.tap(said("Undo"))
    await tab.tap(said("Bid of {name}: empty", name=ARABIC[1]))
    await tab.tap(said("Bid {n} for {name}", n=5, name=ARABIC[1]))
    found.append(latin(everything(tab)))
    await tab.tap(said("Hearts"))
    for seat, number in ((2, 0), (3, 5), (0, 0)):
        await tab.tap(said("Bid {n} for {name}", n=number, name=ARABIC[seat]))
    found.append(latin(everything(tab)))
    assert found == [[]] * 4


async def test_a_slot_that_was_tapped_leaves_the_way_to_a_passed_deal(
    desk: Desk, open_tab: Open
) -> None:
    """The 15th key says it as long as nobody has called; a second tap in a hurry does nothing."""
    for rules, heading in (("full", "Everybody passed"), ("federation", "Dealer Amr")):
        tab = await open_tab(f"/games/{await kept(desk, rules=rules)}")
        await tab.tap("Bid of Dina: empty")
        await tab.tap_twice("Everybody passed")
        assert [one for one in tab.names("text") if one.startswith(heading)]
        assert tab.told() == []
        assert tab.names("button").count("Everybody passed") == 0


async def test_a_second_tap_does_not_take_a_passed_deal_back(desk: Desk, open_tab: Open) -> None:
    """What comes under the finger takes no answer at once."""
    tab = await open_tab(f"/games/{await kept(desk, rules='full')}")
    await tab.tap("Everybody passed")
    await tab.tap("Somebody called")
    assert "Nobody scores, and the next round counts ×2." in tab.names("text")


async def test_the_deal_goes_the_same_way_round_in_arabic(desk: Desk, open_tab: Open) -> None:
    """After a passed deal the next one to the right deals; taken back, the first deals again."""
    tab = await open_tab(f"/games/{await kept(desk, names=ARABIC, rules='full')}", language="ar")
    told = "Dealer {dealer}, {first} speaks first"
    await tab.tap(said("Everybody passed"))
    await tab.tap(said("Confirm round"))
    assert said(told, dealer=ARABIC[1], first=ARABIC[2]) in tab.names("text")
    for _ in range(2):
        await tab.tap(said("Undo"))
    assert said(told, dealer=ARABIC[0], first=ARABIC[1]) in tab.names("text")


async def test_a_passed_deal_that_was_played_is_marked(desk: Desk, open_tab: Open) -> None:
    """In place of how far over or under it was, which decides nothing there (N3)."""
    played = {"bids": [2, 2, 2, 2], "tricks": [2, 2, 3, 6], "passed": True}
    tab = await open_tab(f"/games/{await kept(desk, played, rules='federation')}")
    assert "passed" in tab.seen()
    assert "−5" not in tab.seen()
