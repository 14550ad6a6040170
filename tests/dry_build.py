"""`flet build` as it runs on a build machine, without Flutter: its own code, told that all is there.

Three things stand in: the search for the SDK, the template, and the programs that would be started.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any
from unittest.mock import patch

from flet_cli.commands.build import Command
from flet_cli.commands.build_base import ICON_PLATFORMS
from flet_cli.commands.flutter_base import BaseFlutterCommand
from flet_cli.utils.python_versions import MANIFEST_PATH_ENV
from flet_platform_assets import DEFAULT_SPECS

ROOT = Path(__file__).parent.parent
MACHINES = {
    "apk": "Linux", "aab": "Linux", "ipa": "Darwin",
    "windows": "Windows", "macos": "Darwin", "linux": "Linux",
}  # fmt: skip
"""Every target, and the system that it is built on."""

_PYTHONS = {
    "default_python_version": "3.14",
    "pythons": {
        "3.14": {
            "full_version": "3.14.0",
            "pyodide_version": "314.0.7",
            "android_abis": ["arm64-v8a", "armeabi-v7a", "x86_64"],
        }
    },
}
"""What Flet would fetch to know which Pythons there are."""

_STRANGERS = (
    ".git/config", ".env", ".venv/pyvenv.cfg", "web/index.html", "dist/old.whl", "shots/a",
    "site/index.html",
)  # fmt: skip
"""What lies in a checkout that was worked in."""


@dataclass(frozen=True, slots=True)
class Build:
    """What a build would be made of."""

    template: dict[str, Any]
    packaging: list[str]
    building: list[str]
    shell: Path

    @property
    def options(self) -> dict[str, Any]:
        """What the template is told besides the names."""
        options: dict[str, Any] = self.template["options"]
        return options

    def each(self, flag: str) -> list[str]:
        """Every value that the packaging is given with this flag."""
        pairs = zip(self.packaging, self.packaging[1:], strict=False)
        return [value for name, value in pairs if name == flag]


class _Dry(Command):  # type: ignore[misc]  # Flet's builder carries no types
    """Flet's build command, which notes what it would start."""

    def __init__(self, parser: ArgumentParser, machine: str) -> None:
        super().__init__(parser)
        self.current_platform = machine
        self.skip_flutter_doctor = True
        self.started: list[list[str]] = []

    def create_flutter_project(self, second_pass: bool = False) -> bool:
        """No template is fetched; nothing has changed the second time."""
        for icon in _icons_of_the_template(ICON_PLATFORMS[self.target_platform]):
            (self.flutter_dir / icon).parent.mkdir(parents=True, exist_ok=True)
            (self.flutter_dir / icon).touch()
        self.template_digest = "dry"
        return not second_pass

    def run(self, args: list[str], *_: Any, **__: Any) -> CompletedProcess[str]:
        """Leaves behind what the program would have made."""
        self.started.append(args)
        if "package" in args:
            (self.build_dir / "python-app").mkdir()
        elif "build" in args:
            output = self.platforms[self.target_platform]["outputs"][0]
            made = Path(self.resolve_output_path(output))
            made.parent.mkdir(parents=True)
            made.with_name(made.name.replace("*", "made")).touch()
        return CompletedProcess(args, 0, 'on "windows_x64"', "")


def _icons_of_the_template(platform: str) -> list[str]:
    """The files that Flet draws over: on some platforms it makes no others."""
    if platform == "windows":
        return ["windows/runner/resources/app_icon.ico"]
    named = [target.relative_path for target in DEFAULT_SPECS[platform].targets]
    return named or ["images/icon.png"]


def checkout(folder: Path) -> Path:
    """A copy of the project as it lies on the machine of somebody who works on it."""
    unseen = shutil.ignore_patterns(
        ".*", "build", "dist", "site", "web", "__pycache__", "*.egg-info"
    )
    copy = Path(shutil.copytree(ROOT, folder / "checkout", ignore=unseen))
    for name in _STRANGERS:
        (copy / name).parent.mkdir(exist_ok=True)
        (copy / name).touch()
    return copy


def built(project: Path, target: str) -> Build:
    """What `flet build TARGET` would do in this folder; its exit code was 0."""
    shutil.rmtree(project / "build", ignore_errors=True)
    parser = ArgumentParser()
    command = _Dry(parser, MACHINES[target])
    arguments = parser.parse_args([target, str(project), "--yes", "--no-rich-output"])
    with _all_there(project), contextlib.suppress(_Ended):
        command.handle(arguments)
    packaging, building = (args for args in command.started if "--version" not in args)
    return Build(command.template_data, packaging, building, command.flutter_dir)


class _Ended(SystemExit):
    """The command has come to its good end."""


@contextlib.contextmanager
def _all_there(project: Path) -> Iterator[None]:
    """A machine with Flutter, and with the list of Pythons beside the project."""

    def found(self: Any) -> None:
        self.flutter_exe = self.dart_exe = "flutter"
        self.emojis = dict.fromkeys(("checkmark", "loading", "success", "directory"), "")

    def ended(_: Any, exit_code: int, message: Any = None, no_border: bool = False) -> None:
        assert exit_code == 0, (message, no_border)
        raise _Ended

    manifest = project.parent / "pythons.json"
    manifest.write_text(json.dumps(_PYTHONS))
    with (
        patch.dict(os.environ, {MANIFEST_PATH_ENV: str(manifest)}),
        patch.object(BaseFlutterCommand, "initialize_command", found),
        patch.object(BaseFlutterCommand, "cleanup", ended),
    ):
        yield
