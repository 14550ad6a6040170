"""`estimation-mate build-web` and `serve-web`: the app as static files, made and tried."""

# ruff: noqa: PLC0415 - the web stack is imported when something is built, not for --help

from __future__ import annotations

import argparse
from pathlib import Path

from estimation_mate.cli.serving import add_port, refused, tell, until_ended
from estimation_mate.server.address import CannotListen, listen, url

DEFAULT_PORT = 8560
WANTED = 'Building the web app needs: pip install "estimation-mate[web]"'
PARTS = {
    "flutter": "Flutter's client",
    "python": "Python",
    "flet": "Flet for Python",
    "pydantic": "pydantic",
    "app": "the app itself",
}
"""What the parts of a build are called in its report."""


def add_build_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the options of `build-web` to its parser."""
    parser.add_argument(
        "--out", type=Path, default=Path("web"), metavar="DIR", help="folder to build (default web)"
    )
    parser.add_argument(
        "--base-path",
        type=_base_path,
        default="/",
        metavar="PATH",
        help="path on the host under which the app will lie (default /)",
    )
    parser.set_defaults(obey=build_web)


def _base_path(text: str) -> str:
    from estimation_mate.offline.base_path import WrongPath, base_path

    try:
        return base_path(text)
    except WrongPath as wrong:
        raise argparse.ArgumentTypeError(str(wrong)) from None


def build_web(arguments: argparse.Namespace) -> int:
    """Builds the folder `out` for `base_path` and tells what a first visit loads.

    0: built; 1: a package is missing, or the folder holds something else.
    """
    try:
        from estimation_mate.offline.build import CannotBuild, build
    except ImportError:
        return refused(WANTED, 1)
    try:
        built = build(arguments.out, arguments.base_path)
    except CannotBuild as why:
        return refused(str(why), 1)
    if not built.bytecode:
        tell("Node.js 18 or newer was not found: the app is shipped as source and starts slower.")
    for part, name in PARTS.items():
        tell(f"{built.weights[part] / 1000:>8,.0f} kB  {name}")
    tell(f"{sum(built.weights.values()) / 1000:>8,.0f} kB  compressed, for a first visit")
    tell(
        f"Version {built.version} lies in {arguments.out}; try it: estimation-mate serve-web "
        f"{arguments.out}"
    )
    return 0


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the options of `serve-web` to its parser."""
    parser.add_argument("folder", type=Path, metavar="DIR", help="a folder made by build-web")
    add_port(parser, DEFAULT_PORT)
    parser.set_defaults(obey=serve_web)


def serve_web(arguments: argparse.Namespace) -> int:
    """Serves a built folder on this machine until Ctrl-C.

    0: ended by the user; 1: no build lies there, the port is taken or a package is missing.
    """
    try:
        from estimation_mate.offline.serve import NoBuild, static_site
        from estimation_mate.server.service import Service
    except ImportError:
        return refused(WANTED, 1)
    try:
        site, base = static_site(arguments.folder)
        listener = listen("127.0.0.1", arguments.port)
    except NoBuild as why:
        return refused(str(why), 1)
    except CannotListen as refusal:
        return refused(str(refusal), refusal.exit_code)
    here = f"{url('127.0.0.1', listener.getsockname()[1])}{base}"
    with listener:
        opened = Service(
            site, lambda: tell(f"The web app is open at {here} – press Ctrl-C to end it.")
        )
        until_ended(lambda: opened.run_on(listener))
    return 0
