"""Running programs for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.program import Program, Start


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts `run` at any free port, with games of its own; all are ended after the test."""
    started: list[Program] = []

    def start(*words: str, environ: dict[str, str] | None = None) -> Program:
        words = words if "--port" in words else ("--port", "0", *words)
        program = Program("--data", str(tmp_path / "games"), *words, environ=environ)
        started.append(program)
        return program

    yield start
    for program in started:
        program.end()


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One running app for the tests that only ask it something."""
    games = tmp_path_factory.mktemp("games")
    running = Program("--no-open", "--port", "0", "--data", str(games))
    yield running
    running.end()


@pytest.fixture
def browser(tmp_path: Path) -> tuple[dict[str, str], Path]:
    """A stand-in browser: the environment that makes it the default, and the file it writes."""
    opened = tmp_path / "opened"
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n', encoding="utf-8")
    script.chmod(0o755)
    return {"BROWSER": f"{script} %s", "DISPLAY": "", "WAYLAND_DISPLAY": ""}, opened
