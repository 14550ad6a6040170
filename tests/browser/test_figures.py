"""Figures of a column end at one edge, whole and apart, whichever way the page reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from browser.conftest import Phone
from browser.driver import Box, Control
from browser.pixels import SCALE, Line, lines, picture, room_after
from browser.placing import go
from browser.stages import ENDED, playing, stages
from PIL.Image import Image
from server.program import Program

from estimation_mate.domain.replay import replay
from estimation_mate.domain.rows import Place, Score
from estimation_mate.texts import Words, words
from estimation_mate.ui.window import SIDE_FROM

LOCALES = {"en": "en-US", "ar": "ar-EG"}
WIDTHS = [320, 360, 1280]
HEIGHT = 1000
"""Of a window in which all rows stand at once."""

TOTAL, SCORE, PAIR, RESULT = 18, 17, 11, 24
"""The type sizes of a total, a score, bid/tricks, and a total on the last screen."""

FRAMED = 800
"""Milliseconds within which the app has heard of another window and framed the Table to it."""

LARGE_TOTAL = 28
"""The type size of a total where the panel stands beside the sheet."""

MARGIN = 17
"""From the edge of a place on the last screen to what stands in it."""

GAME = stages()["crowded"]
SHEET = replay(GAME)

_DIRECTION = re.compile("[\u2066-\u2069]")


@dataclass(frozen=True)
class Figure:
    """A figure as it is painted; `edge` is where the place of its last digit ends."""

    written: str
    line: Line
    edge: float


@dataclass(frozen=True)
class Look:
    """A picture of a screen, what is heard of it, and in which language."""

    image: Image
    texts: list[Control]
    say: Words

    @property
    def total_size(self) -> float:
        """The type size of a total."""
        return LARGE_TOTAL if self.image.width >= SIDE_FROM * SCALE else TOTAL

    def box(self, spoken: str) -> Box:
        """The box of the text that begins with these words."""
        start = plain(spoken)
        return next(one.box for one in self.texts if one.name.startswith(start))

    def lines(self, spoken: str) -> list[Line]:
        """What is painted there, from top to bottom."""
        return lines(self.image, self.box(spoken))

    def written(self, number: int) -> str:
        """The number as it is painted."""
        return plain(self.say.number(number))


def plain(text: str) -> str:
    """A text without the marks that only set its direction."""
    return _DIRECTION.sub("", text)


def figure(line: Line, written: str, size: float, *, bold: bool) -> Figure:
    """The figure that a line holds or ends with, a piece for each of its signs."""
    pieces = line.last(len(written))
    return Figure(written, pieces, pieces.right + room_after(written[-1], bold=bold) * size)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The app with one game, running and finished."""
    finished = GAME.model_copy(update={"draft": None, "ended_at": ENDED})
    games = {"running": GAME, "finished": finished}
    with playing(tmp_path_factory.mktemp("games"), games) as program:
        yield program


def looks(program: Program, phone: Phone, language: str, path: str) -> Iterator[Look]:
    """The screen at this path in windows that are high enough, from the narrowest on."""
    say = words(language)
    screen = phone(WIDTHS[0], HEIGHT, LOCALES[language], device_scale_factor=SCALE)
    screen.open(program.address)
    go(screen, path)
    screen.see(say("Rematch" if "finish" in path else "Confirm bids"), patience=20)
    for width in WIDTHS:
        screen.page.set_viewport_size({"width": width, "height": HEIGHT})
        screen.page.wait_for_timeout(FRAMED)
        yield Look(picture(screen), screen.controls(), say)


def column(look: Look, place: Place) -> list[Figure]:
    """What stands in a player's column: the total, then score and bid/tricks of each round."""
    size, line = look.total_size, look.lines(head(look.say, place))[-1]
    total = figure(line, look.written(place.total), size, bold=True)
    scores = [(row.number, row.scores[place.seat]) for row in SHEET.rows]
    return [total, *(one for number, score in scores for one in cell(look, number, score))]


def cell(look: Look, number: int, score: Score) -> list[Figure]:
    """A score and the bid/tricks under it."""
    above, below = look.lines(spoken(look.say, number, score))
    return [
        figure(above, look.written(score.points), SCORE, bold=bool(score.made)),
        figure(below, f"{score.bid}/{score.tricks}", PAIR, bold=False),
    ]


def head(say: Words, place: Place) -> str:
    """How the head of a column is spoken."""
    name = GAME.players[place.seat]
    return say(
        "{name} total {total}, place {place}", name=name, total=place.total, place=place.place
    )


