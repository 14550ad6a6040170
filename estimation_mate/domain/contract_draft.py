"""The deal of Masrawy being entered: who bought, for how many, in what, and what they took (M1)."""

from collections.abc import Iterator
from typing import Annotated, Any, Self

from pydantic import AfterValidator, Field, model_validator

from estimation_mate.domain.draft import OpenRound
from estimation_mate.domain.problems import Problem
from estimation_mate.domain.seats import Seat

Called = Annotated[int, Field(strict=True, ge=7, le=13)] | None
Taken = Annotated[int, Field(strict=True, ge=0, le=13)] | None


def _known(times: int) -> int:
    if times not in (1, 2, 4):
        raise ValueError("a contract counts once, twice or four times")
    return times


Times = Annotated[int, Field(strict=True), AfterValidator(_known)]


class ContractDraft(OpenRound):
    """Everything typed of the running deal; `None` is what nobody has told yet.

    `dead` is a deal that nobody bought; what was typed of a contract waits behind it.
    """

    buyer: Seat | None = None
    bid: Called = None
    double: Times = 1
    tricks: Taken = None
    dead: Annotated[bool, Field(strict=True)] = False

    @model_validator(mode="after")
    def _contract_comes_first(self) -> Self:
        if self.phase == "tricks" and (self.dead or any(self._untold())):
            raise ValueError("tricks follow a contract")
        return self

    @property
    def blank(self) -> bool:
        """Whether nothing has been typed yet."""
        return self == ContractDraft()

    def asking(self, first: int | None) -> Self:
        """Itself: the contract is told at once, and by nobody's turn."""
        del first
        return self

    def begun(self) -> Self:
        """The same with tricks to enter, once the contract stands."""
        return self if self.dead or any(self._untold()) else self.changed(phase="tricks")

    def missing(self) -> tuple[Problem, ...]:
        """What is still to be told, in the order in which it is asked for."""
        if self.dead:
            return ()
        untold = tuple(self._untold())
        if untold or self.phase == "bids":
            return untold or (Problem("contract_open"),)
        return (
            (Problem("contract_missing", facts={"reason": "tricks"}),)
            if self.tricks is None
            else ()
        )

    def written(self) -> dict[str, Any]:
        """The deal as a game file writes it, once nothing is missing."""
        dealer = {} if self.dealer is None else {"dealer": self.dealer}
        if self.dead:
            return {"dead": True} | dealer
        parts = {"buyer": self.buyer, "bid": self.bid, "trump": self.trump, "tricks": self.tricks}
        return parts | {"double": self.double} | dealer

    def _untold(self) -> Iterator[Problem]:
        for part in ("buyer", "bid", "trump"):
            if getattr(self, part) is None:
                yield Problem("contract_missing", facts={"reason": part})
