"""Standard output and standard error of a command: written at once, and giving up in peace."""

import os
import sys
from collections.abc import Iterable
from typing import TextIO

REFUSED = 1
READER_GONE = 141
"""The exit code of a program whose reader left, as `| head -1` does; what a shell shows for it."""


class Abandoned(Exception):
    """Nobody takes the output any more; `exit_code` is what the command ends with."""

    def __init__(self, exit_code: int) -> None:
        super().__init__(f"the output was given up; exit code {exit_code}")
        self.exit_code = exit_code


def put(text: bytes) -> None:
    """Writes to standard output so that a reader has it now; raises `Abandoned`."""
    if sys.stdout is None:  # closed before the start
        raise Abandoned(REFUSED)
    try:
        sys.stdout.buffer.write(text)
        sys.stdout.buffer.flush()
    except OSError as error:
        _drop_the_rest(sys.stdout)
        if not isinstance(error, BrokenPipeError):
            complain([f"The output could not be written: {error.strerror}."])
        raise Abandoned(_exit_code(error)) from None


def complain(lines: Iterable[str]) -> None:
    """Writes lines to standard error, if there is one."""
    if sys.stderr is None:
        return
    try:
        for line in lines:
            sys.stderr.write(f"{line}\n")
        sys.stderr.flush()
    except OSError as error:
        _drop_the_rest(sys.stderr)
        raise Abandoned(_exit_code(error)) from None


def _exit_code(error: OSError) -> int:
    return READER_GONE if isinstance(error, BrokenPipeError) else REFUSED


def _drop_the_rest(stream: TextIO) -> None:
    """Keeps Python from writing what is left, and failing again, when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
