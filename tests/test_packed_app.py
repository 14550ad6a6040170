"""What Flet packs starts on its own: as bytecode, beside the packages of `project.dependencies`."""

import compileall
import json
import os
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path
from typing import Any

import pytest
from dry_build import ROOT, built, checkout
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

START = """
import sys

before = set(sys.modules)
import asyncio, json, runpy
import flet

started = {}
flet.run = lambda main, **said: started.update(said)
runpy.run_path("main.pyc", run_name="__main__")

from estimation_mate.app.home import desk_here
from estimation_mate.texts import words

desk = asyncio.run(desk_here(None, None))
print(json.dumps({
    "assets": started["assets_dir"],
    "title": words("ar")("Estimation Mate"),
    "notices": len(desk.notices),
    "modules": sorted(set(sys.modules) - before),
}))
"""


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the app is on a phone: without what is left out, compiled, sources removed."""
    folder = tmp_path_factory.mktemp("packed")
    project = checkout(folder)
    left_out = set(built(project, "apk").each("--exclude"))

    def unpacked(where: str, names: list[str]) -> list[str]:
        here = Path(where).relative_to(project)
        return [name for name in names if (here / name).as_posix() in left_out]

    app = Path(shutil.copytree(project, folder / "app", ignore=unpacked))
    assert compileall.compile_dir(app, quiet=1, legacy=True)
    for source in app.rglob("*.py"):
        source.unlink()
    return app


@pytest.fixture(scope="module")
def told(packed: Path) -> dict[str, Any]:
    """What the packed app tells once it has started, with the storage that Flet names on a phone."""
    phone = {"PYTHONPATH": str(packed), "FLET_APP_STORAGE_DATA": str(packed.parent / "storage")}
    plain = {name: value for name, value in os.environ.items() if name != "ESTIMATION_MATE_DATA"}
    ran = subprocess.run(
        [sys.executable, "-c", START],
        cwd=packed,
        env=plain | phone,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    answer: dict[str, Any] = json.loads(ran.stdout)
    return answer


def needed() -> set[str]:
    """The dependencies of the project and theirs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: set[str] = set()
    waiting = list(project["dependencies"])
    while waiting:
        one = Requirement(waiting.pop())
        name = canonicalize_name(one.name)
        if name not in found and (one.marker is None or one.marker.evaluate({"extra": ""})):
            found.add(name)
            waiting += requires(one.name) or []
    return found


def test_starts(packed: Path, told: dict[str, Any]) -> None:
    """The entry module hands Flet the app, with the fonts beside it."""
    assert Path(told["assets"]) == packed / "assets"
    assert {path.name for path in (packed / "assets").iterdir()} == {"fonts"}
    assert (packed / "assets/fonts/Cairo-Regular.ttf").is_file()


def test_speaks_arabic(told: dict[str, Any]) -> None:
    """The compiled catalogue is packed."""
    assert told["title"] == "استميشن ميت"


def test_keeps_games_where_the_phone_says(packed: Path, told: dict[str, Any]) -> None:
    """The games lie in the folder that Flet names, and nothing is wrong with it."""
    assert told["notices"] == 0
    assert list((packed.parent / "storage").iterdir())


def test_needs_no_more_than_is_installed(told: dict[str, Any]) -> None:
    """Nothing is imported that a build would not install."""
    comes_with = packages_distributions()
    tops = {module.partition(".")[0] for module in told["modules"]} - {"estimation_mate"}
    owners = {top: {canonicalize_name(one) for one in comes_with.get(top, [])} for top in tops}
    assert {top for top, names in owners.items() if names and not names & needed()} == set()
    assert "flet" in tops


def test_packs_the_app_alone(packed: Path) -> None:
    """Beside the entry, the package, the fonts and the licence nothing is packed."""
    assert {path.name for path in packed.iterdir()} == {
        "LICENSE", "assets", "estimation_mate", "main.pyc",
    }  # fmt: skip
    inside = {path.name for path in (packed / "estimation_mate").iterdir() if path.is_dir()}
    assert inside == {"app", "domain", "locales", "storage", "ui"}
    rest = {path.suffix for path in packed.rglob("*") if path.is_file()}
    assert rest == {"", ".pyc", ".mo", ".ttf", ".txt"}
