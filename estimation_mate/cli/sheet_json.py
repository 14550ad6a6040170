"""A scored game as one line of JSON, for programs."""

import json
from dataclasses import dataclass
from itertools import chain

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
    written = _dump(scoresheet)
    if game.rules.columns < len(game.players):
        written = _of_teams(written)
    return written + b"\n"


def _of_teams(written: bytes) -> bytes:
    """The same where scores and places belong to teams and not to seats (M1)."""
    scoresheet = json.loads(written)
    for one in (*scoresheet["ranking"], *chain(*(row["scores"] for row in scoresheet["rounds"]))):
        number = one.pop("seat")
        one |= {"team": number, **{key: one.pop(key) for key in list(one)}}
    return json.dumps(scoresheet, ensure_ascii=False, separators=(",", ":")).encode()
