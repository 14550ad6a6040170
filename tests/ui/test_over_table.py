"""What lies over the Table, and what stands there when all is played."""

import pytest
from ui.conftest import Open
from ui.kept import ARABIC, CLEAR, everything, kept, latin, said

from estimation_mate.app.desk import Desk


@pytest.mark.parametrize("over", ["trump", "menu"])
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
    """It leads to the games; in the middle of a game there is nothing to finish."""
    game_id = await kept(desk)
    tab = await open_tab(f"/games/{game_id}/menu")
    assert tab.names("button") == ["Close", "Scoring settings", "Games"]
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
    assert tab.names("button") == ["Undo", "Redo", "Game menu", "Finish game", "Add extra round"]
    await tab.tap("Game menu")
    assert tab.names("button") == [
        "Close",
        "Finish game",
        "Add extra round",
        "Scoring settings",
        "Games",
    ]
    await tab.tap("Add extra round")
    assert (tab.path, tab.names("heading")) == (f"/games/{game_id}", ["Extra round 19"])
    await tab.tap("Game menu")
    assert tab.names("button") == ["Close", "Finish game", "Scoring settings", "Games"]
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
    assert tab.names("button") == ["Close", "Scoring settings", "Games"]
