"""What lies over the Table, and what stands there when all is played."""

import pytest
from rounds import X
from ui.conftest import Open
from ui.kept import ARABIC, CLEAR, everything, kept, latin, said

from estimation_mate.app.desk import Desk


@pytest.mark.parametrize("over", ["trump", "menu", "dealer", "rename"])
async def test_what_lies_over_the_table_speaks_arabic(
    desk: Desk, open_tab: Open, over: str
) -> None:
    """No Latin letter stands on it, and it can be closed."""
    await desk.choose_language("ar")
    game_id = await kept(desk, names=ARABIC)
    tab = await open_tab(f"/games/{game_id}/{over}")
    assert latin(everything(tab)) == []
    await tab.tap(said("Close"))
    assert tab.path == f"/games/{game_id}"


async def test_the_trump_is_chosen_over_the_table(desk: Desk, open_tab: Open) -> None:
    """Five and Not recorded; what is below cannot be reached; it may be taken back."""
    game_id = await kept(desk)
    tab = await open_tab(f"/games/{game_id}")
    await tab.tap("Trump: not recorded")
    assert tab.path == f"/games/{game_id}/trump"
    suits = ["No trump", "Spades", "Hearts", "Diamonds", "Clubs", "Not recorded"]
    assert (tab.names("heading"), tab.names("button")) == (["Trump"], ["Close", *suits])
    await tab.tap("Hearts")
    assert tab.path == f"/games/{game_id}"
    assert "Trump: hearts" in tab.names("button")
    await tab.tap("Trump: hearts")
    await tab.tap("Not recorded")
    assert "Trump: not recorded" in tab.names("button")


async def test_a_fixed_trump_may_be_another_but_not_none(desk: Desk, open_tab: Open) -> None:
    """In its own round (C1)."""
    tab = await open_tab(f"/games/{await kept(desk, *CLEAR[:14])}/trump")
    assert "Not recorded" not in tab.names("button")
    await tab.tap("Clubs")
    assert "Trump: clubs" in tab.names("button")
    await tab.tap("Undo")
    assert "Trump: spades" in tab.names("button")


async def test_the_menu_lies_over_the_table(desk: Desk, open_tab: Open) -> None:
    """It leads to the games; with nothing on the sheet there is nothing to finish."""
    game_id = await kept(desk)
    tab = await open_tab(f"/games/{game_id}/menu")
    assert tab.names("button") == [
        "Close", "Rotate", "Scoring settings", "Rename players", "Who dealt",
        "New game, same players", "Help", "Games",
    ]  # fmt: skip
    await tab.tap("Close")
    assert tab.path == f"/games/{game_id}"
    await tab.tap("Game menu")
    await tab.tap("Games")
    assert tab.path == "/"


async def test_after_the_last_round_the_game_is_finished_or_goes_on(
    desk: Desk, open_tab: Open
) -> None:
    """In the panel's place and in the menu; an extra round can be left again by finishing."""
    game_id = await kept(desk, *CLEAR)
    tab = await open_tab(f"/games/{game_id}")
    assert tab.names("heading") == ["All rounds played"]
    assert tab.names("button")[-2:] == ["Finish game", "Add extra round"]
    await tab.tap("Game menu")
    assert tab.names("button") == [
        "Close", "Finish game", "Add extra round", "Rotate", "Scoring settings", "Rename players",
        "New game, same players", "Help", "Games",
    ]  # fmt: skip
    await tab.tap("Add extra round")
    assert (tab.path, tab.names("heading")) == (f"/games/{game_id}", ["Extra round 19"])
    await tab.tap("Game menu")
    assert "Finish game" in tab.names("button")
    assert "Add extra round" not in tab.names("button")
    await tab.tap_twice("Finish game")
    assert tab.path == f"/games/{game_id}/finish"
    play = await desk.open(game_id)
    assert len(play.shown.timeline.past) == 20


async def test_undo_crosses_finish(desk: Desk, open_tab: Open) -> None:
    """Redo comes to the places again."""
    game_id = await kept(desk, *CLEAR)
    tab = await open_tab(f"/games/{game_id}")
    await tab.tap("Finish game")
    await tab.tap("Back to the sheet")
    await tab.tap("Undo")
    assert "Finish game" in tab.names("button")
    await tab.tap("Redo")
    assert tab.path == f"/games/{game_id}/finish"


