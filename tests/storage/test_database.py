"""Files that are no database of ours: told apart, and not a byte of them changed."""
# ruff: noqa: ASYNC240 - nothing else runs in a test's loop

import contextlib
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from storage.samples import Ticking, played

from estimation_mate.domain.problems import Refused
from estimation_mate.storage.database import DatabaseUnreadable, connect
from estimation_mate.storage.migrations import MIGRATIONS
from estimation_mate.storage.port import GameNotFound, Listed, Readable, StoreFailed, Unreadable
from estimation_mate.storage.sqlite import SQLiteStore, open_store


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder, byte by byte; SQLite's index of its own log holds no games."""
    files = [one for one in folder.iterdir() if one.is_file() and not one.name.endswith("-shm")]
    return {one.name: one.read_bytes() for one in files}


def refused(path: Path) -> str:
    """Why the database does not open, after looking that nothing in its folder changed."""
    before = contents(path.parent)
    with pytest.raises(DatabaseUnreadable) as caught:
        open_store(path, Ticking())
    assert caught.value.path == path
    assert contents(path.parent) == before
    return caught.value.reason


async def saved(path: Path, games: int, rounds: int = 5) -> None:
    """Makes a database with so many games, gathered in one file."""
    store = open_store(path, Ticking())
    for number in range(games):
        await store.save(played(rounds, f"game {number}"), 0)
    await store.close()


@pytest.mark.parametrize(
    "content", [b"xy", b"\x00" * 50, b"not a database at all\n" * 500, b"SQLite format 3\x00" * 9]
)
def test_no_database(path: Path, content: bytes) -> None:
    """A file with anything else in it is called damaged."""
    path.write_bytes(content)
    assert refused(path) == "damaged"


async def test_cut_off(path: Path) -> None:
    """A database that ends too early is called damaged, wherever it was cut."""
    await saved(path, 4)
    whole = path.read_bytes()
    for length in (2, 99, 100, 4095, 4096, 5000, len(whole) // 2, len(whole) - 4097):
        path.write_bytes(whole[:length])
        assert refused(path) == "damaged"


def test_foreign(path: Path) -> None:
    """Another program's database is called foreign, even with tables named like ours."""
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("CREATE TABLE games (id, document)")
        other.execute("INSERT INTO games VALUES (1, 'chess')")
    assert refused(path) == "foreign"


async def test_newer(path: Path) -> None:
    """A newer version's database is called newer."""
    await saved(path, 1)
    with closing(sqlite3.connect(path)) as newer, newer:
        newer.execute("INSERT INTO migrations VALUES (?, 'tomorrow')", (len(MIGRATIONS) + 1,))
    assert refused(path) == "newer"


async def test_newer_and_killed(path: Path, tmp_path: Path) -> None:
    """The log that a killed newer version left beside its database stays as it is too."""
    await saved(path, 1)
    killed = tmp_path / "killed"
    killed.mkdir()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("INSERT INTO migrations VALUES (?, 'tomorrow')", (len(MIGRATIONS) + 1,))
        newer.commit()
        for one in tmp_path.glob("games.sqlite3*"):
            shutil.copy(one, killed)
    assert (killed / "games.sqlite3-wal").stat().st_size
    assert refused(killed / "games.sqlite3") == "newer"


def test_a_table_is_missing(path: Path) -> None:
    """A database of ours that lost a table is called damaged."""
    open_store(path, Ticking())._connection.close()  # noqa: SLF001 - only makes the file
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("DROP TABLE games")
    assert refused(path) == "damaged"


def test_a_folder_in_its_place(path: Path) -> None:
    """A folder that bears the database's name cannot be opened and is left alone."""
    path.mkdir()
    assert refused(path) == "no_access"


def test_an_empty_file(path: Path) -> None:
    """A file of no bytes has nothing to lose and becomes the database."""
    path.touch()
    open_store(path, Ticking())._connection.close()  # noqa: SLF001 - only makes the file
    assert path.stat().st_size


async def test_damage_stays_with_its_game(path: Path) -> None:
    """A page that cannot be read takes its game along and no other."""
    await saved(path, 5, rounds=18)
    whole = path.read_bytes()
    place = whole.index(b'"id":"game 2"')
    page = place - place % 4096
    path.write_bytes(whole[:page] + b"\xff" * 4096 + whole[page + 4096 :])
    store = open_store(path, Ticking())
    games = (await store.listing(50)).games
    assert [one.id for one in games] == [f"game {number}" for number in (4, 3, 2, 1, 0)]
    assert [type(one) for one in games].count(Unreadable) >= 1
    assert [type(one) for one in games].count(Readable) >= 2
    for one in games:
        if isinstance(one, Unreadable):
            with pytest.raises(Refused):
                await store.load(one.id)
        else:
            assert (await store.load(one.id)).timeline == played(18, one.id)
    await store.close()


async def test_any_damage(path: Path) -> None:
    """Whatever bytes are overwritten, the games are read, named as unreadable, or said lost."""
    await saved(path, 6)
    whole, seed = path.read_bytes(), random.SystemRandom().randrange(2**32)
    print("seed", seed)  # noqa: T201 - shown when the test fails, to repeat it
    chance = random.Random(seed)  # noqa: S311 - chooses what to damage
    for _ in range(60):
        damaged = bytearray(whole)
        for _ in range(chance.choice([1, 1, 40])):
            place = chance.randrange(len(damaged))
            damaged[place : place + 8] = chance.randbytes(8)
        for one in path.parent.glob("games.sqlite3-*"):
            one.unlink()
        path.write_bytes(damaged[: len(whole)])
        await look_through(path)


async def look_through(path: Path) -> None:
    """Opens a database and reads all it has; raises only what the port does not name."""
    with contextlib.suppress(DatabaseUnreadable, StoreFailed):
        store = open_store(path, Ticking())
        with contextlib.suppress(StoreFailed):
            for one in (await store.listing(50)).games:
                await look_at(store, one)
        await store.close()


async def look_at(store: SQLiteStore, one: Listed) -> None:
    """Reads a listed game in every way; an id that damage has changed may not be found."""
    with contextlib.suppress(GameNotFound, StoreFailed):
        assert isinstance(await store.raw(one.id), bytes)
    with contextlib.suppress(GameNotFound, Refused, StoreFailed):
        assert (await store.load(one.id)).timeline.present.id == one.id


async def test_odd_values(path: Path) -> None:
    """Numbers, bytes and broken letters where text should be make a game unreadable, no more."""
    await saved(path, 1)
    store = open_store(path, Ticking())
    odd = [("a", 5, 7), ("b", b"\xff\xfe", b"\xff"), ("c", "1", 0.5), ("d", b"{}", "x")]
    with closing(connect(path, "rwc")) as other:
        for game_id, document, timeline in odd:
            other.execute(
                "INSERT INTO games VALUES (?, 'x', '2030', NULL, ?, ?)",
                (game_id, document, timeline),
            )
    games = (await store.listing(50)).games
    assert [type(one) for one in games] == [*[Unreadable] * 4, Readable]
    assert await store.raw("b") == b"\xff\xfe"
    await store.close()
