"""The command as the tests call it."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from estimation_mate.cli import main


@dataclass(frozen=True)
class Told:
    """What a call of the command left behind."""

    exit_code: int
    out: str
    err: str


Command = Callable[..., Told]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]) -> Command:
    """Calls `estimation-mate` with some words and some standard input."""

    def call(*words: str, given: bytes = b"") -> Told:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        exit_code = main(words)
        told = capsysbinary.readouterr()
        return Told(exit_code, told.out.decode(), told.err.decode())

    return call
