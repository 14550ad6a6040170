"""Where the controls of a screen are, and what is wrong with how they are placed."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from browser.driver import Box, Screen

TARGET = 48
ROUNDING = 0.01
PATIENCE = 3.0
LONGEST_LIST = 30
TAPPED = ("button", "switch", "radio", "checkbox")

# Flutter cuts the box of what is scrolled partly out of its list.
_PLACED = """
() => {
  const kinds = "[role=button],[role=switch],[role=radio],[role=checkbox],[role=link],[role=textbox]";
  const all = document.querySelectorAll(
    `flt-semantics-host :is(${kinds},[flt-tappable],input,textarea)`);
  const typed = (e) => /INPUT|TEXTAREA/.test(e.tagName);
  // An <input> has borders and padding of its own that nobody sees.
  const edges = (e) => (typed(e) ? e.parentElement : e).getBoundingClientRect();
  const list = (e) => {
    while (e && !/scroll|auto/.test(getComputedStyle(e).overflowY)) e = e.parentElement;
    return e;
  };
  const cut = (e) => {
    const around = list(e.parentElement)?.getBoundingClientRect();
    const { top, bottom } = edges(e);
    if (!around) return false;
    const small = bottom - top < 47.9;
    const above = small ? around.top + 0.5 : around.top - 0.5;
    const below = small ? around.bottom - 0.5 : around.bottom + 0.5;
    return top < above || bottom > below;
  };
  const own = (e) => [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join("");
  return [...all].map((e) => {
    const { x, y, width, height } = edges(e);
    return {
      role: e.getAttribute("role") ?? (typed(e) ? "textbox" : "none"),
      name: e.getAttribute("aria-label") ?? own(e).trim(),
      reached: e.tabIndex >= 0,
      tappable: e.hasAttribute("flt-tappable"),
      disabled: e.getAttribute("aria-disabled") === "true" || e.disabled === true,
      box: [x, y, width, height],
      cut: cut(e),
    };
  });
}
"""

_GO = """
(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: null }));
}
"""

_SCROLL = """
(pages) => [...document.querySelectorAll("flt-semantics-host *")]
  .filter((e) => /scroll|auto/.test(getComputedStyle(e).overflowY))
  .forEach((list) => { list.scrollTop += pages * list.clientHeight; })
"""


@dataclass(frozen=True)
class Placed:
    """A control, named or not; `cut` when a list shows only a part of it, or nothing."""

    role: str
    name: str
    reached: bool
    tappable: bool
    disabled: bool
    box: Box
    cut: bool


def go(screen: Screen, path: str) -> None:
    """Another address in the same tab, as Back and Forward do it: nothing is loaded anew."""
    screen.page.evaluate(_GO, path)


def faults(screen: Screen, width: float, height: float, number: int) -> list[str]:
    """What is wrong with a screen of so many controls, with all its lists scrolled through.

    The app gets some time to follow the window and the address.
    """
    whole: set[str] = set()
    found: list[str] = []
    # A second time, since the newest row may come into view by itself while the first is under way.
    for _ in range(2):
        placed(screen)
        screen.page.evaluate(_SCROLL, -LONGEST_LIST)
        for _ in range(LONGEST_LIST):
            now, lasting = _lasting(screen, width, height, number)
            found += lasting
            whole |= {one.name for one in now if not one.cut}
            hidden = {one.name for one in now} - whole
            if not hidden:
                return found
            screen.page.evaluate(_SCROLL, 0.4)
    return [*found, *(f"“{name}” cannot be scrolled to" for name in sorted(hidden))]


def all_faults(
    screen: Screen, width: float, height: float, screens: Iterable[tuple[str, str, int]]
) -> list[str]:
    """The faults of many screens: each its path, something that it alone has, its controls."""
    found: list[str] = []
    for path, landmark, number in screens:
        go(screen, path)
        screen.see(landmark, patience=20)
        found += [f"{path}: {fault}" for fault in faults(screen, width, height, number)]
    return found


def _lasting(
    screen: Screen, width: float, height: float, number: int
) -> tuple[list[Placed], list[str]]:
    end = time.monotonic() + PATIENCE
    while True:
        now = placed(screen)
        found = list(_faults(now, width, height))
        if len(now) != number:
            found.append(f"{len(now)} controls, not {number}: {[one.name for one in now]}")
        if not found or time.monotonic() > end:
            return now, found


def placed(screen: Screen) -> list[Placed]:
    """All controls, once nothing moves any more."""
    end = time.monotonic() + PATIENCE
    before: list[Placed] | None = None
    while (now := _now(screen)) != before and time.monotonic() < end:
        before = now
        screen.page.wait_for_timeout(50)
    return now


def _now(screen: Screen) -> list[Placed]:
    found = screen.page.evaluate(_PLACED)
    return [Placed(**{**one, "box": Box(*one["box"])}) for one in found]


def _faults(controls: list[Placed], width: float, height: float) -> Iterator[str]:
    whole = [one for one in controls if not one.cut]
    for one in controls:
        yield from _deaf(one)
    for one in whole:
        called = f"{one.role} “{one.name}” {one.box}"
        if min(one.box.width, one.box.height) < TARGET - ROUNDING:
            yield f"{called} is too small"
        if not _inside(one.box, width, height):
            yield f"{called} leaves the window"
    for one, other in combinations(whole, 2):
        if _overlap(one.box, other.box):
            yield f"“{one.name}” {one.box} and “{other.name}” {other.box} overlap"


def _deaf(one: Placed) -> Iterator[str]:
    called = f"{one.role} “{one.name}” {one.box}"
    if not one.name or one.role == "none":
        yield f"{called} has no name or no role"
    if not one.disabled and not one.reached:
        yield f"{called} is not reached by the keyboard"
    if one.role in TAPPED and not one.disabled and not one.tappable:
        yield f"{called} does not hear a tap"


def _inside(box: Box, width: float, height: float) -> bool:
    right, bottom = box.x + box.width, box.y + box.height
    return (
        min(box.x, box.y) >= -ROUNDING and right <= width + ROUNDING and bottom <= height + ROUNDING
    )


def _overlap(one: Box, other: Box) -> bool:
    return (
        min(one.x + one.width, other.x + other.width) - max(one.x, other.x) > ROUNDING
        and min(one.y + one.height, other.y + other.height) - max(one.y, other.y) > ROUNDING
    )
