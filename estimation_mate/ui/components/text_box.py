"""A field for text, with its label on its edge."""

from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from estimation_mate.ui import theme as t
from estimation_mate.ui.letters import fit, larger

Typed = Callable[[str], Awaitable[None]]


def text_box(
    label: str, value: str, typed: Typed | None, most: int | None = None, **more: Any
) -> ft.TextField:
    """A field of at most so many characters; without `typed` it is only read."""

    async def changed(event: ft.Event[ft.TextField]) -> None:
        if typed is not None:
            await typed(event.control.value or "")

    return ft.TextField(
        value=value,
        label=label,
        max_length=most,
        counter="",
        read_only=typed is None,
        on_change=changed,
        border=ft.OutlineInputBorder(border_radius=12),
        content_padding=ft.Padding.symmetric(horizontal=12, vertical=12),
        text_style=t.style(more.pop("size", 16)),
        # On the edge it would lie over what is typed.
        label_style=ft.TextStyle(size=16 * fit()) if larger() > 1 else None,
        **more,
    )
