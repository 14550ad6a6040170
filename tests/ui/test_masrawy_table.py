"""The Table of Masrawy: contracts in its panel, and a column for each team."""

import pytest
from app.stores import Failing
from contracts import DEAD, deal, deal_of, deal_out, match
from rounds import NAMES, Document
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import ARABIC, Names, everything, latin, said
from ui.test_gate import Clock

from estimation_mate.app.desk import Desk
from estimation_mate.app.play import Play
from estimation_mate.domain.contract_draft import ContractDraft
from estimation_mate.domain.document import write_entry
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rules import read_rules
from estimation_mate.labels import won_by
from estimation_mate.texts import words
from estimation_mate.ui.components.announcement import announcement
from estimation_mate.ui.gate import Gate

US, THEM = "Amr and Dina", "Bassem and Essam"
SLAM = deal(0, 13, 13)


async def dealt(desk: Desk, *deals: Document, names: Names = NAMES, **settings: object) -> str:
    """The id of a match in which these deals were played."""
    rules = read_rules({"kind": "masrawy"} | settings)
    game_id = await desk.start(names, 0, rules, "{n}")
    play = await desk.open(game_id)
    for one in deals:
        await play.make(lambda game, one=one: deal_out(game, one))  # type: ignore[misc]
    return game_id


async def sheet_of(desk: Desk, tab: Tab) -> list[Document]:
    """The deals as they are recorded."""
    play = await desk.open(tab.path.split("/")[2])
    return [write_entry(entry) for entry in play.shown.game.rounds]


async def open_deal(desk: Desk, tab: Tab) -> Play:
    """The game that the tab shows."""
    return await desk.open(tab.path.split("/")[2])


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
    assert "Round 1, Spades, Doubled ×2" in tab.names("text")
    assert {"Edit round 1", f"Explain {US} round 1: 18 points"} <= set(tab.names("button"))


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
    assert "Round 1, Dead deal" in tab.names("text")
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


async def test_a_single_round_has_no_target(desk: Desk, open_tab: Open) -> None:
    """Its header names none, and its first contract ends it."""
    tab = await open_tab(f"/games/{await dealt(desk, DEAD, single_round=True)}")
    assert tab.names("heading") == ["Round 2"]
    over = await open_tab(f"/games/{await dealt(desk, deal(1, 9, 5), single_round=True)}")
    assert f"The match is won by {US}." in over.names("text")


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
    refused = "Rounds 2, 3 would break the rules then, so nothing was changed."
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
    refused = "Rounds 3, 4 would break the rules then, so nothing was changed."
    assert refused in tab.names("text")
    await tab.fill("Target", "40")
    await tab.tap("Save settings")
    assert f"{US} 24 → 24" in tab.names("text")
    await tab.tap("Recalculate")
    assert tab.names("heading") == ["Round 5, to 40"]


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


async def test_the_trump_is_chosen_in_the_panel(desk: Desk, open_tab: Open) -> None:
    """The header asks for none; at its address the sheet has no way to leave it out."""
    game_id = await dealt(desk)
    tab = await open_tab(f"/games/{game_id}")
    assert [name for name in tab.names("button") if name.startswith("Trump")] == []
    await tab.go(f"/games/{game_id}/trump")
    assert tab.names("button")[-6:] == [
        "Close", "Clubs", "Diamonds", "Hearts", "Spades", "No trump",
    ]  # fmt: skip


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
