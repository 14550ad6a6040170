from __future__ import annotations

import contextlib
import errno
import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.program import ROOT, Start
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from estimation_mate.server.address import CannotListen, listen

ENDS = (signal.SIGINT, signal.SIGTERM)


@contextlib.contextmanager
def taken_port() -> Iterator[int]:
    """A port that another program listens at."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def plugged(address: str) -> ClientConnection:
    """A browser's WebSocket to the app, for `with`."""
    return connect(address.replace("http", "ws") + "/ws", origin=Origin(address))


def test_it_says_where_it_is_when_it_is_really_open(start: Start) -> None:
    """One line with the address; whoever reads it can open the app at once."""
    program = start("--no-open")
    connection = http.client.HTTPConnection("127.0.0.1", program.port, timeout=5)
    connection.request("GET", "/")
    assert connection.getresponse().status == 200
    connection.close()
    address = f"http://127.0.0.1:{program.port}"
    assert program.out == f"Estimation Mate is open at {address} – press Ctrl-C to end it.\n"
    assert program.err == ""


@pytest.mark.parametrize("how", ENDS)
def test_it_ends_at_once_with_a_browser_connected(start: Start, how: signal.Signals) -> None:
    """A signal ends it in two seconds and without complaint, though a WebSocket is open."""
    program = start("--no-open")
    with plugged(program.address):
        began = time.monotonic()
        assert program.end(how) == 0
        assert time.monotonic() - began < 2
    assert program.err == ""


@pytest.mark.parametrize("how", ENDS)
def test_it_ends_quietly_while_it_is_still_starting(start: Start, how: signal.Signals) -> None:
    """The port is taken but the app is still being imported: a signal ends it as quietly."""
    with taken_port() as port:
        pass
    program = start("--no-open", "--port", str(port))
    wait_until_open(port)
    assert program.end(how) == 0
    assert program.err == ""


def test_a_taken_port_is_explained(start: Start) -> None:
    """A port of another program: a sentence with a port that is free, and exit code 1."""
    with taken_port() as port:
        program = start("--no-open", "--port", str(port))
        assert program.exit_code() == 1
    assert program.err.startswith(f"Port {port} is taken by another program: try --port ")
    assert program.out == ""


def test_a_second_start_finds_the_first(start: Start) -> None:
    """The port is taken by the app itself: the sentence says where it is open."""
    first = start("--no-open")
    second = start("--no-open", "--port", str(first.port))
    assert second.exit_code() == 1
    assert f"Estimation Mate seems to be open at {first.address} already" in second.err
    assert "try --port " in second.err


def test_its_port_is_free_again_after_the_end(start: Start) -> None:
    """It can be started again at the address it had, right away."""
    program = start("--no-open")
    address = program.address
    with plugged(address):
        program.end()
    program.start_again()
    assert program.address == address


@pytest.mark.parametrize("port", ["65536", "-1", "eight", "٨٥٥٠", ""])
def test_a_wrong_port_is_explained(start: Start, port: str) -> None:
    """What is no port: a sentence and exit code 2."""
    program = start("--no-open", "--port", "0", f"--port={port}")
    assert program.exit_code() == 2
    assert f"“{port}” is not a port: choose 0 to 65535" in program.err
    assert "Traceback" not in program.err


@pytest.mark.parametrize("host", ["192.0.2.77", "no such host", "nowhere.invalid", "a" * 70])
def test_a_wrong_host_is_explained(start: Start, host: str) -> None:
    """What is no address of this machine: a sentence with the way out, and exit code 2."""
    program = start("--no-open", "--host", host)
    assert program.exit_code() == 2
    assert f"“{host}”" in program.err
    assert program.err.endswith("try --host 127.0.0.1.\n")
    assert program.err.count("\n") == 1


def test_opening_to_the_network_is_said(start: Start) -> None:
    """On all addresses it warns that everybody there can change the games."""
    program = start("--no-open", "--host", "0.0.0.0")  # noqa: S104 - that is the point
    program.says("press Ctrl-C")
    said = program.says("Everybody who can reach this address can see and change the games.")
    assert f"open at http://127.0.0.1:{program.port} " in said
    assert "0.0.0.0" not in said  # noqa: S104 - nobody can open that address


def test_staying_on_this_machine_warns_of_nothing(start: Start) -> None:
    """Loopback by another name is still loopback."""
    program = start("--no-open", "--host", "localhost")
    program.says("press Ctrl-C")
    program.end()
    assert "Everybody" not in program.out
    assert program.address.startswith("http://localhost:")


