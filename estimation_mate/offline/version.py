"""The service worker of a build: what belongs to it, and the name of the whole."""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path

from estimation_mate.offline.client import PARTS

_SCRIPT = "service-worker.js"
_ON_DEMAND = ("favicon.png", "icons/")
"""What the browser itself asks for, outside the app."""


def write_service_worker(out: Path) -> str:
    """Writes the worker over all files of the folder; gives the version's name."""
    files = {_asked_as(path, out): _hash(path) for path in sorted(out.rglob("*")) if path.is_file()}
    kept = {path: hashed for path, hashed in files.items() if path != _SCRIPT}
    version = hashlib.sha256(json.dumps(kept).encode()).hexdigest()[:12]
    script = (PARTS / _SCRIPT).read_text(encoding="utf-8")
    script = script.replace("{version}", version).replace("{files}", json.dumps(kept, indent=1))
    (out / _SCRIPT).write_text(script, encoding="utf-8")
    return version


def _asked_as(path: Path, out: Path) -> str:
    """The page is asked for by its folder."""
    name = path.relative_to(out).as_posix()
    return "" if name == "index.html" else name


def _hash(path: Path) -> str:
    """As a browser checks it."""
    digest = hashlib.sha256(path.read_bytes()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"
