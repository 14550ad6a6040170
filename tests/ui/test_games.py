"""The Games screen."""

import pytest
from app.stores import Failing
from rounds import X
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import ARABIC, CLEAR, CLOSE, ended, everything, kept, latin, said

from estimation_mate.app.desk import UNKEPT, Desk, Notice
from estimation_mate.storage.memory import Kept
from estimation_mate.ui.main import receive

FOUR = "Amr, Bassem, Dina, Essam"
OTHERS = ("Fadi", "Galal", "Hala", "Iman")


async def test_a_first_start_offers_a_new_game(open_tab: Open) -> None:
    """There is nothing else to do, and it says what this is."""
    tab = await open_tab()
    assert tab.names("heading") == ["Estimation Mate"]
    assert tab.names("button") == ["Language", "Settings", "New game"]
    assert tab.names("text") == ["Four players, one phone. Every game stays on this device."]


async def test_no_game_is_said_to_stay_where_none_does(store: Failing, faults: list[str]) -> None:
    """The notice alone tells what becomes of games there."""
    tab = Tab(faults)
    desk = Desk(store, notices=(Notice(f"{UNKEPT}_browser", ""),))
    await tab.open(lambda page: receive(desk, page), "/", 360, 640)
    (told,) = tab.names("text")
    assert told.startswith("This browser keeps nothing of this page")
    await tab.tap("New game")
    assert tab.path == "/new"


async def test_the_running_game_is_on_top_with_its_standings(desk: Desk, open_tab: Open) -> None:
    """One tap continues it."""
    game_id = await kept(desk, X)
    tab = await open_tab()
    assert tab.names("button") == [
        "Language", "Settings", f"Game menu of {FOUR}", "Continue game", "New game",
    ]  # fmt: skip
    assert tab.names("text") == [
        "Round 2 of 18 · Egypt – Classic",
        "Amr total 25, place 1",
        "Bassem total 13, place 2",
        "Dina total 12, place 3",
        "Essam total −11, place 4",
    ]
    await tab.tap("Continue game")
    assert tab.path == f"/games/{game_id}"


async def test_every_control_has_its_name_in_arabic(desk: Desk, open_tab: Open) -> None:
    """And no Latin letter stands on the screen."""
    await desk.choose_language("ar")
    finished = await ended(desk, *CLOSE, names=ARABIC)
    await kept(desk, X, names=ARABIC)
    tab, names = await open_tab(), said(", ").join(ARABIC)
    menu = said("Game menu of {names}", names=names)
    assert tab.names("button") == [
        said("Language"), said("Settings"), menu, said("Continue game"), said("New game"),
        said("Open game {names}", names=names), menu,
    ]  # fmt: skip
    assert said("{name} total {total}, place {place}", name="عصام", total=-11, place=4) in (
        tab.names("text")
    )
    assert latin(everything(tab)) == []
    await tab.go(f"/menu/{finished}")
    assert tab.names("button") == [said("Close"), said("Delete game")]
    assert latin(everything(tab)) == []


async def test_saved_games_tell_when_who_and_how_far(desk: Desk, open_tab: Open) -> None:
    """Finished and running told apart; a row opens the screen that belongs to it."""
    desk.now = lambda: "2026-11-26T12:00:00+00:00"
    shared = await ended(desk, *CLOSE, names=OTHERS)
    older = await kept(desk, X, names=("Nada", "Omar", "Rami", "Sara"))
    await kept(desk)
    tab = await open_tab()
    seen = tab.names("text")
    assert "26 November 2026 · Nada leads with 25 · 1 round played" in seen
    assert "26 November 2026 · Fadi and Galal share 342 · finished" in seen
    await tab.tap("Open game Nada, Omar, Rami, Sara")
    assert tab.path == f"/games/{older}"
    await tab.go("/")
    await tab.tap("Open game Fadi, Galal, Hala, Iman")
    assert tab.path == f"/games/{shared}/finish"


