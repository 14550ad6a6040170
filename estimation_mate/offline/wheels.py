"""The packages that the app needs inside a browser, fetched as wheels for its Python."""

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

NEEDED = (
    "annotated-types", "flet", "httpx", "msgpack", "oauthlib", "platformdirs", "pydantic",
    "pydantic-core", "repath", "six", "typing-extensions", "typing-inspection",
)  # fmt: skip
"""What Flet's client does not carry; in the versions that are installed here."""

PLATFORM = (
    "--python-version=3.14", "--implementation=cp", "--abi=cp314", "--abi=abi3", "--abi=none",
    "--platform=pyemscripten_2026_0_wasm32", "--platform=any",
)  # fmt: skip
"""The Python of the Pyodide that Flet 1.0 carries."""


class CannotFetch(Exception):
    """A wheel is not to be had; the text says what pip said."""


def fetch(into: Path) -> None:
    """Puts the packages into a folder; raises `CannotFetch`."""
    wanted = [f"{name}=={version(name)}" for name in NEEDED]
    command = [
        sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile",
        "--disable-pip-version-check", "--only-binary=:all:", f"--target={into}", *PLATFORM,
        *wanted,
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise CannotFetch(done.stderr.strip())
