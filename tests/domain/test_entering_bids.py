"""The bids of a round as they are tapped in, up to Confirm bids."""

from collections.abc import Callable

import pytest
from rounds import X, corrected, draft_of, played, spoken, tap, why_not

from estimation_mate.domain import moves, questions
from estimation_mate.domain.game import Game
from estimation_mate.domain.replay import replay


def barred(game: Game) -> frozenset[int]:
    """The keys that are off."""
    position = replay(game).next
    assert position is not None
    return questions.barred(game.rules, draft_of(game), position)


def test_entry_begins_at_the_dealers_right_and_goes_round() -> None:
    """With seat 2 dealing, seats 3, 0, 1 and 2 speak; each number moves the pad on."""
    game = played(first_dealer=2)
    met = []
    for bid in (1, 2, 3, 5):
        met.append(draft_of(game).active)
        game = moves.enter(game, bid)
    assert met == [3, 0, 1, 2]
    assert draft_of(game).bids == (2, 3, 5, 1)


@pytest.mark.parametrize("number", [10, 11, 12, 13])
def test_two_digit_bids_are_taken(number: int) -> None:
    """The pad goes up to the whole hand."""
    assert draft_of(moves.enter(played(), number)).bids == (None, number, None, None)


@pytest.mark.parametrize("number", [-1, 14, 131])
def test_a_number_outside_the_hand_leaves_the_slot_as_it_was(number: int) -> None:
    """It is refused for the seat it was meant for."""
    game = corrected(played(), 2, 4)
    assert why_not(lambda game: corrected(game, 2, number), game) == [("bid_range", 2)]
    assert draft_of(game).bids == (None, None, 4, None)


def test_an_empty_slot_is_never_0() -> None:
    """Confirm names every seat that has not spoken, in seat order."""
    game = corrected(corrected(played(), 3, 0), 0, 5)
    assert why_not(moves.confirm_bids, game) == [("bid_empty", 1), ("bid_empty", 2)]
    assert draft_of(moves.clear(moves.choose_slot(game, 3))).bids == (5, None, None, None)


def test_5_3_2_2_becomes_6_2_2_2_through_a_total_of_13() -> None:
    """What does not add up on the way is said and blocks only Confirm."""
    between = corrected(spoken(played(), [5, 3, 2, 2]), 0, 6)
    assert why_not(moves.confirm_bids, between) == [("bids_total", None)]
    after = corrected(between, 1, 2)
    assert draft_of(after).bids == (6, 2, 2, 2)
    assert draft_of(moves.confirm_bids(after)).phase == "tricks"


def test_1_becomes_13_and_13_becomes_1() -> None:
    """A filled slot takes any number of the hand."""
    game = spoken(played(), [1, 3, 2, 2])
    there = corrected(game, 0, 13)
    assert draft_of(there).bids == (13, 3, 2, 2)
    assert draft_of(corrected(there, 0, 1)).bids == draft_of(game).bids


@pytest.mark.parametrize(
    ("bids", "keys"),
    [([5, 3, 1], {4}), ([0, 0, 0], {0, 13}), ([13, 0, 0], {0}), ([9, 9, 9], set())],
)
def test_only_the_last_empty_slot_has_barred_keys(bids: list[int], keys: set[int]) -> None:
    """The fourth may not complete 13, nor make it four zeros; a filled slot takes anything."""
    two = moves.choose_slot(spoken(played(), bids[:2]), 3)
    assert barred(two) == frozenset()
    three = moves.choose_slot(spoken(played(), bids), 3)
    assert barred(three) == keys
    assert barred(moves.choose_slot(three, 0)) == frozenset()


def test_dash_enters_a_0_and_toggles_the_0_that_stands() -> None:
    """A second tap leaves a plain zero, a third makes it a Dash again."""
    game = moves.declare_dash(played())
    assert (draft_of(game).bids[1], draft_of(game).dash, draft_of(game).active) == (0, (1,), 2)
    plain = moves.declare_dash(moves.choose_slot(game, 1))
    assert (draft_of(plain).bids[1], draft_of(plain).dash) == (0, ())
    assert draft_of(moves.declare_dash(plain)).dash == (1,)


@pytest.mark.parametrize("change", [moves.clear, lambda game: moves.enter(game, 3)])
def test_another_number_takes_the_dash_away(change: Callable[[Game], Game]) -> None:
    """Neither an emptied slot nor a 3 is a Dash."""
    game = moves.choose_slot(moves.declare_dash(played()), 1)
    assert draft_of(change(game)).dash == ()


def test_plain_zero_is_a_value() -> None:
    """Bids 0 5 4 3, tricks 0 5 4 4: 10, 25, 14, −11."""
    game = tap(played(), {"bids": [0, 5, 4, 3], "tricks": [0, 5, 4, 4]})
    assert replay(game).totals == (10, 25, 14, -11)


def test_nothing_can_be_entered_where_no_round_is_open() -> None:
    """After round 18 every move of the panel is refused with one reason."""
    game = played(*[X] * 18)
    for move in (moves.clear, moves.declare_dash, moves.confirm_bids, moves.confirm_round):
        assert why_not(move, game) == [("no_round_open", None)]


def test_all_that_is_wrong_is_told_at_once() -> None:
    """Three Dash beside a call of 13: the total and the Dash are both said."""
    game = played()
    for seat in (1, 2, 3):
        game = moves.declare_dash(moves.choose_slot(game, seat))
    game = corrected(game, 0, 13)
    assert why_not(moves.confirm_bids, game) == [("bids_total", None), ("too_many_dash", None)]
