"""Opening a SQLite file: looked at before it is touched, and left alone where it is not ours."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from estimation_mate.storage.migrations import APPLICATION, MIGRATIONS, latest, migrate
from estimation_mate.storage.port import StoreFailed

BUSY_SECONDS = 2.0

UNREADABLE = ("damaged", "foreign", "newer", "no_access")
"""Why a database does not open, as stable codes; a screen says each in a sentence."""

_REASONS = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_CANTOPEN: "no_access",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_PERM: "no_access",
    sqlite3.SQLITE_READONLY: "read_only",
}


class DatabaseUnreadable(Exception):
    """A file cannot be used as our database and was left as it is.

    `reason` is one of `UNREADABLE`: damaged (or no database at all), another program's, written
    by a newer version, or not to be opened by this user.
    """

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{reason}: {path}")
        self.path, self.reason = path, reason


FAULTS = (sqlite3.Error, UnicodeError)
"""What reading and writing a SQLite file may raise."""


def reason_of(error: Exception) -> str:
    """One of the port's `FAILURES` for one of `FAULTS`."""
    if isinstance(error, UnicodeDecodeError):  # SQLite quotes a damaged table in its complaint
        return "damaged"
    code = getattr(error, "sqlite_errorcode", 0)
    if code == sqlite3.SQLITE_IOERR_SHMSIZE:  # how a full disk shows while a file is opened
        return "full"
    return _REASONS.get(code & 0xFF, "other")


@contextmanager
def told_plainly(path: Path | None = None) -> Iterator[None]:
    """Turns what SQLite raises into `StoreFailed` with its reason."""
    try:
        yield
    except FAULTS as error:
        raise StoreFailed(reason_of(error), path) from error


class Opened:
    """The file that a connection was opened on, to notice when it is no longer at its place.

    SQLite goes on writing to a file that was deleted, and nobody would ever see it again.
    """

    def __init__(self, path: Path) -> None:
        self._path, self._is = path, _which(path)

    def check(self) -> None:
        """Raises `StoreFailed` where the file was moved, deleted or replaced."""
        if _which(self._path) != self._is:
            raise StoreFailed("gone", self._path)


def _which(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def open_database(path: Path, now: str) -> sqlite3.Connection:
    """A connection to the database at `path`, made or brought up to date if need be.

    Raises `DatabaseUnreadable` before anything was written to a file that is not ours to write,
    `StoreFailed` for everything else.
    """
    _look_at(path)
    with told_plainly(path):
        connection = connect(path, "rwc")
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            migrate(connection, now)
        except BaseException:
            connection.close()
            raise
    return connection


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """A connection that commits each statement by itself, durably; `mode` as in SQLite's URIs."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        # It is opened before the server's loop runs, maybe in another thread; never used in two.
        check_same_thread=False,
    )
    # A damaged letter must not keep the rest of a row from being read.
    connection.text_factory = lambda text: text.decode(errors="replace")
    try:
        connection.execute("PRAGMA synchronous = FULL")
        # Without it a Mac's disk says "written" while its cache still holds everything.
        connection.execute("PRAGMA fullfsync = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _look_at(path: Path) -> None:
    """Raises `DatabaseUnreadable` for anything there that is not our database; writes nothing."""
    if not path.exists():
        return
    if not path.is_file():
        raise DatabaseUnreadable(path, "no_access")
    try:
        with closing(connect(path, _reading_only(path))) as connection:
            problem = _problem(connection)
    except FAULTS as error:
        problem = _unreadable(error, path)
    if problem:
        raise DatabaseUnreadable(path, problem)


def _reading_only(path: Path) -> str:
    """A mode in which SQLite makes no log beside a file that lies alone, as it would to read it."""
    logs = (path.with_name(path.name + end) for end in ("-wal", "-journal"))
    return "ro" if any(log.exists() for log in logs) else "ro&immutable=1"


def _problem(connection: sqlite3.Connection) -> str | None:
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if not tables:
        return None
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        return "foreign"
    if latest(connection) > len(MIGRATIONS):
        return "newer"
    # Reads the whole order of the list; a page of games that is damaged is found game by game.
    connection.execute("SELECT count(updated_at) FROM games INDEXED BY games_newest").fetchone()
    return None


def _unreadable(error: Exception, path: Path) -> str:
    """Which of `UNREADABLE` it is; raises `StoreFailed` for what passes, such as a lock."""
    reason = reason_of(error)
    if reason in UNREADABLE:
        return reason
    if isinstance(error, sqlite3.OperationalError) and "no such" in str(error):
        return "damaged"
    raise StoreFailed(reason, path) from error
