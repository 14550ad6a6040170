"""When nothing can be written: said with its reason, nothing lost, and over when it is over."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from storage.samples import Ticking, played

from estimation_mate.storage.database import connect, open_database, reason_of
from estimation_mate.storage.port import FAILURES, StoreFailed
from estimation_mate.storage.sqlite import SQLiteStore, open_store


@pytest.fixture
def connection(path: Path) -> Iterator[sqlite3.Connection]:
    """The connection under the store of these tests, which does not wait for locks."""
    with closing(open_database(path, Ticking()())) as opened:
        opened.execute("PRAGMA busy_timeout = 20")
        yield opened


@pytest.fixture
def store(connection: sqlite3.Connection) -> SQLiteStore:
    """A store whose disk the test can spoil."""
    return SQLiteStore(connection, Ticking())


async def refused_for(store: SQLiteStore, reason: str) -> None:
    """Every way of writing fails with this reason, and the game is as it was."""
    for write in (
        store.save(played(12), 1),
        store.save(played(12, "new"), 0),
        store.set_preference("language", "ar" * 9000),
        store.delete("one"),
    ):
        with pytest.raises(StoreFailed) as caught:
            await write
        assert caught.value.reason == reason
    stored = await store.load("one")
    assert (stored.timeline, stored.revision) == (played(1), 1)


async def test_full(store: SQLiteStore, connection: sqlite3.Connection) -> None:
    """A full disk refuses the save; with room again the same save is kept."""
    await store.save(played(1), 0)
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    for write in (store.save(played(12), 1), store.set_preference("note", "long" * 9000)):
        with pytest.raises(StoreFailed) as caught:
            await write
        assert caught.value.reason == "full"
    assert (await store.load("one")).timeline == played(1)
    connection.execute("PRAGMA max_page_count = 100000")
    assert await store.save(played(12), 1) == 2


async def test_read_only(store: SQLiteStore, connection: sqlite3.Connection) -> None:
    """Where nothing may be written the games are read on."""
    await store.save(played(1), 0)
    connection.execute("PRAGMA query_only = ON")
    await refused_for(store, "read_only")
    store.purge()


async def test_locked(store: SQLiteStore, path: Path) -> None:
    """While another program writes the games are read on, and afterwards saves are kept."""
    await store.save(played(1), 0)
    with closing(connect(path, "rwc")) as other:
        other.execute("BEGIN IMMEDIATE")
        await refused_for(store, "locked")
        other.execute("ROLLBACK")
    assert await store.save(played(2), 1) == 2


async def test_two_programs(path: Path) -> None:
    """Two programs on one database see each other's saves and never overwrite them."""
    one, two = open_store(path, Ticking()), open_store(path, Ticking())
    await one.save(played(1), 0)
    assert await two.save(played(2), (await two.load("one")).revision) == 2
    assert (await one.load("one")).timeline == played(2)
    await one.close()
    await two.close()


async def test_closed(path: Path) -> None:
    """A store that was closed fails in the port's words."""
    store = open_store(path, Ticking())
    await store.close()
    for call in (store.save(played(1), 0), store.listing(5), store.load("one")):
        with pytest.raises(StoreFailed) as caught:
            await call
        assert caught.value.reason == "other"


async def test_half_a_letter(store: SQLiteStore) -> None:
    """An id that no database can hold is refused in the port's words."""
    for call in (store.load("\ud800"), store.delete("\ud800"), store.preference("\ud800")):
        with pytest.raises(StoreFailed):
            await call


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (sqlite3.SQLITE_FULL, "full"),
        (sqlite3.SQLITE_IOERR_SHMSIZE, "full"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "read_only"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "locked"),
        (sqlite3.SQLITE_CORRUPT_VTAB, "damaged"),
        (sqlite3.SQLITE_NOTADB, "damaged"),
        (sqlite3.SQLITE_CANTOPEN_ISDIR, "no_access"),
        (sqlite3.SQLITE_IOERR_FSYNC, "other"),
        (None, "other"),
    ],
)
def test_reasons(code: int | None, reason: str) -> None:
    """Every result code, extended or not, has one of the reasons that a screen can say."""
    error = sqlite3.OperationalError("something")
    if code is not None:
        error.sqlite_errorcode = code
    assert reason_of(error) == reason
    assert reason in FAILURES


async def test_purge(path: Path) -> None:
    """What was deleted can be restored for 30 days and is gone at the first start after that."""
    clock = Ticking()
    store = open_store(path, clock)
    for game_id in ("long ago", "lately", "kept"):
        await store.save(played(1, game_id), 0)
    await store.delete("long ago")
    clock.later(days=2)
    await store.delete("lately")
    await store.close()
    clock.later(days=29)
    store = open_store(path, clock)
    await store.restore("lately")
    assert [one.id for one in (await store.listing(5)).games] == ["kept", "lately"]
    assert [row[0] for row in store_ids(path)] == ["kept", "lately"]
    await store.close()


def store_ids(path: Path) -> list[tuple[str]]:
    """The ids of all rows, deleted ones included."""
    with closing(connect(path, "ro")) as other:
        return other.execute("SELECT id FROM games ORDER BY id").fetchall()


async def test_a_file_that_is_gone_is_not_written_to(path: Path) -> None:
    """A deleted file would take every save and lose it; nothing is said to be kept."""
    store = open_store(path, Ticking())
    await store.save(played(1), 0)
    moved = path.rename(path.with_name("moved"))  # noqa: ASYNC240 - nothing else runs in its loop
    with pytest.raises(StoreFailed) as caught:
        await store.save(played(2), 1)
    assert caught.value.reason == "gone"
    moved.rename(path)
    assert await store.save(played(2), 1) == 2
    await store.close()
