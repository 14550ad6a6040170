"""The acts behind the panel's controls, named by what is tapped."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from estimation_mate.domain.entry import Trump
from estimation_mate.ui.session import Act

Of = Callable[[int], Awaitable[None]]


@dataclass(frozen=True)
class Applying:
    """What confirms a round of the sheet that is entered again; `stands` is whether it may."""

    confirm: Act
    stands: bool


class PadTaps(Protocol):
    """What the keys of a pad do."""

    @property
    def number(self) -> Of:
        """The number of the key."""

    @property
    def fifteenth(self) -> Act:
        """The key that is no number."""


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
