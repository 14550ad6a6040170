"""A deal of the Full rules and of the Federation, tap by tap."""

import pytest
from rounds import Document, check_of, draft_of, played, scored, sheet_of, tap, why_not

from estimation_mate.app.panel import Panel, panel
from estimation_mate.domain import auction, moves, questions
from estimation_mate.domain.amend import amended, reopened
from estimation_mate.domain.game import Game
from estimation_mate.domain.replay import replay

X: Document = {"bids": [5, 3, 2, 2], "tricks": [5, 3, 2, 3]}
MISSED: Document = {"bids": [5, 3, 2, 2], "tricks": [4, 2, 3, 4]}
PASSED: Document = {"passed": True}


def shown(game: Game) -> Panel:
    """The panel of the open round."""
    found = panel(game, replay(game))
    assert found is not None
    return found


def called(game: Game, seat: int, number: int) -> Game:
    """The game after this player called that number."""
    return moves.enter(moves.choose_slot(game, seat), number)


def can_say(game: Game) -> list[int]:
    """The numbers that the pad offers."""
    pad = shown(game).pad
    assert pad is not None
    return [number for number in range(pad.highest + 1) if number not in pad.barred]


def test_f2_a_deal_begins_with_the_call_and_its_trump() -> None:
    """No slot is filled before somebody is named; then the suits, then the caller's right."""
    game = played(rules="full")
    assert (shown(game).stage, draft_of(game).active) == ("call", None)
    game = moves.choose_slot(game, 2)
    assert can_say(game) == [4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    game = moves.enter(game, 6)
    assert (shown(game).stage, draft_of(game).caller) == ("trump", 2)
    game = moves.name_trump(game, "hearts")
    assert (shown(game).stage, draft_of(game).active, shown(game).trump) == ("bids", 3, "hearts")


def test_f2_nobody_says_more_than_the_caller() -> None:
    """The least that a table calls is a setting, and the last may not make the hand either."""
    game = played(rules={"kind": "full", "min_call": 6})
    assert can_say(moves.choose_slot(game, 0))[0] == 6
    game = moves.name_trump(called(game, 2, 6), None)
    assert can_say(game) == [0, 1, 2, 3, 4, 5, 6]
    game = moves.enter(moves.enter(game, 3), 0)
    assert shown(game).bids.may_not == (4,)
    assert can_say(game) == [0, 1, 2, 3, 5, 6]


def test_f2_a_slot_that_is_filled_takes_any_number() -> None:
    """A correction is not held up, and what then does not stand is told."""
    game = moves.name_trump(called(played(rules="full"), 0, 6), "spades")
    for number in (2, 2, 2):
        game = moves.enter(game, number)
    game = moves.enter(moves.choose_slot(game, 1), 9)
    assert shown(game).bids.roles == ("regular", "caller", "regular", "regular")
    low = moves.enter(moves.choose_slot(moves.enter(moves.choose_slot(game, 1), 1), 0), 3)
    assert why_not(moves.confirm_bids, low) == [("call_too_low", None)]


def test_f2_a_trump_that_was_named_first_is_not_asked_for() -> None:
    """The pad goes on at once."""
    game = moves.name_trump(played(rules="full"), "clubs")
    assert shown(game).stage == "call"
    assert draft_of(called(game, 3, 5)).active == 0


def test_f2_naming_the_other_caller_moves_the_risk_and_no_score() -> None:
    """Two share the highest bid: the one before the Caller spoke last."""
    game = moves.name_trump(called(played(rules="full"), 1, 5), "hearts")
    for number in (0, 5, 0):
        game = moves.enter(game, number)
    check = check_of(game)
    assert (check.may_have_called, check.called, check.carrier) == ((1, 3), 1, 0)
    other = auction.call_first(game, 3)
    assert (check_of(other).called, check_of(other).carrier) == (3, 2)
    tricks = {"tricks": [1, 5, 1, 6]}
    for caller in (1, 3):
        entry = {"bids": [0, 5, 0, 5], "caller": caller} | tricks
        assert tap(played(rules="full"), entry).rounds[0].model_dump()["caller"] == caller
    one, two = (scored([0, 5, 0, 5], [1, 5, 1, 6], "full", caller=seat) for seat in (1, 3))
    assert (one[1], one[3]) == (two[1], two[3])
    assert one != two


def test_f3_a_speed_deal_has_no_auction() -> None:
    """The pad begins at the dealer's right, and the first of the highest is the Caller."""
    game = played(*[X] * 13, rules="full")
    assert (shown(game).stage, draft_of(game).active) == ("bids", shown(game).first_speaker)
    assert can_say(game) == list(range(14))
    assert why_not(auction.everybody_passed, game) == [("passed_not_allowed", None)]


def test_f4_a_super_call_may_name_another_trump() -> None:
    """With eight or more it is offered; with less the fixed one stands."""
    game = played(*[X] * 13, rules="full")
    for seat, number in ((0, 8), (1, 1), (2, 1), (3, 1)):
        game = called(game, seat, number)
    assert check_of(game).super_call
    game = moves.confirm_bids(moves.name_trump(game, "hearts"))
    assert shown(game).trump == "hearts"
    low = moves.change_bids(game)
    low = moves.enter(moves.choose_slot(low, 0), 7)
    assert why_not(moves.confirm_bids, low) == [("trump_fixed", None)]
    assert not check_of(low).super_call


@pytest.mark.parametrize("typed", [False, True])
def test_f5_a_passed_deal_is_confirmed_at_once(typed: bool) -> None:
    """Nothing is asked; it can be taken back, and what was typed is still there."""
    game = played(rules="full")
    if typed:
        game = moves.name_trump(called(game, 0, 5), "hearts")
        for number in (3, 2, 2):
            game = moves.enter(game, number)
    passed = auction.everybody_passed(game)
    assert (shown(passed).stage, shown(passed).problems, shown(passed).pad) == ("passed", (), None)
    assert moves.choose_slot(passed, 2) == passed
    after = moves.confirm_round(passed)
    assert (replay(after).rows[0].passed, shown(after).position.multiplier) == (True, 2)
    assert shown(after).position.dealer == 1
    back = auction.somebody_called(passed)
    assert draft_of(back).bids == draft_of(game).bids


def test_f9_a_pass_and_a_sheet_of_misses_make_four() -> None:
    """Passed, everybody missed, scored: ×4 and then ×1; with the first edited away ×2."""
    game = played(PASSED, MISSED, X, X, rules="full")
    assert [row.multiplier for row in replay(game).rows] == [1, 2, 4, 1]
    again = auction.somebody_called(reopened(game, 1))
    assert shown(again).stage == "call"
    for entered in _tapped(again, X):
        again = entered
    assert [row.multiplier for row in replay(amended(game, 1, again)).rows] == [1, 1, 2, 1]


def _tapped(game: Game, entry: Document) -> list[Game]:
    for seat in range(4):
        game = called(game, seat, entry["bids"][seat])
    game = moves.confirm_bids(game)
    for seat in range(3):
        game = called(game, seat, entry["tricks"][seat])
    return [game]


def test_f5_a_played_deal_is_edited_to_a_passed_one() -> None:
    """Its bids are not asked for any more, and the next deal counts double."""
    game = played(X, X, rules="full")
    again = auction.everybody_passed(moves.change_bids(reopened(game, 1)))
    assert [row.multiplier for row in replay(amended(game, 1, again)).rows] == [1, 2]


def test_n3_a_deal_that_everybody_passed_is_played() -> None:
    """In no trump, the dealer first, and nobody is Caller, With or at Risk."""
    game = auction.everybody_passed(played(rules="federation"))
    found = shown(game)
    assert (found.stage, found.first_speaker, found.trump) == ("bids", 0, "no_trump")
    assert can_say(game) == list(range(14))
    assert why_not(lambda game: moves.name_trump(game, "hearts"), game) == [("trump_fixed", None)]
    for number in (2, 2, 2, 2):
        game = moves.enter(game, number)
    assert shown(game).bids.roles == ("regular",) * 4
    check = check_of(game)
    assert (check.risk_level, check.passed, check.may_have_called) == (0, True, ())
    game = moves.confirm_bids(game)
    for number in (2, 2, 2):
        game = moves.enter(game, number)
    entry = questions.round_entry(game)
    assert entry.model_dump(exclude_defaults=True) == {
        "bids": (2, 2, 2, 2), "tricks": (2, 2, 2, 7), "passed": True,
    }  # fmt: skip
    assert sheet_of(entry.model_dump(exclude_defaults=True), rules="federation").totals == (
        15, 15, 15, -5,
    )  # fmt: skip


def test_n3_it_is_edited_to_an_ordinary_deal_and_back() -> None:
    """The bids stay as they were said."""
    game = played(X | PASSED, rules="federation")
    assert draft_of(reopened(game, 1)).passed
    again = auction.somebody_called(reopened(game, 1))
    assert shown(again).stage == "check"
    assert shown(again).bids.roles[0] == "caller"
    assert shown(auction.everybody_passed(again)).bids.roles == ("regular",) * 4


def test_f5_the_dealer_moves_on_after_a_passed_deal() -> None:
    """And is the first one again once it is taken back."""
    game = moves.confirm_round(auction.everybody_passed(played(rules="full")))
    assert shown(game).position.dealer == 1
    assert shown(played(rules="full")).position.dealer == 0
