"""What lies in a folder of games, looked at and put there past the app."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from server.program import ROOT

from estimation_mate.domain.game import Game
from estimation_mate.domain.timeline import Timeline
from estimation_mate.storage.documents import write
from estimation_mate.storage.home import open_home

DATABASE = "games.sqlite3"
STAMP = "2026-11-26T20:00:00+00:00"
_ROW = "INSERT INTO games VALUES (?, 1, ?, NULL, ?, ?)"
_NO_STEPS = '{"version":1,"past":[],"future":[]}'


def documents(folder: Path) -> dict[str, str]:
    """The stored documents as they are, by the id of their game; deleted ones are left out."""
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        rows = database.execute("SELECT id, document FROM games WHERE deleted_at IS NULL")
        return dict(rows.fetchall())


def games_in(folder: Path) -> dict[str, dict[str, Any]]:
    """The stored games as their files say them, by the path of their Table."""
    return {f"games/{one}": json.loads(text) for one, text in documents(folder).items()}


def game_in(folder: Path) -> dict[str, Any]:
    """The only game that is stored there."""
    (game,) = games_in(folder).values()
    return game


def put(folder: Path, game_id: str, document: str, *, stamp: str = STAMP) -> None:
    """Writes a row straight into the database, whatever the document is."""
    open_home(folder)
    _insert(folder, game_id, stamp, document, _NO_STEPS)


def keep(folder: Path, game: Game | Timeline, *, stamp: str = STAMP) -> str:
    """Keeps a game as if it had been played and last touched at `stamp`; the path of its Table."""
    timeline = game if isinstance(game, Timeline) else Timeline(game)
    game_id = f"game-{len(documents(folder)) if (folder / DATABASE).exists() else 0}"
    known = timeline.map(lambda one: one.model_copy(update={"id": game_id, "created_at": STAMP}))
    open_home(folder)
    written = write(known, stamp)
    _insert(folder, game_id, stamp, written.document, written.timeline)
    return f"games/{game_id}"


def _insert(folder: Path, *row: str) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        database.execute(_ROW, row)


def scored(document: str) -> dict[str, Any]:
    """What `estimation-mate score --json` says of a document."""
    command = (sys.executable, "-m", "estimation_mate", "score", "--json", "-")
    done = subprocess.run(
        command, input=document, capture_output=True, text=True, encoding="utf-8", cwd=ROOT,
        check=True,
    )  # fmt: skip
    result: dict[str, Any] = json.loads(done.stdout)
    return result
