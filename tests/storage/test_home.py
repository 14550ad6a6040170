"""A folder always opens, whatever else lies in it, and no game in it is lost."""
# ruff: noqa: ASYNC240 - nothing else runs in a test's loop

from contextlib import closing
from pathlib import Path

import pytest
from storage.samples import Ticking, played

from estimation_mate.storage.database import connect
from estimation_mate.storage.home import Home, HomeWarning, open_home
from estimation_mate.storage.migrations import MIGRATIONS
from estimation_mate.storage.port import StoreFailed

NEWER = len(MIGRATIONS) + 1


async def listed(home: Home) -> list[str]:
    """The ids of all games; closes the store."""
    found = [one.id for one in (await home.store.listing(50)).games]
    await home.store.close()
    return found


async def fill(folder: Path, *ids: str) -> Home:
    """Saves games of these ids wherever the folder lets play go on."""
    home = open_home(folder, Ticking())
    for game_id in ids:
        await home.store.save(played(1, game_id), 0)
    await home.store.close()
    return home


def from_the_future(path: Path, *, newer: bool) -> None:
    """Makes a database one of a newer version, or takes that back."""
    with closing(connect(path, "rwc")) as other:
        if newer:
            other.execute("INSERT INTO migrations VALUES (?, 'tomorrow')", (NEWER,))
        else:
            other.execute("DELETE FROM migrations WHERE number = ?", (NEWER,))


async def test_new(tmp_path: Path) -> None:
    """A folder that is not there is made with an empty database, for its user alone."""
    folder = tmp_path / "deep" / "data"
    home = open_home(folder)
    assert (home.path, home.warnings) == (folder / "games.sqlite3", ())
    assert folder.stat().st_mode & 0o777 == 0o700
    assert await listed(home) == []


async def test_again(tmp_path: Path) -> None:
    """What was saved is there at the next start."""
    await fill(tmp_path, "a", "b")
    assert await listed(open_home(tmp_path)) == ["b", "a"]


async def test_damaged(tmp_path: Path) -> None:
    """A damaged database is named and kept; play goes on beside it, and again at each start."""
    bad = tmp_path / "games.sqlite3"
    bad.write_bytes(b"spilt tea")
    for ids in (("a",), ("b",)):
        home = await fill(tmp_path, *ids)
        assert home.path == tmp_path / "games-2.sqlite3"
        assert home.warnings == (HomeWarning("damaged", bad),)
    assert await listed(open_home(tmp_path)) == ["b", "a"]
    assert bad.read_bytes() == b"spilt tea"


async def test_several_bad(tmp_path: Path) -> None:
    """However many do not open, each is named and the next free name is taken."""
    (tmp_path / "games.sqlite3").mkdir()
    (tmp_path / "games-2.sqlite3").write_text("not this one either")
    home = await fill(tmp_path, "a")
    assert home.path == tmp_path / "games-3.sqlite3"
    assert [warning.code for warning in home.warnings] == ["no_access", "damaged"]


async def test_joined_again(tmp_path: Path) -> None:
    """Once the first database opens again, the games played beside it stand in its list."""
    await fill(tmp_path, "old")
    from_the_future(tmp_path / "games.sqlite3", newer=True)
    beside = await fill(tmp_path, "meanwhile")
    assert [warning.code for warning in beside.warnings] == ["newer"]
    from_the_future(tmp_path / "games.sqlite3", newer=False)

    home = open_home(tmp_path)
    put_away = tmp_path / "games-2.joined-1"
    assert home.warnings == (HomeWarning("joined", put_away),)
    assert (await home.store.load("meanwhile")).timeline == played(1, "meanwhile")
    assert sorted(await listed(home)) == ["meanwhile", "old"]
    assert put_away.is_file()
    assert sorted(one.name for one in tmp_path.glob("games-2*")) == ["games-2.joined-1"]
    assert open_home(tmp_path).warnings == ()


async def test_joining_overwrites_nothing(tmp_path: Path) -> None:
    """A game that both have stays as the first has it; the other is kept in its file."""
    await fill(tmp_path, "both")
    bad = tmp_path / "games-2.sqlite3"
    (tmp_path / "games.sqlite3").rename(tmp_path / "aside")
    (tmp_path / "games.sqlite3").write_text("bad")
    await fill(tmp_path, "both", "other")
    (tmp_path / "aside").rename(tmp_path / "games.sqlite3")
    before = bad.stat().st_size
    home = open_home(tmp_path, Ticking())
    assert (await home.store.load("both")).revision == 1
    assert sorted(await listed(home)) == ["both", "other"]
    assert home.warnings[0].path.stat().st_size == before


async def test_not_joined_while_played_in(tmp_path: Path) -> None:
    """A database that another program still plays in is left to it."""
    (tmp_path / "games.sqlite3").write_text("bad")
    playing = open_home(tmp_path, Ticking())
    await playing.store.save(played(1, "going on"), 0)
    (tmp_path / "games.sqlite3").unlink()
    home = open_home(tmp_path)
    assert home.warnings == ()
    assert await listed(home) == []
    assert await playing.store.save(played(2, "going on"), 1) == 2
    await playing.store.close()
    assert await listed(open_home(tmp_path)) == ["going on"]


async def test_a_bad_one_beside(tmp_path: Path) -> None:
    """A later database that does not open is named too, and is not in the way of the first."""
    await fill(tmp_path, "a")
    bad = tmp_path / "games-7.sqlite3"
    bad.write_text("spilt tea")
    home = open_home(tmp_path)
    assert home.warnings == (HomeWarning("damaged", bad),)
    assert await listed(home) == ["a"]
    assert bad.read_text() == "spilt tea"


async def test_half_damaged_beside(tmp_path: Path) -> None:
    """A later database that opens and cannot be read through is named, and stays as it is."""
    (tmp_path / "games.sqlite3").write_text("bad")
    await fill(tmp_path, *"abcdefgh")
    (tmp_path / "games.sqlite3").unlink()
    half = tmp_path / "games-2.sqlite3"
    page = half.read_bytes().index(b'"id":"d"') // 4096
    whole = bytearray(half.read_bytes())
    whole[page * 4096 : page * 4096 + 4096] = b"\xff" * 4096
    half.write_bytes(whole)
    home = open_home(tmp_path)
    assert home.warnings == (HomeWarning("damaged", half),)
    assert await listed(home) == []
    assert half.stat().st_size == len(whole)


async def test_other_names(tmp_path: Path) -> None:
    """Files whose names only look like ours are none of our business."""
    for name in ("games-02.sqlite3", "games-x.sqlite3", "games-2.sqlite3.bak", "games-2.joined-1"):
        (tmp_path / name).write_text("mine")
    assert (await fill(tmp_path, "a")).warnings == ()
    assert len(list(tmp_path.glob("games-*"))) == 4


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    """Where the folder cannot be made that is said, with its path."""
    taken = tmp_path / "data"
    taken.write_text("my diary")
    for folder in (taken, taken / "below"):
        with pytest.raises(StoreFailed) as caught:
            open_home(folder)
        assert (caught.value.reason, caught.value.path) == ("no_folder", folder)
    assert taken.read_text() == "my diary"
