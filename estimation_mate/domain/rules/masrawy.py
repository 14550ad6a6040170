"""Masrawy, the Tarneeb of Egypt: two teams and contracts (M1–M5).

| rules | where |
|---|---|
| M1 contracts and dead deals | `Contract`, `DeadDeal` |
| M2–M4 scores | `_buyers`, `_defenders` |
| M5 the end of the match | `Masrawy.finished` |
| M6 the order of bids | `ORDER`; nothing is recorded of the auction |
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Literal, cast

from pydantic import Field

from estimation_mate.domain.contract_draft import ContractDraft
from estimation_mate.domain.draft import OpenRound
from estimation_mate.domain.entry import Count, Entry, Said, Told, Trump, read_entry
from estimation_mate.domain.problems import Problem
from estimation_mate.domain.rows import Position, Row, Score
from estimation_mate.domain.rules.base import RuleSet
from estimation_mate.domain.rules.editable import Fixed
from estimation_mate.domain.rules.lines import NOTHING, Amounts, worth
from estimation_mate.domain.seats import Seat, right_of

HAND = 13
LOWEST = 7
KABOOT = 16
"""For all thirteen tricks on a lower bid, for a failed thirteen, and for defenders who take all."""

SLAM = 26
DOUBLINGS = (1, 2, 4)
ORDER: tuple[Trump, ...] = ("clubs", "diamonds", "hearts", "spades", "no_trump")
"""Trumps from the weakest up: of two bids of a number the later here beats the other (M6)."""

TEAMS = (0, 1)


class Contract(Entry):
    """A deal that was bought: the buyer's seat, and the tricks that the buyer's team took (M1)."""

    buyer: Seat
    bid: Count
    trump: Trump
    double: Count = 1
    tricks: Count


class DeadDeal(Entry):
    """A deal that nobody bought (M1)."""

    dead: Told


class Masrawy(RuleSet):
    """The settings of a match, and its rules."""

    kind: Literal["masrawy"] = "masrawy"
    target: Annotated[int, Field(strict=True, ge=1, le=999)] = 31
    single_round: Annotated[bool, Field(strict=True)] = False

    entry_type = Contract
    draft_type = ContractDraft
    trump_needed = True
    columns = len(TEAMS)

    @property
    def rounds(self) -> int:
        """No number of deals ends a match; the target does (M5)."""
        return 0

    def hand(self, number: int) -> int:
        """Thirteen tricks in every deal."""
        del number
        return HAND

    def fixed(self) -> tuple[Fixed, ...]:
        """The range of bids, the hand, and what all thirteen tricks count (M1, M2)."""
        return (
            Fixed("lowest_bid", LOWEST),
            Fixed("tricks", HAND),
            Fixed("kaboot", KABOOT),
            Fixed("slam", SLAM),
        )

    def finished(self, rows: Sequence[Row]) -> bool:
        """Whether a contract has brought a team to the target, or one was enough (M5)."""
        return bool(rows) and self._ends(rows[-1])

    @property
    def goal(self) -> int | None:
        """The target, where the first contract does not end the match already."""
        return None if self.single_round else self.target

    def not_finished(self) -> Problem:
        """The match goes on (M5)."""
        return Problem("not_finished", facts={"reason": "match"})

    def too_many(self) -> Problem:
        """The match is over (M5)."""
        return Problem("match_over")

    def after(self, row: Row) -> Position | None:
        """The next deal; after a dead one the same dealer deals again (M1)."""
        if self._ends(row):
            return None
        dealer = row.dealer if row.dead else right_of(row.dealer)
        return self._position(row.number + 1, dealer, 1, row.totals)

    def refused(self, first_dealer: int, entries: tuple[Entry, ...]) -> tuple[int, ...]:
        """The recorded deals after which the match would be over, and those that break a rule (G9)."""
        position: Position | None = self.opening(first_dealer)
        for number, entry in enumerate(entries, start=1):
            if position is None or self.problems(entry, position):
                return tuple(range(number, len(entries) + 1))
            position = self.after(self.score(entry, position))
        return ()

    def read_entry(self, written: object) -> Entry:
        """A contract, or a deal that nobody bought."""
        dead = isinstance(written, Mapping) and "dead" in written
        return read_entry(DeadDeal if dead else Contract, written)

    def missing(self, draft: OpenRound) -> tuple[Problem, ...]:
        """What the table has not told yet (M1)."""
        return cast(ContractDraft, draft).missing()

    def entered(self, draft: OpenRound) -> Entry:
        """A contract, or a dead deal."""
        return self.read_entry(cast(ContractDraft, draft).written())

    def reopened(self, entry: Entry) -> OpenRound:
        """A recorded deal as it is entered: a contract stands, and its tricks can be entered again."""
        written = entry.model_dump(exclude_defaults=True)
        return ContractDraft.model_validate(written).begun()

    def bid_problems(self, said: Said, position: Position) -> tuple[Problem, ...]:
        """Nothing: a contract is no round of bids."""
        del said, position
        return ()

    def problems(self, entry: Entry, position: Position) -> tuple[Problem, ...]:
        """Bid, doubling and tricks lie in their ranges (M1)."""
        del position
        return () if isinstance(entry, DeadDeal) else tuple(_out_of_range(cast(Contract, entry)))

    def score(self, entry: Entry, position: Position) -> Row:
        """Scores the deal for both teams (M2–M4)."""
        contract = None if isinstance(entry, DeadDeal) else cast(Contract, entry)
        scores = [_team(contract, team, position.totals[team]) for team in TEAMS]
        return Row(
            number=position.number,
            hand=position.hand,
            trump=contract.trump if contract else None,
            dealer=position.dealer if entry.dealer is None else entry.dealer,
            total=None,
            side=None,
            multiplier=1,
            sa_aydeh=False,
            double=False,
            risk=None,
            scores=tuple(scores),
            dead=contract is None,
            buyer=contract.buyer if contract else None,
            doubled=contract.double if contract else 1,
        )

    def _ends(self, row: Row) -> bool:
        return not row.dead and (self.single_round or max(row.totals) >= self.target)


def _out_of_range(contract: Contract) -> Iterator[Problem]:
    if not LOWEST <= contract.bid <= HAND:
        yield contract_range("bid", contract.bid, LOWEST)
    if contract.double not in DOUBLINGS:
        yield contract_range("double", contract.double, 1)
    if not 0 <= contract.tricks <= HAND:
        yield contract_range("tricks", contract.tricks, 0)


def contract_range(reason: str, number: int, low: int) -> Problem:
    """That a part of a contract lies outside its range (M1)."""
    facts: dict[str, int | str] = {
        "reason": reason,
        "number": number,
        "low": low,
        "high": HAND,
    }
    return Problem("contract_range", facts=facts)


def _team(contract: Contract | None, team: int, before: int) -> Score:
    """One team's score of a deal; a dead one counts nothing."""
    if contract is None:
        return Score(team, "defenders", None, None, None, *NOTHING, before)
    made = contract.tricks >= contract.bid
    if team == contract.buyer % 2:
        lines, points = worth(_buyers(contract))
        bid, took = contract.bid, contract.tricks
        return Score(team, "buyers", bid, took, made, lines, points, before + points)
    lines, points = worth(_defenders(contract.tricks, made=made))
    took = HAND - contract.tricks
    return Score(team, "defenders", None, took, None, lines, points, before + points)


def _buyers(contract: Contract) -> Amounts:
    """M2 and M3, and the doubling, which is theirs alone (M4)."""
    label, points = _bought(contract.bid, contract.tricks)
    return (label, points), ("doubled", points * (contract.double - 1))


def _bought(bid: int, tricks: int) -> tuple[str, int]:
    if tricks < bid:
        return "failed", -KABOOT if bid == HAND else -bid
    if tricks < HAND:
        return "tricks", tricks
    return ("slam", SLAM) if bid == HAND else ("kaboot", KABOOT)


def _defenders(tricks: int, *, made: bool) -> Amounts:
    """M3."""
    if made:
        return ()
    return (("swept", KABOOT),) if tricks == 0 else (("tricks", HAND - tricks),)
