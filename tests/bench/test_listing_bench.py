"""How the store's work grows: the list with the games saved, a save with the steps kept."""

import asyncio
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from statistics import median

import pytest
from storage.samples import Ticking, played

from estimation_mate.storage.database import connect
from estimation_mate.storage.documents import write
from estimation_mate.storage.sqlite import SQLiteStore, open_store

PAGE = 50
FEW, MANY = 100, 10_000

COPIES = """WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ?)
    INSERT INTO games (id, revision, updated_at, document, timeline)
    SELECT printf('%08d', n), 1, printf('2026-%08d', (n * 7919) % 1000003), document, timeline
    FROM games, copies"""

pytestmark = pytest.mark.bench


@pytest.fixture(scope="module")
def paths(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[int, Path]]:
    """Databases with few and with many games of 18 rounds, each with 100 steps."""
    folder = tmp_path_factory.mktemp("listing")
    made = {games: folder / f"{games}.sqlite3" for games in (FEW, MANY)}
    for games, path in made.items():
        asyncio.run(fill(path, games))
    yield made
    shutil.rmtree(folder)


async def fill(path: Path, games: int) -> None:
    """Saves one game and copies it until there are so many."""
    store = open_store(path, Ticking())
    await store.save(played(18, "first"), 0)
    await store.close()
    with closing(connect(path, "rw")) as other:
        other.execute(COPIES, (games - 1,))


def seconds(work: Callable[[], object]) -> float:
    """How long it took."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


@pytest.mark.parametrize("offset", [0, FEW - PAGE])
def test_listing(paths: dict[int, Path], offset: int) -> None:
    """A page among 10,000 games takes at most twice the time of one among 100."""
    stores = {games: open_store(path) for games, path in paths.items()}
    taken: dict[int, list[float]] = {FEW: [], MANY: []}
    for _ in range(21):
        for games, store in stores.items():
            taken[games].append(seconds(partial(page, store, offset)))
    for store in stores.values():
        asyncio.run(store.close())
    few, many = median(taken[FEW]), median(taken[MANY])
    print(f"{FEW}: {few:.4f} s, {MANY}: {many:.4f} s, × {many / few:.2f}")  # noqa: T201 - the bench's answer
    assert many <= 2 * few


def page(store: SQLiteStore, offset: int) -> None:
    """Reads one page of the list."""
    assert len(asyncio.run(store.listing(PAGE, offset)).games) == PAGE


def test_opening(paths: dict[int, Path]) -> None:
    """A store with 10,000 games opens within a tenth of a second more than one with 100."""
    few, many = (
        median(seconds(partial(reopen, path)) for _ in range(9)) for path in paths.values()
    )
    print(f"{FEW}: {few:.4f} s, {MANY}: {many:.4f} s")  # noqa: T201 - the bench's answer
    assert many - few < 0.1


def reopen(path: Path) -> None:
    """Opens a store and closes it again."""
    asyncio.run(open_store(path).close())


def test_saving() -> None:
    """Writing down a game with 100 steps takes less than 2 ms of the processor."""
    timeline = played(18)
    taken = []
    for _ in range(51):
        start = time.process_time()
        write(timeline, "2026-01-01T00:00:00.000000+00:00")
        taken.append(time.process_time() - start)
    print(f"{median(taken) * 1000:.2f} ms")  # noqa: T201 - the bench's answer
    assert median(taken) < 0.002