async def test_an_open_extra_round_keeps_the_game_from_being_finished(
    desk: Desk, open_tab: Open
) -> None:
    """Once somebody has spoken in it."""
    tab = await open_tab(f"/games/{await kept(desk, *CLEAR)}")
    await tab.tap("Add extra round")
    await tab.press("5")
    await tab.tap("Game menu")
    assert "Finish game" not in tab.names("button")


async def test_a_game_is_ended_early_after_asking(desk: Desk, open_tab: Open) -> None:
    """Cancel changes nothing; the places tell after how many rounds, and Undo brings it back."""
    game_id = await kept(desk, X, X)
    tab = await open_tab(f"/games/{game_id}/menu")
    await tab.tap("Finish game")
    assert (tab.path, tab.names("heading")) == (f"/games/{game_id}/end", ["End game"])
    assert tab.names("button") == ["Close", "Cancel", "End game"]
    await tab.tap("Cancel")
    play = await desk.open(game_id)
    assert (tab.path, play.shown.game.ended_at) == (f"/games/{game_id}", None)
    await tab.go(f"/games/{game_id}/end")
    await tab.tap("End game")
    assert tab.path == f"/games/{game_id}/finish"
    assert "After 2 rounds · Egypt – Classic" in tab.seen()
    await tab.tap("Back to the sheet")
    await tab.tap("Undo")
    assert tab.names("heading") == ["Round 3 of 18"]


async def test_a_game_that_was_ended_early_goes_on(desk: Desk, open_tab: Open) -> None:
    """From the sheet, with what was typed of the open round, and taken back without leaving it."""
    game_id = await kept(desk, X)
    tab = await open_tab(f"/games/{game_id}")
    await tab.tap("Bid 5 for Dina")
    await tab.go(f"/games/{game_id}/end")
    await tab.tap("End game")
    await tab.tap("Back to the sheet")
    assert tab.names("heading") == ["Ended after 1 round"]
    assert "Confirm bids" not in tab.names("button")
    await tab.tap("Play on")
    assert tab.names("heading") == ["Round 2 of 18"]
    assert "Bid of Dina: 5" in tab.names("button")
    await tab.tap("Undo")
    assert (tab.path, tab.names("heading")) == (f"/games/{game_id}", ["Ended after 1 round"])
    await tab.tap("Undo")
    assert "Bid of Dina: 5" in tab.names("button")


async def test_nothing_played_is_nothing_to_end(desk: Desk, open_tab: Open) -> None:
    """The address shows the Table."""
    tab = await open_tab(f"/games/{await kept(desk)}/end")
    assert "Bid of Amr: empty" in tab.names("button")


async def test_players_are_renamed_and_undo_brings_the_names_back(
    desk: Desk, open_tab: Open
) -> None:
    """Another player's name too; the columns stay apart, a blank gets its number."""
    game_id = await kept(desk, X)
    tab = await open_tab(f"/games/{game_id}/rename")
    await tab.fill("Player 1", " Dina ")
    await tab.fill("Player 4", "\u200f")
    await tab.tap("Save names")
    assert tab.path == f"/games/{game_id}"
    texts = tab.names("text")
    assert {"Dina total 25, place 1", "Dina total 12, place 3"} <= set(texts)
    assert "Player 4 total −11, place 4" in texts
    await tab.tap("Undo")
    assert {"Amr total 25, place 1", "Essam total −11, place 4"} <= set(tab.names("text"))


async def test_a_name_that_cannot_be_kept_is_refused_in_words(desk: Desk, open_tab: Open) -> None:
    """What was typed stays, the game too."""
    game_id = await kept(desk)
    tab = await open_tab(f"/games/{game_id}/rename")
    await tab.fill("Player 1", "A" * 41)
    await tab.tap("Save names")
    assert tab.told() == [f"{'A' * 41} is too long: a name has at most 40 characters."]
    assert tab.path == f"/games/{game_id}/rename"
    assert tab.find("Player 1").value == "A" * 41


async def test_who_really_dealt_is_named(desk: Desk, open_tab: Open) -> None:
    """The deal goes on from there; the one whose turn it was is marked before."""
    tab = await open_tab(f"/games/{await kept(desk, X)}/dealer")
    dealers = [f"Dealer: {name}" for name in ("Amr", "Bassem", "Dina", "Essam")]
    assert tab.names("button") == ["Close", *dealers]
    await tab.tap("Dealer: Dina")
    assert "Dealer Dina, Essam speaks first" in tab.names("text")
    await tab.tap("Undo")
    assert "Dealer Bassem, Dina speaks first" in tab.names("text")
