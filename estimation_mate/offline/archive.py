"""The archive with the app's Python: its own modules, the packages it needs, as bytecode."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import zipfile
from io import BytesIO
from pathlib import Path

from estimation_mate.offline import wheels
from estimation_mate.offline.client import APP, PARTS
from estimation_mate.paths import locales_dir

PACKAGES = "__pypackages__"
OLDEST_NODE = 18

_OURS = locales_dir().parent
_LAUNCHER = "from estimation_mate.ui.main import start\n\nstart()\n"
_NOT_THERE = ("__pycache__", "cli", "server", "offline", "_assets", "*.po", "*.pot", "py.typed")
"""What of the app no browser runs."""

_STUBS = (
    "*.pyi", "py.typed", "__pycache__", "*.dist-info", "bin", "testing", "v1", "mypy.py",
    "httpx", "oauthlib", "platformdirs",
)  # fmt: skip
"""What of the packages nobody imports in a browser.

`v1` is the pydantic of long ago; Flet signs in with `httpx` and `oauthlib`; a browser has no disk.
"""


def stage(folder: Path, packages: Path) -> None:
    """Lays the sources out as they lie in the archive; `packages` are the fetched ones."""
    shutil.copytree(_OURS, folder / _OURS.name, ignore=shutil.ignore_patterns(*_NOT_THERE))
    shutil.copytree(packages, folder / PACKAGES, ignore=shutil.ignore_patterns(*_STUBS))
    (folder / "main.py").write_text(_LAUNCHER, encoding="utf-8")


def fetched(folder: Path) -> Path:
    """The packages, fetched into a folder; raises `CannotFetch`."""
    wheels.fetch(folder)
    return folder


def node() -> str | None:
    """The Node.js that can run the browser's Python here, if there is one."""
    found = shutil.which("node")
    if found is None:
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    major = told.stdout.strip().removeprefix("v").partition(".")[0]
    return found if major.isdigit() and int(major) >= OLDEST_NODE else None


def compile_with(runner: str, runtime: Path, folder: Path) -> None:
    """Turns the sources into bytecode of the browser's Python; raises `CalledProcessError`."""
    command = [runner, str(PARTS / "compile.mjs"), str(runtime), str(folder)]
    subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603


def pack(folder: Path, out: Path) -> None:
    """Writes the archive, the same bytes for the same files."""
    (out / APP).write_bytes(_packed(folder, sorted(folder.rglob("*"))))


def weights(folder: Path) -> dict[str, int]:
    """Compressed bytes of the app itself, of pydantic, and of the rest."""
    parts: dict[str, list[Path]] = {"app": [], "pydantic": [], "flet": []}
    for path in sorted(folder.rglob("*")):
        parts[_part_of(path.relative_to(folder).parts)].append(path)
    return {name: len(_packed(folder, paths)) for name, paths in parts.items()}


def _part_of(parts: tuple[str, ...]) -> str:
    if parts[0] != PACKAGES:
        return "app"
    ours = ("pydantic", "annotated", "typing_")
    named = parts[1] if len(parts) > 1 else ""
    return "pydantic" if named.startswith(ours) else "flet"


def _packed(folder: Path, paths: list[Path]) -> bytes:
    written = BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as archive:
        for path in filter(Path.is_file, paths):
            # Without a date, which would make every build another.
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix())
            archive.writestr(entry, path.read_bytes())
    return gzip.compress(written.getvalue(), 9, mtime=0)
