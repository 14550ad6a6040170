"""Where `score` finds games: files that hold one each, and lines of standard input."""

import io
import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import BinaryIO

from estimation_mate.cli.columns import plain
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.texts import Words

STANDARD_INPUT = "-"
LONGEST_GAME = 16 * 1024 * 1024
"""Bytes; memory stays bounded where somebody feeds a line without an end."""


@dataclass(frozen=True, slots=True)
class Source:
    """One game as it was found: where, and its bytes or what kept them from being read.

    `file` is fit to be shown; `line` counts from 1 and is 1 for a file.
    """

    file: str
    line: int
    text: bytes
    problem: Problem | None = None

    def content(self) -> bytes:
        """The bytes; raises `Refused` with `unreadable` where there are none."""
        if self.problem is not None:
            raise Refused([self.problem])
        return self.text

    def place(self, say: Words) -> str:
        """The file, and in a stream the line."""
        if self.file != STANDARD_INPUT:
            return say.names((self.file,))
        return say.names((self.file, say("line {line}", line=self.line)))


def sources(files: Iterable[str]) -> Iterator[Source]:
    """Every game of the files in turn; lines of standard input as soon as they come in."""
    for file in files:
        if file == STANDARD_INPUT:
            yield from _lines()
        else:
            yield _file(file)


def _file(path: str) -> Source:
    name = plain(os.fsencode(path).decode(errors="replace"))
    try:
        with open(path, "rb") as file:  # noqa: PTH123 - pathlib would be imported for this alone
            return _found(name, 1, file.read(LONGEST_GAME + 1))
    except OSError as error:
        return Source(name, 1, b"", _failed(error))


def _lines() -> Iterator[Source]:
    """The lines of standard input that are not blank."""
    stream = _standard_input()
    number = 0
    try:
        while text := stream.readline(LONGEST_GAME + 1):
            number += 1
            if len(text) > LONGEST_GAME:
                _skip_line(stream, text)
            if not text.isspace():
                yield _found(STANDARD_INPUT, number, text)
    except OSError as error:
        yield Source(STANDARD_INPUT, number + 1, b"", _failed(error))


def _standard_input() -> BinaryIO:
    """Standard input as bytes; nothing where it was closed before the start."""
    return io.BytesIO() if sys.stdin is None else sys.stdin.buffer


def _skip_line(stream: BinaryIO, text: bytes) -> None:
    while text and not text.endswith(b"\n"):
        text = stream.readline(LONGEST_GAME)


def _found(name: str, line: int, text: bytes) -> Source:
    if len(text) > LONGEST_GAME:
        most = LONGEST_GAME // 1024 // 1024
        problem = Problem("unreadable", facts={"reason": "long", "most": most})
        return Source(name, line, b"", problem)
    return Source(name, line, text)


def _failed(error: OSError) -> Problem:
    """Why the system gave no bytes."""
    reasons = {FileNotFoundError: "absent", IsADirectoryError: "folder", PermissionError: "denied"}
    reason = reasons.get(type(error), "system")
    facts = {"reason": reason, "system": error.strerror or str(error)}
    return Problem("unreadable", facts=facts)
