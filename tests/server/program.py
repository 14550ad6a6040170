"""One running `estimation-mate run`, as a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).parents[2]
REAL = (sys.executable, "-m", "estimation_mate", "run")

Start: TypeAlias = Callable[..., "Program"]

_ADDRESS = re.compile(r"open at (http://\S+)")


class Program:
    """The process started from `words`; everything it writes is kept in `out` and `err`."""

    def __init__(
        self, *words: str, command: tuple[str, ...] = REAL, environ: dict[str, str] | None = None
    ) -> None:
        self.out = ""
        self.err = ""
        self._words = (*command, *words)
        self._environ = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
        self._environ["PYTHONPATH"] = os.pathsep.join(
            part for part in (os.environ.get("PYTHONPATH"), str(ROOT)) if part
        )
        self._environ |= environ or {}
        self._start()

    def _start(self) -> None:
        self.process = subprocess.Popen(
            self._words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=self._environ,
        )
        self._readers = [
            threading.Thread(target=self._read, args=(name,), daemon=True)
            for name in ("out", "err")
        ]
        for reader in self._readers:
            reader.start()

    def _read(self, name: str) -> None:
        stream = self.process.stdout if name == "out" else self.process.stderr
        assert stream is not None
        with stream:
            for line in stream:
                setattr(self, name, getattr(self, name) + line)

    def says(self, words: str, seconds: float = 20) -> str:
        """Wait until `words` stand in the output; the whole output up to then."""
        deadline = time.monotonic() + seconds
        while words not in self.out + self.err:
            alive = self.process.poll() is None
            assert alive, f"ended without saying “{words}”: {self.out}{self.err}"
            assert time.monotonic() < deadline, f"never said “{words}”: {self.out}{self.err}"
            time.sleep(0.01)
        return self.out + self.err

    @property
    def address(self) -> str:
        """The web address that it printed; waits for it."""
        self.says("press Ctrl-C")
        return self._printed()

    def _printed(self) -> str:
        found = _ADDRESS.search(self.out)
        assert found is not None, self.out
        return found[1]

    @property
    def port(self) -> int:
        """The port of its address."""
        return int(self.address.rpartition(":")[2])

    def end(self, how: signal.Signals = signal.SIGTERM, seconds: float = 5) -> int:
        """Send a signal (SIGKILL for a crash) and wait for the end; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.exit_code(seconds)

    def exit_code(self, seconds: float = 20) -> int:
        """Wait for the end; the exit code, with all output read."""
        try:
            code = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        for reader in self._readers:
            reader.join()
        return code

    def start_again(self) -> None:
        """Start an ended program anew at the same address; what it wrote before is forgotten."""
        assert self.process.poll() is not None, "still running"
        self._words = (*self._words, "--port", self._printed().rpartition(":")[2])
        self.out = self.err = ""
        self._start()
