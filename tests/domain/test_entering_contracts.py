"""Entering a match of Masrawy, tap by tap, by the numbers of its rules."""

from collections.abc import Callable

import pytest
from contracts import DEAD, deal, deal_of, deal_out, match, told
from rounds import game_of, refusal, why_not

from estimation_mate.domain import contract, moves
from estimation_mate.domain.contract_draft import ContractDraft
from estimation_mate.domain.document import read_game, write_entry, write_game
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Problem
from estimation_mate.domain.replay import replay
from estimation_mate.domain.timeline import Timeline

DOUBLED = deal(1, 9, 6, trump="no_trump", double=2)


def test_m1_a_contract_is_told_part_by_part_and_then_played() -> None:
    """Each tap is in the draft; the entry is what a file would say, and the next deal is open."""
    states = list(told(match(), DOUBLED))
    assert deal_of(states[3]) == ContractDraft(buyer=1, bid=9, trump="no_trump", double=2)
    assert deal_of(states[4]).phase == "tricks"
    assert [write_entry(entry) for entry in states[-1].rounds] == [DOUBLED]
    assert deal_of(states[-1]) == ContractDraft()
    assert replay(states[-1]).totals == (7, -18)


def test_m1_the_parts_come_in_any_order() -> None:
    """Trump first, buyer last; Confirm asks for what is missing and no more."""
    game = contract.call(contract.name_trump(match(), "clubs"), 7)
    assert why_not(contract.confirm_contract, game) == [("contract_missing", None)]
    assert deal_of(contract.confirm_contract(contract.buy(game, 3))).phase == "tricks"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (lambda game: contract.call(game, 6), "contract_range"),
        (lambda game: contract.call(game, 14), "contract_range"),
        (lambda game: contract.double(game, 3), "contract_range"),
        (contract.confirm_contract, "contract_missing"),
        (moves.confirm_round, "contract_missing"),
        (moves.confirm_bids, "no_round_open"),
        (lambda game: moves.name_trump(game, None), "no_round_open"),
        (lambda game: moves.enter(game, 5), "no_round_open"),
    ],
)
def test_m1_what_is_no_part_of_a_contract_is_refused(
    move: Callable[[Game], Game], code: str
) -> None:
    """Numbers outside their range, a trump left out, and moves of bids."""
    assert {found for found, _ in why_not(move, match())} == {code}


def test_m1_tricks_are_the_buyers_and_lie_in_the_hand() -> None:
    """0 to 13; `Made` is what was bought, Backspace takes it out again."""
    *_, playing, _, _ = told(match(), deal())
    assert why_not(moves.confirm_round, playing) == [("contract_missing", None)]
    assert why_not(lambda game: contract.enter(game, 14), playing) == [("contract_range", None)]
    made = contract.make(playing)
    assert deal_of(made).tricks == 8
    assert contract.clear(made) == playing
    assert deal_of(contract.enter(playing, 0)).tricks == 0


def test_m1_back_to_the_contract_everything_stays() -> None:
    """The tricks too, and Backspace there empties the number alone."""
    *_, taken, _ = told(match(), deal())
    back = contract.change_contract(taken)
    assert (deal_of(back).phase, deal_of(back).tricks) == ("bids", 9)
    assert why_not(moves.confirm_round, back) == [("contract_open", None)]
    assert deal_of(contract.clear(back)).bid is None
    assert contract.confirm_contract(back) == taken


def test_m1_a_dead_deal_is_one_tap_and_keeps_its_dealer() -> None:
    """Also after Undo and Redo; the next contract moves the deal on."""
    line = Timeline(match(deal()))
    line = line.do(contract.dead_deal(line.present))
    line = line.do(contract.dead_deal(line.present))
    dealers = [row.dealer for row in replay(line.present).rows]
    after = replay(line.present).next
    assert after is not None
    assert (dealers, after.dealer) == ([0, 1, 1], 1)
    undone = replay(line.undo().present).next
    assert undone is not None
    assert undone.dealer == 1
    assert line.undo().redo().present == line.present
    bought = replay(deal_out(line.present, deal())).next
    assert bought is not None
    assert bought.dealer == 2


def test_m1_who_really_dealt_is_kept_with_the_deal() -> None:
    """A dead deal too; and the same dealer deals again."""
    game = contract.dead_deal(moves.name_dealer(match(), 2))
    assert [write_entry(entry) for entry in game.rounds] == [{"dealer": 2, "dead": True}]
    after = replay(game).next
    assert after is not None
    assert after.dealer == 2


def test_m4_a_doubled_loss_goes_far_below_zero() -> None:
    """A failed thirteen, redoubled, twice: −128."""
    game = match()
    for _ in range(2):
        game = deal_out(game, deal(0, 13, 12, double=4))
    assert replay(game).totals == (-128, 2)


def test_m5_the_defenders_may_end_the_match() -> None:
    """Three contracts fail by far: no deal is open any more, and none can be entered."""
    game = match()
    for _ in range(3):
        game = deal_out(game, deal(0, 8, 2))
    assert (game.draft, replay(game).finished, replay(game).totals) == (None, True, (-24, 33))
    assert moves.open_round(game) == game
    for move in (contract.dead_deal, lambda one: contract.buy(one, 0), moves.confirm_round):
        assert why_not(move, game) == [("no_round_open", None)]
    assert why_not(moves.add_extra_round, game) == [("match_over", None)]
    assert moves.finish(game, "now").ended_at == "now"


def test_m5_a_single_round_ends_with_its_first_contract() -> None:
    """A dead deal before it ends nothing, and the match cannot be finished then."""
    dead = deal_out(match(single_round=True), DEAD)
    assert deal_of(dead) == ContractDraft()
    assert why_not(lambda game: moves.finish(game, "now"), dead) == [("not_finished", None)]
    assert deal_out(dead, deal()).draft is None


def test_the_open_deal_is_stored_to_the_tap() -> None:
    """Through a file and back it is the same draft at every step."""
    for game in told(match(DEAD, deal()), DOUBLED):
        assert read_game(write_game(game))[0] == game


@pytest.mark.parametrize(
    "draft",
    [
        7, {"bid": 6}, {"bid": "8"}, {"double": 3}, {"double": True}, {"buyer": 4}, {"tricks": 14},
        {"dead": 1}, {"phase": "tricks"}, {"phase": "tricks", "buyer": 0, "bid": 8},
        {"bids": [None, None, None, None], "phase": "bids"},
    ],
)  # fmt: skip
def test_a_broken_open_deal_is_refused(draft: object) -> None:
    """Numbers out of range, tricks before a contract, and a round of bids."""
    refused = refusal(game_of(deal(), rules="masrawy", draft=draft))
    assert list(refused.problems) == [Problem("not_a_game", facts={"part": "draft"})]
