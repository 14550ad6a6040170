"""What can be wrong with a game, as stable codes with the seat and the numbers for a sentence."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

CODES = (
    "unreadable", "not_a_game", "newer_version", "unknown_rules", "bad_setting", "bad_players",
    "too_many_rounds", "match_over", "bad_entry", "passed_not_allowed", "contract_range",
    "bid_range", "tricks_range", "bids_total", "tricks_total", "all_zero", "dash_bid",
    "too_many_dash", "with_off", "with_role", "with_bid", "caller_bid", "call_too_low",
    "trump_fixed", "risk_missing", "risk_not_due", "risk_on_dash", "risk_fixed",
)  # fmt: skip
"""Every code, in the order in which problems are told."""

MOVES = (
    "no_paste", "empty", "not_whole", "range", "one_of", "name_long", "name_broken",
    "no_round_open", "no_slot", "bid_empty", "bids_open", "tricks_empty", "not_finished",
    "round_open", "rounds_refused", "no_such_round", "scoring_open",
    "contract_missing", "contract_open",
    "not_a_preset", "newer_preset", "preset_name", "preset_taken",
)  # fmt: skip
"""What a move in the app can be refused with besides."""

_ORDER = {code: place for place, code in enumerate((*MOVES, *CODES))}

Fact = int | str
NO_FACTS: Mapping[str, Fact] = {}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: its code, the seat where one is meant, and the facts of its sentence."""

    code: str
    seat: int | None = None
    facts: Mapping[str, Fact] = field(default_factory=dict)


class Refused(Exception):
    """A game, an entry or a move breaks a rule; nothing has been changed.

    `round` is the number of the first bad round, `None` where the game itself is wrong.
    """

    def __init__(self, problems: Iterable[Problem], round_number: int | None = None) -> None:
        self.problems = in_order(problems)
        self.round = round_number
        super().__init__(f"round {round_number}: {', '.join(p.code for p in self.problems)}")


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """The problems in the order of the codes, each seat in turn."""
    return tuple(sorted(problems, key=lambda p: (_ORDER[p.code], -1 if p.seat is None else p.seat)))
