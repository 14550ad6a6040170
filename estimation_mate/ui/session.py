"""What every screen of one tab shares."""

import contextvars
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from estimation_mate.app.desk import Desk
from estimation_mate.texts import Words
from estimation_mate.ui.bar import hang_anew, show_bar
from estimation_mate.ui.choices import Choices
from estimation_mate.ui.lamp import Lamp
from estimation_mate.ui.window import Framing, Window, other

Act = Callable[[], Awaitable[None]]
Measured = Callable[[ft.LayoutSizeChangeEvent[ft.LayoutControl]], None]


@dataclass(frozen=True)
class Session:
    """One tab: the desk it works at, what was chosen for it, and how it moves on.

    `choose` replaces some of the choices by name, in this tab and at once.
    `visit` counts how often the tab has come back after it was away: what a screen shows is read
    anew each time.
    """

    desk: Desk
    page: ft.Page
    say: Words
    choices: Choices
    choose: Callable[..., None]
    window: Window
    framing: Framing
    measured: Measured
    clipboard: ft.Clipboard
    lamp: Lamp
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

    async def speak(self, language: str) -> None:
        """Speaks another language from now on, and remembers it."""
        self.choose(language=language)
        await self.desk.choose_language(language)

    async def rotate(self) -> None:
        """Frames the Table the other way from now on, and remembers it."""
        frame = other(self.framing.frame)
        self.choose(frame=frame)
        await self.desk.choose_framing(frame)

    async def look(self, theme: str) -> None:
        """Looks otherwise from now on, and remembers it."""
        self.choose(theme=theme)
        await self.desk.choose_theme(theme)

    async def stay_awake(self, on: bool) -> None:
        """Keeps the screen on during a game from now on, or does not, and remembers it."""
        self.choose(awake=on)
        await self.desk.choose_awake(on)

    def go(self, path: str) -> None:
        """Shows another screen."""
        self.page.navigate(path)
        hang_anew(self.page, path)

    def tell(self, message: str, action: str | None = None, act: Act | None = None) -> None:
        """Says something in passing, with a way to take it back where `act` is one."""

        async def on_action(_: object) -> None:
            if act is not None:
                await act()

        button = ft.SnackBarAction(action, on_click=on_action) if action else None
        show_bar(self.page, message, action=button)

    async def pasted(self) -> str | None:
        """What the clipboard holds, `None` where the browser does not let us look."""
        try:
            return await self.clipboard.get()
        except RuntimeError:
            return None

    async def copied(self, text: str) -> bool:
        """Puts a text on the clipboard; `False` where the browser does not let us."""
        try:
            await self.clipboard.set(text)
        except RuntimeError:
            return False
        return True

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
