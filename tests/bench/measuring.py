"""How speed is measured: the rivals take turns, and the medians of one run are compared."""

import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import median
from typing import Any

from rounds import game_of

SEED = 18
SCORE = (sys.executable, "-m", "estimation_mate", "score")


def taking_turns(turns: int, *works: Callable[[], float]) -> list[float]:
    """The median of what each work measures of itself, one after the other in every turn."""
    measured = [[work() for work in works] for _ in range(turns)]
    return [median(column) for column in zip(*measured, strict=True)]


def wall_seconds(words: Sequence[str], given: bytes = b"") -> float:
    """How long a process takes from start to end."""
    start = time.perf_counter()
    _finish(words, given)
    return time.perf_counter() - start


def cpu_seconds(words: Sequence[str], given: bytes = b"") -> float:
    """The processor time of a process, its own and the system's for it."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    _finish(words, given)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def seconds_each(work: Callable[[], object], times: int = 50) -> float:
    """The time of one call, out of several in a row."""
    start = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - start) / times


def _finish(words: Sequence[str], given: bytes) -> None:
    subprocess.run(words, input=given, stdout=subprocess.DEVNULL, check=True, timeout=120)


def played_games(games: int) -> Iterator[dict[str, Any]]:
    """Games of 18 rounds with everything in them: misses, zeros, Dash, With, Risk, high calls."""
    chance = Random(SEED)  # noqa: S311 - the same games in every run
    for _ in range(games):
        yield game_of(*(_round(chance) for _ in range(18)), first_dealer=chance.randrange(4))


def _round(chance: Random) -> dict[str, Any]:
    bids = [13, 0, 0, 0]
    while sum(bids) == 13 or not any(bids):
        bids = [chance.choice([0, 1, 2, 2, 3, 3, 4, 5, 6, 8]) for _ in range(4)]
    zeros = [seat for seat in range(4) if bids[seat] == 0]
    said = {"dash": zeros[:1]} if zeros and chance.random() < 0.5 else {}
    named = {"trump": "spades"} if chance.random() < 0.5 else {}
    return {"bids": bids, "tricks": _tricks(chance, bids)} | said | named


def _tricks(chance: Random, bids: list[int]) -> list[int]:
    left, tricks = 13, []
    for bid in bids[:3]:
        tricks.append(min(left, max(0, bid + chance.choice([-1, 0, 0, 0, 1]))))
        left -= tricks[-1]
    return [*tricks, left]
