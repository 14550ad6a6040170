"""What is said in passing, in a bar that goes by itself or is closed."""

import re
from dataclasses import dataclass

import flet as ft

_ENTERED = re.compile(r"/games/[^/]+(/edit/\d+)?/?")
"""Where a round is entered, and a bar at the bottom would lie over Confirm."""

_UNDER, _UNDER_WIDE = 136, 104
"""Where a bar that hangs under the head of a screen ends, of two lines and in a wide window of one."""

_WIDE = 600
_SIDE = 8
_HUNG = "bar"


@dataclass(frozen=True, slots=True)
class _Hung:
    bar: ft.SnackBar
    message: str
    action: ft.SnackBarAction | None


def show_bar(
    page: ft.Page,
    message: str,
    *,
    action: ft.SnackBarAction | None = None,
    path: str | None = None,
) -> None:
    """Shows a message for six seconds; one with an `action` stays until it is closed.

    `path` is where the page goes, if it is on its way.
    """
    bar = ft.SnackBar(
        ft.Text(message),
        action=action,
        duration=6000,
        behavior=ft.SnackBarBehavior.FLOATING,
        margin=_margin(page, page.route if path is None else path),
        show_close_icon=action is not None,
    )
    page.session.store.set(_HUNG, _Hung(bar, message, action))
    page.show_dialog(bar)


def hang_anew(page: ft.Page, path: str | None = None) -> None:
    """A bar that stays goes to where it belongs in another window, and on the way to `path`.

    An open bar does not move by itself.
    """
    hung = page.session.store.get(_HUNG)
    where = page.route if path is None else path
    if not isinstance(hung, _Hung) or not hung.bar.open or hung.action is None:
        return
    if hung.bar.margin != _margin(page, where):
        hung.bar.open = False
        page.update()
        show_bar(page, hung.message, action=hung.action, path=where)


def _margin(page: ft.Page, path: str | None) -> ft.Margin:
    below = 0.0
    if _ENTERED.fullmatch(path or ""):
        under = _UNDER_WIDE if (page.width or 0) >= _WIDE else _UNDER
        below = (page.height or 0) - under
    return ft.Margin(left=_SIDE, right=_SIDE, top=0, bottom=max(_SIDE, below))
