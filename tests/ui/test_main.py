"""Where a tab begins, and what it makes of faults."""

import asyncio
import logging
from pathlib import Path

import flet as ft
import pytest
from rounds import X
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import kept, said

from estimation_mate.app.desk import Desk
from estimation_mate.domain import moves
from estimation_mate.domain.game import Game
from estimation_mate.ui import main

SORRY = "Something went wrong here. Every confirmed tap is saved; go back or reload."


def spoilt(*_: object) -> Game:
    """A fault of ours."""
    raise ZeroDivisionError("a fault of ours")


async def test_a_fault_in_a_handler_is_a_sentence_and_goes_to_the_log(
    desk: Desk, open_tab: Open, faults: list[str], monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    """No traceback stands before the user; the screen stays and the next tap works."""
    tab = await open_tab(f"/games/{await kept(desk)}")
    before = tab.names("button")
    with monkeypatch.context() as patched, caplog.at_level(logging.ERROR):
        patched.setattr(moves, "choose_slot", spoilt)
        await tab.tap("Bid of Dina: empty")
    assert tab.told() == [SORRY]
    assert (len(faults), "ZeroDivisionError" in caplog.text) == (1, True)
    assert not [text for text in tab.seen() + tab.told() if "Traceback" in text or "Zero" in text]
    faults.clear()
    assert tab.names("button") == before
    await tab.tap("Bid of Dina: empty")
    assert "Bid 5 for Dina" in tab.names("button")


async def test_a_fault_is_told_in_the_language_of_the_tab(
    desk: Desk, open_tab: Open, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after it was changed."""
    game_id = await kept(desk)
    tab = await open_tab("/", language="ar-EG")
    monkeypatch.setattr(desk, "open", spoilt)
    monkeypatch.setattr(desk, "delete", spoilt)
    await tab.go(f"/menu/{game_id}")
    await tab.tap(said("Delete game"))
    assert tab.told() == [said(SORRY)]
    assert faults
    faults.clear()


async def test_a_fault_in_drawing_ends_one_drawing_and_no_more(
    desk: Desk, open_tab: Open, faults: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told, and what comes after it is drawn again."""
    tab = await open_tab(f"/games/{await kept(desk)}")
    for times, (hidden, drawn) in enumerate((("5", "3"), ("2", "4")), 1):
        with monkeypatch.context() as patched:
            patched.setattr("estimation_mate.ui.screens.table.open_panel_of", spoilt)
            await tab.press(hidden)
        assert tab.told() == [SORRY] * times
        await tab.press(drawn)
    assert {"Bid of Bassem: 5", "Bid of Dina: 3", "Bid of Essam: 2", "Bid of Amr: 4"} <= set(
        tab.names("button")
    )
    assert faults
    faults.clear()


async def test_an_answer_for_a_control_that_is_gone_comes_to_whoever_asked(open_tab: Open) -> None:
    """The tab's connection bears it."""
    tab = await open_tab()
    assert 99_999 not in tab.session.index
    await asyncio.wait_for(tab.session.invoke_method(99_999, "focus", {}), 1)


async def test_all_tabs_share_one_desk_at_the_place_that_was_said(
    tmp_path: Path, faults: list[str]
) -> None:
    """What one of them starts is in the list of the next, and on the disk."""
    entered = main.app_main(tmp_path)
    desks: list[Desk] = []
    received = main.receive

    async def noted(desk: Desk, page: ft.Page) -> None:
        desks.append(desk)
        await received(desk, page)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(main, "receive", noted)
        for _ in range(2):
            tab = Tab(faults)
            await tab.open(entered)
            assert tab.names("heading") == ["Estimation Mate"]
    assert desks[0] is desks[1]
    await kept(desks[0], X)
    assert (tmp_path / "games.sqlite3").exists()
    await desks[0].store.close()


async def test_the_window_is_as_wide_as_it_becomes(desk: Desk, open_tab: Open) -> None:
    """A narrow header shows the trump as its sign alone; a reader hears it all the same."""
    tab = await open_tab(f"/games/{await kept(desk, *[X] * 14)}", width=320)
    assert "Spades" not in tab.seen()
    assert "Trump: spades" in tab.names("button")
    await tab.send(tab.page, "resize", {"width": 800, "height": 600})
    assert "Spades" in tab.seen()
    await tab.lose()
    tab.session.apply_page_patch({"width": 320})
    await tab.come_back()
    assert "Spades" not in tab.seen()


@pytest.mark.parametrize("path", ["/nowhere", "/games", "/games/a/b/c/d/e"])
async def test_an_address_that_leads_nowhere(open_tab: Open, path: str) -> None:
    """It leads to the games."""
    tab = await open_tab(path)
    assert "New game" in tab.names("button")
