"""A desk over every store that play goes on in."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from estimation_mate.app.desk import Desk
from estimation_mate.storage.memory import MemoryStore
from estimation_mate.storage.port import GameStore
from estimation_mate.storage.sqlite import open_store

Program = Callable[[], Desk]
"""Starts the program: a desk over what the programs before it have kept."""


def _memory(folder: Path) -> Iterator[Program]:
    del folder
    store = MemoryStore()
    yield lambda: Desk(store)


def _sqlite(folder: Path) -> Iterator[Program]:
    stores: list[GameStore] = []

    def start() -> Desk:
        stores.append(open_store(folder / "games.sqlite3"))
        return Desk(stores[-1])

    yield start
    for store in stores:
        asyncio.run(store.close())


HOMES = {"memory": _memory, "sqlite": _sqlite}


@pytest.fixture(params=HOMES)
def program(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Program]:
    """A program over each store in turn; every call starts it once more."""
    yield from HOMES[request.param](tmp_path)


@pytest.fixture
def desk(program: Program) -> Desk:
    """A desk with no games yet."""
    return program()
