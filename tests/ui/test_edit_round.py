"""Edit round: the same panel on a round of the sheet, with what it changes told before."""

import pytest
from app.stores import Failing
from rounds import MIRROR, X, Y, tap
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import ARABIC, everything, kept, latin, said

from estimation_mate.app.desk import Desk
from estimation_mate.ui.main import receive

GAME = (X, Y, X)
"""75, 39, 36, −33."""


async def editing(desk: Desk, open_tab: Open, number: int = 2) -> tuple[str, Tab]:
    """A tab that edits a round of the game, and the game's id."""
    game_id = await kept(desk, *GAME)
    return game_id, await open_tab(f"/games/{game_id}/edit/{number}")


async def totals(desk: Desk, game_id: str) -> list[int]:
    """The totals as they stand in the game."""
    return list((await desk.open(game_id)).shown.sheet.totals)


async def take(tab: Tab, **tricks: int) -> None:
    """Other tricks for some players, each by its slot and the pad."""
    for name, number in tricks.items():
        slot = next(n for n in tab.names("button") if n.startswith(f"Tricks of {name}: "))
        await tab.tap(slot)
        await tab.tap(f"Tricks {number} for {name}")


async def say_again(tab: Tab, **bids: int) -> None:
    """Other bids for some players."""
    await tab.tap("Change bids")
    for name, number in bids.items():
        slot = next(n for n in tab.names("button") if n.startswith(f"Bid of {name}: "))
        await tab.tap(slot)
        await tab.tap(f"Bid {number} for {name}")


async def test_an_edit_shows_its_effect_and_is_one_step(desk: Desk, open_tab: Open) -> None:
    """The ×2 of round 3 goes with the Sa'aydeh of round 2; Undo brings both back."""
    game_id, tab = await editing(desk, open_tab)
    assert tab.names("heading") == ["Edit round 2"]
    assert "No score changes." in tab.seen()
    await take(tab, Bassem=3, Essam=3)
    assert "Amr total 39, place 2" in tab.names("text")
    told = next(text for text in tab.seen() if text.startswith("Rounds 2, 3 are scored otherwise."))
    assert "Amr 75 → 39" in told
    assert "Essam −33 → −23" in told
    assert await totals(desk, game_id) == [75, 39, 36, -33]
    await tab.tap("Apply changes")
    assert tab.path == f"/games/{game_id}"
    assert await totals(desk, game_id) == [39, 49, 23, -23]
    assert not any("counts double" in name for name in tab.names("text"))
    await tab.tap("Undo")
    assert await totals(desk, game_id) == [75, 39, 36, -33]


async def test_cancel_changes_nothing(desk: Desk, open_tab: Open) -> None:
    """Whatever was typed."""
    game_id, tab = await editing(desk, open_tab)
    await take(tab, Amr=5, Essam=3)
    await tab.tap("Cancel")
    assert tab.path == f"/games/{game_id}"
    assert await totals(desk, game_id) == [75, 39, 36, -33]
    assert len((await desk.open(game_id)).shown.timeline.past) == len(GAME)


@pytest.mark.parametrize(
    ("bids", "told"),
    [
        ({"Amr": 6}, "Total 13 is not allowed"),
        ({"Amr": 0, "Bassem": 0, "Dina": 0, "Essam": 0}, "All four said 0"),
    ],
)
async def test_bids_that_break_a_rule_are_refused_as_ever(
    desk: Desk, open_tab: Open, bids: dict[str, int], told: str
) -> None:
    """The same words as in normal entry, and no way to confirm."""
    _, tab = await editing(desk, open_tab)
    await say_again(tab, **bids)
    assert told in tab.names("text")
    assert not tab.find("Confirm bids").enabled


async def test_tricks_that_make_12_are_refused_as_ever(desk: Desk, open_tab: Open) -> None:
    """Apply waits until they make 13."""
    _, tab = await editing(desk, open_tab)
    await take(tab, Essam=3)
    assert "Tricks make 12, not 13" in tab.names("text")
    assert not tab.find("Apply changes").enabled
    await take(tab, Dina=4)
    assert tab.find("Apply changes").enabled


async def test_a_risk_that_comes_due_is_asked_for(desk: Desk, open_tab: Open) -> None:
    """On a shared highest bid nobody is on, and a Dash is never offered."""
    _, tab = await editing(desk, open_tab)
    await say_again(tab, Bassem=5, Dina=3)
    assert "Who spoke last?" in tab.names("text")
    assert [one.on for one in tab.heard("switch")] == [False] * 4
    assert not tab.find("Confirm bids").enabled
    await tab.tap("Risk for Essam", "switch")
    assert tab.find("Confirm bids").enabled


async def test_the_keyboard_edits_too(desk: Desk, open_tab: Open) -> None:
    """Digits, arrows, and Enter applies."""
    game_id, tab = await editing(desk, open_tab)
    await tab.press("Arrow Right", "3", "Arrow Right", "Arrow Right", "Enter")
    assert tab.path == f"/games/{game_id}/edit/2"
    await tab.tap("Tricks of Essam: 4, bid 2")
    await tab.press("3", "Enter")
    assert tab.path == f"/games/{game_id}"
    assert await totals(desk, game_id) == [39, 49, 23, -23]


async def test_trump_and_dealer_of_the_round_are_edited(desk: Desk, open_tab: Open) -> None:
    """Each in its own sheet over the edit; the later deals follow."""
    game_id, tab = await editing(desk, open_tab)
    await tab.tap("Trump: not recorded")
    await tab.tap("Hearts")
    await tab.tap("Dealer: Bassem")
    await tab.tap("Dealer: Essam")
    assert tab.path == f"/games/{game_id}/edit/2"
    assert {"Trump: hearts", "Dealer: Essam"} <= set(tab.names("button"))
    await tab.tap("Apply changes")
    rows = (await desk.open(game_id)).shown.sheet.rows
    assert [row.dealer for row in rows] == [0, 3, 0]
    assert rows[1].trump == "hearts"


