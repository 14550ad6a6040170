"""Rising, rule by rule."""

from rounds import codes, draft_of, game_of, lines, played, points, refusal, sheet_of

from estimation_mate.domain import moves, questions
from estimation_mate.domain.replay import replay

RISING = {"rules": "rising"}


def hand(size: int, **more: object) -> dict[str, object]:
    """A round of this hand size in which everybody said 0 and seat 0 took all."""
    return {"bids": [0, 0, 0, 0], "tricks": [size, 0, 0, 0], **more}


UP = [hand(size) for size in range(3, 14)]


def test_r1_hands_grow_to_thirteen_and_the_last_is_sans() -> None:
    """Twelve rounds; the twelfth has thirteen cards again and no trump."""
    sheet = sheet_of(*UP, hand(13), **RISING)
    assert [row.hand for row in sheet.rows] == [*range(3, 14), 13]
    assert [row.trump for row in sheet.rows] == [None] * 11 + ["no_trump"]
    assert (sheet.finished, sheet.next) == (True, None)
    assert codes(*UP, hand(13, trump="hearts"), **RISING) == ["trump_fixed"]
    refused = refusal(game_of(*UP, hand(13), hand(13), **RISING))
    assert (refused.round, [one.code for one in refused.problems]) == (13, ["too_many_rounds"])


def test_r2_the_dealer_speaks_last_and_may_not_fill_the_hand() -> None:
    """A hand of three, and 1 1 0 said: not 1."""
    game = played(**RISING)
    for bid in (1, 1, 0):
        game = moves.enter(game, bid)
    position = replay(game).next
    assert position is not None
    assert draft_of(game).active == position.dealer
    assert questions.barred(game.rules, draft_of(game), position) == {1}
    assert codes({"bids": [1, 1, 0, 1], "tricks": [3, 0, 0, 0]}, **RISING) == ["bids_total"]


def test_r3_made_counts_the_hand_and_the_bid() -> None:
    """A hand of three: 3 + 1, 3 + 0; a missed bid counts what it was off by."""
    sheet = sheet_of({"bids": [1, 1, 0, 0], "tricks": [1, 2, 0, 0]}, **RISING)
    assert points(sheet) == [[4, -1, 3, 3]]
    assert lines(sheet, 0) == [("hand", 3), ("bid", 1)]
    assert lines(sheet, 1) == [("miss", -1)]
    fourth = sheet_of(hand(3), {"bids": [0, 2, 0, 0], "tricks": [1, 2, 1, 0]}, **RISING)
    assert points(fourth)[-1] == [-1, 6, -1, 4]


def test_r4_there_is_nothing_else() -> None:
    """All four missed, and the next round counts as ever; nothing of the auction is known."""
    sheet = sheet_of({"bids": [0, 0, 1, 1], "tricks": [1, 1, 0, 1]}, **RISING)
    assert sheet.rows[0].sa_aydeh is False
    assert sheet.next is not None
    assert sheet.next.multiplier == 1
    for key, value in (("dash", [1]), ("with", [1]), ("risk", 1), ("caller", 1)):
        assert codes(hand(3, **{key: value}), **RISING) == ["bad_entry"]
    assert codes(hand(3, passed=True), **RISING) == ["passed_not_allowed"]
