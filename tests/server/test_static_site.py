"""`estimation-mate serve-web` shows a built folder where it says, under the path it was built for."""

import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.program import Program

from estimation_mate.offline.place import MARK

SERVE = (sys.executable, "-m", "estimation_mate", "serve-web")


@pytest.fixture(params=["/", "/estimation/"])
def program(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Program]:
    """It serves a build with a page that says little."""
    (tmp_path / MARK).touch()
    (tmp_path / "index.html").write_text(f'<base href="{request.param}">the page')
    (tmp_path / "python.mjs").write_text("export {}")
    program = Program(str(tmp_path), "--port", "0", command=SERVE)
    yield program
    program.end()


def test_the_address_that_it_names_is_that_of_the_page(program: Program) -> None:
    """What is printed can be opened, and ends in the path of the build."""
    page = httpx.get(program.address, trust_env=False)
    assert "the page" in page.text
    assert page.headers["cache-control"] == "no-cache"


def test_modules_are_sent_as_such(program: Program) -> None:
    """A browser runs a module only if its host calls it JavaScript."""
    module = httpx.get(f"{program.address}python.mjs", trust_env=False)
    assert module.headers["content-type"].startswith("text/javascript")


def test_ends_quietly(program: Program) -> None:
    """Ctrl-C is no fault."""
    program.says("press Ctrl-C")
    assert (program.end(signal.SIGINT), program.err) == (0, "")


@pytest.mark.parametrize("program", ["/estimation/"], indirect=True)
def test_nothing_lies_above_the_path(program: Program) -> None:
    """The host has nothing where the build does not lie, as the real one may not."""
    above = program.address.removesuffix("estimation/")
    assert httpx.get(above, trust_env=False).status_code == 404


def test_a_folder_that_is_no_build_is_refused(tmp_path: Path) -> None:
    """It says how to make one, and does not serve what lies there."""
    program = Program(str(tmp_path), "--port", "0", command=SERVE)
    assert program.exit_code() == 1
    assert "build-web" in program.err
