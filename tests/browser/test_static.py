"""The app without a server: built as static files, played in a browser, also where it is offline."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import ARGUMENTS, Phone, chromium_path
from browser.driver import Screen
from browser.static import BASE, SLOW, Host, arrive, await_offline
from browser.table import Round, Table, start_game
from playwright.sync_api import Browser, BrowserContext

PLAYERS = ("Amr", "Bassem", "Dina", "Essam")
KEPT_WHOLE = """async () => {
  const list = new URL("files.json", document.baseURI).href;
  return Boolean(await caches.match(list));
}"""
X = Round((5, 3, 2, 2), (5, 3, 2, 3))


@pytest.fixture
def profile(browser: Browser, tmp_path: Path) -> Iterator[Profile]:
    """A browser that keeps what it has when it is closed."""
    profile = Profile(browser, tmp_path / "profile")
    yield profile
    profile.close()


class Profile:
    """A browser with a folder of its own."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self._kind, self._folder = browser.browser_type, folder
        self._context: BrowserContext | None = None

    def open(self) -> BrowserContext:
        """Starts it."""
        self._context = self._kind.launch_persistent_context(
            str(self._folder),
            executable_path=chromium_path(),
            args=list(ARGUMENTS),
            viewport={"width": 360, "height": 640},
            locale="en-US",
        )
        return self._context

    def close(self) -> None:
        """Ends it."""
        if self._context is not None:
            self._context.close()
            self._context = None


def test_it_plays_on_without_any_network(host: Host, profile: Profile) -> None:
    """Server stopped and browser offline: a reload, six rounds, a closed browser, the game."""
    screen = Screen(profile.open())
    arrive(screen, host.address + BASE)
    await_offline(screen)
    host.stop()
    screen.page.context.set_offline(True)
    screen.reload()
    screen.see("New game", "button", patience=SLOW)
    table = start_game(screen, PLAYERS)
    for number in range(1, 7):
        table.play(X)
        table.see_round(number + 1)
    table.see_standings((150, 1), (78, 2), (72, 3), (-66, 4))
    assert screen.foreign == []
    assert screen.errors == []
    profile.close()
    context = profile.open()
    context.set_offline(True)
    again = Screen(context)
    again.open(host.address + BASE)
    again.see("Continue game", "button", patience=SLOW)
    again.tap("Continue game")
    Table(again).see_standings((150, 1), (78, 2), (72, 3), (-66, 4))
    assert (again.foreign, again.errors) == ([], [])
    host.start()


def test_files_that_were_cleared_away_come_back(host: Host, phone: Phone) -> None:
    """With the next visit that has a network; the one after it needs none."""
    screen = phone(360, 640)
    arrive(screen, host.address + BASE)
    await_offline(screen)
    clear = "async () => { for (const one of await caches.keys()) await caches.delete(one); }"
    screen.page.evaluate(clear)
    screen.reload()
    screen.see("New game", "button", patience=SLOW)
    screen.page.wait_for_function(KEPT_WHOLE, timeout=SLOW * 1000)
    screen.page.context.set_offline(True)
    screen.reload()
    screen.see("New game", "button", patience=SLOW)


def test_every_address_is_there_after_a_reload(host: Host, phone: Phone) -> None:
    """Without the stroke at the end, and on screens below the first."""
    screen = phone(360, 640)
    arrive(screen, host.address + BASE.rstrip("/"))
    screen.tap("New game")
    screen.see("Start game", "button")
    screen.reload()
    screen.see("Start game", "button", patience=SLOW)
    assert screen.page.url == f"{host.address}{BASE}#/new"


def test_letters_that_no_font_has_are_asked_for_once(host: Host, phone: Phone) -> None:
    """Marks around Arabic names, and what is a box for want of a font, keep nothing busy."""
    screen = phone(360, 640)
    asked: list[str] = []
    arrive(screen, host.address + BASE)
    screen.page.on("request", lambda request: asked.append(request.url))
    start_game(screen, ("عمرو", "Bob😀", "王", "Đặng"))
    screen.page.wait_for_timeout(3000)
    fonts = len(asked)
    screen.page.wait_for_timeout(3000)
    assert (len(asked), fonts < 30) == (fonts, True)


