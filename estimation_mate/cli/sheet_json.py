"""A scored game as one line of JSON, for programs."""

from dataclasses import dataclass

from pydantic import TypeAdapter

from estimation_mate.domain.game import Game
from estimation_mate.domain.rows import Place, Position, Row, Sheet


@dataclass(frozen=True, slots=True)
class _Scoresheet:
    """What `score --json` prints, in the order in which it is printed."""

    rules: str
    players: tuple[str, ...]
    rounds: tuple[Row, ...]
    totals: tuple[int, ...]
    ranking: tuple[Place, ...]
    next: Position | None
    finished: bool


_dump = TypeAdapter(_Scoresheet).dump_json


def sheet_json(game: Game, sheet: Sheet) -> bytes:
    """The scoresheet as JSON in UTF-8, with the line break."""
    scoresheet = _Scoresheet(
        game.rules.kind,
        game.players,
        sheet.rows,
        sheet.totals,
        sheet.ranking,
        sheet.next,
        sheet.finished,
    )
    return _dump(scoresheet) + b"\n"
