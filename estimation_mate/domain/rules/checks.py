"""Checks that rule sets of bids and tricks share (G1, G3, C3)."""

from collections.abc import Iterator

from estimation_mate.domain.problems import Problem


def bid_number_problems(bids: tuple[int, ...], hand: int) -> list[Problem]:
    """Bids lie in the hand and never add up to it (G1, G3)."""
    if min(bids) < 0 or max(bids) > hand:
        return _out_of_range("bid_range", bids, hand)
    return [Problem("bids_total", facts={"hand": hand})] if sum(bids) == hand else []


def trick_problems(tricks: tuple[int, ...], hand: int) -> list[Problem]:
    """Tricks lie in the hand and add up to exactly it (G1, G3)."""
    if min(tricks) < 0 or max(tricks) > hand:
        return _out_of_range("tricks_range", tricks, hand)
    total = sum(tricks)
    return [Problem("tricks_total", facts={"hand": hand, "total": total})] if total != hand else []


def dash_problems(bids: tuple[int, ...], dash: tuple[int, ...], most: int) -> Iterator[Problem]:
    """A Dash is a bid of 0, and at most `most` say it (C3)."""
    for seat in dash:
        if bids[seat]:
            yield Problem("dash_bid", seat, {"number": bids[seat]})
    if len(dash) > most:
        yield Problem("too_many_dash", facts={"number": len(dash), "most": most})


def trump_problems(
    trump: str | None, fixed: str | None, *, super_from: int | None = None
) -> list[Problem]:
    """A trump that the schedule gives is not another one (F4, L1, R1).

    With `super_from` a call from there on might name another; this one is lower.
    """
    if fixed is None or trump in (None, fixed):
        return []
    facts: dict[str, int | str] = {"trump": fixed}
    if super_from is not None:
        facts |= {"reason": "super", "least": super_from}
    return [Problem("trump_fixed", facts=facts)]


def _out_of_range(code: str, numbers: tuple[int, ...], hand: int) -> list[Problem]:
    return [
        Problem(code, seat, {"number": number, "hand": hand})
        for seat, number in enumerate(numbers)
        if not 0 <= number <= hand
    ]
