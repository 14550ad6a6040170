"""What commands that serve something share: the port, what they tell, and how they end."""

from __future__ import annotations

import argparse
import contextlib
import signal
import sys
from collections.abc import Callable

from estimation_mate.cli.output import Abandoned, complain, put
from estimation_mate.server.address import HIGHEST_PORT


def add_port(parser: argparse.ArgumentParser, default: int) -> None:
    """Adds the option `--port` to a parser."""
    parser.add_argument(
        "--port",
        type=_port,
        default=default,
        help=f"port to listen at, 0 for any free one (default {default})",
    )


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= HIGHEST_PORT):
        raise argparse.ArgumentTypeError(f"“{text}” is not a port: choose 0 to {HIGHEST_PORT}")
    return int(text)


def refused(sentence: str, exit_code: int) -> int:
    """Tells why nothing was done; gives the exit code."""
    with contextlib.suppress(Abandoned):
        complain([sentence])
    return exit_code


def tell(sentence: str) -> None:
    """Tells how it goes; a reader that left, as `| head -1` does, is no reason to end."""
    with contextlib.suppress(Abandoned):
        encoding = sys.stdout.encoding if sys.stdout is not None else "utf-8"
        put(f"{sentence}\n".encode(encoding, "replace"))


def until_ended(serve: Callable[[], None]) -> None:
    """Serves until it returns, or until Ctrl-C or the system ends it, which is no fault."""
    before = signal.signal(signal.SIGTERM, _terminated)
    try:
        serve()
    except (KeyboardInterrupt, _Terminated):
        pass
    finally:
        signal.signal(signal.SIGTERM, before)


class _Terminated(SystemExit):
    """The user's system ends the program; wherever it is just then, that is no fault."""


def _terminated(_number: int, _frame: object) -> None:
    raise _Terminated(0)
