"""Builds the static folder: the client, the app's Python, and the service worker."""

from __future__ import annotations

import gzip
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from estimation_mate.offline import archive, wheels
from estimation_mate.offline.client import APP, lay_out
from estimation_mate.offline.place import CannotUse, fill, mark, usable
from estimation_mate.offline.version import write_service_worker


class CannotBuild(Exception):
    """The folder cannot be built; the text is a sentence for the user."""


@dataclass(frozen=True, slots=True)
class Built:
    """What was built: its version, whether as bytecode, and compressed bytes by part."""

    version: str
    bytecode: bool
    weights: dict[str, int]


def build(out: Path, base: str, packages: Callable[[Path], Path] = archive.fetched) -> Built:
    """Builds into `out`, a folder that is new, empty or a build; raises `CannotBuild`.

    The folder is changed once everything stands, so that a build that fails leaves it as it was;
    files of the user's own in it stay.
    """
    try:
        return _built(usable(out), base, packages)
    except CannotUse as why:
        raise CannotBuild(str(why)) from None


def _built(out: Path, base: str, packages: Callable[[Path], Path]) -> Built:
    with tempfile.TemporaryDirectory(prefix="estimation-mate-") as folder:
        fresh, staged = Path(folder) / "site", Path(folder) / "app"
        try:
            archive.stage(staged, packages(Path(folder) / "packages"))
        except wheels.CannotFetch as failure:
            raise CannotBuild(f"The packages of the browser cannot be fetched: {failure}") from None
        lay_out(fresh, base)
        built = _finish(fresh, staged)
        fill(out, fresh)
    return built


def _finish(fresh: Path, staged: Path) -> Built:
    runner = archive.node()
    if runner is not None:
        try:
            archive.compile_with(runner, (fresh / "pyodide").resolve(), staged)
        except subprocess.CalledProcessError as failure:
            raise CannotBuild(f"Node.js could not compile the app: {failure.stderr}") from None
    archive.pack(staged, fresh)
    mark(fresh)
    version = write_service_worker(fresh)
    return Built(version, runner is not None, weights_of(fresh, staged))


def weights_of(site: Path, staged: Path) -> dict[str, int]:
    """Compressed bytes by part: Flutter's client, Python, Flet and what it needs, pydantic, ours."""
    weights = archive.weights(staged)
    found = {"flutter": 0, "python": 0, "flet": weights["flet"], "pydantic": weights["pydantic"]}
    found["app"] = weights["app"]
    for path in site.rglob("*"):
        if path.is_file() and path.name != APP and _is_loaded(path, site):
            found[_part_of(path, site)] += len(gzip.compress(path.read_bytes(), 9, mtime=0))
    return found


def _is_loaded(path: Path, site: Path) -> bool:
    """One of the two CanvasKits is, the icons are for the browser's menus."""
    parts = path.relative_to(site).parts
    return parts[0] != "icons" and parts[:2] not in (
        ("canvaskit", "canvaskit.wasm"),
        ("canvaskit", "canvaskit.js"),
    )


def _part_of(path: Path, site: Path) -> str:
    first = path.relative_to(site).parts[0]
    if first == "pyodide":
        return "python"
    ours = ("fonts", "start.js", "worker.js", "store.js", "service-worker.js", "icon-small.svg")
    return "app" if first in ours else "flutter"