async def test_what_is_being_typed_stays(desk: Desk, open_tab: Open) -> None:
    """The open round is as it was before the edit."""
    game_id = await kept(desk, *GAME)
    tab = await open_tab(f"/games/{game_id}")
    await tab.press("3", "2")
    before = (await desk.open(game_id)).shown.game.draft
    await tab.tap("Edit round 2")
    await take(tab, Bassem=3, Essam=3)
    await tab.tap("Apply changes")
    assert (await desk.open(game_id)).shown.game.draft == before


async def test_an_edit_after_finish_keeps_the_game_finished(desk: Desk, open_tab: Open) -> None:
    """The nine-fold tie, then round 18: other places, and no recommendation any more."""
    game_id = await kept(desk, *[X, MIRROR] * 9)
    tab = await open_tab(f"/games/{game_id}")
    await tab.tap("Finish game")
    assert any(text.startswith("Only 0 between") for text in tab.seen())
    await tab.tap("Back to the sheet")
    await tab.tap("Edit round 18")
    await take(tab, Amr=2, Dina=4, Essam=2)
    await tab.tap("Apply changes")
    assert "Bassem total 342, place 1" in tab.names("text")
    await tab.go(f"/games/{game_id}/finish")
    places = [name for name in tab.names("text") if name.startswith("Place ")]
    assert places == [
        "Place 1: Bassem, 342", "Place 2: Amr, 328", "Place 3: Dina, 18", "Place 4: Essam, 9",
    ]  # fmt: skip
    assert not any(text.startswith("Only 14 between") for text in tab.seen())


async def test_a_round_changed_in_another_tab_is_told(desk: Desk, open_tab: Open) -> None:
    """Nothing typed here is lost, and nothing there is replaced unseen."""
    game_id, tab = await editing(desk, open_tab)
    other = await open_tab(f"/games/{game_id}/edit/2")
    await take(tab, Bassem=3, Essam=3)
    await take(other, Amr=5, Essam=3)
    await other.tap("Apply changes")
    await tab.settle()
    told = "This round was changed elsewhere meanwhile. Applying replaces it."
    assert told in tab.seen()
    await tab.tap("Apply changes")
    assert await totals(desk, game_id) == [39, 49, 23, -23]


async def test_a_round_taken_back_in_another_tab_is_told(desk: Desk, open_tab: Open) -> None:
    """The edit has nothing to stand on any more."""
    game_id, tab = await editing(desk, open_tab, 3)
    other = await open_tab(f"/games/{game_id}")
    await other.tap("Undo")
    await tab.settle()
    assert "Round 3 is not on the sheet." in tab.seen()


@pytest.mark.parametrize("number", ["0", "4", "x", "99999999999", "²", "9" * 5000])
async def test_a_round_that_is_not_there_is_told(desk: Desk, open_tab: Open, number: str) -> None:
    """In words, with the way back."""
    game_id = await kept(desk, *GAME)
    tab = await open_tab(f"/games/{game_id}/edit/{number}")
    assert f"Round {number[:11]} is not on the sheet." in tab.seen()
    await tab.tap("Games")
    assert tab.path == "/"


async def test_edit_round_speaks_arabic(desk: Desk, open_tab: Open) -> None:
    """No Latin letter stands on it, at any stage."""
    await desk.choose_language("ar")
    game_id = await kept(desk, *GAME, names=ARABIC)
    tab = await open_tab(f"/games/{game_id}/edit/2")
    assert latin(everything(tab)) == []
    await tab.tap(said("Change bids"))
    assert latin(everything(tab)) == []
    await tab.go(f"/games/{game_id}/edit/2/dealer")
    assert latin(everything(tab)) == []


async def test_an_edit_is_still_there_after_the_program_has_ended(
    desk: Desk, store: Failing, open_tab: Open
) -> None:
    """Until it is applied or given up; another round is not touched by it."""
    game_id, tab = await editing(desk, open_tab)
    await take(tab, Bassem=3)
    later = Tab([])
    await later.open(lambda page: receive(Desk(store), page), f"/games/{game_id}/edit/2")
    assert "Tricks of Bassem: 3, bid 3" in later.names("button")
    await later.go(f"/games/{game_id}/edit/1")
    assert "Tricks of Bassem: 3, bid 3" in later.names("button")
    await later.go(f"/games/{game_id}/edit/2")
    await later.tap("Cancel")
    await later.tap("Edit round 2")
    assert "Tricks of Bassem: 2, bid 3" in later.names("button")


async def test_an_edit_of_a_round_that_became_another_is_kept_and_says_so(
    desk: Desk, store: Failing, open_tab: Open
) -> None:
    """What was typed is not lost with a restart; what cannot be read is nothing."""
    game_id, tab = await editing(desk, open_tab)
    await take(tab, Bassem=3)
    play = await desk.open(game_id)
    await play.undo()
    await play.undo()
    await play.make(lambda game: tap(game, MIRROR))
    later = await open_tab(f"/games/{game_id}/edit/2")
    assert "Tricks of Bassem: 3, bid 3" in later.names("button")
    changed = "This round was changed elsewhere meanwhile. Applying replaces it."
    assert changed in later.names("text")
    await store.set_preference(f"typed edit {game_id} 1", '{"draft": "{", "before": "x"}')
    await later.go(f"/games/{game_id}/edit/1")
    assert "Tricks of Bassem: 3, bid 3" in later.names("button")
