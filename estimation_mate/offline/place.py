"""The folder that a build is put into: what it may be, and what becomes of what lies there."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

MARK = "estimation-mate.txt"
"""A file that says that the folder is a build, and of which files."""

_TOLD = "Estimation Mate, built with estimation-mate build-web. A newer build replaces these files:"


class CannotUse(Exception):
    """The build cannot be put there; the text is a sentence for the user."""


def usable(out: Path) -> Path:
    """The folder itself, if it is new, empty or a build; raises `CannotUse`."""
    try:
        out = out.resolve()
    except (OSError, RuntimeError) as fault:  # a link that leads to itself
        raise CannotUse(f"The folder {out} cannot be used: {fault}") from None
    there = next(one for one in (out, *out.parents) if one.exists())
    if not there.is_dir():
        raise CannotUse(f"{there} is a file and no folder. Choose another with --out.")
    if there == out and any(out.iterdir()) and not (out / MARK).is_file():
        raise CannotUse(f"The folder {out} holds something else. Choose another with --out.")
    if not os.access(there, os.W_OK | os.X_OK):
        raise CannotUse(f"The folder {there} cannot be written to. Choose another with --out.")
    return out


def mark(fresh: Path) -> None:
    """Writes down of which files a build is made; some may still be missing."""
    files = sorted(path.relative_to(fresh).as_posix() for path in _files(fresh))
    (fresh / MARK).write_text("\n".join([_TOLD, *files, ""]), encoding="utf-8")


def fill(out: Path, fresh: Path) -> None:
    """Puts a build into a folder; of what lies there only the files of an older build go.

    Raises `CannotUse`.
    """
    try:
        older = _built_files(out)
        shutil.copytree(fresh, out, dirs_exist_ok=True)
        for path in older:
            if not (fresh / path).exists():
                (out / path).unlink(missing_ok=True)
        _drop_empty(out)
    except OSError as fault:
        raise CannotUse(f"The folder {out} cannot be written to: {fault.strerror}.") from None


def _built_files(out: Path) -> list[Path]:
    """What the build that lies there says that it is made of, nothing above it."""
    written = out / MARK
    lines = written.read_text(encoding="utf-8").splitlines()[1:] if written.is_file() else []
    return [Path(line) for line in lines if ".." not in line and not Path(line).is_absolute()]


def _drop_empty(out: Path) -> None:
    for folder in sorted(out.rglob("*"), reverse=True):
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]
