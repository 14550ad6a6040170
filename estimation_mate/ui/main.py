"""Starts a tab: chooses the language, sets the theme, and hands over to the routes."""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable
from copy import copy
from pathlib import Path
from typing import cast

import flet as ft

from estimation_mate.app.desk import Desk
from estimation_mate.app.home import desk_at
from estimation_mate.paths import assets_dir
from estimation_mate.storage.port import StoreFailed
from estimation_mate.texts import LANGUAGES, words
from estimation_mate.ui import theme as t
from estimation_mate.ui.letters import letter_scale, note
from estimation_mate.ui.screens.edit_round import EditRound
from estimation_mate.ui.screens.finish import Finish
from estimation_mate.ui.screens.games import Games
from estimation_mate.ui.screens.new_game import NewGame
from estimation_mate.ui.screens.table import Table
from estimation_mate.ui.session import Session, first_language, session_context
from estimation_mate.ui.window import Window, framing, other

_LOG = logging.getLogger(__name__)
_DRAWING = "_Session__updates_task"
"""Where Flet keeps the task that draws; it offers no other way to it."""

ANSWERS_WITHIN = 1.0
"""Seconds that a device gets to tell its language."""

Main = Callable[[ft.Page], Awaitable[None]]

ROUTES = [
    ft.Route(index=True, component=Games),
    ft.Route(path="menu/:id", component=Games),
    ft.Route(path="new", component=NewGame),
    ft.Route(path="games/:id/finish", component=Finish),
    ft.Route(path="games/:id/edit/:round/:over?", component=EditRound),
    ft.Route(path="games/:id/:over?/:round?/:seat?", component=Table),
    ft.Route(path=":elsewhere*", component=Games),
]


def app_main(data: str | Path | None = None) -> Main:
    """What Flet calls for every tab; all tabs share one desk, opened at the first."""
    desk: list[Desk] = []

    async def main(page: ft.Page) -> None:
        if not desk:
            desk.append(desk_at(data))
        await receive(desk[0], page)

    return main


async def receive(desk: Desk, page: ft.Page) -> None:
    """Shows the app in a tab that has just been opened."""
    stay_calm(page)
    chosen = await _kept(desk.language)
    language = chosen if chosen in LANGUAGES else first_language(await _locale(page))
    frame = await _kept(desk.framing)
    dress(page, language)
    page.render_views(lambda: App(desk, page, language, frame))
    keep_drawing(page)


async def _kept(preference: Callable[[], Awaitable[str | None]]) -> str | None:
    """What was chosen, where the store tells; it keeps no tab from opening."""
    try:
        return await preference()
    except StoreFailed:
        return None


def stay_calm(page: ft.Page) -> None:
    """Faults go to the log whole; the user gets a sentence and the app goes on.

    Without this Flet replaces the screen by the traceback of a fault in a handler, and drops what
    its web client reports of itself.
    """

    def ours(message: str) -> None:
        _LOG.error("%s", message)
        say = words("ar" if page.rtl else "en")
        told = say("Something went wrong here. Every confirmed tap is saved; go back or reload.")
        page.show_dialog(ft.SnackBar(ft.Text(told)))

    page.session.error = ours  # type: ignore[method-assign]  # Flet offers no other way in
    page.on_error = lambda event: _LOG.info("web client: %s", event.data)


def keep_drawing(page: ft.Page) -> None:
    """A fault in a component ends one drawing; Flet would end all that come after it, silently."""
    drawing: asyncio.Task[None] = getattr(page.session, _DRAWING)

    def ended(task: asyncio.Task[None]) -> None:
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            page.session.error("".join(traceback.format_exception(fault)))
            page.session.start_updates_scheduler()  # type: ignore[no-untyped-call]
            keep_drawing(page)

    drawing.add_done_callback(ended)


async def _locale(page: ft.Page) -> str | None:
    """The language that the device speaks, where it tells.

    A tab that is reloaded before it has answered never will, and must not be left blank for it.
    """
    try:
        device = await asyncio.wait_for(page.get_device_info(), ANSWERS_WITHIN)
    except (RuntimeError, TimeoutError):
        return None
    return getattr(device, "language", None)


def dress(page: ft.Page, language: str) -> None:
    """Sets what belongs to the whole page: fonts, themes, direction, title."""
    say = words(language)
    page.title = say("Estimation Mate")
    page.fonts = t.FONTS
    page.theme, page.dark_theme = t.LIGHT, t.DARK
    page.theme_mode = ft.ThemeMode.SYSTEM
    page.rtl = say.rtl
    page.padding = 0
    page.locale_configuration = ft.LocaleConfiguration(
        supported_locales=[ft.Locale(one) for one in LANGUAGES], current_locale=ft.Locale(language)
    )


def window_of(page: ft.Page) -> Window:
    """The tab's window as it is now."""
    return Window(page.width or t.WIDEST, page.height or t.WIDEST, letter_scale(page))


@ft.component
def App(desk: Desk, page: ft.Page, first: str, frame: str | None = None) -> list[ft.View]:
    """All screens, in the language and the framing that were chosen."""
    language, set_language = ft.use_state(first)

    window, set_window = ft.use_state(window_of(page))
    chosen, set_chosen = ft.use_state(frame)
    visit, set_visit = ft.use_state(0)
    framed = framing(window, chosen)

    async def speak(chosen: str) -> None:
        dress(page, chosen)
        page.update()
        set_language(chosen)
        await desk.choose_language(chosen)

    async def rotate() -> None:
        set_chosen(other(framed.frame))
        await desk.choose_framing(other(framed.frame))

    def measured(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        if note(page, event.width):
            set_window(window_of(page))

    def resize(event: ft.PageResizeEvent) -> None:
        set_window(Window(event.width, event.height, letter_scale(page)))

    def come_back(_: object) -> None:
        set_window(window_of(page))
        set_visit(lambda before: before + 1)

    def listen() -> None:
        page.on_resize = resize
        page.on_connect = come_back

    ft.use_effect(listen, [])
    clipboard = ft.use_memo(ft.Clipboard, [])
    # Other words for letters of another size: all that speaks them is drawn anew, and fitted.
    say = ft.use_memo(lambda: copy(words(language)), [language, window.scale])
    session = ft.use_memo(
        lambda: Session(desk, page, say, speak, window, framed, rotate, measured, clipboard, visit),
        [say, window, framed, visit],
    )
    return cast(
        list[ft.View], session_context(session, lambda: ft.Router(ROUTES, manage_views=True))
    )


def start() -> None:
    """Runs the app the way Flet's own launcher and builds want it."""
    ft.run(app_main(), assets_dir=str(assets_dir()))
