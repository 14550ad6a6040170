"""The command `estimation-mate`: parses the words of the command line and calls what they name."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from estimation_mate import __version__

PROGRAM = "estimation-mate"
COMMANDS = {
    "run": "open the app in the browser (this is what happens without a command)",
    "score": "print the scoresheets of game files",
    "rules": "print the rule sets, or the numbers and defaults of one",
    "build-web": "build the app as static files that run in a browser without a server",
    "serve-web": "serve a folder of build-web on this machine, to try it",
}
"""Every command and what it does."""

STOPPED = 130
"""The exit code of a program that was ended by Ctrl-C."""

_ABOUT_ALL = ("-h", "--help", "--version")


def main(argv: Sequence[str] | None = None) -> int:
    """Does what the words of the command line say, `sys.argv` where none are given.

    Returns the exit code: 0, 1 where something was refused, 2 for a wrong use of the command.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or (words[0].startswith("-") and words[0] not in _ABOUT_ALL):
        words.insert(0, "run")
    try:
        return _obey(words)
    except KeyboardInterrupt:
        return STOPPED


def _obey(words: list[str]) -> int:
    try:
        arguments = _parser(words[0]).parse_args(words)
    except SystemExit as end:  # how argparse ends after help, a version or a wrong use
        return end.code if isinstance(end.code, int) else 2
    exit_code: int = arguments.obey(arguments)
    return exit_code


def _parser(chosen: str) -> argparse.ArgumentParser:
    """A parser that knows every command, and the options of the chosen one."""
    parser = argparse.ArgumentParser(
        PROGRAM,
        description="Keeps the score of Estimation, the card game.",
        epilog=f"{PROGRAM} COMMAND --help tells the options of a command.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=purpose,
            description=f"{purpose[0].upper()}{purpose[1:]}.",
            allow_abbrev=False,
        )
        if name == chosen:
            OPTIONS[name](command)
    return parser


def _options_of_run(command: argparse.ArgumentParser) -> None:
    from estimation_mate.cli.run import add_arguments, run  # noqa: PLC0415 - brings the web stack

    command.add_argument(
        "--data", type=Path, metavar="DIR", help="folder that keeps the games (default: yours)"
    )
    add_arguments(command)
    command.set_defaults(obey=run)


def _options_of_score(command: argparse.ArgumentParser) -> None:
    from estimation_mate.cli.score import add_arguments, score  # noqa: PLC0415 - brings pydantic

    add_arguments(command)
    command.set_defaults(obey=score)


def _options_of_rules(command: argparse.ArgumentParser) -> None:
    from estimation_mate.cli.rules import add_arguments, rules  # noqa: PLC0415 - brings pydantic

    add_arguments(command)
    command.set_defaults(obey=rules)


def _options_of_build_web(command: argparse.ArgumentParser) -> None:
    from estimation_mate.cli.build_web import add_build_arguments  # noqa: PLC0415 - as of run

    add_build_arguments(command)


def _options_of_serve_web(command: argparse.ArgumentParser) -> None:
    from estimation_mate.cli.build_web import add_serve_arguments  # noqa: PLC0415 - as of run

    add_serve_arguments(command)


OPTIONS = {
    "run": _options_of_run,
    "score": _options_of_score,
    "rules": _options_of_rules,
    "build-web": _options_of_build_web,
    "serve-web": _options_of_serve_web,
}
"""What gives each command its options; only the chosen one is asked, so only it is imported."""
