"""A database is brought up to date step by step, wholly or not at all."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from estimation_mate.storage.database import connect, open_database
from estimation_mate.storage.migrations import APPLICATION, MIGRATIONS, latest, migrate

NOW = "2026-01-01T00:00:00.000000+00:00"
NEXT = (*MIGRATIONS, ("ALTER TABLE games ADD COLUMN place TEXT", "CREATE TABLE notes (text TEXT)"))


@pytest.fixture
def database(path: Path) -> Iterator[sqlite3.Connection]:
    """A database as this version makes it."""
    with closing(open_database(path, NOW)) as connection:
        yield connection


def tables(connection: sqlite3.Connection) -> set[str]:
    """The names of all tables."""
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return {name for (name,) in rows}


def test_new(database: sqlite3.Connection) -> None:
    """A new database has every table, each migration's record, and our mark."""
    assert tables(database) == {"games", "migrations", "preferences"}
    records = database.execute("SELECT number, applied_at FROM migrations").fetchall()
    assert records == [(number + 1, NOW) for number in range(len(MIGRATIONS))]
    assert database.execute("PRAGMA application_id").fetchone() == (APPLICATION,)


def test_durable(database: sqlite3.Connection) -> None:
    """Every commit waits for the disk, and reading never waits for writing."""
    pragmas = {"journal_mode": "wal", "synchronous": 2, "busy_timeout": 2000, "fullfsync": 1}
    found = {name: database.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas}
    assert found == pragmas


def test_next(database: sqlite3.Connection) -> None:
    """A database of this version gets only what a later one adds, once, and keeps its rows."""
    database.execute("INSERT INTO preferences VALUES ('language', 'ar')")
    for _ in range(2):
        migrate(database, "later", NEXT)
    assert latest(database) == len(NEXT)
    assert database.execute("SELECT number, applied_at FROM migrations").fetchall()[-1] == (
        len(NEXT),
        "later",
    )
    assert "notes" in tables(database)
    assert database.execute("SELECT * FROM preferences").fetchall() == [("language", "ar")]


def test_broken_half_way(database: sqlite3.Connection) -> None:
    """A migration that fails leaves neither its first half nor its record, and can be repeated."""
    broken = (*MIGRATIONS, (*NEXT[-1], "no such statement"))
    before = database.execute("SELECT sql FROM sqlite_master").fetchall()
    with pytest.raises(sqlite3.OperationalError):
        migrate(database, NOW, broken)
    assert database.execute("SELECT sql FROM sqlite_master").fetchall() == before
    assert latest(database) == len(MIGRATIONS)
    migrate(database, NOW, NEXT)
    assert latest(database) == len(NEXT)


def test_two_at_once(path: Path) -> None:
    """Programs that open a new database in the same moment both get it, made once."""
    program = "import sys, pathlib; from estimation_mate.storage.database import open_database\n"
    program += f"open_database(pathlib.Path(sys.argv[1]), {NOW!r})"
    both = [subprocess.Popen([sys.executable, "-c", program, str(path)]) for _ in range(3)]
    assert [one.wait(timeout=30) for one in both] == [0, 0, 0]
    with closing(connect(path, "ro")) as connection:
        assert latest(connection) == len(MIGRATIONS)
