"""A round as a screen reader plays it: through accessibility nodes, with no pointer on the canvas."""

from __future__ import annotations

from pathlib import Path

from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.shelf import game_in
from browser.table import NAMES, start_game

# What assistive technology does to a node: a click that no pointer made.
PRESS = """(name) => {
  const nodes = [...document.querySelectorAll("flt-semantics[flt-tappable]")];
  const said = (e) => (e.getAttribute("aria-label") ?? e.textContent).replace(/[\\u2066-\\u2069]/g, "");
  const found = nodes.filter((e) => said(e) === name);
  if (found.length !== 1) return false;
  found[0].click();
  return true;
}"""

# All that is read out, which stands in the page for a moment only.
LISTEN = """() => {
  window.heard = [];
  const note = () => document.querySelectorAll("[aria-live]").forEach(
    (e) => e.textContent && window.heard.push(e.textContent));
  document.querySelectorAll("[aria-live]").forEach((e) => new MutationObserver(note).observe(
    e, { childList: true, subtree: true, characterData: true }));
}"""


def press(screen: Screen, *names: str) -> None:
    """Presses nodes one after another, each as soon as it is there."""
    for name in names:
        screen.page.wait_for_function(PRESS, arg=name, timeout=10_000)


def test_a_round_through_nodes_alone(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Bids, the Risk moved, tricks, an explanation and an edit; the new round is announced."""
    screen = phone(width=360, height=640)
    screen.open(server(tmp_path).address)
    table = start_game(screen, NAMES)
    screen.page.evaluate(LISTEN)
    press(screen, "Bid 4 for Bassem", "Bid 3 for Dina", "Bid 2 for Essam", "Bid 6 for Amr")
    press(screen, "Risk for Dina", "Confirm bids")
    press(screen, "Made for Bassem", "Made for Dina", "Tricks 1 for Essam", "Tricks 5 for Amr")
    press(screen, "Confirm round")
    table.see_round(2)
    table.see_standings((-11, 4), (14, 2), (23, 1), (-1, 3))
    told = "Round 1: Amr −11, total −11. Bassem 14, total 14. Dina 23, total 23. Essam −1, total −1"
    screen.see(told)
    heard = " ".join(screen.page.evaluate("window.heard"))
    assert told in heard
    assert "Total 9, Amr may not say 4" in heard
    press(screen, "Explain Dina round 1: 23 points", "Close", "Edit round 1")
    press(screen, "Tricks of Amr: 5, bid 6", "Tricks 6 for Amr")
    press(screen, "Tricks of Essam: 1, bid 2", "Tricks 0 for Essam")
    press(screen, "Apply changes")
    table.see_round(2)
    assert game_in(tmp_path)["rounds"][0]["tricks"] == [6, 4, 3, 0]
