"""How fast `score` is beside programs that do the least that it has to do."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from bench.conftest import Tell
from bench.measuring import (
    SCORE,
    cpu_seconds,
    played_games,
    seconds_each,
    taking_turns,
    wall_seconds,
)

from estimation_mate.domain.document import read_game
from estimation_mate.domain.replay import replay

pytestmark = pytest.mark.bench

ONE_MODEL = """
from pydantic import BaseModel

class Round(BaseModel):
    bids: list[int]
"""
PARSE_AND_DUMP = """
import gc, json, sys

gc.disable()
with open(sys.argv[1], encoding="utf-8") as file:
    finished = [json.loads(line) for line in file]
gc.freeze()
gc.enable()
for line, scored in zip(sys.stdin, finished):
    json.loads(line)
    sys.stdout.write(json.dumps(scored) + "\\n")
"""


def _lines(games: int) -> bytes:
    return "".join(f"{json.dumps(game)}\n" for game in played_games(games)).encode()


def _finished(lines: bytes) -> bytes:
    command = [*SCORE, "-", "--json"]
    return subprocess.run(command, input=lines, capture_output=True, check=True).stdout


def test_one_game_beside_one_model(tmp_path: Path, tell: Tell) -> None:
    """A whole process for one game takes at most 1.8 times one that defines a single model."""
    file, model = tmp_path / "one.json", tmp_path / "model.py"
    file.write_bytes(_lines(1))
    model.write_text(ONE_MODEL)
    bare, table, as_json = taking_turns(
        21,
        lambda: wall_seconds([sys.executable, str(model)]),
        lambda: wall_seconds([*SCORE, str(file)]),
        lambda: wall_seconds([*SCORE, str(file), "--json"]),
    )
    ratios = table / bare, as_json / bare
    tell(f"one game: table {ratios[0]:.2f}, JSON {ratios[1]:.2f} × one BaseModel")
    assert max(ratios) <= 1.8


def test_a_stream_beside_parsing_and_dumping(tmp_path: Path, tell: Tell) -> None:
    """A thousand games take at most 3 times the processor time of a script that computes nothing."""
    lines = _lines(1000)
    finished, script = tmp_path / "finished.jsonl", tmp_path / "bare.py"
    finished.write_bytes(_finished(lines))
    script.write_text(PARSE_AND_DUMP)
    ours = [*SCORE, "-", "--json"]
    bare = [sys.executable, str(script), str(finished)]
    full, started, bare_full, bare_started = taking_turns(
        9,
        lambda: cpu_seconds(ours, lines),
        lambda: cpu_seconds(ours),
        lambda: cpu_seconds(bare, lines),
        lambda: cpu_seconds(bare),
    )
    ratio = (full - started) / (bare_full - bare_started)
    tell(f"1,000 games: {ratio:.2f} × parsing and dumping ({full - started:.3f} s)")
    assert ratio <= 3


def test_replay_beside_dumping_its_sheet(tell: Tell) -> None:
    """Replaying 18 rounds takes at most 3 times as long as writing their result as JSON."""
    lines = _lines(1)
    game, _ = read_game(json.loads(lines))
    scored = json.loads(_finished(lines))
    replaying, dumping = taking_turns(
        41,
        lambda: seconds_each(lambda: replay(game)),
        lambda: seconds_each(lambda: json.dumps(scored)),
    )
    ratio = replaying / dumping
    tell(f"replay of 18 rounds: {replaying * 1e6:.0f} µs, {ratio:.2f} × a dump")
    assert ratio <= 3
