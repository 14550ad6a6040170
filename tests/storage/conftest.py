"""The stores under test."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest
from storage.in_chromium import Chromium, chromium
from storage.samples import Ticking

from estimation_mate.storage.browser import BrowserStore
from estimation_mate.storage.memory import Kept, MemoryStore
from estimation_mate.storage.port import GameStore
from estimation_mate.storage.sqlite import open_store


@dataclass(frozen=True)
class Bench:
    """A store, its clock, and a way to put a row there by hand: id, document, timeline."""

    store: GameStore
    clock: Ticking
    plant: Callable[[str, str, str], None]


def _memory(folder: Path) -> Iterator[Bench]:
    del folder
    clock = Ticking()
    store = MemoryStore(clock)

    def plant(game_id: str, document: str, timeline: str) -> None:
        store.kept[game_id] = Kept(document.encode(), timeline.encode(), 1, clock())

    yield Bench(store, clock, plant)


def _sqlite(folder: Path) -> Iterator[Bench]:
    clock, path = Ticking(), folder / "games.sqlite3"
    store = open_store(path, clock)

    def plant(game_id: str, document: str, timeline: str) -> None:
        row = (game_id, 1, clock(), None, document, timeline)
        with closing(sqlite3.connect(path)) as other, other:
            other.execute("INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?)", row)

    yield Bench(store, clock, plant)
    asyncio.run(store.close())


HOMES = {"memory": _memory, "sqlite": _sqlite}


@pytest.fixture(params=[*HOMES, pytest.param("browser", marks=pytest.mark.browser)])
def bench(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Bench]:
    """Every store in turn."""
    if request.param == "browser":
        page = request.getfixturevalue("chromium_page")
        clock, database = Ticking(), page.database(tmp_path.name)
        yield Bench(
            BrowserStore(database, clock), clock, lambda *row: database.plant(*row, clock())
        )
    else:
        yield from HOMES[request.param](tmp_path)


@pytest.fixture(scope="session")
def chromium_page() -> Iterator[Chromium]:
    """A real browser whose IndexedDB keeps the games of one kind of store."""
    with chromium() as page:
        yield page


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a database may be made."""
    return tmp_path / "games.sqlite3"
