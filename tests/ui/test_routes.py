"""The screens by address, and when they are loaded."""

import subprocess
import sys

import flet as ft
import pytest

from estimation_mate.ui.routes import ROUTES, Later

LATER = [route.component for route in ROUTES if isinstance(route.component, Later)]
STARTED = """
import asyncio, sys
import estimation_mate.ui.main as main
def screens():
    before = "estimation_mate.ui.screens."
    print(*sorted(name.removeprefix(before) for name in sys.modules if name.startswith(before)))
screens()
asyncio.run(main.load_the_rest())
screens()
"""


def test_a_start_loads_the_first_screen_and_the_rest_after_it() -> None:
    """What a first screen does without is there once the rest is loaded."""
    done = subprocess.run(
        [sys.executable, "-c", STARTED], capture_output=True, text=True, check=True
    )
    first, rest = (set(line.split()) for line in done.stdout.splitlines())
    assert first == {"games"}
    assert {later.module for later in LATER} <= rest


@pytest.mark.parametrize("later", LATER, ids=lambda later: later.component)
def test_every_screen_that_is_loaded_later_is_there(later: Later) -> None:
    """It has the name that its address knows it by."""
    component = getattr(later.load(), later.component)
    assert callable(component)


def test_every_address_has_a_screen() -> None:
    """Also one that nobody has heard of."""
    assert all(isinstance(route, ft.Route) and route.component for route in ROUTES)
    assert ROUTES[-1].path == ":elsewhere*"
