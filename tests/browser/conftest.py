"""A running app, a Chromium, and phones on it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from browser.driver import Screen
from browser.static import BASE, Host, hosted
from playwright.sync_api import Browser, sync_playwright
from server.program import Program

from estimation_mate.offline.build import build

HERE = Path(__file__).parent
ARGUMENTS = (
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NO_CHROMIUM = "These tests play through a Chromium: install one, or name it in CHROMIUM."

Serve: TypeAlias = Callable[..., Program]
Phone: TypeAlias = Callable[..., Screen]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what is in this folder, so that `-m "not browser"` leaves it out."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


def chromium_path() -> str:
    """Where Chromium is; without one the tests are skipped, but fail where they are due."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None and (os.environ.get("CI") or os.environ.get("REQUIRE_BROWSER") == "1"):
        pytest.fail(NO_CHROMIUM)
    if found is None:
        pytest.skip(NO_CHROMIUM)
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    found = chromium_path()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        yield chromium
        chromium.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serve]:
    """Starts the real app: `server()` on games of its own, or `server(folder)` on those there.

    The Program that comes back has an `address`; `end(signal.SIGKILL)` crashes it and
    `start_again()` brings it back at the same address with the same games.
    """
    started: list[Program] = []

    def serve(games: Path | None = None, **options: Any) -> Program:
        folder = str(games or tmp_path / "games")
        program = Program("--no-open", "--port", "0", "--data", folder, **options)
        started.append(program)
        return program

    yield serve
    for program in started:
        program.end()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Phone]:
    """Gives browsers of their own: `phone(width=360, height=640, locale="ar-EG")`.

    Further options are those of Playwright's `new_context`. After the test no console may have
    complained, and no foreign host may have been asked for anything.
    """
    screens: list[Screen] = []

    def phone(width: int = 390, height: int = 844, locale: str = "en-US", **options: Any) -> Screen:
        size = {"width": width, "height": height}
        context = browser.new_context(viewport=size, locale=locale, **options)  # type: ignore[arg-type]
        screens.append(Screen(context))
        return screens[-1]

    yield phone
    for screen in screens:
        screen.page.context.close()
    assert [url for screen in screens for url in screen.foreign] == [], "asked a foreign host"
    assert [text for screen in screens for text in screen.errors] == [], "the console complained"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The app, built to lie under a path."""
    out = tmp_path_factory.mktemp("static") / "site"
    build(out, BASE)
    return out


@pytest.fixture
def host(built: Path, tmp_path: Path) -> Iterator[Host]:
    """A static host of a copy of it."""
    copy = tmp_path / "site"
    shutil.copytree(built, copy)
    with hosted(copy, BASE) as host:
        yield host
