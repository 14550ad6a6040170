"""Classic: what one player's round counts (C8–C13)."""

from typing import Any

import pytest
from rounds import lines, scored, sheet_of


def rules(**settings: Any) -> dict[str, Any]:
    """Classic with some settings changed."""
    return {"kind": "classic"} | settings


REGULAR = rules(regular={"win": 20, "lose": -5})


def test_c8_a_regular_bid_made_counts_10_and_the_bid() -> None:
    """Bassem: 10 + 3. Missed it is minus the difference: Dina −1, Essam −2."""
    assert scored([5, 3, 2, 2], [5, 3, 1, 4]) == [25, 13, -1, -2]


def test_c8_the_regular_amounts_are_settings() -> None:
    """With 20 and −5: Bassem 20 + 3, Dina −5 − 1, Essam −5 − 2; Amr calls for 20 + 5 + 10."""
    assert scored([5, 3, 2, 2], [5, 3, 1, 4], REGULAR) == [35, 23, -6, -7]


def test_c8_a_high_bid_below_the_call_is_regular() -> None:
    """8 under a call of 9: made 10 + 8; the pair of a call of 8 is the Caller's and With's."""
    assert scored([9, 8, 0, 0], [4, 8, 1, 0], risk=3) == [-41, 18, -1, 30]


def test_c9_a_plain_zero_counts_10_or_minus_the_difference() -> None:
    """Made it is 10; missed the regular lose value does not apply."""
    assert scored([0, 5, 4, 3], [0, 5, 4, 4]) == [10, 25, 14, -11]
    assert scored([0, 5, 4, 3], [2, 5, 4, 2]) == [-2, 25, 14, -1]
    assert scored([0, 5, 4, 3], [2, 5, 4, 2], REGULAR) == [-2, 35, 24, -6]
    assert scored([0, 5, 4, 3], [0, 5, 5, 3], REGULAR) == [20, 35, -16, 23]


def test_c10_the_caller_counts_10_more_or_10_less() -> None:
    """Made 10 + 5 + 10; missed by two −10 − 2."""
    assert scored([5, 3, 2, 2], [5, 3, 1, 4])[0] == 25
    assert scored([5, 3, 2, 2], [3, 3, 2, 5]) == [-12, 13, 12, -3]


def test_c10_a_with_counts_as_the_caller_does() -> None:
    """Made 10 + 4 + 10 each; missed by two −10 − 2, without the regular lose value."""
    assert scored([4, 4, 2, 2], [4, 4, 3, 2]) == [24, 24, -11, 12]
    assert scored([4, 4, 2, 2], [4, 6, 2, 1]) == [24, -12, 12, -1]
    assert scored([4, 4, 2, 2], [4, 6, 2, 1], REGULAR) == [34, -12, 22, -6]


def test_c10_the_amounts_are_settings() -> None:
    """With 7 and −3: made 10 + 4 + 7, missed −3 − 2."""
    changed = rules(caller={"win": 7, "lose": -3})
    assert scored([4, 4, 2, 2], [4, 6, 2, 1], changed) == [21, -5, 12, -1]


HIGH = {
    8: ([8, 2, 1, 1], 64, -32), 9: ([9, 1, 1, 1], 81, -41), 10: ([10, 1, 1, 0], 100, -50),
    11: ([11, 1, 0, 0], 121, -61), 12: ([12, 0, 0, 0], 144, -72), 13: ([13, 0, 0, 1], 169, -85),
}  # fmt: skip


@pytest.mark.parametrize("call", HIGH)
def test_c11_a_high_call_made_counts_its_own_amount(call: int) -> None:
    """Neither the 10 for a made bid nor the bid nor the caller's 10 is added."""
    bids, win, _ = HIGH[call]
    sheet = sheet_of({"bids": bids, "tricks": [*bids[:3], 13 - sum(bids[:3])]})
    assert sheet.rows[0].scores[0].points == win
    assert lines(sheet, 0) == [("high_call", win)]


@pytest.mark.parametrize("call", HIGH)
@pytest.mark.parametrize("missed_by", [1, 2, 7])
def test_c11_a_high_call_missed_counts_the_same_however_far(call: int, missed_by: int) -> None:
    """The difference does not matter."""
    bids, _, lose = HIGH[call]
    took = call - missed_by
    sheet = sheet_of({"bids": bids, "tricks": [took, bids[1], bids[2], 13 - took - sum(bids[1:3])]})
    assert lines(sheet, 0)[0] == ("high_call", lose)
    assert ("miss", -missed_by) not in lines(sheet, 0)


def test_c11_a_with_of_8_counts_the_same_pair() -> None:
    """Amr made it, Bassem with the same call did not; Dina's 0 carries the Risk of 16."""
    assert scored([8, 8, 0, 0], [8, 4, 0, 1], risk=2) == [64, -32, 20, -1]


