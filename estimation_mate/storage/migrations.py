"""The numbered steps that bring a database to the shape this version works with.

A step is never changed once it was released; a new shape is a new step at the end.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

APPLICATION = 0x45734D61
"""Marks a SQLite file as ours, in the place that SQLite keeps for that ("EsMa")."""

Migration = tuple[str, ...]

MIGRATIONS: tuple[Migration, ...] = (
    (
        f"PRAGMA application_id = {APPLICATION}",
        "CREATE TABLE migrations (number INTEGER PRIMARY KEY, applied_at TEXT NOT NULL)",
        # The timeline is the longest and comes last: what reads the rest does not walk over it.
        """CREATE TABLE games (
            id TEXT NOT NULL PRIMARY KEY,
            revision INTEGER NOT NULL,
            updated_at TEXT NOT NULL,
            deleted_at TEXT,
            document TEXT NOT NULL,
            timeline TEXT NOT NULL
        )""",
        # Covers the order of the list, so that a page costs the same among 100 games and 10,000.
        "CREATE INDEX games_newest ON games (deleted_at, updated_at, id)",
        "CREATE TABLE preferences (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
    ),
)


def migrate(
    connection: sqlite3.Connection, now: str, migrations: Sequence[Migration] = MIGRATIONS
) -> None:
    """Applies what is missing: each migration and its record in one transaction, or neither."""
    for number in range(latest(connection) + 1, len(migrations) + 1):
        with _transaction(connection):
            # Another process may have been first while this one waited for the lock.
            if latest(connection) < number:
                _apply(connection, number, migrations[number - 1], now)


def latest(connection: sqlite3.Connection) -> int:
    """The number of the newest migration in this database, 0 where it is empty."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchall():
        return 0
    (number,) = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()
    return int(number)


def _apply(connection: sqlite3.Connection, number: int, steps: Migration, now: str) -> None:
    for step in steps:
        connection.execute(step)
    connection.execute("INSERT INTO migrations VALUES (?, ?)", (number, now))


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
