"""The round being entered: an entry whose numbers may still be missing."""

from abc import ABC, abstractmethod
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from estimation_mate.domain.entry import Seats, Trump
from estimation_mate.domain.seats import Seat

Maybe = Annotated[int, Field(strict=True, ge=0, le=13)] | None
MaybeFour = tuple[Maybe, Maybe, Maybe, Maybe]
Phase = Literal["bids", "tricks"]

EMPTY: MaybeFour = (None, None, None, None)


class OpenRound(BaseModel, ABC):
    """What every round that is being entered has, whatever its rule set writes down of it.

    `phase` is `tricks` once what was said stands and play has begun.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", validate_by_name=True)

    dealer: Seat | None = None
    trump: Trump | None = None
    phase: Phase = "bids"

    @property
    @abstractmethod
    def blank(self) -> bool:
        """Whether nothing has been typed yet."""

    @abstractmethod
    def asking(self, first: int | None) -> Self:
        """The same with the first to speak asked for, where it asks seat by seat."""

    @abstractmethod
    def begun(self) -> Self:
        """The same as if what was said were confirmed already; itself where that cannot be."""

    def changed(self, **values: Any) -> Self:
        """The same with other values."""
        return self.model_copy(update=values)


class Draft(OpenRound):
    """Everything typed of the running round, by seat; `None` is an empty slot, never 0.

    `risk` is the seat that a tap chose, `None` while nobody tapped; `caller` is who won the auction
    as far as the table has told (F2), and `passed` that nobody did (F5, N3). `active` is the slot
    that the pad fills, `None` while something else stands in the pad's place. A trick count that
    filled itself in is not typed and stays `None` here, so that it follows corrections.
    """

    bids: MaybeFour = EMPTY
    tricks: MaybeFour = EMPTY
    dash: Seats = ()
    with_: Seats = Field(default=(), alias="with")
    risk: Seat | None = None
    caller: Seat | None = None
    passed: bool = False
    active: Seat | None = None

    @model_validator(mode="after")
    def _bids_come_first(self) -> Self:
        if self.phase == "tricks" and None in self.bids:
            raise ValueError("tricks follow four bids")
        return self

    @property
    def blank(self) -> bool:
        """Whether nothing has been typed yet."""
        return self.changed(active=None) == Draft()

    def asking(self, first: int | None) -> Self:
        """The same with the slot of the first to speak active."""
        return self.changed(active=first)

    def begun(self) -> Self:
        """The same with tricks to enter, once four bids stand."""
        return self if None in self.bids else self.changed(phase="tricks")
