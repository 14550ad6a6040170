"""A slow way between a browser and the app: every byte comes late, and in its order."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

HERE = "127.0.0.1"
PIECE = 65_536

_Arriving = asyncio.Queue[tuple[float, bytes]]


class SlowLink:
    """A door of its own on this machine that leads to the app at `port`.

    `there` and `back` are the seconds by which what the browser and what the app sends is late.
    """

    def __init__(self, port: int) -> None:
        self.there = self.back = 0.0
        self._port = port
        self._own = 0
        self._open = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._ended = asyncio.Event()
        self._writers: list[asyncio.StreamWriter] = []
        self._carrying: list[asyncio.Future[tuple[None, None]]] = []
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def address(self) -> str:
        """The web address of the app at the far end."""
        return f"http://{HERE}:{self._own}"

    def start(self) -> None:
        """Opens the door."""
        self._thread.start()
        assert self._open.wait(10)

    def end(self) -> None:
        """Shuts it, with all that is still on its way."""
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(10)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        door = await asyncio.start_server(self._join, HERE, 0)
        self._own = door.sockets[0].getsockname()[1]
        self._open.set()
        await self._ended.wait()
        door.close()
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.gather(*self._carrying)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(HERE, self._port)
        self._writers += [writer, far_writer]
        both = asyncio.gather(
            _carry(reader, far_writer, lambda: self.there),
            _carry(far_reader, writer, lambda: self.back),
        )
        self._carrying.append(both)
        await both


async def _carry(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, late: Callable[[], float]
) -> None:
    """Hands on all that is read, the end of it too."""
    arriving, now = _Arriving(), asyncio.get_running_loop().time
    handing = asyncio.create_task(_hand_on(arriving, writer))
    try:
        while piece := await reader.read(PIECE):
            arriving.put_nowait((now() + late(), piece))
    except ConnectionError:
        pass
    arriving.put_nowait((now() + late(), b""))
    await handing


async def _hand_on(arriving: _Arriving, writer: asyncio.StreamWriter) -> None:
    now = asyncio.get_running_loop().time
    while (coming := await arriving.get())[1]:
        due, piece = coming
        await asyncio.sleep(max(0.0, due - now()))
        writer.write(piece)
    writer.close()


@contextmanager
def slow_link(port: int) -> Iterator[SlowLink]:
    """An open link, quick as yet."""
    link = SlowLink(port)
    link.start()
    try:
        yield link
    finally:
        link.end()
