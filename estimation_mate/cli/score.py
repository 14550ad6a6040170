"""`estimation-mate score`: the scoresheets of game files, for people or as JSON."""

import argparse
from collections.abc import Callable
from itertools import chain, repeat

from estimation_mate.cli.output import Abandoned, complain, put
from estimation_mate.cli.refusals import error_json, problem_lines
from estimation_mate.cli.sheet_table import sheet_table
from estimation_mate.cli.sources import STANDARD_INPUT, Source, sources
from estimation_mate.domain.document import read_game
from estimation_mate.domain.game import Game
from estimation_mate.domain.json_text import read_json
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.rows import Sheet
from estimation_mate.texts import LANGUAGES, Words, words

Present = Callable[[Source, Game, Sheet], None]
Tell = Callable[[Source, object, Refused], None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the options of `score` to its parser."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a game file, or - to read one game a line from standard input",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object a game")
    parser.add_argument(
        "--lang", choices=LANGUAGES, default="en", help="language of tables and sentences"
    )


def score(arguments: argparse.Namespace) -> int:
    """Scores every game of the files, each as soon as it is read.

    Returns 0, or 1 where a game was refused or the output could not be written.
    """
    say = words(arguments.lang)
    present, tell = _ways(arguments, say)
    refused = False
    try:
        for source in sources(arguments.files):
            refused |= not _scored(source, present, tell)
    except Abandoned as end:
        return end.exit_code
    return int(refused)


def _scored(source: Source, present: Present, tell: Tell) -> bool:
    """Whether the game stands; what came of it has been told."""
    document: object = None
    try:
        document = read_json(source.content())
        present(source, *read_game(document))
    except Refused as refusal:
        tell(source, document, refusal)
    except RecursionError:  # so deeply nested that even looking at it fails
        tell(source, None, Refused([Problem("unreadable", facts={"reason": "deep"})]))
    else:
        return True
    return False


def _ways(arguments: argparse.Namespace, say: Words) -> tuple[Present, Tell]:
    """How a scoresheet and how a refusal is told."""
    if arguments.json:
        return _json_ways(say)
    return _table_ways(say, several=len(arguments.files) > 1 or STANDARD_INPUT in arguments.files)


def _json_ways(say: Words) -> tuple[Present, Tell]:
    from estimation_mate.cli.sheet_json import sheet_json  # noqa: PLC0415 - costs time to build

    def present(source: Source, game: Game, sheet: Sheet) -> None:
        del source
        put(sheet_json(game, sheet))

    def tell(source: Source, document: object, refusal: Refused) -> None:
        put(error_json(say, source, document, refusal))

    return present, tell


def _table_ways(say: Words, *, several: bool) -> tuple[Present, Tell]:
    gaps = chain([""], repeat("\n"))

    def present(source: Source, game: Game, sheet: Sheet) -> None:
        place = source.place(say) if several else ""
        put(f"{next(gaps)}{sheet_table(say, game, sheet, place)}".encode())

    def tell(source: Source, document: object, refusal: Refused) -> None:
        complain(problem_lines(say, source, document, refusal))

    return present, tell
