"""Classic rounds with one fault each; a fault is named after the code that it is refused with."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from rounds import Document, any_round, any_rules, any_tricks


@dataclass(frozen=True)
class Good:
    """A round that stands under its rules, and the chance that breaks it."""

    chance: Random
    rules: Document
    entry: Document

    @property
    def bids(self) -> list[int]:
        """What the four said."""
        return list(self.entry["bids"])

    @property
    def dash(self) -> list[int]:
        """Who declared a Dash."""
        return list(self.entry.get("dash", []))

    @property
    def risky(self) -> bool:
        """Whether somebody carries Risk."""
        return abs(sum(self.bids) - 13) > 1

    def but(self, **values: object) -> Document:
        """The entry with some keys replaced."""
        return self.entry | values

    def but_number(self, key: str, number: object) -> Document:
        """The entry with one of four numbers replaced."""
        numbers = list(self.entry[key])
        numbers[self.chance.randrange(4)] = number
        return self.entry | {key: numbers}

    def but_marked(self, seats: list[int]) -> Document | None:
        """The entry with one of these seats marked With besides; `None` where none may be."""
        if not self.rules["manual_with"] or not seats:
            return None
        return self.but(**{"with": [*self.entry.get("with", []), self.chance.choice(seats)]})


NO_NUMBERS = ["3", "٣", "", 2.0, 2.5, True, False, None, [], {}, [3], float("inf")]
NO_SEATS = [-1, 4, 7, "0", 1.0, True, [0]]
OUTSIDE = [-13, -1, 14, 15, 99, 10**20]


def _no_number(good: Good) -> Document:
    return good.but_number(good.chance.choice(["bids", "tricks"]), good.chance.choice(NO_NUMBERS))


def _not_four(good: Good) -> Document:
    key = good.chance.choice(["bids", "tricks"])
    four = good.entry[key]
    return good.but(**{key: good.chance.choice([four[:3], [*four, 0], [], "5322", 5, None])})


def _no_seats(good: Good) -> Document:
    seats: list[object] = [[seat] for seat in NO_SEATS]
    seats += [[1, 1], [0, 1, 2, 3, 0], None, 2, "2", {}]
    return good.but(**{good.chance.choice(["dash", "with"]): good.chance.choice(seats)})


def _gone(good: Good) -> Document:
    gone = good.chance.choice(["bids", "tricks"])
    return {key: value for key, value in good.entry.items() if key != gone}


def _unknown_key(good: Good) -> Document:
    keys = ["caller", "with_", "Bids", "points", "", "buyer"]
    return good.but(**{good.chance.choice(keys): 1})


def _wrong_value(good: Good) -> Document:
    key, values = good.chance.choice(
        [
            ("risk", [*NO_SEATS, "detect", {}]),
            ("dealer", [*NO_SEATS, None]),
            ("trump", ["", "Spades", "stars", 1, None, ["hearts"]]),
            ("passed", [1, "true", None, []]),
        ]
    )
    return good.but(**{key: good.chance.choice(values)})


def bad_entry(good: Good) -> Document:
    """A text, fraction, boolean or null, a seat twice, a key that is unknown or gone."""
    shapes = [_no_number, _not_four, _no_seats, _gone, _unknown_key, _wrong_value]
    return good.chance.choice(shapes)(good)


def passed_not_allowed(good: Good) -> Document:
    """A passed deal, with bids or without."""
    return good.chance.choice([good.but(passed=True), {"passed": True}])


def bid_range(good: Good) -> Document:
    """A bid that the hand has not."""
    return good.but_number("bids", good.chance.choice(OUTSIDE))


def tricks_range(good: Good) -> Document:
    """More tricks than the hand has, or fewer than none."""
    return good.but_number("tricks", good.chance.choice(OUTSIDE))


def bids_total(good: Good) -> Document:
    """Four bids that add up to 13."""
    return good.but(bids=any_tricks(good.chance, good.bids))


def tricks_total(good: Good) -> Document:
    """One tricks value is another number of the hand."""
    seat, tricks = good.chance.randrange(4), list(good.entry["tricks"])
    tricks[seat] = good.chance.choice([number for number in range(14) if number != tricks[seat]])
    return good.but(tricks=tricks)


def all_zero(good: Good) -> Document:
    """Nobody called."""
    return good.but(bids=[0, 0, 0, 0])


def dash_bid(good: Good) -> Document:
    """A Dash beside a bid."""
    seat = good.chance.choice([seat for seat in range(4) if good.bids[seat]])
    return good.but(dash=[*good.dash, seat])


def too_many_dash(good: Good) -> Document | None:
    """One Dash more than the table allows."""
    dash = good.chance.sample(range(4), good.rules["max_dash"] + 1)
    bids = [0 if seat in dash else good.chance.randint(1, 4) for seat in range(4)]
    return {"bids": bids, "tricks": good.entry["tricks"], "dash": dash} if any(bids) else None


def with_off(good: Good) -> Document | None:
    """A mark where marking is switched off."""
    off = not good.rules["manual_with"]
    return good.but(**{"with": [good.chance.randrange(4)]}) if off else None


def with_role(good: Good) -> Document | None:
    """A mark on the Caller, on a With already or on a Dash."""
    calls = [seat for seat in range(4) if good.bids[seat] == max(good.bids)]
    return good.but_marked(calls + good.dash)


def with_bid(good: Good) -> Document | None:
    """A mark on a bid under 4 that has no role yet."""
    most = min(4, max(good.bids))
    low = [seat for seat in range(4) if good.bids[seat] < most and seat not in good.dash]
    return good.but_marked(low)


def risk_missing(good: Good) -> Document | None:
    """Nobody carries what somebody has to."""
    return good.but(risk=None) if good.risky else None


def risk_not_due(good: Good) -> Document | None:
    """Somebody carries what is not there."""
    return None if good.risky else good.but(risk=good.chance.randrange(4))


def risk_on_dash(good: Good) -> Document | None:
    """A Dash carries Risk."""
    return good.but(risk=good.chance.choice(good.dash)) if good.dash and good.risky else None


Fault = Callable[[Good], Document | None]
"""Makes a round wrong in one way; `None` where it cannot be wrong so."""

SHAPES: list[Fault] = [bad_entry, passed_not_allowed]
RULES: list[Fault] = [
    bid_range, tricks_range, bids_total, tricks_total, all_zero, dash_bid, too_many_dash,
    with_off, with_role, with_bid, risk_missing, risk_not_due, risk_on_dash,
]  # fmt: skip


def broken(chance: Random, fault: Fault) -> tuple[Document, Document]:
    """Rules, and a round that has this fault under them and no fault that is told before it."""
    while True:
        rules = any_rules(chance)
        found = fault(Good(chance, rules, any_round(chance, rules)))
        if found is not None:
            return rules, found
