"""What is refused in a deal of the Full rules (G1, G3, F2–F5, F8, N3)."""

from collections.abc import Iterator

from estimation_mate.domain.problems import Problem
from estimation_mate.domain.rows import Position
from estimation_mate.domain.rules.checks import (
    bid_number_problems,
    dash_problems,
    trump_problems,
)
from estimation_mate.domain.rules.full.entry import FullSaid
from estimation_mate.domain.rules.full.roles import may_call, risk, speed
from estimation_mate.domain.rules.full.settings import FullSettings
from estimation_mate.domain.rules.risk import Detect

SUPER_FROM = 8


def said_problems(settings: FullSettings, said: FullSaid, position: Position) -> Iterator[Problem]:
    """Everything that is wrong with the bids and what was announced with them."""
    yield from bid_number_problems(said.bids, position.hand)
    if not any(said.bids):
        yield Problem("all_zero")
    yield from dash_problems(said.bids, said.dash, settings.max_dash)
    yield from (
        _passed_problems(said, position)
        if said.passed
        else _call_problems(settings, said, position)
    )
    yield from _risk_problems(said, position)


def passed_problems(position: Position) -> list[Problem]:
    """A deal without an auction cannot be passed (F5)."""
    return [Problem("passed_not_allowed")] if speed(position) else []


def _passed_problems(said: FullSaid, position: Position) -> Iterator[Problem]:
    """N3: nobody called, and it is played in no trump."""
    yield from passed_problems(position)
    yield from trump_problems(said.trump, "no_trump")
    if said.caller is not None:
        yield Problem("caller_bid", said.caller, {"reason": "passed"})


def _call_problems(settings: FullSettings, said: FullSaid, position: Position) -> Iterator[Problem]:
    """F2, F3, F4."""
    call = max(said.bids)
    if said.caller is not None and said.caller not in may_call(said, position):
        reason = "speed" if said.bids[said.caller] == call else "low"
        yield Problem("caller_bid", said.caller, {"number": call, "reason": reason})
    if not speed(position):
        if 0 < call < settings.min_call:
            yield Problem("call_too_low", facts={"number": call, "least": settings.min_call})
    elif call < SUPER_FROM:
        yield from trump_problems(said.trump, position.trump, super_from=SUPER_FROM)


def _risk_problems(said: FullSaid, position: Position) -> Iterator[Problem]:
    """F8: what is written has to be what is found."""
    if isinstance(said.risk, Detect):
        return
    found = risk(said, position)
    carrier = found.seat if found else None
    if said.risk != carrier:
        yield Problem("risk_fixed", said.risk, _found(said.risk, carrier))


def _found(named: int | None, carrier: int | None) -> dict[str, int | str]:
    if carrier is None:
        return {"reason": "not_due"}
    return {"carrier": carrier} | ({"reason": "nobody"} if named is None else {})
