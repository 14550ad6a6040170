"""What is settled once all four have spoken: Risk and With (C3, C5–C7)."""

import pytest
from rounds import X, check_of, corrected, draft_of, played, spoken, tap, why_not

from estimation_mate.domain import moves
from estimation_mate.domain.replay import replay

WITH_ON = {"kind": "classic", "manual_with": True}


def test_the_detected_carrier_is_on_and_follows_the_bids() -> None:
    """Amr calls, so Essam spoke last; once Bassem calls it is Amr, after Change bids too."""
    game = spoken(played(), [6, 5, 3, 1])
    assert (check_of(game).risk_level, check_of(game).carrier) == (1, 3)
    back = moves.change_bids(moves.confirm_bids(game))
    assert check_of(corrected(back, 1, 7)).carrier == 0
    assert check_of(corrected(back, 1, 6)).carrier is None


def test_a_tap_moves_the_risk_and_a_dash_moves_it_on() -> None:
    """Whoever was tapped carries it as long as they may."""
    game = moves.move_risk(spoken(played(), [6, 5, 4, 0]), 3)
    assert check_of(game).carrier == 3
    assert check_of(moves.declare_dash(moves.choose_slot(game, 3))).carrier == 2
    assert check_of(moves.change_bids(moves.confirm_bids(game))).carrier == 3


def test_c7_with_a_shared_call_the_table_is_asked() -> None:
    """Nobody is on, Confirm waits for the tap, and the entry says who it was."""
    game = spoken(played(), [5, 5, 4, 1])
    assert check_of(game).carrier is None
    assert why_not(moves.confirm_bids, game) == [("risk_missing", None)]
    entry = {"bids": [5, 5, 4, 1], "tricks": [5, 5, 3, 0], "risk": 2}
    assert replay(tap(played(), entry)).totals == (25, 25, -11, -1)


def test_c7_without_an_auction_a_shared_call_asks_nobody() -> None:
    """Round 14: seat 1 deals and spoke last."""
    game = spoken(played(*[X] * 13), [5, 5, 4, 1])
    assert check_of(game).carrier == 1


def test_c5_marks_are_offered_and_fall_with_their_bid() -> None:
    """A mark holds while its bid may be With; the check stands before Confirm."""
    game = moves.mark_with(spoken(played(rules=WITH_ON), [5, 4, 2, 1]), 1)
    check = check_of(game)
    assert (check.due, check.may_be_with, check.marked) == (True, (1,), (1,))
    lower = corrected(game, 1, 3)
    assert check_of(lower).marked == ()
    assert check_of(moves.mark_with(game, 1)).marked == ()


def test_c5_every_seat_may_be_marked_whose_bid_allows_it() -> None:
    """4 and 5 below a call of 6, wherever they sit; with the setting off nobody."""
    for bids, seats in (([6, 1, 5, 4], (2, 3)), ([4, 6, 3, 1], (0,)), ([6, 6, 0, 3], ())):
        assert check_of(spoken(played(rules=WITH_ON), bids)).may_be_with == seats
        assert check_of(spoken(played(), bids)).may_be_with == ()


def test_c6_whoever_is_not_dash_may_carry() -> None:
    """Where nothing is due nobody may, and there is nothing to settle."""
    game = moves.declare_dash(moves.choose_slot(spoken(played(), [6, 5, 4, 0]), 3))
    assert check_of(game).may_carry == (0, 1, 2)
    none_due = check_of(spoken(played(), [5, 3, 2, 2]))
    assert (none_due.may_carry, none_due.due) == ((), False)


@pytest.mark.parametrize(("most", "may"), [(1, False), (2, True)])
def test_c3_the_dash_key_is_off_once_enough_are_dash(most: int, may: bool) -> None:
    """Seat 1 is Dash: another may where two are allowed, and seat 1 itself always."""
    game = moves.declare_dash(played(rules={"kind": "classic", "max_dash": most}))
    assert game.rules.may_dash(draft_of(game), 2) is may
    assert game.rules.may_dash(draft_of(game), 1) is True


def test_the_pad_gives_way_where_something_is_to_be_settled() -> None:
    """With Risk due no slot is active and the pad waits; one trick off 13 it stays."""
    assert draft_of(spoken(played(), [6, 5, 3, 1])).active is None
    assert draft_of(spoken(played(), [5, 3, 2, 2])).active == 3
    settled = spoken(played(), [6, 5, 3, 1])
    assert why_not(lambda game: moves.enter(game, 3), settled) == [("no_slot", None)]