async def test_leaders_are_told_as_they_stand(desk: Desk, open_tab: Open) -> None:
    """One who won, two who lead, and all four alike."""
    await ended(desk, *CLEAR)
    await kept(desk, *CLOSE[:2])
    await kept(desk)
    await kept(desk)
    seen = " ".join((await open_tab()).names("text"))
    assert "Amr won, 450" in seen
    assert "Amr and Bassem lead with 38" in seen
    assert "all at 0 · 0 rounds played" in seen


async def test_no_word_of_an_outcome_is_left_over(desk: Desk, open_tab: Open) -> None:
    """Where it needs a second line, the last part of it stands there whole."""
    desk.now = lambda: "2026-11-26T12:00:00+00:00"
    await kept(desk, X)
    await kept(desk)
    seen = (await open_tab()).seen()
    assert (
        "26 November 2026 · Amr leads with 25 · 1\N{NO-BREAK SPACE}round\N{NO-BREAK SPACE}played"
        in seen
    )


async def test_a_game_without_a_date_is_listed(desk: Desk, store: Failing, open_tab: Open) -> None:
    """A file from elsewhere may not tell when it was begun."""
    text = '{"rules": "classic", "players": ["a", "b", "c", "d"], "rounds": []}'
    store.kept["there"] = Kept(text.encode(), b"", 1, "2020")
    await kept(desk)
    assert "no date · all at 0 · 0 rounds played" in (await open_tab()).names("text")


async def test_a_game_that_cannot_be_read_is_named_and_in_nobodys_way(
    desk: Desk, store: Failing, open_tab: Open
) -> None:
    """Its row says why; opened, it says so in words; the others open."""
    await kept(desk)
    store.kept["bad"] = Kept(b"{half", b"", 1, "2020")
    tab = await open_tab()
    reason = "This cannot be read as a game: it is not whole JSON. Nothing was changed."
    assert reason in tab.seen()
    await tab.tap("Open game unreadable game")
    assert tab.names("text") == [f"{reason} The stored game is kept as it is."]
    await tab.tap("Games")
    await tab.tap("Continue game")
    assert tab.names("heading") == ["Round 1 of 18"]
    assert store.kept["bad"].document == b"{half"


async def test_the_menu_of_a_game_lies_over_the_list(desk: Desk, open_tab: Open) -> None:
    """What is below cannot be reached; Close and Back lead to it; a reload opens the menu again."""
    game_id = await kept(desk)
    tab = await open_tab()
    await tab.tap(f"Game menu of {FOUR}")
    assert tab.path == f"/menu/{game_id}"
    assert (tab.names("heading"), tab.names("button")) == (["Game menu"], ["Close", "Delete game"])
    again = await open_tab(f"/menu/{game_id}")
    assert again.names("button") == tab.names("button")
    await tab.tap("Close")
    assert tab.path == "/"
    assert "Continue game" in tab.names("button")


async def test_a_deleted_game_comes_back_with_undo(desk: Desk, open_tab: Open) -> None:
    """It is off the list at once, and stands there again as it was."""
    await kept(desk, X)
    tab = await open_tab()
    before = tab.names("button")
    await tab.tap(f"Game menu of {FOUR}")
    await tab.tap("Delete game")
    assert tab.path == "/"
    assert tab.names("button") == ["Language", "Settings", "New game"]
    assert tab.told() == ["Game deleted."]
    await tab.take_back()
    assert tab.names("button") == before
    assert "Amr total 25, place 1" in tab.names("text")


async def test_a_deletion_that_fails_is_told(desk: Desk, store: Failing, open_tab: Open) -> None:
    """The game stays."""
    game_id = await kept(desk)
    tab = await open_tab(f"/menu/{game_id}")
    store.reason = "read_only"
    await tab.tap("Delete game")
    assert tab.told() == ["Not saved: the folder of the games cannot be written to."]
    store.reason = None
    await tab.tap("Close")
    assert "Continue game" in tab.names("button")


