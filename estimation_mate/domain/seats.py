"""Seats of the four players and the order of play."""

from typing import Annotated

from pydantic import Field

SEATS = (0, 1, 2, 3)

Seat = Annotated[int, Field(strict=True, ge=0, le=3)]
"""0–3; the next seat is the player to the right, and after 3 comes 0."""


def right_of(seat: int) -> int:
    """The seat that acts after this one."""
    return (seat + 1) % 4


def left_of(seat: int) -> int:
    """The seat that acts before this one."""
    return (seat - 1) % 4


def round_from(first: int) -> tuple[int, ...]:
    """All four seats in order of play, `first` leading."""
    return tuple((first + step) % 4 for step in SEATS)
