"""Makes pictures of every screen, to be looked at: `python tests/browser/pictures.py FOLDER`.

The Table at all five sizes, everything else at two, in both languages, light and dark; with
`--readme PATH` only the picture at the top of the README.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import ARGUMENTS
from browser.driver import Screen
from browser.stages import listed, playing, stages
from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from server.program import Program

SIZES = [(320, 568), (360, 640), (360, 800), (844, 340), (1280, 800)]
TWO = [(360, 640), (1280, 800)]
LOCALES = {"en": "en-US", "ar": "ar-EG"}
SCHEMES = ("light", "dark")

TABLES = {
    "table-bids": "/games/bids",
    "table-late": "/games/late",
    "table-risk": "/games/risk",
    "table-tricks": "/games/tricks",
    "table-over": "/games/over",
    "table-crowded": "/games/crowded",
}
SCREENS = {
    "games": "/",
    "new": "/new",
    "menu": "/games/late/menu",
    "trump": "/games/bids/trump",
    "dealer": "/games/bids/dealer",
    "rename": "/games/bids/rename",
    "end": "/games/late/end",
    "explain": "/games/late/explain/3/0",
    "edit": "/games/late/edit/3",
    "scoring": "/games/late/scoring",
    "finish": "/games/finished/finish",
    "settings": "/settings",
    "help": "/games/late/help",
}
STILL = 300
"""Milliseconds after which a screen that says something has been painted."""


def taken(
    browser: Browser, url: str, size: tuple[int, int], language: str, scheme: str, dense: float = 1
) -> bytes:
    """A picture of what stands at this address, in a browser that has never been there."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=LOCALES[language],
        color_scheme="dark" if scheme == "dark" else "light", device_scale_factor=dense,
    )  # fmt: skip
    screen = Screen(context)
    screen.open(url)
    while len(screen.texts()) <= 1:
        screen.page.wait_for_timeout(50)
    screen.page.wait_for_timeout(STILL)
    image = screen.page.screenshot()
    context.close()
    return image


def wanted() -> Iterator[tuple[str, str, tuple[int, int]]]:
    """Name, path and size of each picture."""
    for name, path in TABLES.items():
        yield from ((name, path, size) for size in SIZES)
    for name, path in SCREENS.items():
        yield from ((name, path, size) for size in TWO)


def all_of_them(browser: Browser, program: Program, folder: Path) -> None:
    """Every picture, named by screen, size, language and scheme."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, path, size in wanted():
        for language in LOCALES:
            for scheme in SCHEMES:
                file = folder / f"{name}-{size[0]}x{size[1]}-{language}-{scheme}.png"
                file.write_bytes(taken(browser, program.address + path, size, language, scheme))


def of_the_readme(browser: Browser, program: Program, file: Path) -> None:
    """Two phones side by side: English and light, Arabic and dark."""
    pair = (("en", "light"), ("ar", "dark"))
    shots = [
        Image.open(BytesIO(taken(browser, f"{program.address}/games/{at}", (360, 640), *how, 2)))
        for at, how in zip(("late", "tricks"), pair, strict=True)
    ]
    gap = 48
    whole = Image.new("RGB", (2 * shots[0].width + gap, shots[0].height), "#8A8A84")
    for place, shot in enumerate(shots):
        whole.paste(shot, (place * (shot.width + gap), 0))
    whole.quantize(128).save(file, optimize=True)


def main() -> None:
    """Reads the command line and makes what it asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where the pictures go")
    parser.add_argument("--readme", type=Path, help="the picture of the README alone")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as games,
        playing(Path(games), stages() | listed()) as program,
        sync_playwright() as playwright,
    ):
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        if asked.readme is not None:
            of_the_readme(browser, program, asked.readme)
        elif asked.folder is not None:
            all_of_them(browser, program, asked.folder)
        browser.close()


if __name__ == "__main__":
    main()
