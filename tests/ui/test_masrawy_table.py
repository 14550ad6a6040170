"""The Table of Masrawy: contracts in its panel."""

import pytest
from app.stores import Failing
from contracts import DEAD, deal, deal_of
from ui.conftest import Open
from ui.dealt import THEM, US, dealt, open_deal, sheet_of
from ui.kept import ARABIC, said
from ui.test_gate import Clock

from estimation_mate.app.desk import Desk
from estimation_mate.domain.contract_draft import ContractDraft
from estimation_mate.ui.gate import Gate


async def test_a_contract_is_entered_played_and_on_the_sheet(desk: Desk, open_tab: Open) -> None:
    """Who bought, number, trump, doubling, Confirm, tricks, Confirm: seven taps."""
    tab = await open_tab(f"/games/{await dealt(desk)}")
    assert tab.names("heading") == ["Round 1, to 31"]
    assert "Dealer Amr, Bassem speaks first" in tab.names("text")
    assert not tab.find("Confirm contract").enabled
    for name in ("Dina bought", "Contract 8", "Spades", "Doubled ×2", "Confirm contract"):
        await tab.tap(name)
    assert f"{US} · 8 · Spades · Doubled ×2" in tab.names("text")
    await tab.tap(f"Tricks 9 for {US}")
    assert {f"{US} took 9, 18 points", f"{THEM} took 4, 0 points"} <= set(tab.names("text"))
    await tab.tap("Confirm round")
    assert await sheet_of(desk, tab) == [deal(2, 8, 9, trump="spades", double=2)]
    assert {f"{US} total 18, place 1", f"{THEM} total 0, place 2"} <= set(tab.names("text"))
    assert "Round 1, Spades, Doubled ×2, Dealer: Amr" in tab.names("text")
    assert {"Edit round 1", f"Explain {US} round 1: 18 points"} <= set(tab.names("button"))


async def test_the_line_asks_for_what_is_missing(desk: Desk, open_tab: Open) -> None:
    """One part after the other, whichever is told first; what stands is told beside it."""
    tab = await open_tab(f"/games/{await dealt(desk)}")
    await tab.tap("Contract 9")
    assert {"Who bought?", "9"} <= set(tab.names("text"))
    await tab.tap("Bassem bought")
    assert {"Which trump?", "Bassem · 9"} <= set(tab.names("text"))
    await tab.tap("No trump")
    assert "Bassem · 9 · No trump" in tab.names("text")
    await tab.tap("Doubled ×4")
    await tab.tap("Not doubled")
    assert "Bassem · 9 · No trump" in tab.names("text")
    await tab.tap("Confirm contract")
    await tab.tap(f"Tricks 7 for {THEM}")
    assert "Contract failed by 2" in tab.names("text")
    await tab.tap(f"Made for {THEM}")
    assert "Contract made" in tab.names("text")


async def test_every_tap_is_undone_and_done_again(desk: Desk, open_tab: Open) -> None:
    """Back to the empty deal, and forward to the deal on the sheet."""
    tab = await open_tab(f"/games/{await dealt(desk)}")
    taps = ["Amr bought", "Contract 7", "Clubs", "Confirm contract", f"Made for {US}"]
    for name in [*taps, "Confirm round"]:
        await tab.tap(name)
    for _ in range(6):
        await tab.tap("Undo")
    assert "Dead deal" in tab.names("button")
    assert not tab.find("Undo").enabled
    for _ in range(6):
        await tab.tap("Redo")
    assert await sheet_of(desk, tab) == [deal(0, 7, 7, trump="clubs")]


async def test_back_to_the_contract_nothing_is_lost(desk: Desk, open_tab: Open) -> None:
    """Another number, and the tricks stand as they were."""
    tab = await open_tab(f"/games/{await dealt(desk)}")
    taps = ["Amr bought", "Contract 7", "Clubs", "Confirm contract", f"Tricks 9 for {US}"]
    for name in [*taps, "Change contract", "Contract 9", "Confirm contract"]:
        await tab.tap(name)
    assert f"{US} took 9, 9 points" in tab.names("text")
    assert deal_of((await open_deal(desk, tab)).shown.game).bid == 9


