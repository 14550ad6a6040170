"""What every rule set knows: the seam at which a new one is added."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from pydantic import BaseModel, ConfigDict

from estimation_mate.domain.draft import Draft, OpenRound
from estimation_mate.domain.entry import TRUMPS, Entry, Four, Played, Said, Trump, read_entry
from estimation_mate.domain.problems import Problem
from estimation_mate.domain.rows import Position, Row
from estimation_mate.domain.rules.editable import Fixed, Group, grouped, nested, settings_of
from estimation_mate.domain.seats import right_of, round_from


@dataclass(frozen=True, slots=True)
class Check:
    """What is to be settled once all four have spoken.

    `risk_level` 0 means that no Risk is due; `stake` is what it wins or loses. `carrier` is who carries it, `None` while a tap is
    wanted. Then seats: who may carry, which is nobody where no tap moves it, who may be marked
    With, who is marked, who may have called first, and who did. `may_pass` tells whether the table
    may have passed instead, `passed` whether it did, and `super_call` whether the fixed trump may
    give way to another (F4).
    """

    risk_level: int = 0
    stake: int = 0
    carrier: int | None = None
    may_carry: tuple[int, ...] = ()
    may_be_with: tuple[int, ...] = ()
    marked: tuple[int, ...] = ()
    may_have_called: tuple[int, ...] = ()
    called: int | None = None
    may_pass: bool = False
    passed: bool = False
    super_call: bool = False

    @property
    def due(self) -> bool:
        """Whether there is anything to look at before the bids are confirmed."""
        asked = self.may_be_with or self.may_have_called or self.may_pass or self.super_call
        return bool(self.risk_level or asked)


class RuleSet(BaseModel, ABC):
    """The numbers that a table agreed on, and the rules that use them.

    A rule set is a frozen record of its editable settings. It tells its schedule, finds what is
    wrong with an entry, and scores one; replay, storage, screens and commands ask it and never
    ask which one it is.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: str

    entry_type: ClassVar[type[Entry]] = Played
    draft_type: ClassVar[type[OpenRound]] = Draft
    """What an entry is while it is being entered; another form needs `missing` and `entered`."""
    trump_needed: ClassVar[bool] = False
    """Whether the trump of a round has to be recorded."""
    columns: ClassVar[int] = 4
    has_dash: ClassVar[bool] = False
    groups: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The names of fields that are shown together, under the name of their group."""

    @property
    @abstractmethod
    def rounds(self) -> int:
        """How many rounds the game has, extra rounds not counted."""

    @abstractmethod
    def hand(self, number: int) -> int:
        """The tricks that can be won in this round."""

    @abstractmethod
    def problems(self, entry: Entry, position: Position) -> tuple[Problem, ...]:
        """Everything that is wrong with an entry, in the order of the codes; empty if it stands."""

    @abstractmethod
    def bid_problems(self, said: Said, position: Position) -> tuple[Problem, ...]:
        """The part of `problems` that shows as soon as all four have spoken."""

    @abstractmethod
    def score(self, entry: Entry, position: Position) -> Row:
        """Scores an entry that has no problems."""

    def allows(self, number: int) -> bool:
        """Whether a round of this number may be played."""
        return number <= self.rounds

    def fixed_trump(self, number: int) -> Trump | None:
        """The trump that the schedule gives this round, if any."""
        del number
        return None

    @property
    def hands_differ(self) -> bool:
        """Whether a table has to be told how many cards are dealt."""
        return len({self.hand(number) for number in range(1, self.rounds + 1)}) > 1

    def trumps(self, draft: Draft, position: Position) -> tuple[Trump, ...]:
        """What this round may be played in."""
        del draft, position
        return TRUMPS

    def given_trump(self, draft: Draft, position: Position) -> Trump | None:
        """The trump of this round as long as nobody names another."""
        del draft
        return position.trump

    def speakers(self, draft: Draft, position: Position) -> tuple[int, ...]:
        """The order in which the table speaks: from the dealer's right, the dealer last."""
        del draft
        return (*round_from(position.dealer)[1:], position.dealer)

    def auction(self, draft: Draft, position: Position) -> bool:
        """Whether somebody calls before the others speak (F2)."""
        del draft, position
        return False

    def unsayable(self, draft: Draft, position: Position, seat: int) -> frozenset[int]:
        """What an empty slot cannot take, whatever the bids add up to."""
        del draft, position, seat
        return frozenset()

    def unplayed(self, draft: Draft) -> Entry | None:
        """The round as it is written down where nobody plays it, if this is one (F5)."""
        del draft
        return None

    def finished(self, rows: Sequence[Row]) -> bool:
        """Whether the last scheduled round is in."""
        return len(rows) >= self.rounds

    def not_finished(self) -> Problem:
        """What finishing is refused with before the end."""
        return Problem("not_finished", facts={"rounds": self.rounds})

    @property
    def goal(self) -> int | None:
        """The total at which the game ends, where that is what ends it."""
        return None

    def too_many(self) -> Problem:
        """What a round is refused with after which none can follow."""
        return Problem("too_many_rounds", facts={"most": self.rounds})

    def recommends_more(self, totals: tuple[int, ...]) -> bool:
        """Whether the result is so close that another round would be fair."""
        del totals
        return False

    def opening(self, dealer: int) -> Position:
        """The position before round 1."""
        return self._position(1, dealer, 1, (0,) * self.columns)

    def after(self, row: Row) -> Position | None:
        """The position that follows a scored round; `None` where no round can follow."""
        number = row.number + 1
        if not self.allows(number):
            return None
        return self._position(number, right_of(row.dealer), row.carried, row.totals)

    def refused(self, first_dealer: int, entries: tuple[Entry, ...]) -> tuple[int, ...]:
        """The numbers of the recorded rounds that these rules would refuse (G9)."""
        found, dealer = [], first_dealer
        for number, entry in enumerate(entries, start=1):
            position = self._position(number, dealer, 1, (0,) * self.columns)
            if not self.allows(number) or self.problems(entry, position):
                found.append(number)
            dealer = right_of(dealer if entry.dealer is None else entry.dealer)
        return tuple(found)

    def missing(self, draft: OpenRound) -> tuple[Problem, ...]:
        """What is still to be entered of a round that is no `Draft`."""
        raise NotImplementedError

    def entered(self, draft: OpenRound) -> Entry:
        """A round that is no `Draft`, and of which nothing is missing, as an entry."""
        raise NotImplementedError

    def reopened(self, entry: Entry) -> OpenRound:
        """A recorded round as a draft: its bids stand, and its tricks can be entered again."""
        written = entry.model_dump(by_alias=True, exclude_defaults=True)
        known = {field.alias or name for name, field in Draft.model_fields.items()}
        kept = {key: value for key, value in written.items() if key in known}
        return Draft.model_validate(kept | {"phase": "tricks", "active": 0})

    def _position(
        self, number: int, dealer: int, multiplier: int, totals: tuple[int, ...]
    ) -> Position:
        hand, trump = self.hand(number), self.fixed_trump(number)
        return Position(number, hand, trump, dealer, multiplier, totals)

    def read_entry(self, written: object) -> Entry:
        """Reads a round of a game file; raises `Refused` with what is wrong with its shape."""
        return read_entry(self.entry_type, written)

    def roles(self, said: Said, position: Position) -> tuple[str, ...]:
        """The role of each seat once all have spoken."""
        del said, position
        return ("regular",) * self.columns

    def said(self, draft: Draft, position: Position) -> Said:
        """The bids of a draft in which all four stand, with what follows from them settled."""
        del position
        return Said.model_validate(spoken(draft))

    def entry(self, draft: Draft, tricks: Four, position: Position) -> Entry:
        """The draft and its four tricks values as an entry."""
        said = self.said(draft, position).model_dump(by_alias=True, exclude_defaults=True)
        return self.entry_type.model_validate(said | {"tricks": tricks})

    def check(self, draft: Draft, position: Position) -> Check:
        """What is to be settled before the bids of this draft, all standing, are confirmed."""
        del draft, position
        return Check()

    def may_dash(self, draft: Draft, seat: int) -> bool:
        """Whether this player may declare a Dash beside those who did."""
        del draft, seat
        return False

    def settings(self) -> tuple[Group, ...]:
        """All that a table may change, in the groups in which it is shown."""
        return grouped(settings_of(self), self.groups)

    def fixed(self) -> tuple[Fixed, ...]:
        """What no setting changes; what differs from round to round is left out."""
        hand, *others = {self.hand(number) for number in range(1, self.rounds + 1)}
        told = (Fixed("rounds", self.rounds),)
        if others:
            return told
        return (*told, *(Fixed(code, hand) for code in ("never_total", "highest_bid", "tricks")))

    def fixed_trumps(self) -> dict[int, Trump]:
        """The rounds whose trump the schedule gives, with that trump."""
        trumps = {number: self.fixed_trump(number) for number in range(1, self.rounds + 1)}
        return {number: trump for number, trump in trumps.items() if trump is not None}

    def set_to(self, values: Mapping[str, int]) -> Self:
        """These settings with other values at some paths; raises `ValidationError`."""
        return self.changed(nested(values))

    def changed(self, settings: dict[str, Any]) -> Self:
        """These settings with some replaced, at any depth; raises pydantic's `ValidationError`."""
        return type(self).model_validate(_laid_over(self.model_dump(by_alias=True), settings))


def spoken(draft: Draft) -> dict[str, Any]:
    """The keys of an entry that every rule set has, without tricks."""
    kept = {"bids": draft.bids, "dealer": draft.dealer, "trump": draft.trump}
    return {key: value for key, value in kept.items() if value is not None}


def _laid_over(base: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    merged = dict(base)
    for key, value in over.items():
        below = merged.get(key)
        if isinstance(below, dict) and isinstance(value, dict):
            value = _laid_over(below, value)
        merged[key] = value
    return merged