async def test_the_menu_of_a_game_that_is_gone_can_be_closed(open_tab: Open) -> None:
    """Another tab was faster."""
    tab = await open_tab("/menu/nowhere")
    assert tab.names("button") == ["Close"]
    await tab.tap("Close")
    assert tab.names("button") == ["Language", "Settings", "New game"]


async def test_the_language_is_changed_with_one_tap_and_remembered(
    desk: Desk, open_tab: Open
) -> None:
    """The page turns round, at once and in the next tab."""
    tab = await open_tab()
    assert "العربية" in tab.seen()
    await tab.tap("Language")
    assert tab.names("button") == [said("Language"), said("Settings"), said("New game")]
    assert latin(tab.seen()) == []
    assert (tab.page.rtl, await desk.language()) == (True, "ar")
    assert (await open_tab()).names("button") == tab.names("button")
    await tab.tap(said("Language"))
    assert tab.names("button") == ["Language", "Settings", "New game"]
    assert (tab.page.rtl, await desk.language()) == (False, "en")


async def test_a_language_that_cannot_be_remembered_is_spoken_all_the_same(
    store: Failing, open_tab: Open
) -> None:
    """And it is told that it will not last."""
    tab = await open_tab()
    store.reason = "full"
    await tab.tap("Language")
    assert said("New game") in tab.names("button")
    assert tab.told() == ["Not saved: the storage of this device is full."]


async def test_what_is_wrong_with_the_place_of_the_games_stands_on_top(
    desk: Desk, open_tab: Open
) -> None:
    """In words, with the file that is meant."""
    desk.notices = (Notice("foreign", "/data/games.sqlite3"),)
    tab = await open_tab()
    assert tab.names("text")[0] == (
        "The file /data/games.sqlite3 belongs to another program. It is kept as it is; new games "
        "go into a file beside it."
    )


async def test_a_list_that_cannot_be_read_says_why(
    desk: Desk, store: Failing, open_tab: Open
) -> None:
    """No list is shown in its place; it is read again when the tab comes back."""
    await kept(desk)
    store.reason = "locked"
    tab = await open_tab()
    assert tab.names("text") == ["The games cannot be read: another program is using the games."]
    store.reason = None
    await tab.lose()
    await tab.come_back()
    assert "Continue game" in tab.names("button")


async def test_a_long_list_shows_more_on_demand(desk: Desk, open_tab: Open) -> None:
    """A dozen at first, the running one among them."""
    for _ in range(15):
        await kept(desk)
    tab = await open_tab()
    assert len([one for one in tab.names("button") if one.startswith("Open game")]) == 11
    await tab.tap("Show more")
    assert len([one for one in tab.names("button") if one.startswith("Open game")]) == 14
    assert "Show more" not in tab.names("button")


@pytest.mark.parametrize(
    ("device", "chosen", "begins"),
    [
        ("en-GB", None, "New game"),
        ("ar-EG", None, said("New game")),
        ("ar", "en", "New game"),
        ("fr-FR", "ar", said("New game")),
        ("", "klingon", "New game"),
    ],
)
async def test_it_begins_in_the_language_that_was_chosen_else_in_the_devices(
    desk: Desk, open_tab: Open, device: str, chosen: str | None, begins: str
) -> None:
    """English where neither is known."""
    if chosen is not None:
        await desk.choose_language(chosen)
    tab = await open_tab(language=device)
    assert begins in tab.names("button")


async def test_a_store_that_fails_keeps_no_tab_from_opening(store: Failing, open_tab: Open) -> None:
    """It says so on the screen, in the language of the device."""
    store.reason = "damaged"
    tab = await open_tab(language="ar-EG")
    assert len(tab.names("text")) == 1
    assert said("the file of the games is damaged.") in tab.names("text")[0]
