"""On every screen and in every window each control has its place, its name and its size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import Phone
from browser.placing import all_faults, faults, go, placed
from browser.stages import listed, playing, stages
from server.program import Program

from estimation_mate.domain.game import Game
from estimation_mate.texts import words
from estimation_mate.ui.window import SIDE_FROM

SIZES = [(320, 568), (360, 640), (360, 800), (844, 340), (1280, 800)]
LOCALES = {"en": "en-US", "ar": "ar-EG"}

# Whether one text stands whole between the standings and another.
IN_VIEW = """
([text, below]) => {
  const edges = (start) => [...document.querySelectorAll("flt-semantics-host [aria-label], " +
    "flt-semantics-host flt-semantics")]
    .find((e) => (e.getAttribute("aria-label") ?? e.textContent).startsWith(start))
    ?.getBoundingClientRect();
  const [row, slot] = [edges(text), edges(below)];
  return !!row && !!slot && row.top >= 104 && row.bottom <= slot.top;
}
"""

# Each screen with a control that it alone has, the player that one is for, and how many it has.
SCREENS: dict[str, tuple[str, str, int]] = {
    "/menu/crowded": ("Delete game", "", 2),
    "/settings": ("Keep the screen on during a game", "", 10),
    "/help": ("What counts", "", 1),
    "/new": ("Start game", "", 30),
    "/new/scoring": ("Save settings", "", 31),
    "/new/scoring/preset": ("Save preset", "", 3),
    "/settings/scoring": ("Reset defaults", "", 37),
    "/settings/presets": ("House presets", "", 2),
    "/settings/presets/import": ("Choose file", "", 4),
    "/games/bids/scoring": ("Save settings", "", 31),
    "/games/bids/again": ("Fill in anew", "", 3),
    "/games/new": ("Dash for {name}", "Bassem", 24),
    "/games/bids": ("Dash for {name}", "Essam", 39),
    "/games/risk": ("Risk for {name}", "Amr", 28),
    "/games/who": ("Risk for {name}", "Amr", 28),
    "/games/with": ("With for {name}", "Bassem", 30),
    "/games/tricks": ("Made for {name}", "Amr", 40),
    "/games/over": ("Add extra round", "", 95),
    "/games/extra": ("Dash for {name}", "Essam", 114),
    "/games/crowded": ("Dash for {name}", "Dina", 69),
    "/games/call": ("Who called? Tap the player.", "", 20),
    "/games/trump": ("Hearts", "", 25),
    "/games/shared": ("Called first: {name}", "Dina", 22),
    "/games/passed": ("Somebody called", "", 20),
    "/games/super": ("From 8 up another may be named", "", 79),
    "/games/bids/trump": ("Hearts", "", 7),
    "/games/bids/dealer": ("Who dealt this round?", "", 5),
    "/games/bids/rename": ("Save names", "", 6),
    "/games/bids/explain/3/0": ("Close", "", 1),
    "/games/late/end": ("End game", "", 3),
    "/games/late/edit/3": ("Apply changes", "", 24),
    "/games/late/edit/3/dealer": ("Who dealt this round?", "", 5),
    "/games/over/menu": ("Games", "", 9),
    "/games/with/help": ("What counts", "", 1),
    "/games/finished/finish": ("Rematch", "", 4),
}

ROTATED = ("/games/over/menu",)
"""Menus that offer to rotate the Table."""

# What each stage alone shows.
MARKS = {
    "bids": "Dash for Essam",
    "risk": "Tap another player to move it",
    "tricks": "Made for Amr",
    "who": "Who spoke last?",
}


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The app with a game at every stage."""
    with playing(tmp_path_factory.mktemp("games"), stages()) as program:
        yield program


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_control_has_its_place(
    program: Program, phone: Phone, width: int, height: int, language: str
) -> None:
    """Named, reached by keyboard and tap, 48 × 48, inside the window, on no other: on all screens."""
    say = words(language)
    screen = phone(width, height, LOCALES[language])
    screen.open(program.address)
    narrow = max(width, height) < SIDE_FROM  # there is no room to rotate the Table
    screens = (
        (path, say(landmark, name=name), number - (narrow and path in ROTATED))
        for path, (landmark, name, number) in SCREENS.items()
    )
    assert all_faults(screen, width, height, screens) == []


def test_the_newest_row_is_in_view(program: Program, phone: Phone) -> None:
    """Whatever game was open before, the last round of the one that comes next is seen whole."""
    screen = phone(360, 640)
    screen.open(program.address)
    for path, rounds in (("crowded", 9), ("late", 14), ("bids", 3), ("extra", 18), ("late", 14)):
        go(screen, f"/games/{path}")
        newest = f"Explain Amr round {rounds}: "
        screen.page.wait_for_function(IN_VIEW, arg=[newest, "Bid of Amr: "], timeout=10_000)


@pytest.mark.parametrize("height", [568, 640])
def test_the_edited_round_is_in_view(program: Program, phone: Phone, height: int) -> None:
    """Whole, even where no other row of the sheet has room."""
    screen = phone(320, height)
    screen.open(f"{program.address}/games/late/edit/6")
    arguments = ["Amr round 6: ", "No score changes."]
    screen.page.wait_for_function(IN_VIEW, arg=arguments, timeout=20_000)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(
    ("games", "controls"), [({}, 3), (listed(), 15)], ids=["no game", "many games"]
)
def test_the_list_of_games(
    tmp_path: Path, phone: Phone, games: dict[str, Game], controls: int, language: str
) -> None:
    """The same on the first screen, before the first game and with many, in windows that change."""
    with playing(tmp_path / "games", games) as program:
        screen = phone(locale=LOCALES[language])
        screen.open(program.address)
        screen.see(words(language)("New game"), "button", patience=20)
        for width, height in SIZES:
            screen.page.set_viewport_size({"width": width, "height": height})
            assert faults(screen, width, height, controls) == []
        screen.forgive_lost_server()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 340), (1280, 800)])
def test_confirm_never_moves(program: Program, phone: Phone, width: int, height: int) -> None:
    """Its foot is at the same place while bids are spoken, checked and played out."""
    screen = phone(width, height)
    screen.open(program.address)
    feet: dict[str, float] = {}
    for stage, name in (("bids", "bids"), ("risk", "bids"), ("tricks", "round"), ("who", "bids")):
        go(screen, f"/games/{stage}")
        screen.see(MARKS[stage])
        placed(screen)
        box = screen.box(f"Confirm {name}", "button")
        feet[stage] = box.y + box.height
    assert len(set(feet.values())) == 1, feet
