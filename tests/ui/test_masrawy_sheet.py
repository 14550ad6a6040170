"""The sheet of Masrawy: a column for each team, its scores, edits and end."""

import pytest
from contracts import DEAD, deal, deal_out, match
from rounds import Document
from ui.conftest import Open
from ui.dealt import SLAM, THEM, US, dealt, sheet_of
from ui.kept import ARABIC, everything, latin, said

from estimation_mate.app.desk import Desk
from estimation_mate.contract_labels import won_by
from estimation_mate.domain.replay import replay
from estimation_mate.texts import words
from estimation_mate.ui.components.announcement import announcement


@pytest.mark.parametrize(
    ("deals", "announced"),
    [
        ([deal(2, 8, 9, double=2)], f"Round 1: {US} 18, total 18. {THEM} 0, total 0"),
        ([deal(), DEAD], "Round 2: Dead deal"),
        ([SLAM, deal()], f"Round 2: {US} 9, total 35. {THEM} 0, total 0. The match is won by {US}."),
    ],
)  # fmt: skip
def test_a_reader_hears_the_deal_and_the_end(deals: list[Document], announced: str) -> None:
    """Both teams, a dead deal, and who won by it."""
    game, say = match(*deals), words("en")
    sheet = replay(game)
    won = won_by(say, game.rules, (US, THEM), sheet)
    assert announcement(say, (US, THEM), sheet.rows[-1], won) == announced


async def test_the_match_ends_and_says_who_won(desk: Desk, open_tab: Open) -> None:
    """On the screen and to readers; nothing is entered any more, Undo takes the end back."""
    tab = await open_tab(f"/games/{await dealt(desk, SLAM)}")
    for name in ("Dina bought", "Contract 7", "Hearts", "Confirm contract", f"Made for {US}"):
        await tab.tap(name)
    await tab.tap("Confirm round")
    won = f"The match is won by {US}."
    assert tab.names("heading") == ["Match over"]
    assert won in tab.names("text")
    assert [name for name in tab.names("button") if "bought" in name or "Dead" in name] == []
    assert "Add extra round" not in tab.names("button")
    await tab.tap("Finish game")
    assert {won, f"Place 1: {US}, 33", f"Place 2: {THEM}, 0"} <= set(tab.names("text"))
    assert {"King"} <= set(tab.seen())
    assert {"Koz"} & set(tab.seen()) == set()
    assert "Add extra round" not in tab.names("button")
    await tab.tap("Back to the sheet")
    await tab.tap("Undo")
    await tab.tap("Undo")
    assert tab.names("heading") == ["Round 2, to 31"]
    assert "Confirm round" in tab.names("button")


async def test_a_score_explains_itself(desk: Desk, open_tab: Open) -> None:
    """The buyers' doubling line by line, the defenders' tricks, a dead deal in a sentence."""
    game_id = await dealt(desk, DEAD, deal(2, 9, 7, double=2))
    tab = await open_tab(f"/games/{game_id}/explain/2/0")
    assert tab.names("heading") == [f"{US} round 2"]
    assert {
        "Dina bought 9, Hearts, Doubled ×2", "Buyers, took 7", "Contract failed −9", "Doubled −9",
        "Score −18",
    } <= set(tab.names("text"))  # fmt: skip
    await tab.go(f"/games/{game_id}/explain/2/1")
    assert {"Defenders, took 6", "Tricks 6"} <= set(tab.names("text"))
    await tab.go(f"/games/{game_id}/explain/1/1")
    assert "Dead deal: nobody bid." in tab.names("text")


async def test_a_contract_is_edited_to_a_dead_deal_and_back(desk: Desk, open_tab: Open) -> None:
    """The effect is told first; what stood of the contract is still there until it is applied."""
    game_id = await dealt(desk, deal(), deal(1))
    tab = await open_tab(f"/games/{game_id}/edit/1")
    await tab.tap("Change contract")
    await tab.tap("Dead deal")
    assert f"Round 1 is scored otherwise. · {US} 9 → 0" in tab.names("text")
    assert "Dead deal: nobody bid." in tab.names("text")
    await tab.tap("Dead deal")
    assert "Amr · 8 · Hearts" in tab.names("text")
    await tab.tap("Dead deal")
    await tab.tap("Apply changes")
    assert await sheet_of(desk, tab) == [DEAD, deal(1)]
    await tab.go(f"/games/{game_id}/edit/1")
    for name in ("Essam bought", "Contract 7", "Clubs", "Confirm contract", f"Made for {THEM}"):
        await tab.tap(name)
    await tab.tap("Apply changes")
    assert await sheet_of(desk, tab) == [deal(3, 7, 7, trump="clubs"), deal(1)]