def test_c11_one_call_can_be_set_alone() -> None:
    """60 for a call of 8 leaves its lose value and the call of 9 as they were."""
    changed = rules(high_call={"8": {"win": 60}})
    assert scored([8, 2, 1, 1], [8, 2, 0, 3], changed)[0] == 60
    assert scored([8, 2, 1, 1], [7, 2, 1, 3], changed)[0] == -32
    assert scored([9, 1, 1, 1], [9, 1, 0, 3], changed)[0] == 81


def test_c12_a_dash_counts_by_over_and_under() -> None:
    """Over 25, under 30; lost as soon as a trick is taken, however many."""
    assert scored([6, 5, 3, 0], [6, 5, 2, 0], dash=[3]) == [26, 15, -11, 25]
    assert scored([6, 5, 3, 0], [6, 5, 1, 1], dash=[3]) == [26, 15, -2, -25]
    assert scored([5, 4, 3, 0], [5, 4, 4, 0], dash=[3]) == [25, 14, -11, 30]
    assert scored([5, 4, 3, 0], [5, 4, 2, 2], dash=[3]) == [25, 14, -1, -30]


def test_c12_the_amounts_are_settings() -> None:
    """33 under, as some tables play it."""
    changed = rules(dash_under={"win": 33, "lose": -34}, dash_over={"win": 1, "lose": -2})
    assert scored([5, 4, 3, 0], [5, 4, 4, 0], changed, dash=[3])[3] == 33
    assert scored([5, 4, 3, 0], [5, 4, 2, 2], changed, dash=[3])[3] == -34
    assert scored([6, 5, 3, 0], [6, 5, 2, 0], changed, dash=[3])[3] == 1
    assert scored([6, 5, 3, 0], [6, 5, 1, 1], changed, dash=[3])[3] == -2


def test_c12_a_dash_stands_among_winners_and_losers() -> None:
    """With a made Dash beside him Amr is no sole winner; with a lost one Dina no sole loser."""
    assert scored([5, 4, 3, 0], [5, 3, 5, 0], dash=[3]) == [25, -1, -2, 30]
    assert scored([5, 4, 3, 0], [5, 4, 3, 1], dash=[3]) == [25, 14, 13, -30]


@pytest.mark.parametrize(
    ("tricks", "off", "on"), [([6, 3, 4, 0], 30, 40), ([5, 4, 3, 1], -30, -40)]
)
def test_c12_only_for_dash_is_a_setting(tricks: list[int], off: int, on: int) -> None:
    """A sole Dash collects the Only amount where the table says so."""
    assert scored([5, 4, 3, 0], tricks, dash=[3])[3] == off
    assert scored([5, 4, 3, 0], tricks, rules(only_for_dash=True), dash=[3])[3] == on


@pytest.mark.parametrize(
    ("bids", "tricks", "seat", "points"),
    [
        ([5, 3, 2, 2], [4, 3, 3, 3], 1, 23),
        ([0, 5, 4, 3], [0, 6, 3, 4], 0, 20),
        ([5, 3, 2, 2], [5, 2, 3, 3], 0, 35),
        ([4, 4, 2, 2], [5, 4, 1, 3], 1, 34),
        ([8, 2, 1, 1], [8, 1, 2, 2], 0, 74),
    ],
)
def test_c13_the_sole_winner_gains_10(
    bids: list[int], tricks: list[int], seat: int, points: int
) -> None:
    """Regular, plain zero, Caller, With and a high call alike; nobody else is touched."""
    after = scored(bids, tricks)
    assert after[seat] == points
    without = scored(bids, tricks, rules(only={"win": 0}))
    assert [a - b for a, b in zip(after, without, strict=True)] == [
        10 if one == seat else 0 for one in range(4)
    ]


@pytest.mark.parametrize(
    ("bids", "tricks", "seat", "points"),
    [
        ([5, 3, 2, 2], [5, 3, 2, 3], 3, -11),
        ([0, 5, 4, 3], [1, 5, 4, 3], 0, -11),
        ([5, 3, 2, 2], [6, 3, 2, 2], 0, -21),
        ([4, 4, 2, 2], [4, 5, 2, 2], 1, -21),
        ([8, 2, 1, 1], [9, 2, 1, 1], 0, -42),
    ],
)
def test_c13_the_sole_loser_loses_10(
    bids: list[int], tricks: list[int], seat: int, points: int
) -> None:
    """Regular, plain zero, Caller, With and a high call alike."""
    assert scored(bids, tricks)[seat] == points


def test_c13_the_amounts_are_settings() -> None:
    """With 7 and −3: Bassem alone made it, then Essam alone missed it."""
    changed = rules(only={"win": 7, "lose": -3})
    assert scored([5, 3, 2, 2], [4, 3, 3, 3], changed) == [-11, 20, -1, -1]
    assert scored([5, 3, 2, 2], [5, 3, 2, 3], changed) == [25, 13, 12, -4]


def test_c13_two_winners_and_two_losers_get_nothing() -> None:
    """Only means alone."""
    assert scored([5, 3, 2, 2], [5, 3, 1, 4]) == [25, 13, -1, -2]
