"""The folder of a build: what it may be, and what becomes of what lies there."""

import os
from pathlib import Path

import pytest

from estimation_mate.offline.place import MARK, CannotUse, fill, mark, usable


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """A build of two files."""
    return _laid(tmp_path / "fresh", "index.html", "fonts/one.ttf")


def _laid(folder: Path, *names: str) -> Path:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    mark(folder)
    return folder


def _names(folder: Path) -> list[str]:
    return sorted(one.relative_to(folder).as_posix() for one in folder.rglob("*") if one.is_file())


def test_a_newer_build_takes_the_place_of_an_older(fresh: Path, tmp_path: Path) -> None:
    """What the older one had and the newer has not is gone, with its folder."""
    out = usable(tmp_path / "new" / "site")
    fill(out, _laid(tmp_path / "older", "index.html", "old/gone.js"))
    fill(usable(out), fresh)
    assert _names(out) == [MARK, "fonts/one.ttf", "index.html"]
    assert not (out / "old").exists()


def test_files_of_the_user_stay(fresh: Path, tmp_path: Path) -> None:
    """As the CNAME that some hosts want beside the build."""
    out = tmp_path / "site"
    fill(out, fresh)
    (out / "CNAME").write_text("scores.example")
    (out / "photos").mkdir()
    (out / "photos/1.jpg").touch()
    fill(usable(out), _laid(tmp_path / "newer", "index.html"))
    assert _names(out) == ["CNAME", MARK, "index.html", "photos/1.jpg"]


def test_a_mark_cannot_reach_out_of_its_folder(fresh: Path, tmp_path: Path) -> None:
    """Whatever somebody has written into it."""
    (tmp_path / "mine.txt").touch()
    out = _laid(tmp_path / "site", "index.html")
    (out / MARK).write_text(f"built\n../mine.txt\n{tmp_path / 'mine.txt'}\n")
    fill(out, fresh)
    assert (tmp_path / "mine.txt").is_file()


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    """It says so, and how to name another one."""
    (tmp_path / "mine.txt").touch()
    with pytest.raises(CannotUse, match=r"holds something else\. Choose another with --out"):
        usable(tmp_path)


@pytest.mark.parametrize("below", ["", "site", "a/b"])
def test_a_file_in_its_place_is_told(tmp_path: Path, below: str) -> None:
    """Also where the folder would lie below it."""
    (tmp_path / "afile").touch()
    with pytest.raises(CannotUse, match=r"afile is a file and no folder"):
        usable(tmp_path / "afile" / below)


def test_a_link_to_a_folder_is_that_folder(fresh: Path, tmp_path: Path) -> None:
    """Whether it is there already or not."""
    (tmp_path / "link").symlink_to(tmp_path / "site")
    fill(usable(tmp_path / "link"), fresh)
    fill(usable(tmp_path / "link"), fresh)
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "site/index.html").is_file()


def test_a_link_to_itself_is_told(fresh: Path, tmp_path: Path) -> None:
    """In a sentence, as everything that cannot be written to."""
    (tmp_path / "link").symlink_to("link")
    with pytest.raises(CannotUse, match="cannot be"):
        fill(usable(tmp_path / "link"), fresh)


def test_a_folder_that_cannot_be_written_to_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is fetched."""
    (tmp_path / "closed").mkdir()
    monkeypatch.setattr(os, "access", lambda path, _: Path(path).name != "closed")
    with pytest.raises(CannotUse, match="cannot be written to"):
        usable(tmp_path / "closed" / "site")


def test_a_folder_that_refuses_in_the_end_is_told(fresh: Path) -> None:
    """Where it only shows while it is written."""
    with pytest.raises(CannotUse, match="cannot be written to"):
        fill(Path("/proc/site"), fresh)
