"""How long the static app takes to start, and to answer a tap, beside an empty Flet app."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from bench.conftest import Tell
from bench.measuring import taking_turns
from bench.plain import build_plainly
from bench.test_tap_bench import Button, Pad, timed
from browser.conftest import ARGUMENTS, chromium_path
from browser.driver import Screen
from browser.static import Host
from browser.table import Round, start_game
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from rounds import X as STORED_X
from rounds import Y as STORED_Y
from rounds import played

from estimation_mate.domain.document import write_game
from estimation_mate.offline import archive
from estimation_mate.offline.build import build

TURNS = 7
START_LIMIT, TAP_LIMIT = 1.05, 1.7
TAPS = 40
SEED = """([name, games]) => new Promise((done) => {
  const opened = indexedDB.open(name);
  opened.onsuccess = () => {
    const change = opened.result.transaction("games", "readwrite");
    for (const game of games) change.objectStore("games").put(game);
    change.oncomplete = () => { opened.result.close(); done(null); };
  };
})"""
X = Round((5, 3, 2, 2), (5, 3, 2, 3))

# Switches the tree on as soon as it can be, and notes when it first says the awaited name.
FIRST = """(() => {
  const look = () => {
    const button = document.querySelector("flt-semantics-placeholder");
    if (button) {
      const { x, y, width, height } = button.getBoundingClientRect();
      const middle = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
      button.dispatchEvent(new MouseEvent("click", middle));
    }
    const said = [...document.querySelectorAll("flt-semantics")].some(
      (one) => AWAITED.includes(one.getAttribute("aria-label") || one.textContent));
    if (said) window.usable = performance.now();
    else setTimeout(look, 10);
  };
  look();
})()"""


@pytest.fixture
def chromium() -> Iterator[Browser]:
    """A Chromium of this benchmark."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=list(ARGUMENTS))
        yield chromium
        chromium.close()


@pytest.fixture
def rivals(tmp_path: Path) -> Iterator[tuple[Host, Host]]:
    """The empty app and ours, each on a static host of its own."""
    packages = archive.fetched(tmp_path / "packages")
    build_plainly(tmp_path / "empty", packages, tmp_path / "staged")
    build(tmp_path / "ours", "/", lambda _: packages)
    empty, ours = Host(tmp_path / "empty"), Host(tmp_path / "ours")
    yield empty, ours
    empty.stop()
    ours.stop()


class Visitor:
    """Somebody who comes for the first time, or again."""

    def __init__(self, chromium: Browser, host: Host, awaited: str) -> None:
        self._chromium, self._host = chromium, host
        self._script = FIRST.replace("AWAITED", f'["{awaited}"]')
        self._known: BrowserContext | None = None

    def cold(self) -> float:
        """Milliseconds to the first usable screen, with nothing on the device."""
        context = self._context()
        taken = self._visit(context)
        context.close()
        return taken

    def warm(self) -> float:
        """The same where the app has been before; nothing else is at work by then."""
        if self._known is None:
            self._known = self._context()
            self._visit(self._known, stay=15_000)
        return self._visit(self._known)

    def _context(self) -> BrowserContext:
        context = self._chromium.new_context(viewport={"width": 360, "height": 640})
        context.add_init_script(self._script)
        return context

    def _visit(self, context: BrowserContext, stay: int = 0) -> float:
        page = context.new_page()
        page.goto(self._host.address)
        while not (taken := page.evaluate("() => window.usable || 0")):
            page.wait_for_timeout(100)
        page.wait_for_timeout(stay)
        page.close()
        return float(taken)


@pytest.mark.bench
@pytest.mark.parametrize("start", ["cold", "warm"])
def test_a_start(start: str, chromium: Browser, rivals: tuple[Host, Host], tell: Tell) -> None:
    """The median of both in one run, taking turns, and their ratio."""
    empty, ours = (
        Visitor(chromium, host, name)
        for host, name in zip(rivals, ("Tap", "New game"), strict=True)
    )
    floor, taken = taking_turns(TURNS, getattr(empty, start), getattr(ours, start))
    tell(
        f"{start} start: {taken:.0f} ms against {floor:.0f} ms: "
        f"{taken / floor:.2f} x (at most {START_LIMIT} x)"
    )
    assert floor > 0


@pytest.mark.bench
def test_a_tap_in_the_static_app(chromium: Browser, rivals: tuple[Host, Host], tell: Tell) -> None:
    """With 18 rounds on the sheet, against the one button of the empty app."""
    button, pad = (
        Screen(chromium.new_context(viewport={"width": 360, "height": 640}), patience=60)
        for _ in rivals
    )
    button.open(rivals[0].address)
    button.see("Tap", "button")
    pad.open(rivals[1].address)
    pad.see("New game", "button")
    table = start_game(pad, ("Amr", "Bassem", "Dina", "Essam"))
    for _ in range(18):
        table.play(X)
    pad.tap("Add extra round")
    pad.see("Extra round 19", "heading")
    taps = Button(button).tap, Pad(pad).tap
    taking_turns(5, *taps)
    floor, taken = taking_turns(TAPS, *taps)
    tell(
        f"tap, static: {taken:.0f} ms against {floor:.0f} ms: "
        f"{taken / floor:.2f} x (at most {TAP_LIMIT} x)"
    )
    assert floor > 0


def _kept(number: int) -> dict[str, object]:
    """A finished game as it lies in the browser."""
    name, stamp = f"game-{number}", f"2026-01-01T00:00:00.{number:06}+00:00"
    game = write_game(played(*[STORED_X, STORED_Y] * 9, id=name, created_at=stamp, ended_at=stamp))
    return {"id": name, "revision": 1, "document": json.dumps(game), "listed": [stamp, name]}


@pytest.mark.bench
def test_the_list_of_a_thousand_games(
    chromium: Browser, rivals: tuple[Host, Host], tell: Tell
) -> None:
    """Opened from Settings, beside the list of five; what it takes more, in taps of the empty app."""
    button = Screen(chromium.new_context(viewport={"width": 360, "height": 640}), patience=60)
    button.open(rivals[0].address)
    button.see("Tap", "button")
    lists = [_list_of(chromium, rivals[1], games) for games in (5, 1000)]
    tap, few, many = taking_turns(TURNS, Button(button).tap, *lists)
    tell(
        f"list of 1,000: {many:.0f} ms, of 5: {few:.0f} ms: "
        f"{(many - few) / tap:.1f} taps more (at most 2)"
    )
    assert tap > 0


def _list_of(chromium: Browser, host: Host, games: int) -> Callable[[], float]:
    """Opens the list of so many games anew each time."""
    context = chromium.new_context(viewport={"width": 360, "height": 640})
    screen = Screen(context, patience=60)
    screen.open(host.address)
    screen.see("New game", "button")
    screen.page.evaluate(SEED, ["estimation-mate /", [_kept(one) for one in range(games)]])
    screen.reload()
    screen.see("Settings", "button")

    def opened() -> float:
        screen.tap("Settings")
        screen.see("Theme: dark", "radio")
        return timed(screen, "Games", "New game")

    return opened
