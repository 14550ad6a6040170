"""Classic: what multiplies a round, and how a game ends (C15–C18)."""

import pytest
from rounds import X, Y, played, points, sheet_of

from estimation_mate.domain import moves
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rows import Sheet

DOUBLE = {"bids": [4, 4, 4, 0], "tricks": [4, 4, 4, 1]}
"""Three share the highest bid: twice 24, 24, 24, −1 − 10."""


def multipliers(sheet: Sheet) -> list[int]:
    """The multiplier of each round, and of the one that comes next."""
    assert sheet.next is not None
    return [*(row.multiplier for row in sheet.rows), sheet.next.multiplier]


def test_c15_a_round_that_all_missed_doubles_the_next() -> None:
    """X, Y, X: 25 13 12 −11, nothing, then everything twice."""
    sheet = sheet_of(X, Y, X)
    assert points(sheet) == [[25, 13, 12, -11], [0, 0, 0, 0], [50, 26, 24, -22]]
    assert sheet.totals == (75, 39, 36, -33)
    assert [row.sa_aydeh for row in sheet.rows] == [False, True, False]
    assert multipliers(sheet) == [1, 1, 2, 1]
    assert all(score.lines == () for score in sheet.rows[1].scores)


def test_c15_it_doubles_again_and_ends_with_the_first_round_somebody_makes() -> None:
    """×2, ×4, ×8, and 1 again after the round that took it."""
    sheet = sheet_of(Y, Y, Y, X, X)
    assert multipliers(sheet) == [1, 2, 4, 8, 1, 1]
    assert points(sheet)[3:] == [[200, 104, 96, -88], [25, 13, 12, -11]]


def test_c15_a_dash_that_missed_belongs_to_all_who_missed() -> None:
    """Three missed bids and a lost Dash make a Sa'aydeh; a made Dash does not."""
    lost = {"bids": [5, 4, 3, 0], "tricks": [4, 5, 2, 2], "dash": [3]}
    assert multipliers(sheet_of(lost)) == [1, 2]
    assert points(sheet_of(lost)) == [[0, 0, 0, 0]]
    assert multipliers(sheet_of(lost | {"tricks": [4, 5, 4, 0]})) == [1, 1]


def test_c15_it_carries_into_an_extra_round() -> None:
    """Round 18 missed by all: 17 × 25 + 2 × 25 for Amr after round 19."""
    sheet = sheet_of(*[X] * 17, Y, X)
    assert sheet.rows[18].multiplier == 2
    assert sheet.totals == (475, 247, 228, -209)


def test_c15_off_the_round_is_scored_as_it_is() -> None:
    """−10 − 1, −1, −1, −2 and nothing is carried; nobody is the only one."""
    sheet = sheet_of(Y, X, rules={"kind": "classic", "saaydeh": False})
    assert points(sheet) == [[-11, -1, -1, -2], [25, 13, 12, -11]]
    assert multipliers(sheet) == [1, 1, 1]
    assert not any(row.sa_aydeh for row in sheet.rows)


def test_c16_three_who_share_the_highest_bid_play_double() -> None:
    """48 for each of them, −22 for the 0 that took a trick, and no more in the next round."""
    sheet = sheet_of(DOUBLE, X)
    assert points(sheet) == [[48, 48, 48, -22], [25, 13, 12, -11]]
    assert [row.double for row in sheet.rows] == [True, False]
    assert multipliers(sheet) == [2, 1, 1]


def test_c16_four_of_them_do_as_well() -> None:
    """Twice 10 + 3 + 10, and twice −10 − 1 − 10 for the only loser."""
    assert points(sheet_of({"bids": [3, 3, 3, 3], "tricks": [3, 3, 3, 4]})) == [[46, 46, 46, -42]]


@pytest.mark.parametrize("bids", [[6, 2, 2, 2], [4, 4, 3, 1], [5, 3, 3, 3]])
def test_c16_lower_matching_bids_do_not_count(bids: list[int]) -> None:
    """Three equal bids below the call, or two on top, are an ordinary round."""
    (row,) = sheet_of({"bids": bids, "tricks": [13, 0, 0, 0]}).rows
    assert (row.double, row.multiplier) == (False, 1)


