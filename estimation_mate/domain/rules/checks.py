"""Checks that every rule set of bids and tricks shares (G1, G3)."""

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


def _out_of_range(code: str, numbers: tuple[int, ...], hand: int) -> list[Problem]:
    return [
        Problem(code, seat, {"number": number, "hand": hand})
        for seat, number in enumerate(numbers)
        if not 0 <= number <= hand
    ]
