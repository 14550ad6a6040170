"""Serves an app in a chosen renderer: `python rival.py button|table RENDERER FOLDER`.

`button` is a Flet app of one button and the text that it changes: what any tap costs at the least.
`table` is our own app on the games of FOLDER. Both go through the server of the app.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Awaitable, Callable

import flet as ft
import flet_web.fastapi  # type: ignore[import-untyped]

from estimation_mate.paths import assets_dir
from estimation_mate.server.address import listen
from estimation_mate.server.door import door_for
from estimation_mate.server.service import Service
from estimation_mate.server.site import build_site
from estimation_mate.ui.main import app_main
from estimation_mate.ui.theme import FONTS

HOST = "127.0.0.1"


async def one_button(page: ft.Page) -> None:
    """Shows the button and how often it was tapped."""
    page.render(Counter)


@ft.component
def Counter() -> ft.Control:
    """A button, and its count as a text."""
    count, set_count = ft.use_state(0)
    label = f"Tapped {count}"
    return ft.Column(
        [
            ft.MergeSemantics(
                ft.Button(
                    content=ft.Semantics(
                        label="Tap", exclude_semantics=True, content=ft.Text("Tap")
                    ),
                    on_click=lambda: set_count(count + 1),
                )
            ),
            ft.Semantics(label=label, exclude_semantics=True, content=ft.Text(label)),
        ]
    )


def serve(main: Callable[[ft.Page], Awaitable[None]], renderer: str) -> None:
    """Serves the app until it is ended, and prints its address."""
    chosen = {"web_renderer": ft.WebRenderer(renderer)} if renderer != "default" else {}
    flet_web.fastapi.app = functools.partial(flet_web.fastapi.app, **chosen)
    listener = listen(HOST, 0)
    port = listener.getsockname()[1]
    site = build_site(main, assets_dir(), FONTS, door_for(HOST, HOST))

    def opened() -> None:
        sys.stdout.write(f"open at http://{HOST}:{port} – press Ctrl-C to end it.\n")
        sys.stdout.flush()

    with listener:
        Service(site, opened).run_on(listener)


if __name__ == "__main__":
    what, renderer, folder = sys.argv[1:]
    serve(one_button if what == "button" else app_main(folder), renderer)
