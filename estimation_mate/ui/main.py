"""Starts a tab: chooses the language, sets the theme, and hands over to the routes."""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import flet as ft

from estimation_mate.app.desk import Desk
from estimation_mate.app.home import desk_at
from estimation_mate.paths import assets_dir
from estimation_mate.storage.port import StoreFailed
from estimation_mate.texts import LANGUAGES, words
from estimation_mate.ui import theme as t
from estimation_mate.ui.screens.finish import Finish
from estimation_mate.ui.screens.games import Games
from estimation_mate.ui.screens.new_game import NewGame
from estimation_mate.ui.screens.scoring import GameScoring
from estimation_mate.ui.screens.scoring_ahead import DefaultScoring, NewScoring
from estimation_mate.ui.screens.table import Table
from estimation_mate.ui.session import Session, first_language, session_context

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
    ft.Route(path="new/scoring", component=NewScoring),
    ft.Route(path="settings/scoring/:kind?", component=DefaultScoring),
    ft.Route(path="games/:id/scoring/:ask?", component=GameScoring),
    ft.Route(path="games/:id/finish", component=Finish),
    ft.Route(path="games/:id/:over?", component=Table),
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
    chosen = await _chosen(desk)
    language = chosen if chosen in LANGUAGES else first_language(await _locale(page))
    dress(page, language)
    page.render_views(lambda: App(desk, page, language))
    keep_drawing(page)
    keep_listening(page)


async def _chosen(desk: Desk) -> str | None:
    """The language that was chosen, where the store tells; it keeps no tab from opening."""
    try:
        return await desk.language()
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


def keep_listening(page: ft.Page) -> None:
    """An answer for a control that is gone by now goes to whoever asked, and does no harm.

    Flet would drop the connection of the tab for it.
    """
    session = page.session
    heard = session.handle_invoke_method_results

    def ours(control_id: int, call_id: str, result: Any, error: str | None) -> None:
        there = control_id if control_id in session.index else page._i  # noqa: SLF001
        heard(there, call_id, result, error)

    session.handle_invoke_method_results = ours  # type: ignore[method-assign]


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


@ft.component
def App(desk: Desk, page: ft.Page, first: str) -> list[ft.View]:
    """All screens, in the language that was chosen."""
    language, set_language = ft.use_state(first)

    width, set_width = ft.use_state(page.width or t.WIDEST)
    visit, set_visit = ft.use_state(0)

    async def speak(chosen: str) -> None:
        dress(page, chosen)
        page.update()
        set_language(chosen)
        await desk.choose_language(chosen)

    def come_back(_: object) -> None:
        set_width(page.width or t.WIDEST)
        set_visit(lambda before: before + 1)

    def listen() -> None:
        page.on_resize = lambda event: set_width(event.width)
        page.on_connect = come_back

    ft.use_effect(listen, [])
    clipboard = ft.use_memo(ft.Clipboard, [])
    session = ft.use_memo(
        lambda: Session(desk, page, words(language), speak, width, clipboard, visit),
        [language, width, visit],
    )
    return cast(
        list[ft.View], session_context(session, lambda: ft.Router(ROUTES, manage_views=True))
    )


def start() -> None:
    """Runs the app the way Flet's own launcher and builds want it."""
    ft.run(app_main(), assets_dir=str(assets_dir()))
