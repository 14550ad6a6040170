"""The acts behind the panel's controls, named by what is tapped."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from estimation_mate.domain.entry import Trump
from estimation_mate.ui.session import Act

Of = Callable[[int], Awaitable[None]]


@dataclass(frozen=True)
class Applying:
    """What confirms a round of the sheet that is entered again; `stands` is whether it may."""

    confirm: Act
    stands: bool


@dataclass(frozen=True)
class Taps:
    """What the panel's controls do; an `Of` is told the seat, or the number of the key.

    `passed` says that everybody passed, or takes it back.
    """

    slot: Of
    number: Of
    fifteenth: Act
    risk: Of
    marked: Of
    called: Of
    passed: Act
    trump: Callable[[Trump | None], Awaitable[None]]
    confirm: Act
    change_bids: Act
    applying: Applying | None = None
