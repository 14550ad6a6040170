"""The README does what it says: its examples are run and its commands are those of the program."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from estimation_mate.cli import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```console\n\$ (.+?)\n(.*?)```", README, re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the files that the README shows."""
    for name, content in re.findall(r"```json (\S+)\n(.*?)```", README, re.DOTALL):
        (tmp_path / name).write_text(content, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("command", "printed"), EXAMPLES, ids=[one[0][:40] for one in EXAMPLES])
def test_every_example_prints_what_stands_below_it(
    folder: Path, command: str, printed: str
) -> None:
    """Each console block is run in a shell and its whole output compared."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    ran = subprocess.run(
        ["bash", "-c", f"{command} 2>&1"],
        cwd=folder,
        env=os.environ | {"PATH": path},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.stdout == printed


def test_the_examples_are_found() -> None:
    """The README has at least two examples, so that the test above tests something."""
    assert len(EXAMPLES) >= 2


def test_every_command_and_option_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing that --help offers is missing from the README."""
    offered: set[str] = set()
    for command in ("run", "score", "rules", "build-web", "serve-web", None):
        assert main([command, "--help"] if command else ["--help"]) == 0
        offered |= set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    assert {option for option in offered if option not in README} <= {"--help", "--version"}


@pytest.mark.parametrize(
    "path", re.findall(r"`((?:app|domain|offline|server|storage|ui)/[\w/]+\.py)`", README)
)
def test_every_file_that_is_named_exists(path: str) -> None:
    """The table of the architecture names files that are there."""
    assert (ROOT / "estimation_mate" / path).is_file()


@pytest.mark.parametrize("path", re.findall(r"!\[[^]]+\]\(([^)]+)\)", README))
def test_every_picture_is_there_and_light(path: str) -> None:
    """A picture is shown at once: it weighs less than 120 kB."""
    assert 0 < (ROOT / path).stat().st_size < 120_000


@pytest.mark.parametrize("title", re.findall(r"\]\(#([^)]+)\)", README))
def test_every_link_inside_leads_somewhere(title: str) -> None:
    """A link to a section names one that is there."""
    titles = re.findall(r"^#+ (.+)$", README, re.MULTILINE)
    assert title in {re.sub(r"[^\w -]", "", one).lower().replace(" ", "-") for one in titles}
