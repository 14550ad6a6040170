"""Settings: what is chosen for this device, whatever game is played."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import flet as ft

from estimation_mate.app.desk import THEMES
from estimation_mate.labels import language_name, theme_name
from estimation_mate.texts import LANGUAGES, Words
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import button
from estimation_mate.ui.components.lettering import text
from estimation_mate.ui.components.radios import Choice, radios
from estimation_mate.ui.components.screen import label, page, screen, top_bar
from estimation_mate.ui.components.toggle import toggle
from estimation_mate.ui.session import Session, use_session
from estimation_mate.ui.trying import trying


@ft.component
def Settings() -> ft.Control:
    """What can be chosen, at `/settings`."""
    session = use_session()
    say = session.say
    bar = top_bar(session, say("Settings"), lambda: session.go(paths.GAMES))
    ways = (
        (say("Scoring settings"), paths.DEFAULTS),
        (say("House presets"), paths.PRESETS),
        (say("Help"), paths.HELP),
    )
    parts: list[ft.Control] = [
        *_language(session),
        *_theme(session),
        label(say("At the table")),
        _awake(session),
        label(say("Rules")),
        *(button(name, partial(session.go, path), look="outlined") for name, path in ways),
        *(_place(say) if session.desk.in_browser else []),
    ]
    return screen(session, page(bar, parts))


def _place(say: Words) -> list[ft.Control]:
    """Where the games lie that a browser keeps."""
    told = say(
        "Your games lie in this browser, on this device and nowhere else. Whoever clears the data "
        "of this page erases them: a backup is wise."
    )
    return [label(say("Games")), text(told, 14, t.QUIET)]


def _language(session: Session) -> list[ft.Control]:
    names = {one: language_name(session.say, one) for one in LANGUAGES}
    choices = [Choice(one, name, name) for one, name in names.items()]
    chosen = radios(choices, session.choices.language, _choosing(session, session.speak))
    return [label(session.say("Language")), chosen]


def _theme(session: Session) -> list[ft.Control]:
    choices = [_look(session.say, one) for one in THEMES]
    press = _choosing(session, session.look)
    return [
        label(session.say("Theme")),
        radios(choices, session.choices.theme, press, abreast=1),
    ]


def _look(say: Words, theme: str) -> Choice:
    name = theme_name(say, theme)
    return Choice(theme, say("Theme: {theme}", theme=name.lower()), name)


def _awake(session: Session) -> ft.Control:
    on = session.choices.awake
    name = session.say("Keep the screen on during a game")
    return toggle(name, on, trying(session, lambda: session.stay_awake(not on)))


def _choosing(
    session: Session, choose: Callable[[str], Awaitable[None]]
) -> Callable[[str], Awaitable[Any]]:
    """Makes a choice, and says in words where it cannot be remembered."""
    return lambda chosen: trying(session, lambda: choose(chosen))()
