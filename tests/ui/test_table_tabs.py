"""The Table in several tabs, in tabs that go and come back, and over a long time."""

import gc
import weakref

from rounds import X, tap
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import kept

from estimation_mate.app.desk import Desk
from estimation_mate.app.play import Play


def watchers(play: Play) -> int:
    """How many look on."""
    return len(play._watchers)  # noqa: SLF001 - that none are left is the point


async def test_what_one_tab_does_shows_in_the_others(desk: Desk, open_tab: Open) -> None:
    """Taps, Undo and a confirmed round, whoever makes them."""
    path = f"/games/{await kept(desk)}"
    one, other = await open_tab(path), await open_tab(path)
    await one.tap("Bid 5 for Bassem")
    await other.settle()
    assert "Bid of Bassem: 5" in other.names("button")
    await other.tap("Bid 3 for Dina")
    await other.tap("Undo")
    await one.settle()
    assert one.names("button") == other.names("button")
    assert "Bid of Dina: empty" in one.names("button")


async def test_each_tab_speaks_its_own_language(desk: Desk, open_tab: Open) -> None:
    """And is drawn for itself."""
    path = f"/games/{await kept(desk)}"
    english, arabic = await open_tab(path), await open_tab(path, language="ar-EG")
    await english.tap("Bid 5 for Bassem")
    await arabic.settle()
    assert english.names("heading") == ["Round 1 of 18"]
    assert arabic.names("heading") == ["جولة 1 من 18"]
    assert any("5" in name and "Bassem" in name for name in arabic.names("button"))


async def test_a_tab_that_leaves_the_table_looks_on_no_more(desk: Desk, open_tab: Open) -> None:
    """After the last one has left, the desk lets go of the game."""
    game_id = await kept(desk)
    one, other = await open_tab(f"/games/{game_id}"), await open_tab(f"/games/{game_id}/menu")
    held = weakref.ref(await desk.open(game_id))
    assert watchers(await desk.open(game_id)) == 2
    await one.go("/")
    assert watchers(await desk.open(game_id)) == 1
    await other.go(f"/games/{game_id}/finish")
    await other.go("/new")
    gc.collect()
    assert held() is None
    assert dict(desk._open) == {}  # noqa: SLF001


async def test_going_to_and_fro_leaves_one_to_look_on(desk: Desk, open_tab: Open) -> None:
    """Sheets over the Table, other games and other screens."""
    game_id, second = await kept(desk), await kept(desk, X)
    tab = await open_tab(f"/games/{game_id}")
    for _ in range(3):
        for path in (f"/games/{game_id}/menu", "/", f"/games/{second}", f"/games/{game_id}"):
            await tab.go(path)
    assert tab.names("heading") == ["Round 1 of 18"]
    assert watchers(await desk.open(game_id)) == 1
    assert watchers(await desk.open(second)) == 0


async def test_another_game_at_the_same_screen_is_the_one_that_is_played(
    desk: Desk, open_tab: Open
) -> None:
    """A tap after the address has changed belongs to the new one."""
    first, second = await kept(desk), await kept(desk, X)
    tab = await open_tab(f"/games/{first}")
    await tab.go(f"/games/{second}")
    assert tab.names("heading") == ["Round 2 of 18"]
    await tab.tap("Bid 5 for Dina")
    assert (await desk.open(first)).shown.timeline.past == ()
    assert len((await desk.open(second)).shown.timeline.past) == 2


async def test_a_tab_that_was_closed_is_in_nobodys_way(desk: Desk, open_tab: Open) -> None:
    """Taps in the others are made and shown, and it is forgotten."""
    game_id = await kept(desk)
    gone, tab = await open_tab(f"/games/{game_id}"), await open_tab(f"/games/{game_id}")
    await gone.lose()
    await tab.tap("Bid 5 for Bassem")
    assert "Bid of Bassem: 5" in tab.names("button")
    assert tab.told() == []
    assert watchers(await desk.open(game_id)) == 1


