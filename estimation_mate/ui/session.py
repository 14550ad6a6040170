"""What every screen of one tab shares."""

import contextvars
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from estimation_mate.app.desk import Desk
from estimation_mate.texts import Words
from estimation_mate.ui.window import Framing, Window

Act = Callable[[], Awaitable[None]]
Measured = Callable[[ft.LayoutSizeChangeEvent[ft.LayoutControl]], None]


@dataclass(frozen=True)
class Session:
    """One tab: the desk it works at, the language it speaks, and how it moves on.

    `visit` counts how often the tab has come back after it was away: what a screen shows is read
    anew each time.
    """

    desk: Desk
    page: ft.Page
    say: Words
    speak: Callable[[str], Awaitable[None]]
    window: Window
    framing: Framing
    rotate: Act
    measured: Measured
    clipboard: ft.Clipboard
    visit: int

    @property
    def width(self) -> float:
        """The width of the window in logical pixels."""
        return self.window.width

    @property
    def room(self) -> float:
        """The height for a sheet over the Table, in pixels of usual letters."""
        return self.framing.height / self.window.scale

    @property
    def away(self) -> bool:
        """Whether the tab is closed or asleep, so that nothing reaches it until it comes back."""
        try:
            return self.page.session.connection is None
        except RuntimeError:  # Flet has let go of a session that never came back
            return True

    def go(self, path: str) -> None:
        """Shows another screen."""
        self.page.navigate(path)

    def tell(self, message: str, action: str | None = None, act: Act | None = None) -> None:
        """Says something in passing, with a way to take it back where `act` is one."""

        async def on_action(_: object) -> None:
            if act is not None:
                await act()

        button = ft.SnackBarAction(action, on_click=on_action) if action else None
        self.page.show_dialog(ft.SnackBar(ft.Text(message), action=button, duration=6000))

    async def pasted(self) -> str | None:
        """What the clipboard holds, `None` where the browser does not let us look."""
        try:
            return await self.clipboard.get()
        except RuntimeError:
            return None

    def later(self, act: Act) -> None:
        """Runs `act` in this tab, whichever tab it is asked from."""

        async def run() -> None:
            await act()

        contextvars.copy_context().run(self.page.run_task, run)


_NOBODY: Session | None = None
session_context = ft.create_context(_NOBODY)


def use_session() -> Session:
    """The session of the tab that is being drawn."""
    session = ft.use_context(session_context)
    if session is None:
        raise LookupError("drawn outside a session")
    return session


def first_language(locale: str | None) -> str:
    """The language to begin in, where none was chosen: Arabic on a device that speaks it."""
    return "ar" if (locale or "").startswith("ar") else "en"
