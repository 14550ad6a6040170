"""The acts behind the controls of a contract, named by what is tapped."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from estimation_mate.domain.entry import Trump
from estimation_mate.ui.components.taps import Applying, Of
from estimation_mate.ui.session import Act


@dataclass(frozen=True)
class ContractTaps:
    """What the controls do; an `Of` is told the seat, the number of the key, or how often it counts."""

    buyer: Of
    call: Of
    trump: Callable[[Trump], Awaitable[None]]
    double: Of
    dead: Act
    change: Act
    number: Of
    fifteenth: Act
    confirm: Act
    applying: Applying | None = None
