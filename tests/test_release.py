"""A release says what changed, packs what was built, and its workflow stands on its own feet."""

import re
import shutil
import stat
import subprocess
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
CHANGELOG = """# Changelog

## [Unreleased]

- Later.

## [1.2.0] - 2026-01-02

### Added

- This.

## [1.2.0-beta] - 2026-01-01

- Before.
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of version 1.2.0 with the scripts of ours."""
    shutil.copytree(ROOT / ".ci", tmp_path / ".ci")
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    return tmp_path


def ran(project: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A script of the project, run."""
    return subprocess.run(
        [project / ".ci" / command[0], *command[1:]],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_says_what_changed(project: Path) -> None:
    """The notes are the section of the version, without those around it."""
    assert ran(project, "notes", "1.2.0").stdout.strip() == "### Added\n\n- This."


@pytest.mark.parametrize("version", ["1.2", "1.2.0-beta", "1.3.0", "Unreleased"])
def test_refuses_another_version(project: Path, version: str) -> None:
    """A tag that is not the version of the project makes no release."""
    refused = ran(project, "notes", version)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert version in refused.stderr


def test_refuses_silence(project: Path) -> None:
    """A version that the changelog does not tell of makes no release."""
    (project / "CHANGELOG.md").write_text("## [Unreleased]\n\n## [1.2.0]\n\n## [1.1.0]\n- Old.\n")
    refused = ran(project, "notes", "1.2.0")
    assert (refused.returncode, refused.stdout) == (1, "")


@pytest.mark.parametrize("target", ["apk", "aab"])
def test_packs_a_phone(project: Path, target: str) -> None:
    """A phone's file is taken as it is, without the sums beside it."""
    built = project / "build" / target
    built.mkdir(parents=True)
    (built / f"estimation-mate.{target}").write_text("app")
    (built / f"estimation-mate.{target}.sha1").write_text("sum")
    assert ran(project, "pack", target).returncode == 0
    (made,) = (project / "dist").iterdir()
    assert (made.name, made.read_text()) == (f"estimation-mate-1.2.0.{target}", "app")


def test_packs_a_mac(project: Path) -> None:
    """Links and the right to be run survive."""
    program = project / "build/macos/Estimation Mate.app/program"
    program.parent.mkdir(parents=True)
    program.touch(mode=0o755)
    program.with_name("link").symlink_to("program")
    assert ran(project, "pack", "macos").returncode == 0
    with tarfile.open(project / "dist/estimation-mate-1.2.0-macos.tar.gz") as packed:
        assert packed.getmember("./Estimation Mate.app/link").issym()
        assert packed.getmember("./Estimation Mate.app/program").mode & stat.S_IXUSR


def test_packs_windows(project: Path) -> None:
    """Windows gets a zip, with its folders."""
    (project / "build/windows/inner").mkdir(parents=True)
    (project / "build/windows/inner/part.dll").touch()
    assert ran(project, "pack", "windows").returncode == 0
    with zipfile.ZipFile(project / "dist/estimation-mate-1.2.0-windows.zip") as packed:
        assert "inner/part.dll" in packed.namelist()


def steps(workflow: Path) -> list[dict[str, Any]]:
    """All steps of all jobs."""
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job.get("steps", ())]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_are_careful(workflow: Path) -> None:
    """They may only read unless a job says more, need no secrets, and name the version they use."""
    text = workflow.read_text(encoding="utf-8")
    whole = yaml.safe_load(text)
    assert whole["permissions"] == {"contents": "read"}
    assert "secrets." not in text
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert [one for one in used if not re.fullmatch(r"actions/[a-z-]+@v\d+", one)] == []
    assert all("timeout-minutes" in job or "uses" in job for job in whole["jobs"].values())


def test_release_waits_for_the_tests() -> None:
    """Nothing is put anywhere before the tests have passed."""
    jobs = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())["jobs"]
    assert jobs["test"]["uses"] == "./.github/workflows/ci.yml"
    for name in ("web", "app"):
        assert "test" in jobs[name]["needs"]
    assert set(jobs["draft"]["needs"]) == {"notes", "web", "app"}
    assert [name for name, job in jobs.items() if "write" in str(job.get("permissions"))] == [
        "web",
        "draft",
    ]


def test_every_command_of_a_release_is_known() -> None:
    """Its steps call scripts that are there and can be run, and shell that parses."""
    for step in steps(ROOT / ".github/workflows/release.yml"):
        shell = re.sub(r"\$\{\{.*?\}\}", "apk", step.get("run", ""))
        subprocess.run(["bash", "-n"], input=shell, encoding="utf-8", check=True)
        for script in re.findall(r"\.ci/\w+", shell):
            assert (ROOT / script).stat().st_mode & stat.S_IXUSR
