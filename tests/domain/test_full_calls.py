"""The Full rules and the Federation: deals, calls, passes, Risk, rule by rule."""

from typing import Any

import pytest
from rounds import X, Y, codes, game_of, points, refusal, sheet_of

from estimation_mate.domain.document import read_game
from estimation_mate.domain.rules import read_rules

PASSED = {"passed": True}
TWO_FIVES = {"bids": [5, 2, 5, 3], "tricks": [5, 2, 5, 1]}


def full(**settings: Any) -> dict[str, Any]:
    """The rules with some settings changed."""
    return {"rules": {"kind": "full"} | settings}


FULL = full()


def _roles(deal: dict[str, Any]) -> list[str]:
    return [one.role for one in sheet_of(deal, **FULL).rows[0].scores]


@pytest.mark.parametrize(("deals", "auctions"), [(13, 13), (18, 13), (24, 19)])
def test_f1_the_last_five_deals_have_fixed_trumps(deals: int, auctions: int) -> None:
    """No trump, spades, hearts, diamonds, clubs; with thirteen deals there is no speed deal."""
    sheet = sheet_of(*[X] * deals, **full(deals=deals))
    speed = ["no_trump", "spades", "hearts", "diamonds", "clubs"][: deals - auctions]
    assert [row.trump for row in sheet.rows] == [None] * auctions + speed
    assert (sheet.finished, sheet.next) == (True, None)
    refused = refusal(game_of(*[X] * (deals + 1), **full(deals=deals)))
    assert (refused.round, [one.code for one in refused.problems]) == (
        deals + 1, ["too_many_rounds"],
    )  # fmt: skip


def test_f1_other_numbers_of_deals_are_refused() -> None:
    """The sentence can name the three that there are."""
    (problem,) = refusal(game_of(**full(deals=14))).problems
    assert (problem.code, problem.facts["reason"], problem.facts["limit"]) == (
        "bad_setting", "one_of", "13, 18, 24",
    )  # fmt: skip


def test_f2_a_call_is_four_or_more() -> None:
    """The least is a setting; all four 0 is refused by a code of its own."""
    threes = {"bids": [3, 3, 3, 3], "tricks": [3, 3, 3, 4]}
    assert codes(threes, **FULL) == ["call_too_low"]
    assert sheet_of(threes, **full(min_call=3)).rows
    assert codes({"bids": [0, 0, 0, 0], "tricks": [13, 0, 0, 0]}, **FULL) == ["all_zero"]


def test_f2_the_winner_of_the_auction_is_the_caller() -> None:
    """Two share the highest bid: the first in seat order, or who is named of them."""
    assert _roles(TWO_FIVES) == ["caller", "regular", "with", "regular"]
    assert _roles(TWO_FIVES | {"caller": 2}) == ["with", "regular", "caller", "regular"]
    refused = refusal(game_of(X | {"caller": 1}, **FULL))
    assert [(one.code, one.seat) for one in refused.problems] == [("caller_bid", 1)]


def test_f2_naming_the_other_moves_the_risk_and_not_the_scores() -> None:
    """Caller and With count the same; the Risk goes with who spoke last."""
    first, second = (sheet_of(TWO_FIVES | {"caller": seat}, **FULL) for seat in (0, 2))
    risks = [sheet.rows[0].risk for sheet in (first, second)]
    assert [(one.seat, one.level) for one in risks if one] == [(3, 1), (1, 1)]
    assert [points(first)[0][seat] for seat in (0, 2)] == [25, 25]
    assert [points(second)[0][seat] for seat in (0, 2)] == [25, 25]


def test_f3_the_first_to_speak_calls_in_a_speed_deal() -> None:
    """Deal 14 is dealt by seat 1, so seat 2 speaks first and seat 1 last."""
    twos = {"bids": [3, 0, 3, 3], "tricks": [3, 1, 3, 6]}
    row = sheet_of(*[X] * 13, twos, **FULL).rows[-1]
    assert [one.role for one in row.scores] == ["with", "regular", "caller", "with"]
    assert row.risk is not None
    assert (row.risk.seat, row.dealer) == (1, 1)
    assert codes(*[X] * 13, twos | {"caller": 0}, **FULL) == ["caller_bid"]
    assert sheet_of(*[X] * 13, twos | {"caller": 2}, **FULL).rows[-1] == row


def test_f4_only_a_call_of_eight_names_another_trump() -> None:
    """With less the fixed one stands; naming the fixed one says nothing new."""
    eight = {"bids": [8, 2, 2, 2], "tricks": [8, 2, 2, 1], "trump": "clubs"}
    assert codes(*[X] * 13, X | {"trump": "clubs"}, **FULL) == ["trump_fixed"]
    assert sheet_of(*[X] * 13, X | {"trump": "no_trump"}, **FULL).rows[-1].trump == "no_trump"
    assert sheet_of(*[X] * 13, eight, **FULL).rows[-1].trump == "clubs"


def test_f5_a_passed_deal_doubles_the_next_and_the_deal_moves_on() -> None:
    """Passed, everybody missed, and a scored deal counts four times; then once."""
    sheet = sheet_of(PASSED, Y, X, X, **FULL)
    assert points(sheet) == [[0] * 4, [0] * 4, [100, 52, 48, -44], [25, 13, 12, -11]]
    assert [row.multiplier for row in sheet.rows] == [1, 2, 4, 1]
    assert [row.dealer for row in sheet.rows] == [0, 1, 2, 3]
    assert [row.passed for row in sheet.rows] == [True, False, False, False]
    without = sheet_of(X, Y, X, X, **FULL)
    assert without.rows[2].multiplier == 2