async def test_an_edit_that_takes_the_end_back_opens_the_next_deal(
    desk: Desk, open_tab: Open
) -> None:
    """The panel is there again; one that would end it too early says which rounds are in the way."""
    game_id = await dealt(desk, deal(0, 8, 8), SLAM)
    tab = await open_tab(f"/games/{game_id}/edit/2")
    await tab.tap(f"Tricks 12 for {US}")
    await tab.tap("Apply changes")
    assert tab.names("heading") == ["Round 3, to 31"]
    assert "Amr bought" in tab.names("button")
    await tab.go(f"/games/{await dealt(desk, deal(0, 13, 12), SLAM, deal(1), target=26)}/edit/1")
    await tab.tap(f"Tricks 13 for {US}")
    refused = "Rounds 2, 3 could not stand then, so nothing was changed."
    assert refused in tab.names("text")
    assert not tab.find("Apply changes").enabled


async def test_an_edit_that_was_begun_is_still_there(desk: Desk, open_tab: Open) -> None:
    """In the next tab, part by part."""
    game_id = await dealt(desk, deal())
    tab = await open_tab(f"/games/{game_id}/edit/1")
    await tab.tap("Change contract")
    await tab.tap("Essam bought")
    other = await open_tab(f"/games/{game_id}/edit/1")
    assert "Essam · 8 · Hearts" in other.names("text")


async def test_a_lower_target_is_refused_naming_the_deals(desk: Desk, open_tab: Open) -> None:
    """A higher one is taken, and the totals are shown by team."""
    game_id = await dealt(desk, *[deal(0, 8, 8)] * 3, deal(1, 8, 8))
    tab = await open_tab(f"/games/{game_id}/scoring")
    await tab.fill("Target", "16")
    refused = "Rounds 3, 4 could not stand then, so nothing was changed."
    assert refused in tab.names("text")
    await tab.fill("Target", "40")
    await tab.tap("Save settings")
    assert f"{US} 24 → 24" in tab.names("text")
    await tab.tap("Recalculate")
    assert tab.names("heading") == ["Round 5, to 40"]


async def test_the_list_of_games_tells_teams(desk: Desk, open_tab: Open) -> None:
    """The running match by its round, a finished one by its winner."""
    game_id = await dealt(desk, deal(), DEAD)
    tab = await open_tab("/")
    assert "Round 3 · Masrawy" in tab.names("text")
    assert {f"{US} total 9, place 1", f"{THEM} total 0, place 2"} <= set(tab.names("text"))
    play = await desk.open(game_id)
    await play.make(lambda game: deal_out(game, SLAM))
    await tab.go("/settings")
    await tab.go("/")
    assert "Match over · Masrawy" in tab.names("text")
    await tab.go(f"/games/{game_id}")
    await tab.tap("Finish game")
    await tab.go("/")
    outcome = next(name for name in tab.names("text") if "won" in name)
    assert outcome.endswith(f"{US} won, 35 · finished")


async def test_new_game_tells_who_plays_with_whom(open_tab: Open) -> None:
    """As soon as Masrawy is chosen."""
    tab = await open_tab("/new")
    await tab.fill("Player 1", "Amr")
    told = "Amr and Player 3 against Player 2 and Player 4"
    assert told not in tab.names("text")
    await tab.tap("Rule set: Masrawy", "radio")
    assert told in tab.names("text")


@pytest.mark.parametrize(
    "below",
    [
        "",
        "/explain/1/0",
        "/explain/2/1",
        "/explain/3/0",
        "/help",
        "/scoring",
        "/edit/1",
        "/edit/2",
        "/menu",
    ],
)
async def test_no_latin_letter_stands_in_arabic(desk: Desk, open_tab: Open, below: str) -> None:
    """With a contract half told, made, failed and doubled, and dead."""
    deals = (deal(0, 8, 9), DEAD, deal(1, 9, 7, double=4))
    game_id = await dealt(desk, *deals, names=ARABIC)
    tab = await open_tab(f"/games/{game_id}", language="ar")
    await tab.tap(said("{name} bought", name="دينا"))
    await tab.go(f"/games/{game_id}{below}")
    assert latin(everything(tab)) == []
