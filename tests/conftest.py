"""What all tests share: how a test that waits is run."""

import asyncio
import inspect

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Runs a test that is a coroutine to its end."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    wanted = inspect.signature(test).parameters
    asyncio.run(test(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright's loop, once begun, leaves no room for another."""
    items.sort(key=lambda item: "browser" in item.path.parts)
