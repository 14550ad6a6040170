"""With letters twice as large nothing that is read or pressed is cut."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from browser.conftest import Phone
from browser.driver import Screen
from browser.pixels import SCALE, lines, picture
from browser.placing import PATIENCE, go
from browser.stages import EIGHTEEN, playing, stages
from rounds import played
from server.program import Program

from estimation_mate.texts import words

LOCALES = {"en": "en-US", "ar": "ar-EG"}
ROUNDED = 1

LINED = 1.25 * 2
"""The height of a line of letters twice as large, in multiples of its type size."""

TALL = {
    "/games/finished/finish": {
        "Back to the sheet": 2 * 14 * LINED,
        "Place 1: Amr, 348": (17 + 13) * LINED,
    },
    "/games/bids/scoring": {
        "Reset defaults": 2 * 14 * LINED,
        "Save settings": 2 * 14 * LINED,
    },
    "/games/bids/explain/3/0": {"Made 10": 16 * LINED, "Score 50": 16 * LINED},
}
"""How high what shows these names has to be: the lines that they take."""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The app with a game at every stage, and one before a round with nothing below its title."""
    games = {**stages(), "plain": played(*EIGHTEEN[:13])}
    with playing(tmp_path_factory.mktemp("games"), games) as program:
        yield program


def enlarge(screen: Screen) -> None:
    """Letters of this tab become twice as large."""
    screen.page.evaluate("document.documentElement.style.fontSize = '32px'")


def height(screen: Screen, name: str) -> float:
    """The height of the highest thing of that name."""
    screen.see(name)
    return max(one.box.height for one in screen.controls() if one.name == name)


def test_what_holds_large_letters_is_as_high_as_they_are(program: Program, phone: Phone) -> None:
    """Buttons of two lines, the lines of a score and the places of the result."""
    screen = phone(360, 640)
    screen.open(program.address)
    enlarge(screen)
    for path, names in TALL.items():
        go(screen, path)
        for name, least in names.items():
            end = time.monotonic() + PATIENCE
            while height(screen, name) < least - ROUNDED:
                assert time.monotonic() < end, (name, height(screen, name), least)
                screen.page.wait_for_timeout(100)


@pytest.mark.parametrize("language", LOCALES)
def test_the_title_of_a_round_is_whole(program: Program, phone: Phone, language: str) -> None:
    """In the narrowest window it is painted as wide as with usual letters."""
    title = words(language)("Round {number} of {rounds}", number=14, rounds=18)
    screen = phone(320, 500, LOCALES[language], device_scale_factor=SCALE)
    screen.open(f"{program.address}/games/plain")
    whole = ends(screen, title)
    enlarge(screen)
    screen.page.wait_for_timeout(800)
    assert ends(screen, title) == pytest.approx(whole, abs=ROUNDED / 2)


def ends(screen: Screen, title: str) -> list[float]:
    """How wide a title is painted, and its first and its last piece."""
    screen.see(title, "heading", patience=20)
    (line,) = lines(picture(screen), screen.box(title, "heading"))[:1]
    first, last = line.pieces[0], line.pieces[-1]
    return [line.width, first[1] - first[0], last[1] - last[0]]
