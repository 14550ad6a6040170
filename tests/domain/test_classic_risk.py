"""Classic: when Risk is due, how high, who carries it and what it counts (C6, C7, C14)."""

import pytest
from rounds import X, codes, game_of, refusal, scored, sheet_of

ALL_TRICKS = [13, 0, 0, 0]
THREE_DASH = {"kind": "classic", "max_dash": 3}


def carried(bids: list[int], rules: object = "classic", **said: object) -> tuple[int, int] | None:
    """Seat and level of the Risk in a game's first round."""
    (row,) = sheet_of({"bids": bids, "tricks": ALL_TRICKS} | said, rules=rules).rows
    return (row.risk.seat, row.risk.level) if row.risk else None


def in_round(number: int, bids: list[int], **said: object) -> int | None:
    """The carrier of a round after rounds of X; seat 0 deals first."""
    entry = {"bids": bids, "tricks": ALL_TRICKS} | said
    risk = sheet_of(*[X] * (number - 1), entry).rows[-1].risk
    return risk.seat if risk else None


@pytest.mark.parametrize(
    ("bids", "level"),
    [
        ([6, 4, 2, 0], 0), ([6, 4, 3, 1], 0), ([5, 3, 2, 1], 1), ([6, 5, 3, 1], 1),
        ([5, 3, 2, 0], 1), ([6, 5, 4, 1], 1), ([5, 2, 1, 1], 2), ([6, 5, 4, 2], 2),
        ([4, 2, 1, 1], 2), ([7, 6, 4, 1], 2), ([4, 2, 1, 0], 3), ([8, 6, 4, 1], 3),
        ([3, 2, 1, 0], 3), ([9, 6, 4, 1], 3), ([3, 1, 1, 0], 4), ([10, 6, 4, 1], 4),
        ([2, 1, 1, 0], 4), ([11, 6, 4, 1], 4), ([2, 1, 0, 0], 5), ([1, 0, 0, 0], 6),
        ([13, 13, 13, 13], 19),
    ],
)  # fmt: skip
def test_c6_the_level_is_half_the_distance_from_13(bids: list[int], level: int) -> None:
    """From 2 away on somebody carries Risk, a level more for every 2 tricks."""
    risk = carried(bids)
    assert (risk[1] if risk else 0) == level


@pytest.mark.parametrize(
    ("bids", "said", "code"),
    [
        ([5, 3, 2, 1], {"risk": None}, "risk_missing"),
        ([5, 3, 2, 2], {"risk": 1}, "risk_not_due"),
        ([6, 3, 2, 0], {"dash": [3], "risk": 3}, "risk_on_dash"),
    ],
)
def test_c6_a_risk_that_cannot_be_is_refused(
    bids: list[int], said: dict[str, object], code: str
) -> None:
    """Exactly one player carries it where it is due, nobody where it is not, never a Dash."""
    entry = {"bids": bids, "tricks": ALL_TRICKS} | said
    assert codes(entry) == [code]
    assert refusal(game_of(entry)).problems[0].seat == said["risk"]


def test_c6_nobody_named_where_nothing_is_due_stands() -> None:
    """`null` says that nobody carries Risk, which is true one trick away from 13."""
    assert carried([5, 3, 2, 2], risk=None) is None


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_c6_a_named_seat_carries_it(seat: int) -> None:
    """A tap moves it to anybody who is not Dash, the Caller included."""
    assert carried([6, 5, 3, 1], risk=seat) == (seat, 1)


@pytest.mark.parametrize(
    ("bids", "dash", "seat"),
    [
        ([6, 5, 3, 1], [], 3), ([3, 6, 5, 1], [], 0), ([1, 5, 6, 3], [], 1), ([1, 3, 5, 6], [], 2),
        ([6, 5, 4, 0], [3], 2), ([9, 6, 0, 0], [2, 3], 1), ([0, 0, 9, 6], [0, 1], 3),
        ([11, 0, 0, 0], [1, 2, 3], 0),
    ],
)  # fmt: skip
def test_c7_the_seat_before_the_caller_speaks_last(
    bids: list[int], dash: list[int], seat: int
) -> None:
    """Dash players are skipped backwards; where nobody else is left it is the Caller."""
    assert carried(bids, THREE_DASH, dash=dash) == (seat, 1)


def test_c7_in_a_file_a_shared_call_detects_from_the_first_in_seat_order() -> None:
    """Only the app asks; what a hand-written file leaves out is always found."""
    assert carried([5, 5, 4, 1]) == (3, 1)


@pytest.mark.parametrize(("number", "dealer"), [(14, 1), (15, 2), (16, 3), (17, 0), (18, 1)])
def test_c7_in_the_last_five_rounds_the_dealer_speaks_last(number: int, dealer: int) -> None:
    """Whoever calls, the dealer carries; round 13 and round 19 go by the Caller."""
    assert in_round(number, [6, 5, 3, 1]) == dealer
    assert in_round(13, [6, 5, 3, 1]) == 3
    assert in_round(19, [6, 5, 3, 1]) == 3


def test_c7_a_dealer_who_is_dash_is_skipped_backwards() -> None:
    """Seat 1 deals round 14; where it is Dash, seat 0 spoke last of the others."""
    assert in_round(14, [11, 0, 2, 2], dash=[1]) == 0
    assert in_round(14, [0, 0, 11, 4], dash=[0, 1]) == 3


def test_c7_who_really_dealt_speaks_last() -> None:
    """An entry's `dealer` moves the carrier of a round without auction."""
    assert in_round(14, [6, 5, 3, 1], dealer=2) == 2
    assert in_round(13, [6, 5, 3, 1], dealer=2) == 3


@pytest.mark.parametrize(
    ("bids", "tricks", "seat", "expected"),
    [
        ([6, 5, 3, 1], [6, 4, 3, 0], 2, [26, -1, 23, -1]),
        ([6, 5, 3, 1], [6, 4, 3, 0], 1, [26, -11, 13, -1]),
        ([7, 5, 3, 2], [7, 5, 1, 0], 1, [27, 35, -2, -2]),
        ([7, 5, 3, 2], [7, 5, 1, 0], 3, [27, 15, -2, -22]),
        ([3, 2, 1, 0], [3, 5, 1, 4], 0, [53, -3, 11, -4]),
        ([3, 2, 1, 0], [3, 5, 1, 4], 3, [23, -3, 11, -34]),
        ([8, 6, 5, 3], [8, 4, 1, 0], 0, [114, -2, -4, -3]),
    ],
)
def test_c14_the_carrier_gains_or_loses_10_a_level(
    bids: list[int], tricks: list[int], seat: int, expected: list[int]
) -> None:
    """Levels 1 to 4, made and missed, for Caller, Regular and plain zero."""
    assert scored(bids, tricks, risk=seat) == expected
