"""A desk to come to, and tabs that come to it."""

from collections.abc import Awaitable, Callable, Iterator

import pytest
from app.stores import Failing
from ui.harness import Tab

from estimation_mate.app.desk import Desk
from estimation_mate.ui.main import receive

Open = Callable[..., Awaitable[Tab]]
"""Opens a tab: the desk, the path, and what else `Tab` takes."""


@pytest.fixture
def store() -> Failing:
    """A store that works until the test gives it a reason not to."""
    return Failing()


@pytest.fixture
def desk(store: Failing) -> Desk:
    """A desk with no games yet."""
    return Desk(store)


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """The faults that came up in any tab; none may be left by the end of the test."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def open_tab(desk: Desk, faults: list[str]) -> Open:
    """Opens tabs."""

    async def opened(
        path: str = "/", width: float = 360, height: float = 640, **device: str
    ) -> Tab:
        tab = Tab(faults, **device)
        await tab.open(lambda page: receive(desk, page), path, width, height)
        return tab

    return opened
