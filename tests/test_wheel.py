"""What is installed from a wheel works without the checkout."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAME = (
    '{"rules": "classic", "players": ["A", "B", "C", "D"],'
    ' "rounds": [{"bids": [5, 3, 2, 2], "tricks": [5, 3, 2, 3]}]}\n'
)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as a wheel brings it."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "-w", str(folder), str(ROOT)], check=True, capture_output=True)
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(folder / "site")
    return folder / "site"


def python(site: Path, *arguments: str, given: str = "") -> str:
    """What a Python that sees the installed package, and not the checkout, prints."""
    ran = subprocess.run(
        [sys.executable, *arguments],
        cwd=site,
        env={"PYTHONPATH": str(site)},
        input=given,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return ran.stdout


def test_fonts_and_icons_are_found(installed: Path) -> None:
    """The assets travel inside the wheel and are found there."""
    code = "from estimation_mate.paths import assets_dir; print(assets_dir())"
    assets = Path(python(installed, "-c", code).strip())
    assert assets.is_relative_to(installed)
    for name in ("fonts/Cairo-Regular.ttf", "fonts/Cairo-Bold.ttf", "fonts/OFL.txt", "icon.png"):
        assert (assets / name).is_file(), name


def test_a_game_is_scored_in_arabic(installed: Path) -> None:
    """The catalogue travels along, and the command runs from the wheel."""
    arguments = ("-m", "estimation_mate", "score", "-", "--lang", "ar")
    assert "كلاسيك" in python(installed, *arguments, given=GAME)


def test_the_types_are_declared(installed: Path) -> None:
    """Type checkers of other projects see the annotations."""
    assert (installed / "estimation_mate" / "py.typed").is_file()