def test_two_tabs_show_one_game(host: Host, phone: Phone) -> None:
    """What one tab confirms is there in the other, and its next tap follows it."""
    screen = phone(360, 640)
    arrive(screen, host.address + BASE)
    table = start_game(screen, PLAYERS)
    other = screen.beside()
    other.open(screen.page.url)
    other.see("Confirm bids", "button", patience=SLOW)
    table.play(X)
    beside = Table(other)
    beside.see_standings((25, 1), (13, 2), (12, 3), (-11, 4))
    other.page.wait_for_timeout(600)  # nobody answers at once to what another tab has brought
    beside.play(X)
    table.see_standings((50, 1), (26, 2), (24, 3), (-22, 4))


def test_a_new_version_waits_for_a_reload(host: Host, phone: Phone, tmp_path: Path) -> None:
    """It is told, the round stays as it was typed, and after one reload it is the new one."""
    screen = phone(360, 640)
    arrive(screen, host.address + BASE)
    await_offline(screen)
    table = start_game(screen, PLAYERS)
    for number in range(2, 10):
        table.play(X)
        table.see_round(number)
    table.say_bids(X)
    table.confirm_bids()
    screen.see("Change bids")
    table.take(table.asked("Tricks {n} for {name}"), 4)
    screen.see("Tricks of Bassem: 4, bid 3", "button")
    typed = _typed(screen)
    _renew(tmp_path)
    screen.page.evaluate("() => navigator.serviceWorker.ready.then((known) => known.update())")
    screen.see("Reload", "button", patience=SLOW)
    assert (_version(screen), _typed(screen)) == (None, typed)
    screen.page.wait_for_timeout(700)  # while a bar slides in, Flutter takes no tap
    screen.tap("Reload", answered=False)
    screen.await_reload()
    screen.see("Confirm round", "button", patience=SLOW)
    assert (_version(screen), _typed(screen)) == ("new", typed)
    table.see_round(9)
    table.see_standings((200, 1), (104, 2), (96, 3), (-88, 4))


def _typed(screen: Screen) -> list[str]:
    """What was said in the round, and what its slots show."""
    return [text for text in screen.texts() if " said " in text or text.startswith("Tricks of")]


def _renew(folder: Path) -> None:
    """Another version lies on the host: its page says so."""
    from estimation_mate.offline.version import write_service_worker  # noqa: PLC0415

    site = folder / "host-site" / BASE.strip("/")
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("<html", '<html data-version="new"'), encoding="utf-8")
    write_service_worker(site)


def _version(screen: Screen) -> str | None:
    told: str | None = screen.page.evaluate("() => document.documentElement.dataset.version")
    return told


@pytest.mark.parametrize("lost", ["main.dart.js", "app.zip.gz", "store.js", "canvaskit.wasm"])
def test_a_first_visit_that_was_cut_says_so_and_can_be_tried_again(
    host: Host, phone: Phone, lost: str
) -> None:
    """Whatever did not arrive; the next try starts the app."""
    screen = phone(360, 640, service_workers="block")
    screen.page.route(f"**/{lost}", lambda route: route.abort())
    screen.page.goto(host.address + BASE, wait_until="commit")
    told = screen.page.get_by_text("The app could not be loaded whole.")
    told.wait_for(timeout=30_000)
    screen.page.unroute(f"**/{lost}")
    screen.page.get_by_role("button", name="Try again").click()
    screen.page.wait_for_selector("#splash", state="detached", timeout=SLOW * 1000)
    screen.errors.clear()  # of the file that was not there
    screen.foreign.clear()


def test_a_build_under_another_path_says_so(built: Path, phone: Phone, tmp_path: Path) -> None:
    """In words, where nothing of it can be loaded."""
    host = Host(shutil.copytree(built, tmp_path / "elsewhere"))
    try:
        screen = phone(360, 640)
        screen.forgive_lost_server()
        screen.page.goto(f"{host.address}/", wait_until="load")
        told = screen.page.get_by_text("it was built for another path on this host")
        told.wait_for(timeout=10_000)
    finally:
        host.stop()
    screen.errors.clear()  # of the files that are not there
    screen.foreign.clear()


def test_a_host_may_unpack_the_archive(built: Path, phone: Phone, tmp_path: Path) -> None:
    """Some call each `.gz` a compressed answer; the app starts there as well."""
    shutil.copytree(built, tmp_path / "site" / BASE.strip("/"))
    host = Host(tmp_path / "site", unpacking=True)
    try:
        arrive(phone(360, 640), host.address + BASE)
    finally:
        host.stop()
