"""The browser is asked to keep the screen on during a game, and what it says is taken as it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.shelf import keep
from browser.table import Table
from rounds import X, played

# Stands in for the browser's wake lock, and notes what it is asked; a hidden page loses it.
_NOTED = """
window.asked = [];
class Held extends EventTarget {
  release() {
    window.asked.push("release");
    this.end();
    return Promise.resolve();
  }
  end() {
    this.dispatchEvent(new Event("release"));
  }
}
Object.defineProperty(navigator, "wakeLock", { value: {
  async request() {
    window.asked.push("request");
    if (%s) throw new DOMException("not now", "NotAllowedError");
    window.held = new Held();
    return window.held;
  },
} });
"""
_WITHOUT = "delete Navigator.prototype.wakeLock;"
_SEEN = """
(seen) => {
  Object.defineProperty(document, "visibilityState",
    { value: seen ? "visible" : "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  if (!seen) window.held.end();
}
"""


def asked(screen: Screen, *wanted: str) -> None:
    """Waits until the browser has been asked all this, and makes sure that it was no more."""
    screen.page.wait_for_function("(n) => window.asked.length >= n", arg=len(wanted))
    screen.page.wait_for_timeout(300)
    assert screen.page.evaluate("window.asked") == [*wanted]


def test_asked_for_at_the_table_alone(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """On at the Table, off in the list, and on again after the page was out of sight."""
    keep(tmp_path, played(X))
    screen = phone(width=360, height=640)
    screen.page.add_init_script(_NOTED % "false")
    screen.open(server(tmp_path).address)
    asked(screen)
    screen.tap("Continue game")
    asked(screen, "request")
    screen.page.evaluate(_SEEN, False)
    screen.page.wait_for_timeout(300)
    screen.page.evaluate(_SEEN, True)
    screen.page.wait_for_function("() => window.asked.length >= 2")
    before = screen.page.evaluate("window.asked")
    assert before[:2] == ["request", "request"]
    screen.page.go_back()
    screen.see("Continue game")
    screen.page.wait_for_function("() => window.asked.at(-1) === 'release'")
    screen.tap("Continue game")
    screen.page.wait_for_function("() => window.asked.at(-1) === 'request'")
    screen.reload()
    screen.see("Game menu")
    asked(screen, "request")


@pytest.mark.parametrize("browser_that", [_NOTED % "true", _WITHOUT], ids=["refuses", "has none"])
def test_a_browser_without_it(
    server: Serve, phone: Phone, tmp_path: Path, browser_that: str
) -> None:
    """Play goes on, nothing is said, and the console is clean."""
    keep(tmp_path, played(X))
    screen = phone(width=360, height=640)
    screen.page.add_init_script(browser_that)
    program = server(tmp_path)
    screen.open(program.address)
    screen.tap("Continue game")
    Table(screen).bid(2, 5)
    screen.see("Bid of Dina: 5")
    screen.tap("Game menu")
    screen.tap("Games")
    screen.tap("Continue game")
    screen.see("Bid of Dina: 5")
    screen.page.wait_for_timeout(500)
    assert not [text for text in screen.texts() if "wrong" in text]
    assert program.err == ""
