"""Components that are drawn again only when a value they show has changed."""

from collections.abc import Callable
from typing import TypeVar, cast

import flet as ft

Component = TypeVar("Component", bound=Callable[..., ft.Control])


def memo(component: Component) -> Callable[..., ft.Control]:
    """A component that keeps its drawing while its arguments are equal."""
    # Flet leaves its own function without types.
    return cast(Callable[..., ft.Control], ft.memo(component))  # type: ignore[no-untyped-call]
