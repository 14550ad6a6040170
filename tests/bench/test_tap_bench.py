"""How long a tap on the pad takes, beside a tap in an app of one button."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
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

TURNS = 30
RIVAL = str(Path(__file__).with_name("rival.py"))
LIMITS = {"default": 1.3, "canvaskit": 1.7}

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


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A Chromium for the two rivals."""
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

    def tap(self) -> float:
        """Milliseconds from the tap on the pad to the number in its slot; then it is emptied.

        Undo would grey and light its own button by turns, which an ordinary tap does not do.
        """
        name = next(one for one in self.screen.texts() if one.startswith("Bid 3 for "))
        seat = name.removeprefix("Bid 3 for ")
        taken = timed(self.screen, name, f"Bid of {seat}: 3")
        self.screen.tap(f"Bid of {seat}: 3")
        self.screen.press(None, "Backspace")
        self.screen.see(f"Bid of {seat}: empty")
        return taken


def timed(screen: Screen, button: str, awaited: str) -> float:
    """Milliseconds from the press on the button until the awaited name is there."""
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