@pytest.mark.parametrize(
    ("rounds", "code"),
    [
        ([PASSED | {"bids": [5, 3, 2, 2]}], "passed_not_allowed"),
        ([X | PASSED], "passed_not_allowed"),
        ([*[X] * 13, PASSED], "passed_not_allowed"),
        ([{"passed": "yes"}], "bad_entry"),
        ([PASSED | {"trump": "hearts"}], "bad_entry"),
        ([PASSED | {"risk": 1}], "bad_entry"),
    ],
)
def test_f5_where_a_deal_cannot_be_passed(rounds: list[Any], code: str) -> None:
    """Not with bids and tricks, and not where there is no auction."""
    assert codes(*rounds, **FULL)[0] == code


def test_f5_a_pass_that_is_false_says_nothing() -> None:
    """The key is the same as missing."""
    assert sheet_of(X | {"passed": False}, **FULL) == sheet_of(X, **FULL)


def test_f8_the_risk_is_found_and_not_chosen() -> None:
    """Seat 1 called, so seat 0 spoke last; another seat, a seat where none is due, or nobody."""
    risky = {"bids": [2, 6, 1, 2], "tricks": [2, 6, 2, 3]}
    row = sheet_of(risky | {"risk": 0}, **FULL).rows[0]
    assert row == sheet_of(risky, **FULL).rows[0]
    assert row.risk is not None
    assert (row.risk.seat, row.risk.level) == (0, 1)
    for wrong in (risky | {"risk": 2}, risky | {"risk": None}, X | {"risk": 1}):
        assert codes(wrong, **FULL) == ["risk_fixed"]
    assert sheet_of(X | {"risk": None}, **FULL).rows[0].risk is None


def test_f8_a_dash_never_carries_it() -> None:
    """Seat 0 would have spoken last but is Dash, so it is seat 3 before him."""
    dash = {"bids": [0, 6, 1, 2], "tricks": [0, 6, 3, 4], "dash": [0]}
    row = sheet_of(dash, **FULL).rows[0]
    assert row.risk is not None
    assert (row.risk.seat, row.risk.level) == (3, 2)


def test_f11_a_void_suit_is_not_recorded() -> None:
    """An avoid changes no score, so a file has no key for it."""
    assert codes(X | {"avoid": [1]}, **FULL) == ["bad_entry"]


def test_f12_equal_totals_share_the_win() -> None:
    """Two on the same total are both first."""
    sheet = sheet_of(TWO_FIVES, **FULL)
    assert [(one.seat, one.place) for one in sheet.ranking][:2] == [(0, 1), (2, 1)]


def test_g9_deals_that_were_played_cannot_be_taken_away() -> None:
    """Fifteen deals, then thirteen; a call of 5, then 6 as the least."""
    game, _ = read_game(game_of(*[X] * 15, **FULL))
    refused = read_rules({"kind": "full", "deals": 13}).refused(0, game.rounds)
    assert refused == (14, 15)
    strict = read_rules({"kind": "full", "min_call": 6}).refused(0, game.rounds)
    assert strict == tuple(range(1, 14))


FEDERATION = {"rules": "federation"}
THREES = {"bids": [3, 3, 3, 3], "tricks": [3, 3, 3, 4], "passed": True}


def test_n3_a_passed_deal_is_played_by_estimates_alone() -> None:
    """No trump, no roles, no Only and no Risk: 13 + 3 and −1."""
    sheet = sheet_of(THREES, **FEDERATION)
    (row,) = sheet.rows
    assert points(sheet) == [[16, 16, 16, -1]]
    assert (row.trump, row.risk, row.passed) == ("no_trump", None, True)
    assert {one.role for one in row.scores} == {"regular"}
    assert sheet_of(THREES | {"trump": "no_trump"}, **FEDERATION).rows == sheet.rows


def test_n3_it_takes_a_carried_doubling_and_adds_none() -> None:
    """Everybody missed, passed and played twice over, then once."""
    sheet = sheet_of(Y, THREES, X, **FEDERATION)
    assert points(sheet) == [[0] * 4, [32, 32, 32, -2], [28, 16, 15, -11]]
    missed = THREES | {"tricks": [4, 4, 4, 1]}
    assert sheet_of(missed, X, **FEDERATION).rows[1].multiplier == 2


@pytest.mark.parametrize(
    ("part", "code"),
    [
        ({"caller": 0}, "caller_bid"),
        ({"risk": 0}, "risk_fixed"),
        ({"trump": "hearts"}, "trump_fixed"),
    ],
)
def test_n3_nobody_called_so_nothing_follows_from_a_call(part: dict[str, Any], code: str) -> None:
    """A caller, a Risk or another trump is refused."""
    assert codes(THREES | part, **FEDERATION) == [code]


def test_n3_a_pass_without_numbers_has_something_missing() -> None:
    """What is not played is no deal of the Federation; a speed deal cannot be passed either."""
    assert codes(PASSED, **FEDERATION) == ["bad_entry", "bad_entry"]
    assert codes(*[X] * 13, THREES, **FEDERATION) == ["passed_not_allowed"]
