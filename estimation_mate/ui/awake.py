"""Keeps the screen on while a game is on it."""

import flet as ft

from estimation_mate.ui.session import Session


def use_awake(session: Session, on: bool) -> None:
    """The screen stays on while this one is shown and `on`, where that was chosen."""
    lamp, who = session.lamp, ft.use_memo(object, [])
    wanted = on and session.choices.awake

    def begin() -> None:
        if wanted:
            lamp.want(who)
        session.later(lamp.settle)

    def end() -> None:
        lamp.release(who)
        session.later(lamp.settle)

    ft.use_effect(begin, [wanted], end)
