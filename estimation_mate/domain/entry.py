"""One round as it is written down: what people said and took."""

from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationError,
)

from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.seats import Seat

Trump = Literal["no_trump", "spades", "hearts", "diamonds", "clubs"]
TRUMPS: tuple[Trump, ...] = ("no_trump", "spades", "hearts", "diamonds", "clubs")

Count = Annotated[int, Field(strict=True)]
"""A whole number; whether it lies in the hand is a rule, not a shape (G1)."""

Four = tuple[Count, Count, Count, Count]


def _refuse_null(value: object) -> object:
    if value is None:
        raise ValueError("null is no value here; leave the key out")
    return value


def _once_each(seats: tuple[int, ...]) -> tuple[int, ...]:
    if len(set(seats)) != len(seats):
        raise ValueError("a seat is named twice")
    return tuple(sorted(seats))


Seats = Annotated[tuple[Seat, ...], AfterValidator(_once_each)]
"""Some of the four seats, each once, in seat order."""

SaidTrump = Annotated[Trump | None, BeforeValidator(_refuse_null)]
SaidSeat = Annotated[Seat | None, BeforeValidator(_refuse_null)]


def _told(value: bool) -> bool:
    if not value:
        raise ValueError("leave the key out")
    return value


Told = Annotated[bool, Field(strict=True), AfterValidator(_told)]
"""A key that is true wherever it stands."""


class Entry(BaseModel):
    """A recorded round, whatever its rule set writes down of it; `dealer` where it was not his turn."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    dealer: SaidSeat = None


class Said(Entry):
    """What is known of a round of bids once all four have spoken."""

    bids: Four
    trump: SaidTrump = None


class Played(Said):
    """A completed round: bids and tricks by seat."""

    tricks: Four


def read_entry(entry_type: type[Entry], written: object) -> Entry:
    """Reads a round of a game file (G1).

    Raises `Refused` with `passed_not_allowed` for a passed deal, else with a `bad_entry` for each
    key that is wrong.
    """
    if isinstance(written, dict) and "passed" in written:
        written = _said_to_be_passed(entry_type, written)
    try:
        return entry_type.model_validate(written)
    except ValidationError as error:
        raise Refused(_bad_keys(entry_type, error.errors())) from None


def _said_to_be_passed(entry_type: type[Entry], written: dict[str, Any]) -> dict[str, Any]:
    """The same without a `passed` that is false, which says nothing."""
    if written["passed"] is True and "passed" not in entry_type.model_fields:
        raise Refused([Problem("passed_not_allowed")])
    said_nothing = written["passed"] is False
    return {key: value for key, value in written.items() if key != "passed" or not said_nothing}


def _bad_keys(entry_type: type[Entry], found: list[Any]) -> list[Problem]:
    """A problem for each key that is wrong; `entry` where the round is no object at all."""
    reasons = {"extra_forbidden": "unknown", "missing": "missing"}
    keys: dict[str, str] = {}
    for one in found:
        key, *inside = one["loc"] or ("entry",)
        shape = "number" if _is_number(entry_type, str(key)) else "shape"
        keys.setdefault(str(key), shape if inside else reasons.get(one["type"], shape))
    return [Problem("bad_entry", facts={"key": key, "reason": why}) for key, why in keys.items()]


def _is_number(entry_type: type[Entry], key: str) -> bool:
    """Whether one number stands under this key, and not one for each player."""
    field = entry_type.model_fields.get(key)
    return field is not None and field.annotation is int