@pytest.mark.parametrize("part", ["flet_web", "uvicorn"])
def test_a_missing_package_is_explained(start: Start, tmp_path: Path, part: str) -> None:
    """Installed without its web parts it names the command that brings them."""
    block = (
        "import sys\n"
        "class Block:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name.partition('.')[0] == '{part}':\n"
        "            raise ModuleNotFoundError(name)\n"
        "sys.meta_path.insert(0, Block())\n"
    )
    (tmp_path / "sitecustomize.py").write_text(block, encoding="utf-8")
    program = start("--no-open", environ={"PYTHONPATH": f"{tmp_path}:{ROOT}"})
    assert program.exit_code() == 1
    assert program.err == 'The web app needs: pip install "estimation-mate[web]"\n'


def test_it_opens_the_default_browser(start: Start, browser: tuple[dict[str, str], Path]) -> None:
    """Without --no-open the browser gets the address."""
    environ, opened = browser
    program = start(environ=environ)
    assert address_in(opened) == program.address


def address_in(opened: Path) -> str:
    """What the stand-in browser was opened with; waits for it."""
    deadline = time.monotonic() + 10
    while not (opened.exists() and opened.read_text(encoding="utf-8")):
        assert time.monotonic() < deadline, "no browser was opened"
        time.sleep(0.01)
    return opened.read_text(encoding="utf-8").strip()


def test_no_browser_is_no_trouble(start: Start) -> None:
    """Where nothing can be opened the app says so and stays open."""
    nothing = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": "/nowhere/browser %s"}
    program = start(environ=nothing)
    program.says("No browser could be opened: open the address yourself.")
    assert program.end() == 0
    assert program.err == ""


def test_a_browser_that_hangs_holds_nothing_up(start: Start, tmp_path: Path) -> None:
    """A browser that never comes back keeps the app neither from serving nor from ending."""
    script = tmp_path / "browser"
    script.write_text("#!/bin/sh\nsleep 3\n", encoding="utf-8")
    script.chmod(0o755)
    program = start(environ={"BROWSER": f"{script} %s"})
    with plugged(program.address):
        began = time.monotonic()
        program.process.send_signal(signal.SIGINT)
        assert program.process.wait(5) == 0
        assert time.monotonic() - began < 2


def test_the_command_line_is_read_without_the_heavy_parts() -> None:
    """Adding the options of `run` imports neither Flet nor the server."""
    code = (
        "import sys, estimation_mate.cli.run; "
        "print({'flet', 'flet_web', 'uvicorn', 'fastapi', 'starlette'} & {*sys.modules})"
    )
    heavy = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert heavy.stdout.decode().strip() == "set()"


def test_a_reader_that_leaves_ends_nothing(tmp_path: Path) -> None:
    """Nobody reads what it prints any more, as with `| head -0`: it serves, and ends with 0."""
    with taken_port() as port:
        pass
    words = (sys.executable, "-m", "estimation_mate", "run", "--no-open", "--port", str(port))
    reading, writing = os.pipe()
    os.close(reading)
    process = subprocess.Popen([*words, "--data", str(tmp_path)], stdout=writing)
    os.close(writing)
    assert_serves_and_ends(process, port)


def test_without_any_output_it_still_serves(tmp_path: Path) -> None:
    """Started with standard output closed, as by a launcher, it serves all the same."""
    with taken_port() as port:
        pass
    words = f'exec "$0" -m estimation_mate run --no-open --port {port} --data "$1" >&-'
    process = subprocess.Popen(["sh", "-c", words, sys.executable, str(tmp_path)])
    assert_serves_and_ends(process, port)


def assert_serves_and_ends(process: subprocess.Popen[bytes], port: int) -> None:
    """It answers at that port, and once it is asked to end it does so with 0."""
    try:
        wait_until_open(port)
        process.terminate()
        assert process.wait(5) == 0
    finally:
        process.kill()


def wait_until_open(port: int) -> None:
    """Waits until something accepts connections at that port."""
    deadline = time.monotonic() + 20
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            assert time.monotonic() < deadline, "never opened"
            time.sleep(0.05)
        else:
            return


def test_a_port_that_is_not_allowed_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    """A port that only an administrator may open: a sentence with one that works."""

    def forbidden(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", forbidden)
    with pytest.raises(CannotListen, match="Port 80 is not allowed here: try --port 8550") as told:
        listen("127.0.0.1", 80)
    assert told.value.exit_code == 2


@pytest.mark.parametrize("host", ["::1", "::"])
def test_the_newer_addresses_work_too(start: Start, host: str) -> None:
    """An IPv6 address is written in brackets, and answers."""
    program = start("--no-open", "--host", host)
    assert program.address == f"http://[::1]:{program.port}"
    connection = http.client.HTTPConnection("::1", program.port, timeout=5)
    connection.request("GET", "/")
    assert connection.getresponse().status == 200
    connection.close()
