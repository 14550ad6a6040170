"""Ladder, rule by rule."""

from rounds import codes, draft_of, game_of, lines, played, points, refusal, sheet_of

from estimation_mate.domain import moves, questions
from estimation_mate.domain.replay import replay

LADDER = {"rules": "ladder"}


def hand(size: int, **more: object) -> dict[str, object]:
    """A round of this hand size in which everybody said 0 and seat 0 took all."""
    return {"bids": [0, 0, 0, 0], "tricks": [size, 0, 0, 0], **more}


SIZES = [*range(1, 14), *range(12, 0, -1)]
ALL = [hand(size) for size in SIZES]


def test_l1_hands_grow_to_thirteen_and_shrink_again() -> None:
    """Twenty-five rounds, and no twenty-sixth; only the one at the top has a fixed trump."""
    sheet = sheet_of(*ALL, **LADDER)
    assert [row.hand for row in sheet.rows] == SIZES
    assert [row.number for row in sheet.rows if row.trump] == [13]
    assert sheet.rows[12].trump == "no_trump"
    assert (sheet.finished, sheet.next) == (True, None)
    refused = refusal(game_of(*ALL, hand(1), **LADDER))
    assert (refused.round, [one.code for one in refused.problems]) == (26, ["too_many_rounds"])


def test_l1_the_trump_at_the_top_is_fixed() -> None:
    """Elsewhere the suit that was turned up may be recorded, and need not be."""
    up = [hand(size) for size in range(1, 13)]
    assert codes(*up, hand(13, trump="hearts"), **LADDER) == ["trump_fixed"]
    assert sheet_of(*up, hand(13, trump="no_trump"), **LADDER).rows[-1].trump == "no_trump"
    assert sheet_of(hand(1, trump="hearts"), **LADDER).rows[-1].trump == "hearts"


def test_l2_bids_lie_in_the_hand_and_never_fill_it() -> None:
    """One card: a bid of 2 is too much, and 1 0 0 0 adds up to it."""
    one = {"tricks": [1, 0, 0, 0]}
    assert codes({"bids": [2, 0, 0, 0]} | one, **LADDER) == ["bid_range"]
    assert codes({"bids": [1, 0, 0, 0]} | one, **LADDER) == ["bids_total"]
    assert codes({"bids": [0, 0, 0, 0], "tricks": [1, 1, 0, 0]}, **LADDER) == ["tricks_total"]


def test_l2_the_dealer_of_a_hand_of_one_may_not_say_nought() -> None:
    """After 1 0 0 the dealer, who speaks last, has 0 barred and 1 free."""
    game = played(**LADDER)
    for bid in (1, 0, 0):
        game = moves.enter(game, bid)
    position = replay(game).next
    assert position is not None
    assert draft_of(game).active == position.dealer
    assert questions.barred(game.rules, draft_of(game), position) == {0}


def test_l3_made_counts_ten_and_the_bid() -> None:
    """A missed bid counts nothing; both numbers are settings."""
    two = {"bids": [1, 0, 0, 0], "tricks": [1, 1, 0, 0]}
    sheet = sheet_of(hand(1), two, **LADDER)
    assert points(sheet) == [[0, 10, 10, 10], [11, 0, 10, 10]]
    assert lines(sheet, 0) == [("exact", 10), ("bid", 1)]
    assert lines(sheet, 1) == []
    other = sheet_of(two_at_first := hand(1), rules={"kind": "ladder", "exact": 5, "miss": -2})
    assert (points(other), two_at_first["bids"]) == ([[-2, 5, 5, 5]], [0, 0, 0, 0])
    assert lines(other, 0) == [("lose", -2)]


def test_l4_there_is_nothing_else() -> None:
    """No Dash, With, Risk or caller in a file, no role and no multiplier on the sheet."""
    for key, value in (("dash", [1]), ("with", [1]), ("risk", 1), ("caller", 1)):
        assert codes(hand(1, **{key: value}), **LADDER) == ["bad_entry"]
    assert codes(hand(1, passed=True), **LADDER) == ["passed_not_allowed"]
    (row,) = sheet_of({"bids": [0, 1, 1, 1], "tricks": [1, 0, 0, 0]}, **LADDER).rows
    assert {score.role for score in row.scores} == {"regular"}
    assert (row.multiplier, row.sa_aydeh, row.double, row.risk, row.carried) == (
        1, False, False, None, 1,
    )  # fmt: skip
