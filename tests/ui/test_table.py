"""The Table: the sheet, the panel, and what lies over them."""

import pytest
from rounds import NAMES, Y
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import ARABIC, CLEAR, everything, kept, latin, said

from estimation_mate.app.desk import Desk

MANUAL = {"kind": "classic", "manual_with": True}
HEADER = ["Trump: not recorded", "Undo", "Redo", "Game menu"]


def pad(of: str, name: str, fifteenth: str) -> list[str]:
    """The fifteen keys of a slot."""
    return [f"{of} {number} for {name}" for number in range(14)] + [f"{fifteenth} for {name}"]


def disabled(tab: Tab) -> list[str]:
    """What is on the screen and cannot be pressed."""
    return [one.name for one in tab.heard() if not one.enabled]


async def bid(tab: Tab, *bids: int) -> None:
    """Taps bids in the order of speaking, the dealer Amr last."""
    for name, number in zip(("Bassem", "Dina", "Essam", "Amr"), bids, strict=False):
        await tab.tap(f"Bid {number} for {name}")


async def test_a_new_round_has_every_control_of_the_bids(desk: Desk, open_tab: Open) -> None:
    """Header, standings, four empty slots, the line, the pad of the first to speak, Confirm."""
    tab = await open_tab(f"/games/{await kept(desk)}")
    assert tab.names("heading") == ["Round 1 of 18"]
    assert tab.names("text") == [
        "Saved",
        *(f"{name} total 0, place 1" for name in NAMES),
        "Dealer Amr, Bassem speaks first",
    ]
    assert tab.names("button") == [
        *HEADER,
        *(f"Bid of {name}: empty" for name in NAMES),
        *pad("Bid", "Bassem", "Dash"),
        "Confirm bids",
    ]
    assert disabled(tab) == ["Undo", "Redo", "Confirm bids"]


async def test_the_check_and_the_tricks_have_their_controls(desk: Desk, open_tab: Open) -> None:
    """Chips in the pad's place, then the contract over the slots of the tricks."""
    tab = await open_tab(f"/games/{await kept(desk, rules=MANUAL)}")
    await bid(tab, 4, 3, 2, 6)
    assert [(one.name, one.on) for one in tab.heard("switch")] == [
        ("Risk for Amr", False), ("Risk for Bassem", False), ("Risk for Dina", False),
        ("Risk for Essam", True), ("With for Bassem", False),
    ]  # fmt: skip
    assert tab.names("button") == [
        *HEADER, "Bid of Amr: 6", "Bid of Bassem: 4", "Bid of Dina: 3", "Bid of Essam: 2",
        "Confirm bids",
    ]  # fmt: skip
    await tab.tap("With for Bassem", "switch")
    await tab.tap("Risk for Dina", "switch")
    assert [one.name for one in tab.heard("switch") if one.on] == [
        "Risk for Dina",
        "With for Bassem",
    ]
    await tab.tap("Risk for Dina", "switch")
    assert tab.find("Risk for Dina").on
    await tab.tap("Confirm bids")
    assert tab.names("switch") == []
    assert tab.names("button") == [
        *HEADER, "Change bids",
        "Tricks of Amr: empty, bid 6", "Tricks of Bassem: empty, bid 4",
        "Tricks of Dina: empty, bid 3", "Tricks of Essam: empty, bid 2",
        *pad("Tricks", "Bassem", "Made"), "Confirm round",
    ]  # fmt: skip
    for text in ("Amr said 6", "Essam said 2", "Tricks left 13", "Over by 2 · Risk Dina ±10"):
        assert text in tab.names("text")


async def test_every_stage_speaks_arabic(desk: Desk, open_tab: Open) -> None:
    """No Latin letter stands on it, from the empty slots to the scored round."""
    await desk.choose_language("ar")
    tab = await open_tab(f"/games/{await kept(desk, *CLEAR[:13], names=ARABIC, rules=MANUAL)}")
    assert said("Round {number} of {rounds}", number=14, rounds=18) in tab.names("heading")
    assert said("Bid of {name}: empty", name="عمرو") in tab.names("button")
    for number, name in ((0, "دينا"), (4, "عصام"), (2, "عمرو"), (5, "باسم")):
        assert latin(everything(tab)) == []
        await tab.tap(said("Bid {n} for {name}", n=number, name=name))
    await tab.tap(said("With for {name}", name="عصام"), "switch")
    assert latin(everything(tab)) == []
    await tab.tap(said("Confirm bids"))
    for name in ("دينا", "عصام", "عمرو"):
        assert latin(everything(tab)) == []
        await tab.tap(said("Made for {name}", name=name))
    await tab.tap(said("Confirm round"))
    assert said("Round {number} of {rounds}", number=15, rounds=18) in tab.names("heading")
    assert latin(everything(tab)) == []


