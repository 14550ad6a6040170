"""Changing deals of Masrawy that are on the sheet, and its settings (G4, G9, M1, M5)."""

import pytest
from contracts import DEAD, deal, deal_of, deal_out, match
from rounds import Document

from estimation_mate.domain import contract, moves
from estimation_mate.domain.amend import amended, reopened, ruled
from estimation_mate.domain.contract_draft import ContractDraft
from estimation_mate.domain.document import write_entry
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rules import read_rules

SLAM = deal(0, 13, 13)


def taking(game: Game, number: int, tricks: int) -> Game:
    """The game with other tricks in a deal."""
    return amended(game, number, contract.take(reopened(game, number), tricks))


def wrong(caught: pytest.ExceptionInfo[Refused]) -> list[Problem]:
    """What a change is refused with."""
    return list(caught.value.problems)


def written(game: Game) -> list[Document]:
    """The deals as a file says them."""
    return [write_entry(entry) for entry in game.rounds]


def test_a_deal_is_entered_again_with_its_contract_standing() -> None:
    """Tricks can be typed at once; a dead one begins with the contract."""
    game = match(deal(3, 9, 10, double=2), DEAD)
    again = deal_of(reopened(game, 1))
    assert again == ContractDraft(
        buyer=3, bid=9, trump="hearts", double=2, tricks=10, phase="tricks"
    )
    assert deal_of(reopened(game, 2)) == ContractDraft(dead=True)


def test_a_contract_becomes_a_dead_deal_and_a_contract_again() -> None:
    """The dealers behind it follow (M1); what was typed of the contract waits meanwhile."""
    game = match(deal(), deal(1))
    again = contract.mark_dead(reopened(game, 1))
    dead = amended(game, 1, again)
    assert written(dead)[0] == DEAD
    assert [row.dealer for row in replay(dead).rows] == [0, 0]
    back = contract.confirm_contract(contract.mark_dead(again))
    assert written(amended(game, 1, back)) == written(game)
    bought = contract.name_trump(contract.call(contract.buy(reopened(dead, 1), 2), 7), "spades")
    bought = contract.take(contract.confirm_contract(bought), 7)
    assert written(amended(dead, 1, bought))[0] == deal(2, 7, 7, trump="spades")


def test_g9_an_edit_that_would_end_the_match_before_recorded_deals_is_refused() -> None:
    """It names them, and nothing is changed."""
    game = match(deal(0, 13, 12), deal(0, 8, 8), deal(1, 8, 8), deal(0, 7, 7), target=30)
    with pytest.raises(Refused) as caught:
        taking(game, 1, 13)
    assert wrong(caught) == [Problem("rounds_refused", facts={"rounds": "3, 4", "n": 2})]


def test_m5_an_edit_that_takes_the_end_back_opens_the_next_deal() -> None:
    """Also after Finish was pressed: the match goes on."""
    over = match(deal(0, 8, 8), SLAM)
    assert over.draft is None
    for game in (over, moves.finish(over, "now")):
        again = taking(game, 2, 12)
        assert (replay(again).finished, again.ended_at) == (False, None)
        assert deal_of(again) == ContractDraft()


def test_m5_an_edit_that_ends_the_match_closes_the_deal_that_is_open() -> None:
    """What was typed of it is not thrown away unasked: then the edit is refused."""
    game = match(deal(0, 8, 8), deal(0, 13, 12))
    assert taking(game, 2, 13).draft is None
    with pytest.raises(Refused) as caught:
        taking(contract.buy(game, 1), 2, 13)
    assert wrong(caught) == [Problem("round_open", facts={"round": 3})]


def test_g9_a_lower_target_is_refused_naming_the_deals_after_it() -> None:
    """16 is reached by the second of four; a target that the last one reaches ends the match."""
    game = match(*[deal(0, 8, 8)] * 3, deal(1, 8, 8))
    with pytest.raises(Refused) as caught:
        ruled(game, read_rules({"kind": "masrawy", "target": 16}))
    assert wrong(caught) == [Problem("rounds_refused", facts={"rounds": "3, 4", "n": 2})]
    with pytest.raises(Refused):
        ruled(game, read_rules({"kind": "masrawy", "single_round": True}))
    shorter = match(*[deal(0, 8, 8)] * 3)
    assert ruled(shorter, read_rules({"kind": "masrawy", "target": 24})).draft is None


def test_m5_a_higher_target_takes_the_end_back() -> None:
    """The next deal is open."""
    over = deal_out(match(deal(0, 8, 8)), SLAM)
    higher = ruled(over, read_rules({"kind": "masrawy", "target": 60}))
    assert (deal_of(higher), replay(higher).finished) == (ContractDraft(), False)


def test_a_game_that_was_ended_early_stays_ended_by_an_edit() -> None:
    """Only an end by the target is taken back."""
    early = moves.end_early(match(deal(0, 8, 8)), "now")
    again = taking(early, 1, 9)
    assert (again.ended_at, again.draft) == ("now", None)
