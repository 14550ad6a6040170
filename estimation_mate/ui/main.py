"""Starts a tab: chooses the language, sets the theme, and hands over to the routes."""

import asyncio
import gc
import logging
import traceback
from collections.abc import Awaitable, Callable
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import flet as ft

from estimation_mate.app.desk import Desk
from estimation_mate.app.home import desk_here
from estimation_mate.app.site import Site, site_here
from estimation_mate.paths import assets_dir
from estimation_mate.texts import LANGUAGES, words
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.bar import hang_anew, show_bar
from estimation_mate.ui.choices import Choices, remembered
from estimation_mate.ui.lamp import Lamp
from estimation_mate.ui.letters import letter_scale, note
from estimation_mate.ui.routes import ROUTES, load_the_rest
from estimation_mate.ui.session import Session, session_context
from estimation_mate.ui.window import Window, framing

_LOG = logging.getLogger(__name__)
_DRAWING = "_Session__updates_task"
"""Where Flet keeps the task that draws; it offers no other way to it."""

SEEN = (ft.AppLifecycleState.SHOW, ft.AppLifecycleState.RESUME)
"""What a page becomes when it comes to the front again."""

Main = Callable[[ft.Page], Awaitable[None]]


def app_main(data: str | Path | None = None) -> Main:
    """What Flet calls for every tab; all tabs share one desk, opened at the first."""
    desk: list[Desk] = []
    site = site_here()

    async def main(page: ft.Page) -> None:
        if not desk:
            desk.append(await desk_here(data, site))
        await receive(desk[0], page)
        if site is not None:
            site.watch_updates(lambda: tell_of_update(page, site))
            site.shown()
        await load_the_rest()
        if site is not None:
            # What is loaded by now stays; in a browser looking through it would cost many a tap.
            gc.freeze()

    return main


def tell_of_update(page: ft.Page, site: Site) -> None:
    """A newer version is there; it comes with the next reload and not before."""
    say = words("ar" if page.rtl else "en")
    again = ft.SnackBarAction(say("Reload"), on_click=lambda _: site.reload())
    show_bar(page, say("A newer version is ready. Everything entered stays."), action=again)


async def receive(desk: Desk, page: ft.Page) -> None:
    """Shows the app in a tab that has just been opened."""
    stay_calm(page)
    choices = await remembered(desk, page)
    dress(page, choices)
    page.render_views(lambda: App(desk, page, choices))
    keep_drawing(page)
    keep_listening(page)


def stay_calm(page: ft.Page) -> None:
    """Faults go to the log whole; the user gets a sentence and the app goes on.

    Without this Flet replaces the screen by the traceback of a fault in a handler, and drops what
    its web client reports of itself.
    """

    def ours(message: str) -> None:
        _LOG.error("%s", message)
        say = words("ar" if page.rtl else "en")
        told = say("Something went wrong here. Every confirmed tap is saved; go back or reload.")
        show_bar(page, told)

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


def dress(page: ft.Page, choices: Choices) -> None:
    """Sets what belongs to the whole page: fonts, themes, direction, title."""
    say = words(choices.language)
    page.title = say("Estimation Mate")
    page.fonts = t.FONTS
    page.theme, page.dark_theme = t.LIGHT, t.DARK
    page.theme_mode = ft.ThemeMode(choices.theme)
    page.rtl = say.rtl
    page.padding = 0
    page.locale_configuration = ft.LocaleConfiguration(
        supported_locales=[ft.Locale(one) for one in LANGUAGES],
        current_locale=ft.Locale(choices.language),
    )


def window_of(page: ft.Page) -> Window:
    """The tab's window as it is now."""
    return Window(page.width or t.WIDEST, page.height or t.WIDEST, letter_scale(page))


def closing(page: ft.Page) -> Callable[[ft.KeyboardEvent], None]:
    """Escape closes the sheet that lies on top."""

    def close(event: ft.KeyboardEvent) -> None:
        under = paths.below(page.route or "")
        if event.key == "Escape" and under is not None:
            page.navigate(under)

    return close


@ft.component
def App(desk: Desk, page: ft.Page, first: Choices) -> list[ft.View]:
    """All screens, as was chosen."""
    choices, set_choices = ft.use_state(first)
    latest = ft.use_ref(first)
    window, set_window = ft.use_state(window_of(page))
    visit, set_visit = ft.use_state(0)
    clipboard, lamp = ft.use_memo(ft.Clipboard, []), ft.use_memo(Lamp, [])

    def choose(**changed: Any) -> None:
        # What was chosen just now may not be drawn yet.
        latest.current = replace(latest.current or first, **changed)
        dress(page, latest.current)
        page.update()
        set_choices(latest.current)

    def measured(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        if note(page, event.width):
            set_window(window_of(page))

    def resize(event: ft.PageResizeEvent) -> None:
        set_window(Window(event.width, event.height, letter_scale(page)))
        hang_anew(page)

    async def come_back(_: object) -> None:
        set_window(window_of(page))
        set_visit(lambda before: before + 1)
        await lamp.relight()

    async def be_seen(event: ft.AppLifecycleStateChangeEvent) -> None:
        if event.state in SEEN:
            await lamp.relight()

    def listen() -> None:
        page.on_keyboard_event = closing(page)
        page.on_resize = resize
        page.on_connect = come_back
        page.on_app_lifecycle_state_change = be_seen

    ft.use_effect(listen, [])
    # Other words for letters of another size: all that speaks them is drawn anew, and fitted.
    say = ft.use_memo(lambda: copy(words(choices.language)), [choices.language, window.scale])
    framed = framing(window, choices.frame)
    session = ft.use_memo(
        lambda: Session(
            desk, page, say, choices, choose, window, framed, measured, clipboard, lamp, visit
        ),
        [say, choices, window, framed, visit],
    )
    return cast(
        list[ft.View], session_context(session, lambda: ft.Router(ROUTES, manage_views=True))
    )


def start() -> None:
    """Runs the app the way Flet's own launcher and builds want it."""
    ft.run(app_main(), assets_dir=str(assets_dir()))
