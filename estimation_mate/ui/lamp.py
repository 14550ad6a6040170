"""Keeps the screen of a device lit, where its browser lets us."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, cast

import flet as ft

ANSWERS_WITHIN = 2.0
"""Seconds that a browser gets to say whether it does as asked; a tab that was closed never will."""

Ask = Callable[[], Coroutine[Any, Any, None]]
"""As Flet leaves it without types."""


class Lamp:
    """The light of one tab's screen: on as long as anything on the screen wants it.

    Who wants it says so at once, and the browser is told afterwards: where one screen of a game
    gives way to another, the light does not go off between them.
    """

    def __init__(self) -> None:
        self._lock = ft.Wakelock()
        self._wanted_by: set[object] = set()
        self._asked = False
        self._turn = asyncio.Lock()

    def want(self, who: object) -> None:
        """From now on this one wants the light."""
        self._wanted_by.add(who)

    def release(self, who: object) -> None:
        """This one wants it no more."""
        self._wanted_by.discard(who)

    async def settle(self) -> None:
        """Asks the browser for what is wanted, unless it has been; where it refuses, so be it."""
        async with self._turn:
            wanted = bool(self._wanted_by)
            if wanted == self._asked:
                return
            self._asked = wanted
            ask = cast(Ask, self._lock.enable if wanted else self._lock.disable)
            with suppress(RuntimeError, TimeoutError):
                async with asyncio.timeout(ANSWERS_WITHIN):
                    await ask()

    async def relight(self) -> None:
        """Asks anew: a browser puts the light out while nobody sees the page."""
        self._asked = False
        await self.settle()
