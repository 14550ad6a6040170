"""How long a tap on the pad takes, beside a tap in an app of one button."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from bench.conftest import Tell
from bench.measuring import taking_turns
from browser.conftest import ARGUMENTS
from browser.driver import Screen
from browser.stages import keep
from playwright.sync_api import Browser, sync_playwright
from rounds import X, Y, played
from server.program import Program

from estimation_mate.domain import moves

TURNS = 60
RIVAL = str(Path(__file__).with_name("rival.py"))
LIMITS = {"default": 1.3, "canvaskit": 1.7}

STILL = 400
"""Milliseconds after which the ripple of the tap before has run out."""

# From the pointer's press to the first change of the tree that says the awaited name.
WATCH = """(name) => {
  const said = () => [...document.querySelectorAll("flt-semantics")].some(
    (e) => (e.getAttribute("aria-label") || e.textContent) === name);
  window.tapped = new Promise((done) => {
    addEventListener("pointerdown", () => {
      const start = performance.now();
      const look = () => { if (said()) { watch.disconnect(); done(performance.now() - start); } };
      const watch = new MutationObserver(look);
      watch.observe(document.querySelector("flutter-view") || document.body,
        { subtree: true, childList: true, attributes: true, characterData: true });
    }, { once: true, capture: true });
  });
}"""


@pytest.fixture
def chromium() -> Iterator[Browser]:
    """A Chromium for the two rivals of one renderer: a page that lost its server keeps drawing."""
    with sync_playwright() as playwright:
        path = shutil.which("chromium")
        chromium = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield chromium
        chromium.close()


class Button:
    """The app of one button."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.taps = screen, 0

    def tap(self) -> float:
        """Milliseconds from the tap to the changed text."""
        self.taps += 1
        return timed(self.screen, "Tap", f"Tapped {self.taps}")


class Pad:
    """Our Table with 18 rounds on the sheet and an extra round open."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        first = next(one for one in screen.texts() if one.startswith("Bid 3 for "))
        self.seat = first.removeprefix("Bid 3 for ")
        self.numbers = cycle((3, 4))
        self.shown: int | str = "empty"

    def tap(self) -> float:
        """Milliseconds from the tap on the pad to the number in the slot of the first speaker.

        The slot is chosen by a tap as well. A key pressed between two taps makes Flutter draw the
        focus of every control anew at the next tap, which no table of people with a phone does;
        Undo would grey and light its own button by turns.
        """
        self.screen.tap(f"Bid of {self.seat}: {self.shown}")
        self.shown = next(self.numbers)
        awaited = f"Bid of {self.seat}: {self.shown}"
        return timed(self.screen, f"Bid {self.shown} for {self.seat}", awaited)


def timed(screen: Screen, button: str, awaited: str) -> float:
    """Milliseconds from the pointer's press to the first tree that says the awaited name."""
    screen.page.wait_for_timeout(STILL)
    screen.page.evaluate(WATCH, awaited)
    screen.tap(button, answered=False)
    taken: float = screen.page.evaluate("() => window.tapped")
    return taken


@pytest.mark.bench
@pytest.mark.parametrize("renderer", list(LIMITS))
def test_a_tap_with_eighteen_rounds_on_the_sheet(
    renderer: str, chromium: Browser, tmp_path: Path, tell: Tell
) -> None:
    """The median of both in one run, taking turns, and their ratio."""
    keep(tmp_path, {"one": moves.add_extra_round(played(*[X, Y] * 9))})
    programs = [
        Program(what, renderer, str(tmp_path), command=(sys.executable, RIVAL))
        for what in ("button", "table")
    ]
    try:
        button, pad = (
            Screen(chromium.new_context(viewport={"width": 360, "height": 640})) for _ in programs
        )
        button.open(programs[0].address)
        pad.open(f"{programs[1].address}/games/one")
        pad.see("Undo")
        rivals = Button(button).tap, Pad(pad).tap
        taking_turns(5, *rivals)
        floor, ours = taking_turns(TURNS, *rivals)
    finally:
        for program in programs:
            program.end()
    ratio = ours / floor
    tell(
        f"tap, {renderer}: {ours:.0f} ms against {floor:.0f} ms: "
        f"{ratio:.2f} x (at most {LIMITS[renderer]} x)"
    )
    assert floor > 0