async def test_an_ordinary_round_takes_nine_taps(desk: Desk, open_tab: Open) -> None:
    """Four bids, Confirm, three tricks, Confirm; the fourth tricks value fills itself in."""
    tab = await open_tab(f"/games/{await kept(desk)}")
    await bid(tab, 3, 2, 2, 5)
    await tab.tap("Confirm bids")
    await tab.tap("Made for Bassem")
    await tab.tap("Made for Dina")
    await tab.tap("Tricks 3 for Essam")
    assert "Tricks of Amr: 5, bid 5" in tab.names("button")
    await tab.tap("Confirm round")
    assert tab.names("heading") == ["Round 2 of 18"]
    assert "Amr total 25, place 1" in tab.names("text")
    assert "Round 1, under by 1" in tab.names("text")
    assert "Explain Amr round 1: 25 points" in tab.names("button")
    assert "Explain Essam round 1: −11 points" in tab.names("button")
    assert "Dealer Bassem, Dina speaks first" in tab.names("text")


async def test_the_line_helps_the_last_and_says_what_does_not_add_up(
    desk: Desk, open_tab: Open
) -> None:
    """The barred key cannot be pressed; a filled slot takes it, and Confirm waits."""
    tab = await open_tab(f"/games/{await kept(desk)}")
    await bid(tab, 5)
    assert tab.names("text")[-2:] == ["Total 5", "Dina speaks"]
    await tab.tap("Bid 3 for Dina")
    await tab.tap("Bid 2 for Essam")
    assert "Total 10, Amr may not say 3" in tab.names("text")
    assert not tab.find("Bid 3 for Amr").enabled
    await tab.tap("Bid 2 for Amr")
    assert "Total 12, under by 1" in tab.names("text")
    assert "Caller Bassem" in tab.names("text")
    await tab.tap("Bid 3 for Amr")
    assert "Total 13 is not allowed" in tab.names("text")
    assert not tab.find("Confirm bids").enabled
    assert "Bid of Amr: 3" in tab.names("button")


async def test_a_slot_is_chosen_filled_dashed_and_filled_again(desk: Desk, open_tab: Open) -> None:
    """The caller may begin; a Dash on a 0 that stands toggles."""
    tab = await open_tab(f"/games/{await kept(desk)}")
    await tab.tap("Bid of Essam: empty")
    await tab.tap("Bid 6 for Essam")
    assert "Bid 0 for Amr" in tab.names("button")
    await tab.tap("Dash for Amr")
    assert "Bid of Amr: 0, Dash" in tab.names("button")
    await tab.tap("Bid of Amr: 0, Dash")
    await tab.tap("Dash for Amr")
    assert "Bid of Amr: 0" in tab.names("button")
    await tab.tap("Bid 13 for Amr")
    assert "Bid of Amr: 13" in tab.names("button")


async def test_bids_are_changed_and_what_was_typed_is_kept(desk: Desk, open_tab: Open) -> None:
    """Back to the bids and forth again; the tricks are still there."""
    tab = await open_tab(f"/games/{await kept(desk)}")
    await bid(tab, 3, 2, 2, 5)
    await tab.tap("Confirm bids")
    await tab.tap("Tricks 4 for Bassem")
    await tab.tap("Change bids")
    await tab.tap("Bid of Amr: 5")
    await tab.tap("Bid 4 for Amr")
    await tab.tap("Confirm bids")
    assert "Tricks of Bassem: 4, bid 3" in tab.names("button")
    assert "Amr said 4" in tab.names("text")


@pytest.mark.parametrize("name", ["Confirm bids", "Confirm round"])
async def test_two_taps_on_confirm_are_one(desk: Desk, open_tab: Open, name: str) -> None:
    """The second finds the round further on; nothing is told and one step is made."""
    game_id = await kept(desk)
    tab = await open_tab(f"/games/{game_id}")
    await bid(tab, 3, 2, 2, 5)
    if name == "Confirm round":
        await tab.tap("Confirm bids")
        for who in ("Bassem", "Dina", "Essam"):
            await tab.tap(f"Tricks 3 for {who}")
    steps = len((await desk.open(game_id)).shown.timeline.past)
    await tab.tap_twice(name)
    assert len((await desk.open(game_id)).shown.timeline.past) == steps + 1
    assert tab.told() == []


async def test_undo_and_redo_go_through_the_whole_round(desk: Desk, open_tab: Open) -> None:
    """Greyed at the ends; score, badge and dealer come back together."""
    tab = await open_tab(f"/games/{await kept(desk, Y)}")
    assert tab.names("heading") == ["Round 2 of 18, counts double"]
    assert "counts ×2" in tab.seen()
    await tab.tap("Undo")
    assert tab.names("heading") == ["Round 1 of 18"]
    assert not tab.find("Undo").enabled
    assert [one for one in tab.names("text") if "points" in one] == []
    await tab.tap("Redo")
    assert tab.names("heading") == ["Round 2 of 18, counts double"]
    assert "Dealer Bassem, Dina speaks first" in tab.names("text")
    assert not tab.find("Redo").enabled


async def test_arabic_names_stand_in_their_order_in_an_english_line(
    desk: Desk, open_tab: Open
) -> None:
    """What is shown is set apart; what is heard are the plain names."""
    tab = await open_tab(f"/games/{await kept(desk, names=ARABIC)}")
    dealer, first, *_ = ARABIC
    heard = f"Dealer {dealer}, {first} speaks first"
    assert heard in tab.names("text")
    assert f"Dealer \u2068{dealer}\u2069, \u2068{first}\u2069 speaks first" in [
        one.value for one in tab.painted()
    ]