async def test_a_dead_deal_is_one_tap(
    desk: Desk, open_tab: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its dealer deals again; a hurried second tap is not another one, a later tap is."""
    clock = Clock()
    monkeypatch.setattr("estimation_mate.ui.screens.table.Gate", lambda: Gate(clock=clock))
    tab = await open_tab(f"/games/{await dealt(desk)}")
    await tab.tap_twice("Dead deal")
    await tab.tap("Dead deal")
    assert await sheet_of(desk, tab) == [DEAD]
    assert tab.names("heading") == ["Round 2, to 31"]
    assert "Dealer Amr, Bassem speaks first" in tab.names("text")
    assert "Round 1, Dead deal, Dealer: Amr" in tab.names("text")
    clock.now += 1
    await tab.tap("Dead deal")
    assert await sheet_of(desk, tab) == [DEAD, DEAD]
    await tab.tap("Undo")
    assert "Dealer Amr, Bassem speaks first" in tab.names("text")
    await tab.tap("Amr bought")
    assert "Dead deal" not in tab.names("button")


async def test_the_order_of_play_stays_in_arabic(desk: Desk, open_tab: Open) -> None:
    """After a dead deal the dealer is the same; after a contract it is the next seat."""
    tab = await open_tab(f"/games/{await dealt(desk, DEAD, names=ARABIC)}", language="ar")
    first = said("Dealer {dealer}, {first} speaks first", dealer="عمرو", first="باسم")
    assert first in tab.names("text")
    buyers = [name for name in tab.names("button") if name in {
        said("{name} bought", name=name) for name in ARABIC
    }]  # fmt: skip
    assert buyers == [said("{name} bought", name=name) for name in ARABIC]
    for name in (buyers[3], said("Contract {n}", n=7), said("Hearts"), said("Confirm contract")):
        await tab.tap(name)
    await tab.tap(said("Made for {name}", name=said(" and ").join(["باسم", "عصام"])))
    await tab.tap(said("Confirm round"))
    second = said("Dealer {dealer}, {first} speaks first", dealer="باسم", first="دينا")
    assert second in tab.names("text")


async def test_a_single_round_has_no_target(desk: Desk, open_tab: Open) -> None:
    """Its header names none, and its first contract ends it."""
    tab = await open_tab(f"/games/{await dealt(desk, DEAD, single_round=True)}")
    assert tab.names("heading") == ["Round 2"]
    over = await open_tab(f"/games/{await dealt(desk, deal(1, 9, 5), single_round=True)}")
    assert f"The match is won by {US}." in over.names("text")


async def test_the_keyboard_calls_and_counts(desk: Desk, open_tab: Open) -> None:
    """Arrows choose the buyer, 1 and 0 make ten, Backspace empties, Enter confirms."""
    tab = await open_tab(f"/games/{await dealt(desk)}")
    await tab.press("Arrow Right", "Arrow Right", "1", "0")
    assert "Bassem · 10" in tab.names("text")
    await tab.press("Backspace", "8")
    await tab.press("3")
    assert tab.told() == ["Only whole numbers from 7 to 13 can stand here."]
    await tab.tap("Hearts")
    await tab.press("Enter", "1", "1", "Enter")
    assert await sheet_of(desk, tab) == [deal(1, 8, 11)]


async def test_the_trump_is_chosen_in_the_panel(desk: Desk, open_tab: Open) -> None:
    """The header asks for none, and at its address is no sheet."""
    game_id = await dealt(desk)
    tab = await open_tab(f"/games/{game_id}")
    assert [name for name in tab.names("button") if name.startswith("Trump")] == []
    await tab.go(f"/games/{game_id}/trump")
    assert "Close" not in tab.names("button")


async def test_a_contract_half_told_is_there_after_a_restart(
    desk: Desk, store: Failing, open_tab: Open
) -> None:
    """With every step of Undo, in the next program."""
    game_id = await dealt(desk, DEAD)
    tab = await open_tab(f"/games/{game_id}")
    for name in ("Essam bought", "Contract 11", "Doubled ×4"):
        await tab.tap(name)
    again = await Desk(store).open(game_id)
    assert deal_of(again.shown.game) == ContractDraft(buyer=3, bid=11, double=4)
    await again.undo()
    await again.undo()
    assert deal_of(again.shown.game) == ContractDraft(buyer=3)
    await again.undo()
    await again.undo()
    assert again.shown.game.rounds == ()
