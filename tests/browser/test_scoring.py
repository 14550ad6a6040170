"""The scoring settings of a running game, changed through the browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.conftest import Phone
from browser.stages import playing, stages
from browser.table import Table
from browser.tongues import ARABIC, ENGLISH
from server.program import Program

from estimation_mate.texts import words

TONGUES = {"en-US": (ENGLISH, "en"), "ar-EG": (ARABIC, "ar")}


@pytest.fixture
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The app with a game of three rounds, the fourth begun."""
    games = {"bids": stages()["bids"]}
    with playing(tmp_path_factory.mktemp("games"), games) as program:
        yield program


@pytest.mark.parametrize("locale", TONGUES)
def test_a_running_game_is_scored_anew_once_it_was_asked(
    program: Program, phone: Phone, locale: str
) -> None:
    """Wrong text is refused in words; Cancel by Enter, a reload, Recalculate, Undo."""
    tongue, language = TONGUES[locale]
    say = words(language)
    win, save = say("{what} win", what="\0").replace("\0", say("Caller")), say("Save settings")
    screen = phone(360, 640, locale)
    screen.open(f"{program.address}/games/bids/scoring")
    win = _plain(win)
    screen.fill(win, "1000")
    told = _plain(say("Only whole numbers from {low} to {high} can stand here.", low=0, high=999))
    screen.see(told, "text")
    screen.fill(win, "٢٠")
    screen.gone(told)
    screen.tap(save)
    becomes = say("{name} {before} → {after}", name="Amr", before=75, after=105)
    screen.see(_plain(becomes), "text")
    screen.focused(say("Cancel"))
    screen.press(None, "Enter")
    screen.see(save)
    screen.reload()
    screen.see(win, "textbox")
    screen.tap(save)
    screen.see(_plain(becomes), "text")
    screen.tap(say("Recalculate"))
    _end(Table(screen, say=tongue), say("Undo"))


def _end(table: Table, undo: str) -> None:
    table.see_standings((105, 1), (39, 2), (36, 3), (-33, 4))
    table.screen.see(table.say("Bid of {name}: {n}", name="Amr", n=5), "button")
    table.screen.tap(undo)
    table.see_standings((75, 1), (39, 2), (36, 3), (-33, 4))


def _plain(text: str) -> str:
    """A text without the marks that only set the direction."""
    return "".join(mark for mark in text if mark not in "\u2066\u2068\u2069")
