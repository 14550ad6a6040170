"""The real process: its pipes, its imports, its end."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rounds import X, game_of

COMMAND = (sys.executable, "-m", "estimation_mate", "score")
LINE = json.dumps(game_of(*[X] * 18)).encode() + b"\n"
SCORE = "import sys; from estimation_mate.cli import main; main(['score', *{}]);"
SECONDS = 30


def _python(code: str, given: bytes) -> subprocess.CompletedProcess[bytes]:
    words = [sys.executable, "-c", code]
    return subprocess.run(words, input=given, capture_output=True, check=True, timeout=SECONDS)


@contextmanager
def _running(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, *words], stdin=pipe, stdout=pipe, stderr=pipe) as process:
        try:
            yield process
        finally:
            process.kill()


def test_a_result_is_there_while_the_input_is_open() -> None:
    """Each game that goes in comes out before the next is written."""
    with _running("-", "--json") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(LINE)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["finished"]


def test_memory_does_not_grow_with_the_stream() -> None:
    """Two thousand games take no more room than fifty, give or take 8 MB."""
    peaks, words = [], ["-", "--json"]
    for games in (50, 2000):
        code = f"import resource; {SCORE.format(words)}"
        code += "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)"
        done = _python(code, LINE * games)
        assert done.stdout.count(b"\n") == games
        peaks.append(int(done.stderr))
    assert peaks[1] < peaks[0] + 8 * 1024


def test_a_line_without_an_end_is_refused() -> None:
    """What is longer than any game is not kept in memory; the line after it is scored."""
    done = subprocess.run(
        [*COMMAND, "-", "--json"],
        input=b"x" * 40_000_000 + b"\n" + LINE,
        capture_output=True,
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 1
    first, second = map(json.loads, done.stdout.splitlines())
    assert (
        first["error"]["problems"][0]["message"] == "This is longer than 16 MB, so it is no game."
    )
    assert (first["error"]["line"], second["finished"]) == (1, True)


@pytest.mark.parametrize("words", [("-", "--json"), ("-",)])
def test_a_reader_that_leaves_is_no_mistake(words: tuple[str, ...]) -> None:
    """`| head -1` ends the program without a word."""
    with _running(*words) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(LINE)
        process.stdin.flush()
        assert process.stdout.readline()
        process.stdout.close()
        process.stdin.write(LINE * 2)
        process.stdin.flush()
        assert process.wait(SECONDS) == 141
        assert process.stderr.read() == b""


def test_ctrl_c_ends_a_waiting_stream_in_peace() -> None:
    """SIGINT while the command waits for a game: exit 130, no traceback."""
    with _running("-", "--json") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(LINE)
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(SECONDS) == 130
        assert process.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is full")
def test_a_full_disk_is_said() -> None:
    """Where the output cannot be written the reason stands in a sentence."""
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "-"],
            input=LINE,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            timeout=SECONDS,
        )
    assert done.returncode == 1
    assert done.stderr == b"The output could not be written: No space left on device.\n"


def test_output_is_utf8_whatever_the_locale() -> None:
    """Names come out whole where the locale knows only ASCII."""
    game = json.dumps(game_of(players=["عمرو", "B", "C", "D"])).encode()
    done = subprocess.run(
        [*COMMAND, "-"],
        input=game,
        capture_output=True,
        check=True,
        env=os.environ | {"LC_ALL": "C", "PYTHONIOENCODING": "ascii"},
        timeout=SECONDS,
    )
    assert "عمرو" in done.stdout.decode()


@pytest.mark.parametrize("words", [["-"], ["-", "--json"]])
def test_score_loads_no_app(words: list[str]) -> None:
    """Neither the user interface nor the web stack, nor a database, is imported."""
    code = SCORE.format(words) + "print(*sys.modules, file=sys.stderr)"
    done = _python(code, LINE)
    loaded = {name.split(".")[0] for name in done.stderr.decode().split()}
    assert "pydantic" in loaded
    assert not loaded & {"flet", "flet_web", "uvicorn", "starlette", "fastapi", "websockets"}
    assert not loaded & {"sqlite3", "asyncio", "http", "ssl", "platformdirs"}