def spoken(say: Words, number: int, score: Score) -> str:
    """How the cell of a score begins to be spoken."""
    told = "Explain {name} round {round}: {points} points"
    return say(told, name=GAME.players[score.seat], round=number, points=score.points)


def spread(figures: list[Figure]) -> float:
    """How far apart the edges of these figures are."""
    edges = [one.edge for one in figures]
    return max(edges) - min(edges)


@pytest.mark.parametrize("language", LOCALES)
def test_the_columns_of_the_sheet(program: Program, phone: Phone, language: str) -> None:
    """Totals, scores and bids/tricks up to −1,204 and 12/12 share an edge and are never cut."""
    widths: list[list[float]] = []
    for look in looks(program, phone, language, "/games/running"):
        columns = [column(look, place) for place in SHEET.ranking]
        for figures in columns:
            assert spread(figures) <= 1, sorted((one.edge, one.written) for one in figures)
        totals = [figures[0].line.width * TOTAL / look.total_size for figures in columns]
        widths.append([*totals, *(one.line.width for figures in columns for one in figures[1:])])
    for narrow in widths[:-1]:
        assert narrow == pytest.approx(widths[-1], abs=1), "cut where the window is narrow"


@pytest.mark.parametrize("language", LOCALES)
def test_nothing_hangs_into_the_next_column(program: Program, phone: Phone, language: str) -> None:
    """Beside every cell two pixels stay blank, whatever marks stand in the next one."""
    for look in looks(program, phone, language, "/games/running"):
        heads = [head(look.say, place) for place in SHEET.ranking]
        cells = [spoken(look.say, row.number, score) for row in SHEET.rows for score in row.scores]
        for name in (*heads, *cells):
            right = max(line.right for line in look.lines(name))
            box = look.box(name)
            assert lines(look.image, Box(right + 0.5, box.y, 2, box.height)) == [], name


@pytest.mark.parametrize("language", LOCALES)
def test_the_totals_of_the_result(program: Program, phone: Phone, language: str) -> None:
    """On the last screen the totals share an edge too."""
    for look in looks(program, phone, language, "/games/finished/finish"):
        assert spread([result(look, place) for place in SHEET.ranking]) <= 1


def test_the_longest_total_stands_at_the_margin(program: Program, phone: Phone) -> None:
    """In Arabic, where the totals stand on the left, as near as a place on the right."""
    for look in looks(program, phone, "ar", "/games/finished/finish"):
        left = min(result(look, place).line.pieces[0][0] for place in SHEET.ranking)
        card = look.box(place_told(look.say, SHEET.ranking[0]))
        assert left - card.x == pytest.approx(MARGIN, abs=4)


def place_told(say: Words, place: Place) -> str:
    """How a place is spoken."""
    name = GAME.players[place.seat]
    told = "Place {place}: {name}, {total}"
    return say(told, place=place.place, name=name, total=place.total)


def result(look: Look, place: Place) -> Figure:
    """The total of a place; where the page reads from right to left it stands on the left."""
    told, written = place_told(look.say, place), look.written(place.total)
    (line,) = (one for one in look.lines(told) if len(one.pieces) >= len(written))
    return figure(line.first(len(written)) if look.say.rtl else line, written, RESULT, bold=True)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("width", [320, 360])
def test_figures_are_whole_where_letters_are_twice_as_large(
    program: Program, phone: Phone, language: str, width: int
) -> None:
    """Every sign of −1,187, of each score and of 12/12 is painted, and nothing touches its edge."""
    say = words(language)
    screen = phone(width, HEIGHT, LOCALES[language], device_scale_factor=SCALE)
    screen.open(f"{program.address}/games/running")
    screen.see(say("Confirm bids"), patience=20)
    screen.page.evaluate("document.documentElement.style.fontSize = '32px'")
    screen.page.wait_for_timeout(1000)
    look = Look(picture(screen), screen.controls(), say)
    for place in SHEET.ranking:
        total = look.lines(head(say, place))[-1].last(len(look.written(place.total)))
        assert total.width > TOTAL * 2, "the total has grown"
    for row in SHEET.rows:
        for score in row.scores:
            name = spoken(say, row.number, score)
            above, below = look.lines(name)
            above.last(len(look.written(score.points)))
            below.last(len(f"{score.bid}/{score.tricks}"))
            box, right = look.box(name), max(above.right, below.right)
            assert lines(look.image, Box(right + 0.5, box.y, 2, box.height)) == [], name