def test_c16_off_the_round_counts_once() -> None:
    """The setting takes the multiplier away and leaves the lines."""
    sheet = sheet_of(DOUBLE, rules={"kind": "classic", "double": False})
    assert points(sheet) == [[24, 24, 24, -11]]
    assert sheet.rows[0].double is False


def test_c17_the_multipliers_multiply_each_other() -> None:
    """A Double after a Sa'aydeh counts four times."""
    assert points(sheet_of(Y, DOUBLE)) == [[0, 0, 0, 0], [96, 96, 96, -44]]


def test_c17_they_come_last() -> None:
    """Risk and Only are multiplied too: four times 35, 25, −10 − 2 − 10 and 10."""
    entry = {"bids": [5, 5, 5, 0], "tricks": [5, 5, 3, 0], "risk": 0}
    assert points(sheet_of(Y, entry))[1] == [140, 100, -88, 40]


def test_c17_a_double_that_all_missed_hands_on_only_the_sa_aydeh() -> None:
    """It would have counted twice; the next round counts twice and not four times."""
    missed = DOUBLE | {"tricks": [3, 5, 3, 2]}
    assert multipliers(sheet_of(missed)) == [2, 2]
    assert multipliers(sheet_of(Y, missed)) == [1, 4, 4]


def test_c18_the_game_can_be_finished_after_round_18() -> None:
    """Not a round earlier; the time of it is kept and no round is left open."""
    with pytest.raises(Refused) as caught:
        moves.finish(played(*[X] * 17), "2030-01-01T20:00:00+02:00")
    assert caught.value.problems[0].code == "not_finished"
    ended = moves.finish(played(*[X] * 18), "2030-01-01T20:00:00+02:00")
    assert (ended.ended_at, ended.draft) == ("2030-01-01T20:00:00+02:00", None)


def test_c18_a_second_tap_on_finish_changes_nothing() -> None:
    """The time of the first stays."""
    ended = moves.finish(played(*[X] * 18), "2030-01-01T20:00:00+02:00")
    assert moves.finish(ended, "2030-01-01T20:00:01+02:00") == ended


def test_c18_no_round_opens_by_itself_after_the_last() -> None:
    """Round 18 opens, round 19 waits until somebody adds it."""
    assert played(*[X] * 17).draft is not None
    assert played(*[X] * 18).draft is None


def test_c18_extra_rounds_can_be_added_at_any_time_from_then_on() -> None:
    """One after the other, after Finish too, and they count like any round."""
    ended = moves.finish(played(*[X] * 18), "2030-01-01T20:00:00+02:00")
    again = moves.add_extra_round(ended)
    assert again.ended_at is None
    assert again.draft is not None
    sheet = sheet_of(*[X] * 20)
    assert sheet.finished
    assert sheet.totals == (500, 260, 240, -220)
    assert sheet.next is not None
    assert sheet.next.number == 21


def test_c18_no_extra_round_before_the_last_or_beside_an_open_one() -> None:
    """One round is open at a time."""
    for game in (played(*[X] * 17), moves.add_extra_round(played(*[X] * 18))):
        with pytest.raises(Refused):
            moves.add_extra_round(game)


def test_c18_a_round_that_has_begun_is_not_thrown_away_by_finish() -> None:
    """An untouched extra round goes with Finish; one with a bid in it stops it."""
    extra = moves.add_extra_round(played(*[X] * 18))
    assert moves.finish(extra, "2030-01-01T20:00:00+02:00").draft is None
    with pytest.raises(Refused) as caught:
        moves.finish(moves.enter(extra, 3), "2030-01-01T20:00:00+02:00")
    assert [(one.code, one.facts) for one in caught.value.problems] == [
        ("round_open", {"round": 19})
    ]
    assert replay(extra).finished
