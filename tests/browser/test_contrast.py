"""Contrast as it is painted: every text and mark against what it stands on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.conftest import Phone
from browser.driver import Box, Control
from browser.pixels import SCALE, picture
from browser.placing import go
from browser.stages import playing, stages
from PIL.Image import Image, new
from server.program import Program
from ui.test_contrast import contrast

from estimation_mate.texts import words

LEAST = 4.5
PATHS = {
    "/games/late": "Confirm bids",
    "/games/tricks": "Change bids",
    "/games/risk": "Confirm bids",
    "/games/late/edit/3": "Apply changes",
    "/games/late/explain/3/0": "Close",
    "/games/late/scoring": "Save settings",
    "/games/late/help": "What counts",
    "/games/finished/finish": "Rematch",
    "/settings": "Scoring settings",
    "/new": "Start game",
    "/": "New game",
}
"""Each screen with something that it has."""


A_LINE = 12
"""Pixels that a text is high at least."""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The app with games at these stages."""
    games = {name: stages()[name] for name in ("late", "tricks", "risk", "finished")}
    with playing(tmp_path_factory.mktemp("games"), games) as program:
        yield program


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_stands_out_from_its_ground(program: Program, phone: Phone, scheme: str) -> None:
    """At least 4.5 : 1, measured between the ground and what differs most from it."""
    say = words("en")
    screen = phone(360, 640, "en-US", device_scale_factor=SCALE, color_scheme=scheme)
    screen.open(program.address)
    faint: list[str] = []
    for path, landmark in PATHS.items():
        go(screen, path)
        screen.see(say(landmark), patience=20)
        image = picture(screen)
        for one in screen.controls():
            if "/edit/" in path and one.name.startswith("Round "):
                continue  # no button says where the list ends, under which rows lie hidden
            if not one.disabled and seen_whole(one):
                found = stands_out(image, one.box)
                faint += [f"{path}: {one.name} {found:.2f}"] if found < LEAST else []
    assert faint == []


def seen_whole(one: Control) -> bool:
    """Whether it is on the screen, and not cut to a strip by the list that it scrolls in."""
    box = one.box
    return box.width > 4 and box.height >= A_LINE and box.y >= 0 and box.y + box.height <= 640


def stands_out(image: Image, box: Box) -> float:
    """The contrast of the box's commonest colour and the colour furthest from it."""
    left, top, width, height = (round(at * SCALE) for at in (box.x, box.y, box.width, box.height))
    part = image.crop((left, top, left + width, top + height))
    colors = part.getcolors(part.width * part.height) or []
    ground = max(colors)[1]
    return max(contrast(_written(ground), _written(color)) for _, color in colors)


def _written(color: object) -> str:
    assert isinstance(color, tuple)
    return "#" + "".join(f"{part:02X}" for part in color[:3])


def test_the_measure_finds_a_faint_text() -> None:
    """Grey on a little darker grey does not stand out; a blank box does not either."""
    image = new("RGB", (300, 300), "#808080")
    assert stands_out(image, Box(0, 0, 10, 10)) == 1
    image.paste("#8A8A8A", (0, 0, 9, 9))
    assert stands_out(image, Box(0, 0, 10, 10)) < LEAST
