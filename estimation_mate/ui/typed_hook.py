"""Keeps what is typed over some settings, in the tab and on the device."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from estimation_mate.app.scoring import NOTHING, Typed
from estimation_mate.storage.port import StoreFailed
from estimation_mate.ui.session import Session

Step = Callable[[Typed], Typed]


@dataclass(frozen=True)
class Typing:
    """What is typed at a place, and why it could not be kept, if so.

    `now` gives what is typed by now, which fast typing may have moved past the screen; `change`
    works on it.
    """

    typed: Typed
    failure: str | None
    change: Callable[[Step], Awaitable[None]]
    now: Callable[[], Typed]

    async def clear(self) -> None:
        """Nothing is typed any more."""
        await self.change(lambda _: NOTHING)


_NOT_READ: tuple[str, Typed] = ("", NOTHING)
_NO_FAILURE: str | None = None


def use_typed(session: Session, place: str) -> Typing | None:
    """What is typed at this place; `None` until it has been read."""
    read, set_read = ft.use_state(_NOT_READ)
    failure, set_failure = ft.use_state(_NO_FAILURE)
    latest = ft.use_ref(NOTHING)

    def show(typed: Typed) -> None:
        latest.current = typed
        set_read((place, typed))

    async def remember() -> None:
        try:
            show(await session.desk.typed(place))
        except StoreFailed:
            show(NOTHING)

    ft.use_effect(remember, [place])

    def now() -> Typed:
        return latest.current or NOTHING

    async def change(step: Step) -> None:
        show(step(now()))
        try:
            await session.desk.keep_typed(place, now())
        except StoreFailed as failed:
            set_failure(failed.reason)
        else:
            set_failure(None)

    return Typing(read[1], failure, change, now) if read[0] == place else None
