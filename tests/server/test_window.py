from __future__ import annotations

import importlib.metadata
import os
import signal
import sys
import threading
import time
from pathlib import Path

import pytest
from server.program import ROOT, Start

from estimation_mate.server.window import NativeWindow, NoWindow

SCREEN = {"DISPLAY": ":99"}

# A stand-in for the package `flet-desktop`: its client is a shell that lives as long as it says.
DESKTOP = """
import pathlib, subprocess, sys, time

def ensure_client_cached():
    {fetch}

def open_flet_view(address, assets_dir, hidden):
    pathlib.Path({opened!r}).write_text(address)
    client = subprocess.Popen([sys.executable, "-c", {client!r}])
    pid_file = pathlib.Path({opened!r}).with_suffix(".pid")
    pid_file.write_text(str(client.pid))
    return client, str(pid_file)

def close_flet_view(pid_file):
    pathlib.Path(pid_file).unlink()
"""


def desktop(folder: Path, *, fetch: str = "pass", client: str = "") -> dict[str, str]:
    """Install the stand-in; the environment in which it is found."""
    package = folder / "flet_desktop"
    package.mkdir()
    source = DESKTOP.format(fetch=fetch, client=client, opened=str(folder / "window"))
    (package / "__init__.py").write_text(source, encoding="utf-8")
    version = importlib.metadata.version("flet")
    record = folder / f"flet_desktop-{version}.dist-info"
    record.mkdir()
    (record / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: flet-desktop\nVersion: {version}\n", encoding="utf-8"
    )
    return {"PYTHONPATH": f"{folder}:{ROOT}"}


def test_without_a_screen_the_browser_is_opened(
    start: Start, browser: tuple[dict[str, str], Path]
) -> None:
    """No screen, no window: the reason is said and the browser gets the address."""
    environ, opened = browser
    program = start("--window", environ=environ)
    program.says(
        "There is no screen to open a window on. "
        f"The app stays open in the browser: {program.address}"
    )
    wait_for(opened)
    assert program.end() == 0
    assert program.err == ""


def wait_for(file: Path) -> str:
    """What stands in a file that is about to be written."""
    deadline = time.monotonic() + 10
    while not (file.exists() and file.read_text(encoding="utf-8")):
        assert time.monotonic() < deadline, f"no {file.name}"
        time.sleep(0.01)
    return file.read_text(encoding="utf-8").strip()


def test_without_flet_desktop_its_command_is_named(
    start: Start, browser: tuple[dict[str, str], Path]
) -> None:
    """Without the package the sentence says how to get it; the browser is opened."""
    environ, opened = browser
    program = start("--window", environ=environ | SCREEN)
    version = importlib.metadata.version("flet")
    program.says(f"A window needs: pip install flet-desktop=={version}")
    assert wait_for(opened) == program.address


def test_a_failing_download_ends_in_the_browser(
    start: Start, browser: tuple[dict[str, str], Path], tmp_path: Path
) -> None:
    """The client cannot be fetched: no traceback, no end, the browser instead."""
    environ, opened = browser
    failing = desktop(tmp_path, fetch="raise OSError('offline')")
    program = start("--window", environ=environ | SCREEN | failing)
    program.says("The window's program could not be fetched.")
    assert wait_for(opened) == program.address
    assert program.end() == 0
    assert program.err == ""


def test_a_stuck_download_keeps_nobody_from_ending(start: Start, tmp_path: Path) -> None:
    """While the client is being fetched the app is open, and Ctrl-C ends both at once."""
    environ = desktop(
        tmp_path, fetch=f"open({str(tmp_path / 'fetching')!r}, 'w').write('x'); time.sleep(30)"
    )
    program = start("--window", "--no-open", environ=SCREEN | environ)
    program.says("press Ctrl-C")
    wait_for(tmp_path / "fetching")
    began = time.monotonic()
    assert program.end(signal.SIGINT) == 0
    assert time.monotonic() - began < 2
    assert program.err == ""
    assert "could not" not in program.out


def test_a_client_that_cannot_start_ends_in_the_browser(
    start: Start, browser: tuple[dict[str, str], Path], tmp_path: Path
) -> None:
    """A client that ends at once, for want of a library, is no window."""
    environ, opened = browser
    broken = desktop(tmp_path, client="raise SystemExit(127)")
    program = start("--window", environ=environ | SCREEN | broken)
    program.says("The window's program ended at once.")
    assert wait_for(opened) == program.address


def test_closing_the_window_ends_the_app(start: Start, tmp_path: Path) -> None:
    """The window shows the app's address; when the user closes it, the app ends."""
    environ = desktop(tmp_path, client="import time; time.sleep(0.5)")
    program = start("--window", environ=SCREEN | environ)
    address = program.address
    assert program.exit_code(10) == 0
    assert wait_for(tmp_path / "window") == address
    assert program.err == ""


def test_ending_the_app_closes_the_window(start: Start, tmp_path: Path) -> None:
    """Ctrl-C in the terminal takes the window along."""
    environ = desktop(tmp_path, client="import time; time.sleep(30)")
    program = start("--window", environ=SCREEN | environ)
    client = int(wait_for(tmp_path / "window.pid"))
    assert program.end(signal.SIGINT) == 0
    deadline = time.monotonic() + 5
    while is_running(client):
        assert time.monotonic() < deadline, "the window outlived the app"
        time.sleep(0.01)
    assert not (tmp_path / "window.pid").exists()


def is_running(process: int) -> bool:
    """Whether that process is still there, and not only waiting to be forgotten."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{process}/stat").read_text(encoding="utf-8").split()[2]


def test_a_stuck_download_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After its patience the window gives up and says so."""
    desktop(tmp_path, fetch="time.sleep(30)")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":99")
    told = threading.Event()
    reasons: list[NoWindow] = []

    def failed(reason: NoWindow) -> None:
        reasons.append(reason)
        told.set()

    NativeWindow("http://127.0.0.1:1", closed=told.set, failed=failed, patience=1).open()
    assert told.wait(10)
    assert [str(reason) for reason in reasons] == [
        "The window's program could not be fetched in time."
    ]
    assert "flet_desktop" not in sys.modules
