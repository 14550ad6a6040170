"""How the Table stands in windows of all shapes, and Rotate."""

import flet as ft
import pytest
from rounds import X
from ui.conftest import Open
from ui.kept import kept

from estimation_mate.app.desk import Desk
from estimation_mate.ui.window import Window, framing


@pytest.mark.parametrize(
    ("size", "chosen", "frame", "turned", "short"),
    [
        ((320, 568), None, "stacked", False, False),
        ((360, 640), None, "stacked", False, False),
        ((844, 340), None, "side", False, True),
        ((1280, 800), None, "side", False, False),
        ((500, 400), None, "stacked", True, False),
        ((639, 400), None, "stacked", True, False),
        ((640, 400), None, "side", False, True),
        ((360, 639), "side", "stacked", False, False),
        ((360, 640), "side", "side", True, True),
        ((360, 800), "side", "side", True, True),
        ((844, 390), "stacked", "stacked", True, False),
        ((1280, 800), "stacked", "stacked", False, False),
        ((320, 568), "side", "stacked", False, False),
        ((360, 640), "no frame", "stacked", False, False),
    ],
)
def test_a_table_is_framed_to_its_window(
    size: tuple[float, float], chosen: str | None, frame: str, turned: bool, short: bool
) -> None:
    """Beside from 640 on, turned where the chosen framing wants the other shape."""
    found = framing(Window(*size), chosen)
    assert (found.frame, found.turned, found.short) == (frame, turned, short)
    across = size[::-1] if turned else size
    assert (found.width, found.height) == across


@pytest.mark.parametrize(
    ("size", "tight"), [((640, 360), True), ((360, 719), True), ((720, 360), False)]
)
def test_where_columns_are_tight(size: tuple[float, float], tight: bool) -> None:
    """Beside the panel of a small window; upright the columns have the whole width."""
    assert framing(Window(*size), "side").tight is tight
    assert not framing(Window(*size), "stacked").tight


async def test_rotate_is_remembered(desk: Desk, open_tab: Open) -> None:
    """It turns the Table at once, and tabs that are opened later too; again it turns back."""
    game_id = await kept(desk, X)
    tab = await open_tab(f"/games/{game_id}/menu")
    await tab.tap("Rotate")
    assert tab.path == f"/games/{game_id}"
    assert tab.turned()
    assert (await open_tab(f"/games/{game_id}")).turned()
    await tab.tap("Game menu")
    await tab.tap("Rotate")
    assert not tab.turned()
    assert await desk.framing() == "stacked"


async def test_a_window_without_room_offers_no_rotation(desk: Desk, open_tab: Open) -> None:
    """Neither way would fit."""
    tab = await open_tab(f"/games/{await kept(desk)}/menu", width=320, height=568)
    assert "Rotate" not in tab.names("button")


async def test_what_is_typed_stays_when_the_window_turns(desk: Desk, open_tab: Open) -> None:
    """From upright to lying and back, at every stage."""
    tab = await open_tab(f"/games/{await kept(desk, X)}")
    for key in ("3", "2", "2", "5", "Enter", "3", "2"):
        await tab.press(key)
        before = sorted(name for name in tab.names("button") if " of " in name)
        await tab.send(tab.page, "resize", {"width": 844, "height": 390})
        assert sorted(name for name in tab.names("button") if " of " in name) == before
        await tab.send(tab.page, "resize", {"width": 390, "height": 844})
        assert sorted(name for name in tab.names("button") if " of " in name) == before


async def test_large_letters_put_the_standings_in_a_square(desk: Desk, open_tab: Open) -> None:
    """From 130 % on; what is measured is a line of digits on the screen."""
    tab = await open_tab(f"/games/{await kept(desk, X)}")
    for scale, heads in ((1.0, 4), (1.3, 2), (2.0, 2), (1.2, 4)):
        await tab.measure(2.5 + 56 * scale)
        assert tab.abreast("Amr total 25, place 1") == heads


@pytest.mark.parametrize(("height", "shown"), [(640, True), (522, True), (521, False)])
async def test_standings_of_one_line_leave_a_row_of_the_sheet(
    desk: Desk, open_tab: Open, height: int, shown: bool
) -> None:
    """The marks of the places give way; a reader hears them all the same."""
    tab = await open_tab(f"/games/{await kept(desk, X)}", height=height)
    assert ("King" in tab.seen()) is shown
    assert "Amr total 25, place 1" in tab.names("text")


async def test_buttons_grow_with_large_letters(desk: Desk, open_tab: Open) -> None:
    """Of the height of a finger with usual ones; with larger ones as high as their lines."""
    tab = await open_tab(f"/games/{await kept(desk, X)}/end")
    for scale, high in ((1.0, 48), (2.0, None), (1.0, 48)):
        await tab.measure(2.5 + 56 * scale)
        button = tab.find("Cancel", "button").target
        assert isinstance(button, ft.TextButton)
        assert button.height == high


async def test_the_line_about_the_risk_shows_a_short_name(desk: Desk, open_tab: Open) -> None:
    """A reader hears the whole one."""
    names = ("Wilhelmina Josephine Bartholomew Vanders", "Bassem", "Dina", "Essam")
    tab = await open_tab(f"/games/{await kept(desk, names=names)}")
    await tab.press("6", "3", "4", "5")
    told = f"{names[0]} carries the Double Risk"
    assert told in tab.names("text")
    assert told not in tab.seen()
    assert "Wilhelmina… carries the Double Risk" in tab.seen()
