"""Settings: chosen with a tap, at once here and in every tab that comes after."""

import flet as ft
import pytest
from app.stores import Failing
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import everything, latin, said

from estimation_mate.app.desk import Desk

NAMES = [
    ("heading", "Settings"),
    ("button", "Games"),
    ("radio", "English"),
    ("radio", "العربية"),
    ("radio", "Theme: system"),
    ("radio", "Theme: light"),
    ("radio", "Theme: dark"),
    ("switch", "Keep the screen on during a game"),
    ("button", "Scoring settings"),
    ("button", "House presets"),
    ("button", "Help"),
]


def on(tab: Tab) -> list[str]:
    """What is chosen."""
    return [one.name for one in tab.heard() if one.on]


async def test_everything_has_its_name(open_tab: Open) -> None:
    """And what is usual is chosen."""
    tab = await open_tab()
    await tab.tap("Settings")
    assert tab.path == "/settings"
    assert sorted((one.role, one.name) for one in tab.heard() if one.role != "text") == sorted(
        NAMES
    )
    assert on(tab) == ["English", "Theme: system", "Keep the screen on during a game"]


@pytest.mark.parametrize(
    ("name", "path"),
    [("Games", "/"), ("Help", "/help"), ("Scoring settings", "/settings/scoring")],
)
async def test_where_it_leads(open_tab: Open, name: str, path: str) -> None:
    """Every button goes somewhere."""
    tab = await open_tab("/settings")
    await tab.tap(name)
    assert tab.path == path


@pytest.mark.parametrize(
    ("theme", "mode"), [("dark", ft.ThemeMode.DARK), ("light", ft.ThemeMode.LIGHT)]
)
async def test_a_theme_is_there_at_once_and_in_the_next_tab(
    desk: Desk, open_tab: Open, theme: str, mode: ft.ThemeMode
) -> None:
    """Before anything is drawn there, and on every screen."""
    tab = await open_tab("/settings")
    assert tab.page.theme_mode == ft.ThemeMode.SYSTEM
    await tab.tap(f"Theme: {theme}", "radio")
    assert (tab.page.theme_mode, on(tab)[1]) == (mode, f"Theme: {theme}")
    await tab.go("/")
    assert (tab.page.theme_mode, await desk.theme()) == (mode, theme)
    assert (await open_tab()).page.theme_mode == mode
    await tab.go("/settings")
    await tab.tap("Theme: system", "radio")
    assert (await open_tab()).page.theme_mode == ft.ThemeMode.SYSTEM


async def test_a_language_turns_the_page_round(desk: Desk, open_tab: Open) -> None:
    """The theme stays, no Latin letter is left, and the way back is found."""
    tab = await open_tab("/settings")
    await tab.tap("Theme: dark", "radio")
    await tab.tap("العربية", "radio")
    assert (tab.page.rtl, tab.page.theme_mode) == (True, ft.ThemeMode.DARK)
    assert (latin(everything(tab)), tab.names("heading")) == ([], [said("Settings")])
    assert await desk.language() == "ar"
    assert (await open_tab()).page.rtl
    await tab.tap(said("English"), "radio")
    assert (tab.page.rtl, tab.names("heading")) == (False, ["Settings"])


async def test_the_language_button_of_the_games_leaves_the_theme(open_tab: Open) -> None:
    """It changes the language alone."""
    tab = await open_tab("/settings")
    await tab.tap("Theme: dark", "radio")
    await tab.tap("Games")
    await tab.tap("Language")
    assert (tab.page.rtl, tab.page.theme_mode) == (True, ft.ThemeMode.DARK)


async def test_choices_faster_than_the_screen(open_tab: Open) -> None:
    """None of them takes another back."""
    tab = await open_tab("/settings")
    targets = [tab.find(name, "radio").target for name in ("Theme: dark", "العربية")]
    for target in targets:
        await tab.session.dispatch_event(target._i, "click", None)  # noqa: SLF001
    await tab.settle()
    assert (tab.page.rtl, tab.page.theme_mode) == (True, ft.ThemeMode.DARK)


async def test_another_tab_keeps_what_it_shows(desk: Desk, open_tab: Open) -> None:
    """And what it chooses later undoes nothing."""
    other, tab = await open_tab("/settings"), await open_tab("/settings")
    await tab.tap("Theme: dark", "radio")
    assert other.page.theme_mode == ft.ThemeMode.SYSTEM
    await other.tap("Keep the screen on during a game", "switch")
    assert (await desk.theme(), await desk.awake()) == ("dark", False)


@pytest.mark.parametrize(
    ("name", "role"),
    [
        ("Theme: dark", "radio"),
        ("العربية", "radio"),
        ("Keep the screen on during a game", "switch"),
    ],
)
async def test_a_choice_that_cannot_be_remembered_holds_here(
    store: Failing, open_tab: Open, name: str, role: str
) -> None:
    """And it is told that it will not last."""
    tab = await open_tab("/settings")
    before = set(on(tab))
    store.reason = "full"
    await tab.tap(name, role)
    assert tab.told() == ["Not saved: the storage of this device is full."]
    assert (name in on(tab)) != (name in before)


async def test_a_store_that_fails_gives_the_usual(
    desk: Desk, store: Failing, open_tab: Open
) -> None:
    """A tab opens all the same."""
    await desk.choose_theme("dark")
    store.reason = "damaged"
    assert on(await open_tab("/settings")) == [
        "English", "Theme: system", "Keep the screen on during a game",
    ]  # fmt: skip


@pytest.mark.parametrize("in_browser", [True, False])
async def test_it_tells_of_games_that_a_browser_keeps(
    open_tab: Open, desk: Desk, in_browser: bool
) -> None:
    """Where they lie, and what erases them."""
    desk.in_browser = in_browser
    tab = await open_tab("/settings")
    told = [one for one in tab.names("text") if one.startswith("Your games lie in this browser")]
    assert len(told) == in_browser
