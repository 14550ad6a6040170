"""The gate that a second tap of a hurried finger does not pass."""

import pytest

from estimation_mate.ui.gate import SETTLED, Gate


class Clock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The seconds by now."""
        return self.now


def test_it_opens_once_when_the_screen_has_stood_for_a_moment() -> None:
    """Not before, and never again."""
    clock = Clock()
    gate = Gate(clock=clock)
    assert not gate.opens()
    clock.now += SETTLED - 0.01
    assert not gate.opens()
    clock.now += 0.02
    assert gate.opens()
    clock.now += 10
    assert not gate.opens()


def test_one_that_need_not_settle_opens_at_once() -> None:
    """And still only once."""
    gate = Gate(settled=0, clock=Clock())
    assert gate.opens()
    assert not gate.opens()


async def test_an_act_is_done_for_the_tap_that_counts() -> None:
    """However many come."""
    done: list[str] = []

    async def act() -> None:
        done.append("done")

    clock = Clock()
    once = Gate(clock=clock).once(act)
    await once()
    assert done == []
    clock.now += SETTLED
    for _ in range(3):
        await once()
    assert done == ["done"]


async def test_after_an_act_that_failed_another_tap_counts() -> None:
    """The fault is not swallowed, and the button is not dead."""
    tries: list[str] = []

    async def act() -> None:
        tries.append("tried")
        if len(tries) == 1:
            raise ZeroDivisionError

    once = Gate(settled=0, clock=Clock()).once(act)
    with pytest.raises(ZeroDivisionError):
        await once()
    await once()
    await once()
    assert len(tries) == 2
