"""Figures of a column end at one edge, whole and apart, whichever way the page reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from browser.conftest import Phone
from browser.driver import Box, Control, Screen
from browser.pixels import SCALE, Line, ink, lines, picture, room_after
from browser.placing import go, placed
from browser.stages import ENDED, playing, stages
from PIL.Image import Image
from server.program import Program

from estimation_mate.domain.replay import replay
from estimation_mate.domain.rows import Place, Score
from estimation_mate.texts import Words, words
from estimation_mate.ui.window import SIDE_FROM

LOCALES = {"en": "en-US", "ar": "ar-EG"}
WIDTHS = [320, 360, 1280]
SIZES = [(320, 568), (360, 640), (360, 800), (640, 360), (844, 340), (1280, 800)]
HEIGHT = 1000
"""Of a window in which all rows stand at once."""

TOTAL, SCORE, PAIR, RESULT = 18, 17, 11, 24
"""The type sizes of a total, a score, bid/tricks, and a total on the last screen."""

FRAMED = 800
CONTRAST = 60
"""Steps of grey between paper and ink, at the least."""
"""Milliseconds within which the app has heard of another window and framed the Table to it."""

LARGE_TOTAL = 28
"""The type size of a total where the panel stands beside the sheet."""

MARGIN = 17
"""From the edge of a place on the last screen to what stands in it."""

GAME = stages()["crowded"]
SHEET = replay(GAME)

NAMED = ("W" * 40, "م" * 40, "Bassem", "W" * 39 + "M")
"""Names as long as they may be."""

CUT = 1.2
"""Pixels by which the end of a figure may differ from the others: pixels are whole."""

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
    players: tuple[str, ...] = GAME.players

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
    named = GAME.model_copy(update={"players": NAMED})
    games = {"running": GAME, "finished": finished, "named": named}
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
        yield Look(painted(screen), screen.controls(), say)


def painted(screen: Screen) -> Image:
    """A picture of the window once something is painted in it; a busy machine takes its time."""
    for _ in range(5):
        image = picture(screen)
        darkest, lightest = image.convert("L").getextrema()
        if lightest - darkest > CONTRAST:  # type: ignore[operator]  # one band, so two numbers
            return image
        screen.page.wait_for_timeout(FRAMED)
    return image


def column(look: Look, place: Place) -> list[Figure]:
    """What stands in a player's column: the total, then score and bid/tricks of each round."""
    size, line = look.total_size, look.lines(head(look, place))[-1]
    total = figure(line, look.written(place.total), size, bold=True)
    scores = [(row.number, row.scores[place.seat]) for row in SHEET.rows]
    return [total, *(one for number, score in scores for one in cell(look, number, score))]


def cell(look: Look, number: int, score: Score) -> list[Figure]:
    """A score and the bid/tricks at its foot."""
    above, *_, below = look.lines(spoken(look, number, score))
    return [
        figure(above, look.written(score.points), SCORE, bold=bool(score.made)),
        figure(below, f"{score.bid}/{score.tricks}", PAIR, bold=False),
    ]


def head(look: Look, place: Place) -> str:
    """How the head of a column is spoken."""
    name = look.players[place.seat]
    told = "{name} total {total}, place {place}"
    return look.say(told, name=name, total=place.total, place=place.place)


def spoken(look: Look, number: int, score: Score) -> str:
    """How the cell of a score begins to be spoken."""
    told = "Explain {name} round {round}: {points} points"
    return look.say(told, name=look.players[score.seat], round=number, points=score.points)


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
        heads = [head(look, place) for place in SHEET.ranking]
        cells = [spoken(look, row.number, score) for row in SHEET.rows for score in row.scores]
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
def test_long_names_and_letters_twice_as_large(
    program: Program, phone: Phone, language: str
) -> None:
    """Beside names of forty letters every figure is whole and apart, in windows of all shapes."""
    say = words(language)
    screen = phone(*SIZES[0], LOCALES[language], device_scale_factor=SCALE)
    screen.open(f"{program.address}/games/named")
    screen.see(say("Confirm bids"), patience=20)
    screen.page.evaluate("document.documentElement.style.fontSize = '32px'")
    for width, height in SIZES:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.wait_for_timeout(FRAMED)
        look = Look(painted(screen), screen.controls(), say, NAMED)
        whole = [plain(one.name) for one in placed(screen) if not one.cut]
        columns = [seen(look, place, whole) for place in SHEET.ranking]
        assert all(len(figures) > 2 for figures in columns), (width, height)
        for figures in columns:
            assert spread(figures) <= 1, sorted((one.edge, one.written) for one in figures)


def seen(look: Look, place: Place, whole: list[str]) -> list[Figure]:
    """The figures of a player that are in view, found whole and apart from what is beside them."""
    total, over_column = standing(look, place)
    assert is_whole(total, bold=True), (look.image.size, total)
    found = [total] if over_column else []
    for row in SHEET.rows:
        score = row.scores[place.seat]
        start = plain(spoken(look, row.number, score))
        if not any(name.startswith(start) for name in whole):
            continue  # scrolled out, or in part
        figures = cell(look, row.number, score)
        assert is_whole(figures[0], bold=bool(score.made)), (look.image.size, figures[0])
        assert is_whole(figures[1], bold=False), (look.image.size, figures[1])
        box, right = look.box(start), max(line.right for line in look.lines(start))
        assert lines(look.image, Box(right + 0.5, box.y, 2, box.height)) == [], figures
        found += figures
    return found


def standing(look: Look, place: Place) -> tuple[Figure, bool]:
    """A player's total, and whether it stands over the player's column."""
    box, written = look.box(head(look, place)), look.written(place.total)
    over_column = box.width < look.image.width / SCALE / 3
    foot = Box(box.x, box.y + box.height - 1, box.width, 1)
    assert lines(look.image, foot) == [], "cut at its foot"
    line = look.lines(head(look, place))[-1]
    if look.say.rtl and not over_column:
        line = line.first(len(written))
    return figure(line, written, TOTAL, bold=True), over_column


def is_whole(one: Figure, *, bold: bool) -> bool:
    """Whether its first and its last sign are as wide as those between them tell."""
    pieces, drawn = one.line.pieces, ink(one.written, bold=bold)
    if len(pieces) < len("1/1"):
        return True
    size = (pieces[-1][0] - pieces[0][1]) / (drawn[-1][0] - drawn[0][1])
    ends = ((pieces[at], drawn[at]) for at in (0, -1))
    return all(abs(b - a - (d - c) * size) <= CUT for (a, b), (c, d) in ends)
