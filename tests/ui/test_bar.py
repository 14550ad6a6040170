"""The bar of what is said in passing: where it is, and that it stays in sight."""

import flet as ft
import pytest
from rounds import X
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import kept

from estimation_mate.app.desk import Desk
from estimation_mate.ui.bar import hang_anew, show_bar


def _open_bars(tab: Tab) -> list[ft.SnackBar]:
    return [one for one in tab.page._dialogs.controls if isinstance(one, ft.SnackBar) and one.open]  # noqa: SLF001


def _below(tab: Tab) -> float:
    """How far the one open bar is from the bottom of the window."""
    (bar,) = _open_bars(tab)
    assert isinstance(bar.margin, ft.Margin)
    return float(bar.margin.bottom)


@pytest.mark.parametrize(
    ("path", "below"),
    [("", 640 - 136), ("/edit/1", 640 - 136), ("/finish", 8), ("/menu", 8)],
)
async def test_it_never_lies_over_confirm(
    desk: Desk, open_tab: Open, path: str, below: float
) -> None:
    """Where a round is entered it hangs under the head, elsewhere it lies at the bottom."""
    tab = await open_tab(f"/games/{await kept(desk, X)}{path}")
    show_bar(tab.page, "Said in passing")
    assert _below(tab) == below


async def test_one_that_stays_goes_along_to_the_table(desk: Desk, open_tab: Open) -> None:
    """From the bottom of the list to the head of the Table, its button with it."""
    await kept(desk, X)
    tab = await open_tab("/")
    show_bar(tab.page, "A newer version is ready.", action=ft.SnackBarAction("Reload"))
    assert _below(tab) == 8
    await tab.tap("Continue game")
    assert _below(tab) == 640 - 136
    (bar,) = _open_bars(tab)
    assert (tab.told()[-1], bar.show_close_icon) == ("A newer version is ready.", True)


async def test_one_that_stays_is_in_sight_in_a_turned_window(desk: Desk, open_tab: Open) -> None:
    """A margin of the upright window would push it out of the lying one."""
    tab = await open_tab(f"/games/{await kept(desk, X)}")
    show_bar(tab.page, "A newer version is ready.", action=ft.SnackBarAction("Reload"))
    tab.page.width, tab.page.height = 640, 360
    hang_anew(tab.page)
    assert _below(tab) == 360 - 104


async def test_one_that_goes_by_itself_is_left_alone(desk: Desk, open_tab: Open) -> None:
    """It is gone before anybody looks for it elsewhere."""
    tab = await open_tab(f"/games/{await kept(desk, X)}")
    show_bar(tab.page, "Said in passing")
    tab.page.width, tab.page.height = 640, 360
    hang_anew(tab.page)
    assert _below(tab) == 640 - 136
