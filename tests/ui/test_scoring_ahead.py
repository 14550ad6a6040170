"""The scoring settings of the next game, and those that new games start from."""

import pytest
from app.stores import Failing
from domain.test_seam import Tiny
from rounds import X
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import everything, kept, latin, said

from estimation_mate.app.desk import Desk
from estimation_mate.domain.rules import KINDS, Classic
from estimation_mate.storage.port import Readable

TWENTY = Classic().set_to({"caller.win": 20})


def shown(tab: Tab, name: str) -> str | None:
    """What stands in a field."""
    return tab.find(name, "textbox").value


async def latest(desk: Desk) -> object:
    """The rules of the game that was started last."""
    one, *_ = (await desk.listing(1)).games
    assert isinstance(one, Readable)
    return one.game.rules


async def test_the_next_game_has_the_settings_that_were_made_for_it(
    desk: Desk, open_tab: Open
) -> None:
    """What is filled in stays; the game after it has the usual ones again."""
    tab = await open_tab("/new")
    await tab.fill("Player 1", "Amr")
    await tab.tap("Scoring settings")
    assert (tab.path, tab.names("button")[0]) == ("/new/scoring", "New game")
    await tab.fill("Caller win", "٢٠")
    await tab.tap("Save settings")
    assert (tab.path, shown(tab, "Player 1")) == ("/new", "Amr")
    await tab.tap("Scoring settings")
    assert shown(tab, "Caller win") == "20"
    await tab.tap("New game")
    await tab.tap("Start game")
    assert await latest(desk) == TWENTY
    await tab.go("/new")
    await tab.tap("Start game")
    assert await latest(desk) == Classic()


async def test_what_is_typed_for_the_next_game_and_not_saved_is_no_setting(
    desk: Desk, open_tab: Open
) -> None:
    """The game does not start over it: it is saved or discarded first."""
    tab = await open_tab("/new/scoring")
    await tab.fill("Caller win", "1000")
    await tab.tap("Save settings")
    assert tab.path == "/new/scoring"
    await tab.fill("Caller win", "20")
    await tab.tap("New game")
    assert shown(await open_tab("/new/scoring"), "Caller win") == "20"
    await tab.tap("Start game")
    assert tab.told() == [
        "The scoring settings of this game were typed and not saved. Save or discard them first.",
    ]
    assert tab.path == "/new"
    await tab.tap("Scoring settings")
    await tab.tap("Discard changes")
    await tab.tap("New game")
    await tab.tap("Start game")
    assert await latest(desk) == Classic()
    assert shown(await open_tab("/new/scoring"), "Caller win") == "10"


async def test_new_games_start_from_the_defaults_of_this_device(desk: Desk, open_tab: Open) -> None:
    """An old game is not scored anew (G7); the settings of a new one start there too."""
    old = await kept(desk, X)
    tab = await open_tab("/settings/scoring")
    await tab.fill("Caller win", "20")
    await tab.tap("Save settings")
    assert tab.path == "/settings"
    await tab.go("/new")
    await tab.tap("Scoring settings")
    assert shown(tab, "Caller win") == "20"
    await tab.tap("New game")
    await tab.tap("Start game")
    assert await latest(desk) == TWENTY
    play = await desk.open(old)
    assert (play.shown.game.rules, play.shown.sheet.totals) == (Classic(), (25, 13, 12, -11))


async def test_defaults_are_reset_to_the_usual_values(desk: Desk, open_tab: Open) -> None:
    """Once they are saved; until then they can be given up."""
    await desk.keep_defaults(TWENTY)
    tab = await open_tab("/settings/scoring/classic")
    await tab.tap("Reset defaults")
    assert (shown(tab, "Caller win"), await desk.defaults("classic")) == ("10", TWENTY)
    await tab.tap("Discard changes")
    assert shown(tab, "Caller win") == "20"
    await tab.tap("Reset defaults")
    await tab.tap("Save settings")
    assert await desk.defaults("classic") == Classic()


async def test_defaults_that_cannot_be_saved_stay_typed(
    desk: Desk, open_tab: Open, store: Failing
) -> None:
    """With room again the same tap saves them."""
    tab = await open_tab("/settings/scoring")
    await tab.fill("Caller win", "20")
    store.reason = "full"
    await tab.tap("Save settings")
    assert tab.told() == ["Not saved: the storage of this device is full."]
    assert (tab.path, shown(tab, "Caller win")) == ("/settings/scoring", "20")
    store.reason = None
    await tab.tap("Save settings")
    assert await desk.defaults("classic") == TWENTY


async def test_settings_that_cannot_be_read_are_shown_as_the_usual_ones(
    open_tab: Open, store: Failing
) -> None:
    """The screen opens."""
    store.reason = "damaged"
    for path in ("/new/scoring", "/settings/scoring"):
        assert shown(await open_tab(path), "Caller win") == "10"


@pytest.mark.parametrize("path", ["/new/scoring", "/settings/scoring"])
async def test_they_speak_arabic(desk: Desk, open_tab: Open, path: str) -> None:
    """No Latin letter stands on either."""
    await desk.choose_language("ar")
    tab = await open_tab(path)
    assert latin(everything(tab)) == []
    assert said("Save settings") in tab.names("button")


async def test_another_rule_set_shows_its_own(
    desk: Desk, open_tab: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is chosen by a radio, each has defaults of its own, and no screen knows which it is."""
    monkeypatch.setitem(KINDS, "tiny", Tiny)
    tab = await open_tab("/settings/scoring")
    assert tab.names("radio") == [
        "Rule set: Egypt – Classic", "Rule set: Full rules", "Rule set: Federation",
        "Rule set: Ladder", "Rule set: Rising", "Rule set: Masrawy", "Rule set: tiny",
    ]  # fmt: skip
    await tab.tap("Rule set: tiny", "radio")
    assert (tab.path, tab.names("textbox"), tab.names("switch")) == (
        "/settings/scoring/tiny", ["Made"], [],
    )  # fmt: skip
    assert "Rounds 3" in tab.names("text")
    await tab.fill("Made", "100")
    assert "Made: Only whole numbers from 0 to 99 can stand here." in tab.names("text")
    await tab.fill("Made", "7")
    await tab.tap("Save settings")
    assert (await desk.defaults("tiny"), await desk.defaults("classic")) == (
        Tiny(exact=7), Classic(),
    )  # fmt: skip
