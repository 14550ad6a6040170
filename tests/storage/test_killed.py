"""A program that dies in the middle of saving loses nothing that it called saved."""

import asyncio
import os
import random
import signal
import time
from contextlib import closing
from pathlib import Path

from storage.samples import Ticking, new_game

from estimation_mate.domain.timeline import Timeline
from estimation_mate.storage.database import connect
from estimation_mate.storage.sqlite import open_store

KILLS = 20


def state(number: int) -> Timeline:
    """The timeline at a revision: every state tells its number, and the steps are as many."""
    timeline = Timeline(new_game().model_copy(update={"title": "1"}))
    for step in range(2, number + 1):
        timeline = timeline.do(timeline.present.model_copy(update={"title": str(step)}))
    return timeline


async def write_on(path: Path, said: int) -> None:
    """Saves one state after the other and says each revision once it is saved."""
    store = open_store(path, Ticking())
    listing = await store.listing(1)
    if listing.games:
        timeline, revision = (stored := await store.load("one")).timeline, stored.revision
    else:
        timeline, revision = state(1), await store.save(state(1), 0)
    os.write(said, f"{revision}\n".encode())
    while True:
        timeline = timeline.do(timeline.present.model_copy(update={"title": str(revision + 1)}))
        revision = await store.save(timeline, revision)
        os.write(said, f"{revision}\n".encode())


def killed_while_saving(path: Path, after: float) -> int:
    """Starts a program that saves and kills it that many seconds after its first word.

    Gives the last revision that it called saved.
    """
    heard, said = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            asyncio.run(write_on(path, said))
        finally:
            os._exit(1)
    os.close(said)
    with open(heard, "rb") as words:  # noqa: PTH123 - it is a pipe
        first = words.readline()
        time.sleep(after)
        os.kill(child, signal.SIGKILL)
        last = [first, *words.readlines()][-1]
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
    return int(last)


def integrity(path: Path) -> str:
    """What SQLite says of the whole file."""
    with closing(connect(path, "rw")) as connection:
        return str(connection.execute("PRAGMA integrity_check").fetchone()[0])


def test_kill_while_saving(path: Path) -> None:
    """Killed in the middle of saving, again and again: what was said to be saved is there."""
    seed = random.SystemRandom().randrange(2**32)
    print("seed", seed)  # noqa: T201 - shown when the test fails, to repeat it
    chance = random.Random(seed)  # noqa: S311 - chooses when to kill
    for _ in range(KILLS):
        called_saved = killed_while_saving(path, chance.uniform(0, 0.05))
        assert integrity(path) == "ok"
        assert_kept(path, called_saved)


def assert_kept(path: Path, called_saved: int) -> None:
    """The game is there once, whole, and no older than it was called saved."""
    store = open_store(path, Ticking())
    listing = asyncio.run(store.listing(50))
    stored = asyncio.run(store.load("one"))
    asyncio.run(store.close())
    assert [one.id for one in listing.games] == ["one"]
    assert called_saved <= stored.revision <= called_saved + 1
    assert stored.timeline.present.title == str(stored.revision)
    numbers = [int(one.title or 0) for one in stored.timeline.past]
    assert numbers == list(range(stored.revision - len(numbers), stored.revision))
    assert len(numbers) == min(stored.revision - 1, 100)
