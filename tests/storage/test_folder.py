"""Where the games lie: as said, else as the environment says, else where this system keeps such."""

import errno
import tempfile
from pathlib import Path
from typing import NoReturn

import pytest

from estimation_mate.storage.folder import data_folder, prepare
from estimation_mate.storage.port import StoreFailed

ENVIRONMENT = {"ESTIMATION_MATE_DATA": "/here", "FLET_APP_STORAGE_DATA": "/phone"}


def test_said() -> None:
    """What the command line says comes before everything else."""
    assert data_folder("/there", ENVIRONMENT) == Path("/there")


def test_environment() -> None:
    """The user's variable comes before the phone's; an empty one says nothing."""
    assert data_folder(None, ENVIRONMENT) == Path("/here")
    assert data_folder(None, ENVIRONMENT | {"ESTIMATION_MATE_DATA": ""}) == Path("/phone")


def test_own_folder() -> None:
    """Without a word it is a folder of its own, named after the program."""
    assert data_folder(None, {}).name == "estimation-mate"
    assert data_folder(None, {}).is_absolute()


def test_written_by_hand(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A tilde is the home folder, and a relative path counts from where the program started."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert data_folder("~/games", {}) == tmp_path / "games"
    assert data_folder("games", {}) == tmp_path / "games"


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.EACCES, "no_access"),
        (errno.EROFS, "read_only"),
        (errno.ENOSPC, "full"),
        (errno.ENAMETOOLONG, "no_folder"),
    ],
)
def test_not_writable(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, number: int, reason: str
) -> None:
    """A folder in which no file can be made is told before a game is played, with the reason."""

    def refuse(**_: object) -> NoReturn:
        raise OSError(number, "no")

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    with pytest.raises(StoreFailed) as caught:
        prepare(tmp_path)
    assert (caught.value.reason, caught.value.path) == (reason, tmp_path)


def test_leaves_no_trace(tmp_path: Path) -> None:
    """Trying whether the folder can be written leaves nothing in it."""
    prepare(tmp_path)
    assert list(tmp_path.iterdir()) == []