async def test_a_tab_that_comes_back_shows_the_game_as_it_is_now(
    desk: Desk, open_tab: Open
) -> None:
    """However often, and then it looks on again."""
    game_id = await kept(desk)
    asleep, tab = await open_tab(f"/games/{game_id}"), await open_tab(f"/games/{game_id}")
    for name, number in (("Bassem", 5), ("Dina", 3)):
        await asleep.lose()
        await tab.tap(f"Bid {number} for {name}")
        await asleep.come_back()
        assert f"Bid of {name}: {number}" in asleep.names("button")
    await tab.tap("Bid 2 for Essam")
    await asleep.settle()
    assert "Bid of Essam: 2" in asleep.names("button")
    assert watchers(await desk.open(game_id)) == 2


async def test_a_list_that_comes_back_shows_the_games_as_they_are_now(
    desk: Desk, open_tab: Open
) -> None:
    """Another tab has started one meanwhile."""
    tab = await open_tab()
    await tab.lose()
    await kept(desk)
    await tab.come_back()
    assert "Continue game" in tab.names("button")


async def entered_and_undone(tab: Tab, play: Play, times: int) -> int:
    """How many controls stand after rounds were entered and taken back."""
    for _ in range(times):
        await play.make(lambda game: tap(game, X))
        await tab.settle()
        await play.undo()
        await tab.settle()
    gc.collect()
    return len(tab.session.index)


async def test_rounds_that_are_taken_back_leave_nothing_behind(desk: Desk, open_tab: Open) -> None:
    """The screen holds as many controls after many as after a few."""
    game_id = await kept(desk)
    tab = await open_tab(f"/games/{game_id}")
    play = await desk.open(game_id)
    few = await entered_and_undone(tab, play, 3)
    assert await entered_and_undone(tab, play, 30) == few


async def test_a_number_goes_to_the_player_it_was_tapped_for(desk: Desk, open_tab: Open) -> None:
    """On a second device that still shows an earlier pad."""
    path = f"/games/{await kept(desk)}"
    one, other = await open_tab(path), await open_tab(path)
    late = other.find("Bid 4 for Bassem").target
    await one.tap("Bid 2 for Bassem")
    await other.send(late, "click")
    assert "Bid of Bassem: 4" in one.names("button")
    assert "Bid of Dina: empty" in one.names("button")


async def test_fast_taps_on_one_device_fill_one_slot_after_another(
    desk: Desk, open_tab: Open
) -> None:
    """They run ahead of the drawing."""
    tab = await open_tab(f"/games/{await kept(desk)}")
    await tab.tap_twice("Bid 3 for Bassem")
    assert {"Bid of Bassem: 3", "Bid of Dina: 3"} <= set(tab.names("button"))


async def test_escape_closes_what_lies_on_top(desk: Desk, open_tab: Open) -> None:
    """A sheet, not the game."""
    game_id = await kept(desk, X)
    tab = await open_tab(f"/games/{game_id}/menu")
    for _ in range(2):
        await tab.send(tab.page, "keyboard_event", {
            "key": "Escape", "shift": False, "ctrl": False, "alt": False, "meta": False,
        })  # fmt: skip
        assert tab.path == f"/games/{game_id}"


async def test_the_first_tap_in_an_extra_round_counts(desk: Desk, open_tab: Open) -> None:
    """The tab itself has opened it, whatever stood there before."""
    tab = await open_tab(f"/games/{await kept(desk, *[X] * 18)}")
    await tab.tap("Add extra round")
    await tab.tap("Bid 5 for Essam")
    assert "Bid of Essam: 5" in tab.names("button")


async def test_the_first_tap_after_another_dealer_was_named_counts(
    desk: Desk, open_tab: Open
) -> None:
    """For the player who is asked now."""
    tab = await open_tab(f"/games/{await kept(desk, X)}")
    await tab.tap("Game menu")
    await tab.tap("Who dealt")
    await tab.tap("Dealer: Dina")
    await tab.tap("Bid 5 for Essam")
    assert "Bid of Essam: 5" in tab.names("button")
