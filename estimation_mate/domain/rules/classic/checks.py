"""What is refused in a Classic round (G1, G3, C2, C3, C5, C6)."""

from collections.abc import Iterator

from estimation_mate.domain.problems import Problem
from estimation_mate.domain.rows import Position
from estimation_mate.domain.rules.checks import bid_number_problems, dash_problems
from estimation_mate.domain.rules.classic.entry import ClassicSaid, named_risk
from estimation_mate.domain.rules.classic.settings import Settings
from estimation_mate.domain.rules.risk import DETECT, risk_level

WITH_FROM = 4


def said_problems(settings: Settings, said: ClassicSaid, position: Position) -> list[Problem]:
    """Everything that is wrong with the bids and what was announced with them."""
    problems = bid_number_problems(said.bids, position.hand)
    if not any(said.bids):
        problems.append(Problem("all_zero"))
    if said.dash:
        problems += dash_problems(said.bids, said.dash, settings.max_dash)
    if said.with_:
        problems += _with_problems(settings, said)
    if said.risk is not DETECT:
        problems += _risk_problems(said, position)
    return problems


def _with_problems(settings: Settings, said: ClassicSaid) -> Iterator[Problem]:
    """C5; with the setting off that alone is said."""
    for seat in said.with_:
        if not settings.manual_with:
            yield Problem("with_off", seat)
        elif seat in said.dash or said.bids[seat] == max(said.bids):
            yield Problem("with_role", seat)
        elif said.bids[seat] < WITH_FROM:
            yield Problem("with_bid", seat, {"number": said.bids[seat], "least": WITH_FROM})


def may_be_with(settings: Settings, said: ClassicSaid) -> tuple[int, ...]:
    """The seats that may be marked With by hand (C5)."""
    if not settings.manual_with:
        return ()
    everybody = said.model_copy(update={"with_": (0, 1, 2, 3)})
    refused = {problem.seat for problem in _with_problems(settings, everybody)}
    return tuple(seat for seat in everybody.with_ if seat not in refused)


def _risk_problems(said: ClassicSaid, position: Position) -> Iterator[Problem]:
    """C6; only a carrier that the entry names can be wrong."""
    total = sum(said.bids)
    level, carrier = risk_level(said.bids, position.hand), named_risk(said)
    if level and carrier is None:
        yield Problem("risk_missing", facts={"total": total})
    elif not level and carrier is not None:
        yield Problem("risk_not_due", carrier, {"total": total})
    if carrier in said.dash:
        yield Problem("risk_on_dash", carrier)
