"""What the Table says when a game cannot be saved, read or found."""

from app.stores import Failing
from ui.conftest import Open
from ui.kept import kept

from estimation_mate.app.desk import Desk
from estimation_mate.storage.memory import Kept


async def test_what_is_not_saved_is_said_until_it_is(
    desk: Desk, store: Failing, open_tab: Open
) -> None:
    """Play goes on meanwhile; the quiet mark is gone as long."""
    tab = await open_tab(f"/games/{await kept(desk)}")
    store.reason = "full"
    await tab.press("5")
    assert "Not saved: the storage of this device is full." in tab.names("text")
    assert "Saved" not in tab.names("text")
    assert "Bid of Bassem: 5" in tab.names("button")
    await tab.press("3")
    store.reason = None
    await tab.press("2")
    assert "Saved" in tab.names("text")
    assert [text for text in tab.names("text") if text.startswith("Not saved")] == []


async def test_a_game_that_is_not_here_is_said_so(open_tab: Open) -> None:
    """With the way back, at every address of a game."""
    for path in ("/games/nowhere", "/games/nowhere/menu", "/games/nowhere/finish"):
        tab = await open_tab(path)
        assert tab.names("text") == ["This game is not on this device."]
        await tab.tap("Games")
        assert tab.path == "/"


async def test_a_game_that_cannot_be_read_now_says_why(
    desk: Desk, store: Failing, open_tab: Open
) -> None:
    """And opens once the store works and the tab comes back."""
    game_id = await kept(desk)
    store.reason = "locked"
    tab = await open_tab(f"/games/{game_id}")
    assert tab.names("text") == ["The games cannot be read: another program is using the games."]
    store.reason = None
    await tab.lose()
    await tab.come_back()
    assert tab.names("heading") == ["Round 1 of 18"]


async def test_lost_steps_are_told_once(desk: Desk, store: Failing, open_tab: Open) -> None:
    """The game is whole."""
    text = '{"rules": "classic", "players": ["a", "b", "c", "d"], "rounds": []}'
    store.kept["there"] = Kept(text.encode(), b"lost", 1, "2020")
    tab = await open_tab("/games/there")
    assert tab.told() == [
        "The game is whole, but its earlier steps could not be read: Undo starts afresh."
    ]
    assert (await open_tab("/games/there")).told() == []
    assert len((await desk.listing(9)).games) == 1


async def test_the_panel_stays_the_same_while_the_warning_comes_and_goes(
    desk: Desk, store: Failing, open_tab: Open
) -> None:
    """Or the keyboard would lose its focus at every failure."""
    tab = await open_tab(f"/games/{await kept(desk)}")
    confirm = tab.find("Confirm bids").target
    for reason in ("full", None):
        store.reason = reason
        await tab.press("5")
        assert tab.find("Confirm bids").target._i == confirm._i  # noqa: SLF001
