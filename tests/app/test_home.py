"""Where the games live, and what is told of that place."""
# ruff: noqa: ASYNC240 - nothing else runs in a test's loop

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from rounds import NAMES

from estimation_mate.app.desk import Desk, Notice
from estimation_mate.app.home import desk_at
from estimation_mate.domain.moves import enter
from estimation_mate.domain.rules import Classic
from estimation_mate.storage import database
from estimation_mate.storage.memory import MemoryStore
from estimation_mate.storage.port import FAILURES
from estimation_mate.storage_sentences import notice_told
from estimation_mate.texts import LANGUAGES, words

FILE = "games.sqlite3"
NEW_FILE = "go into a file beside it"
ONLY_NOW = "games last only until the app is closed"


async def played_at(desk: Desk) -> list[str]:
    """The ids of the list after one more game was started; lets go of the files."""
    game_id = await desk.start(NAMES, 0, Classic(), "{n}")
    listed = [one.id for one in (await desk.listing(9)).games]
    assert game_id in listed
    await desk.store.close()
    return listed


def told(desk: Desk) -> str:
    """The one notice in words."""
    (notice,) = desk.notices
    assert notice.path in notice_told(words("en"), notice.code, notice.path)
    return notice_told(words("en"), notice.code, notice.path)


async def test_a_good_folder_is_used_without_a_word(tmp_path: Path) -> None:
    """Its games are there at the next start."""
    desk = desk_at(tmp_path / "new")
    assert desk.notices == ()
    (first,) = await played_at(desk)
    assert first in await played_at(desk_at(tmp_path / "new"))


async def test_a_damaged_file_is_named_and_kept(tmp_path: Path) -> None:
    """Play goes on beside it."""
    bad = tmp_path / FILE
    bad.write_bytes(b"no database at all" * 99)
    desk = desk_at(tmp_path)
    assert desk.notices == (Notice("damaged", str(bad)),)
    assert NEW_FILE in told(desk)
    assert len(await played_at(desk)) == 1
    assert bad.read_bytes() == b"no database at all" * 99


async def test_a_file_of_a_newer_version_is_named_and_kept(tmp_path: Path) -> None:
    """It says that an update opens it."""
    desk = desk_at(tmp_path)
    await desk.store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as other, other:
        other.execute("INSERT INTO migrations VALUES (99, 'tomorrow')")
    desk = desk_at(tmp_path)
    assert desk.notices == (Notice("newer", str(tmp_path / FILE)),)
    assert "update to open it" in told(desk)
    assert len(await played_at(desk)) == 1


async def test_another_programs_file_is_named_and_kept(tmp_path: Path) -> None:
    """Not a byte of it is touched."""
    with closing(sqlite3.connect(tmp_path / FILE)) as other, other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    before = (tmp_path / FILE).read_bytes()
    desk = desk_at(tmp_path)
    assert desk.notices == (Notice("foreign", str(tmp_path / FILE)),)
    assert "belongs to another program" in told(desk)
    assert len(await played_at(desk)) == 1
    assert (tmp_path / FILE).read_bytes() == before


async def test_where_no_folder_can_be_made_games_last_until_the_end(tmp_path: Path) -> None:
    """A file lies where the folder should; it is kept, and playing works."""
    (tmp_path / "taken").write_text("mine")
    desk = desk_at(tmp_path / "taken" / "games")
    assert desk.notices == (Notice("unkept_no_folder", str(tmp_path / "taken" / "games")),)
    assert isinstance(desk.store, MemoryStore)
    assert ONLY_NOW in told(desk)
    assert len(await played_at(desk)) == 1
    assert (tmp_path / "taken").read_text() == "mine"


async def test_a_file_that_another_program_holds_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games last until the end; no word of a file beside it, for there is none."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.02)
    await desk_at(tmp_path).store.close()
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        desk = desk_at(tmp_path)
        assert [notice.code for notice in desk.notices] == ["unkept_locked"]
        assert ONLY_NOW in told(desk)
        assert len(await played_at(desk)) == 1
    assert sorted(one.name for one in tmp_path.iterdir()) == [FILE]


@pytest.mark.parametrize("reason", FAILURES)
def test_whatever_fails_it_is_said_that_games_do_not_last(reason: str) -> None:
    """And where that was."""
    said = notice_told(words("en"), f"unkept_{reason}", "/somewhere")
    assert ONLY_NOW in said
    assert "/somewhere" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", database.UNREADABLE)
def test_a_file_that_does_not_open_is_said_to_be_kept(reason: str, language: str) -> None:
    """In both languages, with its path."""
    said = notice_told(words(language), reason, "/somewhere")
    assert "/somewhere" in said
    assert language == "ar" or "kept as it is" in said


async def test_a_game_that_will_not_last_is_never_shown_as_saved(tmp_path: Path) -> None:
    """Also after a tap that the memory took."""
    (tmp_path / "taken").touch()
    desk = desk_at(tmp_path / "taken" / "games")
    play = await desk.open(await desk.start(NAMES, 0, Classic(), "{n}"))
    assert play.shown.unsaved == "unkept"
    await play.make(lambda game: enter(game, 5))
    assert play.shown.unsaved == "unkept"
