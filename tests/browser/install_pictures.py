"""Makes the pictures of installing the app on a phone: `python tests/browser/install_pictures.py`."""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from io import BytesIO
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import ARGUMENTS
from browser.pictures import opened, taken
from browser.stages import playing
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
PHONES = ("iphone", "android")
COLOURS = 96
DENSE = 1.5


def inside(kind: str, content: bytes) -> str:
    """A file as an address that a page carries with it."""
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def frames(app: bytes) -> str:
    """The page with the phones, with a picture of the app on them."""
    assets = ROOT / "assets"
    page = Path(__file__).with_name("install.html").read_text(encoding="utf-8")
    page = page.replace("{app}", inside("image/png", app))
    page = page.replace("{icon}", inside("image/png", (assets / "icon.png").read_bytes()))
    font = (assets / "fonts/Cairo-Regular.ttf").read_bytes()
    return page.replace("{font}", inside("font/ttf", font))


def draw(browser: Browser, page: str, phone: str, file: Path) -> None:
    """The picture of one phone, in few colours."""
    context = browser.new_context(
        viewport={"width": 1100, "height": 700}, device_scale_factor=DENSE
    )
    sheet = context.new_page()
    sheet.set_content(page)
    sheet.evaluate("id => document.body.append(document.getElementById(id).content)", phone)
    sheet.evaluate("document.fonts.ready")
    sheet.wait_for_timeout(300)
    with Image.open(BytesIO(sheet.locator("body").screenshot())) as shot:
        shot.convert("RGB").quantize(COLOURS).save(file, optimize=True)
    context.close()


def main() -> None:
    """Makes both, into docs."""
    with (
        tempfile.TemporaryDirectory() as games,
        playing(Path(games), {}) as program,
        sync_playwright() as playwright,
    ):
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        with opened(browser, program.address, (360, 640), ("en", "light"), 1.5) as screen:
            page = frames(taken(screen, []))
        for phone in PHONES:
            draw(browser, page, phone, ROOT / f"docs/install-{phone}.png")
        browser.close()


if __name__ == "__main__":
    main()
