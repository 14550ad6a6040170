"""A game: the rules that were agreed on, who plays, and what they said and took (G4, G7)."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, InstanceOf

from estimation_mate.domain.draft import OpenRound
from estimation_mate.domain.entry import Entry
from estimation_mate.domain.rules import RuleSet
from estimation_mate.domain.seats import Seat

Names = tuple[str, str, str, str]
Stamp = Annotated[str, Field(strict=True, max_length=64)]


class Game(BaseModel):
    """One game, frozen; a change is a new game with one thing replaced.

    Times are ISO 8601 with offset. `ended_at` is when the players pressed Finish, `None` before.
    `draft` is the round being entered, `None` while none is open. Keys of a file that are unknown
    here are kept and written back.
    """

    model_config = ConfigDict(frozen=True, extra="allow", strict=True)

    rules: InstanceOf[RuleSet]
    players: Names
    first_dealer: Seat = 0
    rounds: tuple[InstanceOf[Entry], ...] = ()
    draft: InstanceOf[OpenRound] | None = None
    id: Stamp | None = None
    title: Annotated[str, Field(max_length=200)] | None = None
    created_at: Stamp | None = None
    updated_at: Stamp | None = None
    ended_at: Stamp | None = None
