"""New game, same players: another game of the same people, by other rules if they like."""

import pytest
from app.stores import Failing
from rounds import NAMES, X
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import ARABIC, CLEAR, ended, everything, kept, latin, said

from estimation_mate.app.desk import Desk
from estimation_mate.app.form import Form
from estimation_mate.domain.rules import Classic, Ladder
from estimation_mate.storage.port import Readable

TWENTY = Classic().set_to({"caller.win": 20})
AGAIN = "New game, same players"


async def asked_for(open_tab: Open, game_id: str) -> Tab:
    """A tab on which the row of the menu was tapped."""
    tab = await open_tab(f"/games/{game_id}/menu")
    await tab.tap(AGAIN)
    return tab


def filled(tab: Tab) -> tuple[list[str | None], list[str]]:
    """The names in New game, and the radios that are on."""
    radios = [one.name for one in tab.heard("radio") if one.on]
    return [one.value for one in tab.heard("textbox")], radios


@pytest.mark.parametrize("rounds", [0, 2])
async def test_the_four_play_on_under_other_rules(desk: Desk, open_tab: Open, rounds: int) -> None:
    """The deal goes on round the table; the running game stays as it is."""
    game_id = await kept(desk, *[X] * rounds)
    tab = await asked_for(open_tab, game_id)
    dealer = NAMES[rounds]
    assert tab.path == "/new"
    assert filled(tab) == (
        list(NAMES), [f"First dealer: {dealer}", "Rule set: Egypt – Classic"],
    )  # fmt: skip
    await tab.tap("Rule set: Ladder", "radio")
    await tab.tap("Start game")
    new, old = (await desk.listing(9)).games
    assert isinstance(new, Readable)
    assert isinstance(old, Readable)
    assert (new.game.players, new.game.rules) == (NAMES, Ladder())
    assert (old.id, old.game.ended_at, len(old.game.rounds)) == (game_id, None, rounds)


async def test_after_an_ended_game_too(desk: Desk, open_tab: Open) -> None:
    """Eighteen rounds on, the third player deals."""
    tab = await asked_for(open_tab, await ended(desk, *CLEAR))
    assert filled(tab)[0] == list(NAMES)
    assert filled(tab)[1][0] == "First dealer: Dina"


async def test_its_settings_come_along(desk: Desk, open_tab: Open) -> None:
    """Those of another rule set that were made for new games stay."""
    await desk.keep_form(Form(rules=(Ladder(exact=20), Classic(max_dash=3))).by_rules("rising"))
    game_id = await kept(desk, X, rules={"kind": "classic", "caller": {"win": 20}})
    await asked_for(open_tab, game_id)
    form = await desk.form()
    assert (form.names, form.own_rules) == (NAMES, TWENTY)
    assert form.by_rules("ladder").own_rules == Ladder(exact=20)


async def test_settings_that_new_games_have_anyway_are_none_of_its_own(
    desk: Desk, open_tab: Open
) -> None:
    """They follow the defaults if those change."""
    await desk.keep_defaults(TWENTY)
    await asked_for(open_tab, await kept(desk, rules={"kind": "classic", "caller": {"win": 20}}))
    assert (await desk.form()).own_rules is None


@pytest.mark.parametrize("answer", ["Cancel", "Close", "Fill in anew"])
async def test_what_is_filled_in_already_is_asked_for(
    desk: Desk, open_tab: Open, answer: str
) -> None:
    """By name, with Cancel as what Enter answers; it is lost only if somebody says so."""
    before = Form(("Zed", "", "Yara ", ""), 2, "ladder")
    await desk.keep_form(before)
    game_id = await kept(desk, X)
    tab = await asked_for(open_tab, game_id)
    assert tab.path == f"/games/{game_id}/again"
    told = "New game is filled in with Zed, Yara. Fill it in anew with Amr, Bassem, Dina, Essam?"
    assert told in tab.names("text")
    focused = [one.name for one in tab.heard("button") if getattr(one.target, "autofocus", False)]
    assert focused == ["Cancel"]
    assert "Fill in anew" in (await open_tab(tab.path)).names("button")
    await tab.tap(answer)
    if answer == "Fill in anew":
        assert (tab.path, filled(tab)[0]) == ("/new", list(NAMES))
    else:
        assert (tab.path, await desk.form()) == (f"/games/{game_id}", before)


async def test_settings_of_its_own_are_asked_for(desk: Desk, open_tab: Open) -> None:
    """Though no name is typed yet."""
    await desk.keep_form(Form().scored_by(TWENTY))
    tab = await asked_for(open_tab, await kept(desk))
    told = "New game has settings of its own. Fill it in anew with Amr, Bassem, Dina, Essam?"
    assert told in tab.names("text")


async def test_the_same_four_once_more_are_not_asked_for(desk: Desk, open_tab: Open) -> None:
    """Nor a form in which nothing was typed."""
    game_id = await kept(desk)
    await desk.keep_form(Form(dealer=3))
    for _ in range(2):
        assert (await asked_for(open_tab, game_id)).path == "/new"


async def test_what_cannot_be_filled_in_is_told(desk: Desk, open_tab: Open, store: Failing) -> None:
    """The menu stays."""
    tab = await open_tab(f"/games/{await kept(desk)}/menu")
    path, store.reason = tab.path, "full"
    await tab.tap(AGAIN)
    assert (tab.told(), tab.path) == (["Not saved: the storage of this device is full."], path)


async def test_a_running_game_keeps_its_rule_set(desk: Desk, open_tab: Open) -> None:
    """Its settings offer no other, and an address that names one changes nothing."""
    one = {"bids": [1, 1, 0, 0], "tricks": [1, 0, 0, 0]}
    game_id = await kept(desk, one, rules="ladder")
    tab = await open_tab(f"/games/{game_id}/scoring")
    assert tab.names("radio") == []
    assert "Settings of this game: Ladder" in tab.names("text")
    await tab.go(f"/games/{game_id}/scoring/classic")
    assert "Settings of this game: Ladder" in tab.names("text")
    assert (await desk.open(game_id)).shown.game.rules == Ladder()


async def test_the_question_speaks_arabic(desk: Desk, open_tab: Open) -> None:
    """No Latin letter stands on it."""
    await desk.choose_language("ar")
    await desk.keep_form(Form(("زياد", "", "", "")))
    tab = await open_tab(f"/games/{await kept(desk, names=ARABIC)}/menu")
    assert latin(everything(tab)) == []
    await tab.tap(said(AGAIN))
    assert tab.path.endswith("/again")
    assert latin(everything(tab)) == []


async def test_the_same_players_under_other_rules_are_asked_for_by_the_rules(
    desk: Desk, open_tab: Open
) -> None:
    """Their names would tell nothing."""
    await desk.keep_form(Form(NAMES, 0, "ladder"))
    tab = await asked_for(open_tab, await kept(desk, X))
    told = "New game is filled in with these players for Ladder."
    assert f"{told} Fill it in anew for Egypt – Classic?" in tab.names("text")
