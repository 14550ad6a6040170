"""The tricks of a round as they are tapped in, up to Confirm round."""

from collections.abc import Callable

import pytest
from rounds import X, draft_of, played, tap, tapped, why_not

from estimation_mate.domain import moves, slots
from estimation_mate.domain.document import write_entry
from estimation_mate.domain.draft import Draft
from estimation_mate.domain.game import Game
from estimation_mate.domain.replay import replay


def playing(*bids: int) -> Game:
    """A new game whose first round has these bids confirmed."""
    game = played()
    for seat, bid in enumerate(bids or (5, 3, 2, 2)):
        game = moves.enter(moves.choose_slot(game, seat), bid)
    return moves.confirm_bids(game)


def with_tricks(game: Game, tricks: dict[int, int]) -> Game:
    """The game after tricks were typed into some slots, in this order."""
    for seat, number in tricks.items():
        game = moves.enter(moves.choose_slot(game, seat), number)
    return game


def shown(game: Game) -> tuple[int | None, ...]:
    """The tricks as the slots show them, the one that filled itself in included."""
    return slots.filled(draft_of(game).tricks, 13)


def test_an_ordinary_round_takes_nine_taps() -> None:
    """Four bids, Confirm, three tricks, Confirm: the fourth tricks value fills itself in."""
    taps: list[Callable[[Game], Game]] = [
        *(lambda game, bid=bid: moves.enter(game, bid) for bid in (3, 2, 2, 5)),
        moves.confirm_bids,
        *(lambda game, took=took: moves.enter(game, took) for took in (3, 2, 3)),
        moves.confirm_round,
    ]
    game = played()
    for one in taps:
        game = one(game)
    assert len(taps) == 9
    assert replay(game).totals == (25, 13, 12, -11)


def test_a_confirmed_round_is_written_with_its_risk() -> None:
    """`null` where none is due, the seat where one is: nothing is left to be detected."""
    assert write_entry(tap(played(), X).rounds[0]) == X | {"risk": None}
    risky = {"bids": [6, 5, 3, 1], "tricks": [6, 4, 3, 0]}
    assert write_entry(tap(played(), risky).rounds[0]) == risky | {"risk": 3}


def test_the_next_round_is_open_after_the_last_tap() -> None:
    """Its slots are empty and the dealer is the next seat."""
    game = tap(played(), X)
    assert draft_of(game) == Draft(active=2)
    after = replay(game).next
    assert after is not None
    assert (after.number, after.dealer) == (2, 1)


def test_the_last_empty_slot_fills_itself_in_and_follows_corrections() -> None:
    """4 3 3 leave 3; corrected to 4 3 1 they leave 5."""
    game = with_tricks(playing(), {0: 4, 1: 3, 2: 3})
    assert shown(game) == (4, 3, 3, 3)
    assert draft_of(game).tricks == (4, 3, 3, None)
    assert shown(with_tricks(game, {2: 1})) == (4, 3, 1, 5)


def test_any_slot_may_be_the_last() -> None:
    """Where the others were typed first, the Caller's fills itself in."""
    assert shown(with_tricks(playing(), {3: 3, 2: 2, 1: 3})) == (5, 3, 2, 3)
    assert shown(with_tricks(playing(), {3: 3, 2: 2})) == (None, None, 2, 3)


def test_too_many_tricks_fill_nothing_in() -> None:
    """7, 5 and 4 are more than the hand: the fourth stays empty and Confirm says so."""
    game = with_tricks(playing(), {0: 7, 1: 5, 2: 4})
    assert shown(game) == (7, 5, 4, None)
    assert slots.tricks_left(draft_of(game).tricks, 13) == -3
    assert why_not(moves.confirm_round, game) == [("tricks_empty", 3)]


def test_an_empty_slot_is_never_0() -> None:
    """Two empty slots are named even where the others already took all 13."""
    game = with_tricks(playing(), {0: 13, 2: 0})
    assert why_not(moves.confirm_round, game) == [("tricks_empty", 1), ("tricks_empty", 3)]


def test_a_value_typed_over_the_filled_one_has_to_add_up() -> None:
    """4 3 3 and then 5 make 15, which is refused; corrected to 2 it stands."""
    game = with_tricks(playing(), {0: 4, 1: 3, 2: 3, 3: 5})
    assert why_not(moves.confirm_round, game) == [("tricks_total", None)]
    assert replay(moves.confirm_round(with_tricks(game, {0: 2}))).totals == (-13, 23, -1, -3)


def test_clear_empties_the_slot_and_lets_it_fill_itself_in_again() -> None:
    """The bid beside it stays."""
    game = with_tricks(playing(), {0: 4, 1: 3, 2: 3, 3: 5})
    cleared = moves.clear(moves.choose_slot(game, 3))
    assert shown(cleared) == (4, 3, 3, 3)
    assert draft_of(cleared).bids == (5, 3, 2, 2)


@pytest.mark.parametrize("number", [-1, 14])
def test_a_number_outside_the_hand_leaves_the_slot_as_it_was(number: int) -> None:
    """It is refused for the seat it was meant for."""
    game = with_tricks(playing(), {1: 3})
    assert why_not(lambda game: with_tricks(game, {1: number}), game) == [("tricks_range", 1)]
    assert draft_of(game).tricks == (None, 3, None, None)


def test_made_copies_the_bid() -> None:
    """Three players made it; the fourth gets what is left."""
    game = playing()
    for seat in (0, 1, 2):
        game = moves.make_bid(moves.choose_slot(game, seat))
    assert shown(game) == (5, 3, 2, 3)


def test_the_round_is_not_confirmed_before_its_bids() -> None:
    """Tricks belong to a contract."""
    game = played()
    for bid in (3, 2, 2, 5):
        game = moves.enter(game, bid)
    assert why_not(moves.confirm_round, game) == [("bids_open", None)]


def test_change_bids_keeps_what_was_typed() -> None:
    """The tricks wait, and may then be of another contract."""
    game = moves.change_bids(with_tricks(playing(), {0: 5, 1: 3}))
    assert (draft_of(game).phase, draft_of(game).active) == ("bids", 1)
    again = moves.confirm_bids(moves.enter(moves.choose_slot(game, 2), 1))
    assert draft_of(again).bids == (5, 3, 1, 2)
    assert draft_of(again).tricks == (5, 3, None, None)


def test_a_second_tap_on_confirm_bids_changes_nothing() -> None:
    """The contract stands as it stood."""
    once = playing()
    assert moves.confirm_bids(once) == once


def test_a_second_tap_on_confirm_round_is_refused() -> None:
    """The next round has nothing to confirm, and no row is added."""
    game = tap(played(), X)
    assert [code for code, _ in why_not(moves.confirm_round, game)] == ["bid_empty"] * 4
    assert len(game.rounds) == 1


def test_no_tap_changes_the_game_it_was_made_in() -> None:
    """Every state on the way is a game of its own and stays what it was."""
    states = list(tapped(played(), X))
    kept = [state.model_copy(deep=True) for state in states]
    moves.confirm_round(states[-2])
    assert states == kept
    assert len({id(state) for state in states}) == len(states)
