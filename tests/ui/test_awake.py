"""The screen stays on during a game and at no other time."""

import pytest
from rounds import X
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import CLEAR, ended, kept

from estimation_mate.app.desk import Desk

KEEP = "Keep the screen on during a game"


async def seen(tab: Tab, state: str) -> None:
    """The window is hidden or shown."""
    await tab.send(tab.page, "app_lifecycle_state_change", {"state": state})


async def test_it_stays_on_at_the_table_alone(desk: Desk, open_tab: Open) -> None:
    """Sheets lie over the Table and change nothing; other screens do."""
    game_id = await kept(desk)
    tab = await open_tab()
    assert tab.wire.wakes == []
    await tab.tap("Continue game")
    assert tab.wire.wakes == ["enable"]
    await tab.tap("Bid 5 for Bassem")
    for over in ("menu", "trump"):
        await tab.go(f"/games/{game_id}/{over}")
        await tab.go(f"/games/{game_id}")
    assert tab.wire.wakes == ["enable"]
    await tab.go("/")
    assert tab.wire.wakes == ["enable", "disable"]
    await tab.go("/settings")
    await tab.go(f"/games/{game_id}/help")
    assert tab.wire.wakes == ["enable", "disable"]


async def test_from_game_to_game_it_never_goes_off(desk: Desk, open_tab: Open) -> None:
    """At the end of the way it is on."""
    first, second = await kept(desk), await kept(desk, X)
    tab = await open_tab(f"/games/{first}")
    await tab.go(f"/games/{second}")
    assert tab.wire.wakes[-1] == "enable"


async def test_finishing_lets_it_go_off(desk: Desk, open_tab: Open) -> None:
    """The sheet of a finished game may go dark; one played on stays on again."""
    tab = await open_tab(f"/games/{await kept(desk, *CLEAR)}")
    assert tab.wire.wakes == ["enable"]
    await tab.tap("Finish game")
    assert tab.wire.wakes == ["enable", "disable"]
    await tab.tap("Back to the sheet")
    assert tab.wire.wakes == ["enable", "disable"]
    await tab.tap("Undo")
    assert tab.wire.wakes == ["enable", "disable", "enable"]


async def test_a_game_that_has_ended_leaves_it_alone(desk: Desk, open_tab: Open) -> None:
    """Also when the tab comes back to it."""
    tab = await open_tab(f"/games/{await ended(desk, *CLEAR)}")
    await tab.lose()
    await tab.come_back()
    await seen(tab, "show")
    assert tab.wire.wakes == []


async def test_it_is_asked_for_again_after_coming_back(desk: Desk, open_tab: Open) -> None:
    """A browser lets go of it while nobody looks; a tab that was closed knows nothing of it."""
    tab = await open_tab(f"/games/{await kept(desk)}")
    for state in ("inactive", "hide"):
        await seen(tab, state)
    assert tab.wire.wakes == ["enable"]
    await seen(tab, "show")
    assert tab.wire.wakes == ["enable"] * 2
    await tab.lose()
    await tab.come_back()
    assert tab.wire.wakes == ["enable"] * 3
    await tab.go("/")
    await seen(tab, "resume")
    assert tab.wire.wakes == [*["enable"] * 3, "disable"]


async def test_whoever_wants_it_dark_gets_it_dark(desk: Desk, open_tab: Open) -> None:
    """On this device, from now on; and on again."""
    path = f"/games/{await kept(desk)}"
    tab = await open_tab("/settings")
    await tab.tap(KEEP, "switch")
    await tab.go(path)
    await seen(tab, "show")
    other = await open_tab(path)
    assert (tab.wire.wakes, other.wire.wakes) == ([], [])
    await tab.go("/settings")
    await tab.tap(KEEP, "switch")
    await tab.go(path)
    assert tab.wire.wakes == ["enable"]


async def test_a_browser_that_refuses_is_not_complained_of(
    desk: Desk, open_tab: Open, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing is told or logged, play goes on, and the next time it is asked again."""
    tab = await open_tab()
    tab.wire.sleepless = False
    await tab.go(f"/games/{await kept(desk)}")
    await tab.tap("Bid 5 for Bassem")
    assert "Bid of Bassem: 5" in tab.names("button")
    await seen(tab, "show")
    await tab.go("/")
    assert (tab.told(), caplog.text) == ([], "")
    assert tab.wire.wakes == ["enable", "enable", "disable"]
