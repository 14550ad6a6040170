"""The archive of a static build: what is in it, and that the same files make the same bytes."""

import gzip
import io
import os
import zipfile
from pathlib import Path

import pytest

from estimation_mate.offline import archive
from estimation_mate.offline.client import APP


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """Fetched packages, of which some are for elsewhere."""
    folder = tmp_path / "packages"
    for name in ("flet/page.py", "flet/page.pyi", "httpx/client.py", "platformdirs/unix.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"# {name}\n")
    return folder


def _packed(packages: Path, out: Path) -> bytes:
    staged = out / "staged"
    archive.stage(staged, packages)
    archive.pack(staged, out)
    return (out / APP).read_bytes()


def test_it_holds_what_a_browser_runs(packages: Path, tmp_path: Path) -> None:
    """No commands, no server, no package that only another place needs, nothing for type checkers."""
    names = zipfile.ZipFile(io.BytesIO(gzip.decompress(_packed(packages, tmp_path)))).namelist()
    assert {"main.py", "estimation_mate/ui/main.py", "__pypackages__/flet/page.py"} <= set(names)
    assert "estimation_mate/locales/ar/LC_MESSAGES/estimation_mate.mo" in names
    unasked = ("cli/", "server/", "offline/", "httpx", "platformdirs", ".pyi", "__pycache__")
    assert [name for name in names if any(part in name for part in unasked)] == []


def test_the_same_files_make_the_same_archive(packages: Path, tmp_path: Path) -> None:
    """Whenever they were written."""
    first = _packed(packages, tmp_path / "first")
    for path in packages.rglob("*.py"):
        os.utime(path, (0, 0))
    assert _packed(packages, tmp_path / "second") == first
