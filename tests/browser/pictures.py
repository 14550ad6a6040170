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
from contextlib import contextmanager
from io import BytesIO
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import ARGUMENTS
from browser.driver import Screen
from browser.placing import Placed, go, placed
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
"""Milliseconds after which a screen that has its controls has been painted."""

SETTLED = 3000
"""Milliseconds within which a screen has changed where it changes at all."""


@contextmanager
def opened(
    browser: Browser, url: str, size: tuple[int, int], how: tuple[str, str], dense: float = 1
) -> Iterator[Screen]:
    """A browser that has never been there, in a language and a scheme, on this address."""
    (width, height), (language, scheme) = size, how
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=LOCALES[language],
        color_scheme="dark" if scheme == "dark" else "light", device_scale_factor=dense,
    )  # fmt: skip
    screen = Screen(context)
    screen.open(url)
    yield screen
    context.close()


def taken(screen: Screen, before: list[Placed]) -> bytes:
    """A picture of what stands there once it is another screen than `before`, with its controls."""
    for _ in range(SETTLED // 50):
        if placed(screen) not in ([], before):
            break
        screen.page.wait_for_timeout(50)
    placed(screen)
    screen.page.wait_for_timeout(STILL)
    return screen.page.screenshot()


def wanted(size: tuple[int, int], only: str) -> dict[str, str]:
    """The path of each picture of this size, by its name."""
    paths = TABLES | (SCREENS if size in TWO else {})
    return {name: path for name, path in paths.items() if only in name}


def all_of_them(browser: Browser, program: Program, folder: Path, only: str) -> None:
    """Every picture, named by screen, size, language and scheme."""
    folder.mkdir(parents=True, exist_ok=True)
    for size, how in product(SIZES, product(LOCALES, SCHEMES)):
        paths = wanted(size, only)
        if not paths:
            continue
        with opened(browser, f"{program.address}/help", size, how) as screen:
            for name, path in paths.items():
                before = placed(screen)
                go(screen, path)
                file = folder / f"{name}-{size[0]}x{size[1]}-{'-'.join(how)}.png"
                file.write_bytes(taken(screen, before))


def of_the_readme(browser: Browser, program: Program, file: Path) -> None:
    """Two phones side by side: English and light, Arabic and dark."""
    pair = (("en", "light"), ("ar", "dark"))
    shots: list[Image.Image] = []
    for at, how in zip(("late", "tricks"), pair, strict=True):
        with opened(browser, f"{program.address}/games/{at}", (360, 640), how, 2) as screen:
            shots.append(Image.open(BytesIO(taken(screen, []))))
    gap = 48
    whole = Image.new("RGB", (2 * shots[0].width + gap, shots[0].height), "#8A8A84")
    for place, shot in enumerate(shots):
        whole.paste(shot, (place * (shot.width + gap), 0))
    whole.quantize(128).save(file, optimize=True)


def main() -> None:
    """Reads the command line and makes what it asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where the pictures go")
    parser.add_argument("--only", default="", help="a part of the names of those that are made")
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
            all_of_them(browser, program, asked.folder, asked.only)
        browser.close()


if __name__ == "__main__":
    main()
