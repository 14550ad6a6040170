"""What every store writes down of a game, and how it reads it back."""

import json
from dataclasses import dataclass

from estimation_mate.domain.document import read_game, write_game
from estimation_mate.domain.game import Game
from estimation_mate.domain.json_text import read_json
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.rows import Sheet
from estimation_mate.domain.timeline import Timeline
from estimation_mate.storage.port import Listed, Readable, Stored, Unreadable
from estimation_mate.storage.timeline_document import HistoryLost, read_timeline, write_timeline


@dataclass(frozen=True, slots=True)
class Written:
    """A game ready to be kept: its id, its game file and its timeline, both JSON in ASCII."""

    id: str
    document: str
    timeline: str


def write(timeline: Timeline, stamp: str) -> Written:
    """The present state as a game file with `stamp` as its `updated_at`, and the states around it.

    Raises `ValueError` for a game without id.
    """
    game = timeline.present
    if game.id is None:
        raise ValueError("a game is kept under its id, and this one has none")
    stamped = write_game(game.model_copy(update={"updated_at": stamp}))
    # ASCII holds half a surrogate pair as well, which a database's text does not.
    return Written(game.id, json.dumps(stamped, separators=(",", ":")), write_timeline(timeline))


def read_listed(game_id: str, revision: int, document: bytes) -> Listed:
    """A row of the list; what does not open says why."""
    try:
        game, sheet = _read(game_id, document)
    except Refused as refused:
        return Unreadable(game_id, refused.problems, refused.round)
    return Readable(game_id, revision, game, sheet)


def read_stored(game_id: str, revision: int, document: bytes, timeline: bytes) -> Stored:
    """The game with its timeline, no state with `updated_at`.

    Raises `Refused` where the document does not open; a lost timeline only means no Undo.
    """
    game, _ = _read(game_id, document)
    present = game.model_copy(update={"updated_at": None})
    try:
        return Stored(read_timeline(timeline, present), revision)
    except HistoryLost:
        return Stored(Timeline(present), revision, history_lost=True)


def _read(game_id: str, document: bytes) -> tuple[Game, Sheet]:
    """The game under the id that the store knows it by, whatever its document says."""
    game, sheet = read_game(read_json(document))
    return game.model_copy(update={"id": game_id}), sheet
