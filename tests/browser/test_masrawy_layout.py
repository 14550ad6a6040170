"""Masrawy in every window: each control has its place, what is painted stands out, Confirm stays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.conftest import Phone
from browser.pixels import SCALE, picture
from browser.placing import all_faults, go, placed
from browser.stages import ENDED, playing
from browser.test_contrast import LEAST, seen_whole, stands_out
from browser.test_layout import LOCALES, SIZES
from contracts import DEAD, deal, match
from server.program import Program

from estimation_mate.domain import contract, moves
from estimation_mate.domain.game import Game
from estimation_mate.texts import words
from estimation_mate.ui.window import SHORT, SIDE_FROM

SLAM = deal(0, 13, 13, double=4)
LOST = deal(1, 13, 12, trump="spades", double=4)

SCREENS: dict[str, tuple[str, int, int]] = {
    "/games/begun": ("Dead deal", 27, 26),
    "/games/half": ("Confirm contract", 32, 32),
    "/games/played": ("Change contract", 29, 29),
    "/games/over": ("Finish game", 10, 10),
    "/games/ended/finish": ("Rematch", 3, 3),
    "/games/half/edit/1": ("Change contract", 19, 19),
    "/games/half/edit/2": ("Apply changes", 23, 23),
    "/games/half/explain/1/0": ("Close", 1, 1),
    "/games/half/scoring": ("Save settings", 6, 6),
    "/games/half/help": ("What beats what", 1, 1),
    "/games/half/menu": ("Who dealt", 9, 9),
}
"""Each screen with something that it has, and how many controls: in usual and in short windows."""


def matches() -> dict[str, Game]:
    """A match at every stage."""
    half = match(LOST, DEAD, deal(0))
    half = contract.double(contract.call(contract.buy(half, 3), 10), 2)
    told = contract.confirm_contract(contract.name_trump(half, "hearts"))
    over = match(LOST, SLAM)
    return {
        "begun": match(LOST),
        "half": half,
        "played": contract.take(told, 9),
        "over": over,
        "ended": moves.finish(over, ENDED),
    }


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The app with a match at every stage."""
    with playing(tmp_path_factory.mktemp("games"), matches()) as program:
        yield program


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_control_has_its_place(
    program: Program, phone: Phone, width: int, height: int, language: str
) -> None:
    """Named, reached by keyboard and tap, 48 × 48, inside the window, on no other."""
    say = words(language)
    screen = phone(width, height, LOCALES[language])
    screen.open(program.address)
    narrow = max(width, height) < SIDE_FROM  # there is no room to rotate the Table
    screens = (
        (path, say(landmark), (short if height < SHORT else usual) - (narrow and "menu" in path))
        for path, (landmark, usual, short) in SCREENS.items()
    )
    assert all_faults(screen, width, height, screens) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_stands_out_from_its_ground(program: Program, phone: Phone, scheme: str) -> None:
    """Also what is chosen and what is not."""
    screen = phone(360, 640, "en-US", device_scale_factor=SCALE, color_scheme=scheme)
    screen.open(program.address)
    faint: list[str] = []
    for path in ("/games/half", "/games/played", "/games/over", "/games/ended/finish"):
        go(screen, path)
        screen.see(SCREENS[path][0], patience=20)
        placed(screen)
        image = picture(screen)
        for one in screen.controls():
            if not one.disabled and seen_whole(one):
                found = stands_out(image, one.box)
                faint += [f"{path}: {one.name} {found:.2f}"] if found < LEAST else []
    assert faint == []


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 340), (1280, 800)])
def test_confirm_never_moves(program: Program, phone: Phone, width: int, height: int) -> None:
    """Its foot is at the same place before the contract, while it is told and while it is played."""
    screen = phone(width, height)
    screen.open(program.address)
    feet = set()
    for stage, name in (("begun", "contract"), ("half", "contract"), ("played", "round")):
        go(screen, f"/games/{stage}")
        screen.see(SCREENS[f"/games/{stage}"][0])
        placed(screen)
        box = screen.box(f"Confirm {name}", "button")
        feet.add(box.y + box.height)
    assert len(feet) == 1, feet
