"""The Full rules and the Federation: what a deal is worth, rule by rule."""

from typing import Any

import pytest
from rounds import X, Y, lines, points, scored, sheet_of


def deal(bids: list[int], tricks: list[int], rules: Any = "full", **said: Any) -> list[int]:
    """The four scores of a first deal."""
    return scored(bids, tricks, rules, **said)


def test_f6_the_worked_example() -> None:
    """Caller 10 + 5 + 10, a miss −1, With −3 − 10, and the Risk of one level: 10 + 2 + 10."""
    assert deal([5, 3, 5, 2], [5, 4, 2, 2]) == [25, -1, -13, 22]


def test_f6_every_line_is_told() -> None:
    """The only one of four who made it, with a Risk: base, bid, Only and Risk."""
    sheet = sheet_of({"bids": [7, 1, 1, 1], "tricks": [6, 3, 3, 1]}, rules="full")
    assert lines(sheet, 3) == [("base", 10), ("bid", 1), ("only", 10), ("risk", 10)]
    assert lines(sheet, 0) == [("miss", -1), ("caller", -10)]


def test_f6_the_only_one_who_missed() -> None:
    """X: the fourth alone missed, −1 − 10."""
    sheet = sheet_of(X, rules="full")
    assert (points(sheet), lines(sheet, 3)) == (
        [[25, 13, 12, -11]], [("miss", -1), ("only", -10)],
    )  # fmt: skip


def test_f6_a_plain_nought() -> None:
    """Made 10, missed by one −1."""
    assert deal([5, 3, 0, 3], [5, 3, 0, 5])[2] == 10
    assert deal([5, 3, 0, 3], [5, 3, 2, 3])[2] == -2 - 10


@pytest.mark.parametrize(
    ("bids", "made", "missed", "points"),
    [
        ([0, 6, 4, 4], [0, 6, 4, 3], [1, 6, 4, 2], 25),
        ([0, 6, 3, 3], [0, 6, 3, 4], [1, 6, 3, 3], 33),
    ],
)
def test_f7_a_dash_counts_by_over_and_under(
    bids: list[int], made: list[int], missed: list[int], points: int
) -> None:
    """25 over, 33 under, and neither Only nor anything else."""
    assert deal(bids, made, dash=[0])[0] == points
    assert deal(bids, missed, dash=[0])[0] == -points


def test_f7_a_dash_is_looked_at_for_the_only_one() -> None:
    """The Dash alone missed, so nobody else is the only one and nobody collects."""
    assert deal([0, 6, 3, 3], [1, 6, 3, 3], dash=[0]) == [-33, 26, 13, 13]
    assert deal([0, 6, 3, 3], [0, 7, 2, 4], dash=[0]) == [33, -11, -1, -1]


def test_f9_everybody_missed_doubles_again_and_again() -> None:
    """Twice in a row: the third counts four times, the fourth once."""
    sheet = sheet_of(Y, Y, X, X, rules="full")
    assert [row.multiplier for row in sheet.rows] == [1, 2, 4, 1]
    assert [row.sa_aydeh for row in sheet.rows] == [True, True, False, False]
    assert points(sheet)[2] == [100, 52, 48, -44]


def test_f10_a_big_deal_counts_twice_and_is_not_carried() -> None:
    """Only where the table plays so, and from an estimate of 8 on."""
    eight = {"bids": [8, 2, 2, 2], "tricks": [8, 2, 2, 1]}
    big = {"kind": "full", "big_deals": True}
    sheet = sheet_of(eight, X, rules=big)
    assert points(sheet) == [[56, 24, 24, -22], [25, 13, 12, -11]]
    assert points(sheet_of(eight, rules="full")) == [[28, 12, 12, -11]]
    carried = sheet_of({"passed": True}, Y, eight, X, rules=big)
    assert [row.multiplier for row in carried.rows] == [1, 2, 8, 1]
    assert sheet_of(eight | {"tricks": [7, 3, 3, 0]}, X, rules=big).rows[1].multiplier == 2


def test_every_amount_is_a_setting() -> None:
    """Other numbers for base, caller, Only and Risk."""
    rules = {"kind": "full", "base": 7, "caller": 4, "only": 3, "risk": 5, "min_call": 5}
    assert deal([5, 3, 5, 2], [5, 4, 2, 2], rules) == [16, -1, -7, 14]


def test_n1_a_made_bid_counts_thirteen() -> None:
    """13 + tricks; everything else as in the Full rules."""
    assert deal([5, 3, 2, 2], [5, 3, 2, 3], "federation") == [28, 16, 15, -11]


@pytest.mark.parametrize(
    ("bid", "made"), [(8, 41), (9, 42), (10, 43), (11, 44), (12, 45), (13, 46)]
)
def test_n2_a_high_call_has_amounts_of_its_own(bid: int, made: int) -> None:
    """They replace base, tricks and caller; the Only still counts."""
    rest = 13 - bid
    won = sheet_of({"bids": [bid, rest + 1, 0, 0], "tricks": [bid, rest, 0, 0]}, rules="federation")
    assert lines(won, 0) == [("high_call", made)]
    lost = sheet_of(
        {"bids": [bid, rest + 1, 0, 0], "tricks": [bid - 1, rest + 1, 0, 0]}, rules="federation"
    )
    assert lines(lost, 0) == [("high_call", -20), ("miss", -1), ("only", -10)]


def test_n2_is_for_caller_and_with_alone() -> None:
    """A Regular eight under a call of nine counts 13 + 8."""
    assert deal([9, 8, 0, 1], [5, 8, 0, 0], "federation") == [-24, 21, 13, -21]
