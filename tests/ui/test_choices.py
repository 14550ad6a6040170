"""Settings that are a choice of a few numbers: radios, in a game and of the defaults."""

import pytest
from rounds import X, game_of
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import ARABIC, everything, latin, said

from estimation_mate.app.desk import Desk
from estimation_mate.app.play import Play
from estimation_mate.app.scoring import of_game
from estimation_mate.domain.document import read_game
from estimation_mate.domain.moves import open_round
from estimation_mate.domain.rules import Federation, Full
from estimation_mate.domain.timeline import Timeline

DEALS = ["Deals: 13", "Deals: 18", "Deals: 24"]


async def stored(desk: Desk, *rounds: object, **others: object) -> str:
    """The id of a game that a file of these rounds is."""
    game, _ = read_game(game_of(*rounds, **({"rules": "full"} | others)))
    kept = open_round(
        game.model_copy(update={"id": "g", "created_at": "2026-03-01T22:00:00+02:00"})
    )
    await desk.store.save(Timeline(kept), 0)
    return "g"


async def opened(desk: Desk, open_tab: Open, *rounds: object, **others: object) -> tuple[Tab, Play]:
    """A tab on the settings of such a game."""
    game_id = await stored(desk, *rounds, **others)
    return await open_tab(f"/games/{game_id}/scoring"), await desk.open(game_id)


def on(tab: Tab) -> list[str]:
    """The numbers that are chosen."""
    return [one.name for one in tab.heard("radio") if one.on]


@pytest.mark.parametrize("kind", ["full", "federation"])
async def test_the_deals_of_a_game_are_three_radios(desk: Desk, open_tab: Open, kind: str) -> None:
    """One of them is on, and no text field asks for them."""
    tab, play = await opened(desk, open_tab, rules=kind)
    assert (tab.names("radio"), on(tab)) == (DEALS, ["Deals: 18"])
    assert "Deals" not in tab.names("textbox")
    await tab.tap("Deals: 24", "radio")
    assert on(tab) == ["Deals: 24"]
    await tab.tap("Save settings")
    assert play.shown.game.rules == (Full, Federation)[kind == "federation"](deals=24)


async def test_the_deals_of_new_games_are_chosen_and_reset(desk: Desk, open_tab: Open) -> None:
    """What is chosen and not saved is there after a reload; Reset chooses 18 again."""
    tab = await open_tab("/settings/scoring/full")
    await tab.tap("Deals: 24", "radio")
    other = await open_tab("/settings/scoring/full")
    assert on(other)[-1] == "Deals: 24"
    assert "1 change, not saved yet" in other.names("text")
    await other.tap("Save settings")
    assert await desk.defaults("full") == Full(deals=24)
    tab = await open_tab("/settings/scoring/full")
    await tab.tap("Reset defaults")
    assert on(tab)[-1] == "Deals: 18"
    await tab.tap("Deals: 24", "radio")
    assert "Discard changes" not in tab.names("button")
    await tab.tap("Deals: 13", "radio")
    await tab.tap("Save settings")
    assert await desk.defaults("full") == Full(deals=13)


async def test_g9_fewer_deals_than_are_recorded_are_refused(desk: Desk, open_tab: Open) -> None:
    """Naming the rounds; 24 deals bear them."""
    tab, play = await opened(desk, open_tab, *[X] * 15)
    before = play.shown
    await tab.tap("Deals: 13", "radio")
    await tab.tap("Save settings")
    refused = "Rounds 14, 15 could not stand then, so nothing was changed."
    assert refused in tab.names("text")
    assert (tab.path, play.shown) == ("/games/g/scoring", before)
    await tab.tap("Deals: 24", "radio")
    assert refused not in tab.names("text")
    await tab.tap("Save settings")
    await tab.tap("Recalculate")
    assert play.shown.game.rules == Full(deals=24)


async def test_g9_a_lowest_call_above_a_recorded_one_is_refused(desk: Desk, open_tab: Open) -> None:
    """Naming the round whose call was lower."""
    low = {"bids": [4, 3, 2, 2], "tricks": [4, 3, 2, 4]}
    tab, play = await opened(desk, open_tab, X, low, X)
    before = play.shown
    await tab.fill("Lowest call", "5")
    await tab.tap("Save settings")
    assert "Round 2 could not stand then, so nothing was changed." in tab.names("text")
    assert (tab.path, play.shown) == ("/games/g/scoring", before)


@pytest.mark.parametrize("typed", ["14", "", "x", "25", True])
async def test_a_number_that_is_none_of_them_is_told(
    desk: Desk, open_tab: Open, typed: str | bool
) -> None:
    """It was left by an earlier program: the sentence names what would be right."""
    game_id = await stored(desk)
    await desk.keep_typed(of_game(game_id), {"deals": typed})
    tab = await open_tab(f"/games/{game_id}/scoring")
    if typed is True:
        assert on(tab) == ["Deals: 18"]
        return
    told = "Only one of these can stand here: 13, 18, 24."
    assert on(tab) == []
    assert {told, f"Deals: {told}"} <= set(tab.names("text"))
    await tab.tap("Save settings")
    assert tab.path == f"/games/{game_id}/scoring"
    await tab.tap("Deals: 18", "radio")
    assert told not in tab.names("text")


async def test_the_choice_speaks_arabic(desk: Desk, open_tab: Open) -> None:
    """No Latin letter stands on the page, with a fault told too."""
    await desk.choose_language("ar")
    game_id = await stored(desk, players=list(ARABIC))
    await desk.keep_typed(of_game(game_id), {"deals": "14"})
    tab = await open_tab(f"/games/{game_id}/scoring")
    assert latin(everything(tab)) == []
    names = [said("{setting}: {told}", setting=said("Deals"), told=str(n)) for n in (13, 18, 24)]
    assert tab.names("radio") == names
