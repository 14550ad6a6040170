"""Masrawy, rule by rule: two teams, contracts, a target."""

from typing import Any

import pytest
from rounds import codes, game_of, lines, points, refusal, sheet_of

from estimation_mate.domain.document import read_game, write_game
from estimation_mate.domain.rows import Sheet
from estimation_mate.domain.rules import read_rules


def contract(buyer: int = 0, bid: int = 8, tricks: int = 9, **more: Any) -> dict[str, Any]:
    """A deal that was bought."""
    return {"buyer": buyer, "bid": bid, "trump": "hearts", "tricks": tricks} | more


DEAD = {"dead": True}


def match(*deals: object, **settings: Any) -> Sheet:
    """The sheet of a match."""
    return sheet_of(*deals, rules={"kind": "masrawy"} | settings)


def wrong(*deals: object) -> list[str]:
    """The codes of the first deal that does not stand."""
    return codes(*deals, rules="masrawy")


@pytest.mark.parametrize("bid", [7, 13])
def test_m1_a_contract_is_for_seven_to_thirteen(bid: int) -> None:
    """Its trump is a suit or none, and the seat of the buyer is on the sheet as a role."""
    (row,) = match(contract(3, bid, 0, trump="no_trump")).rows
    assert [score.role for score in row.scores] == ["defenders", "buyers"]
    assert (row.trump, row.scores[1].bid, row.scores[0].bid) == ("no_trump", bid, None)


@pytest.mark.parametrize(
    "part", [{"bid": 6}, {"bid": 14}, {"double": 3}, {"double": 0}, {"tricks": 14}, {"tricks": -1}]
)
def test_m1_what_is_out_of_range_is_refused(part: dict[str, int]) -> None:
    """Bid, doubling and tricks each have a range of their own."""
    assert wrong(contract() | part) == ["contract_range"]


@pytest.mark.parametrize(
    "part", [{"buyer": 4}, {"trump": None}, {"bid": "8"}, {"tricks": 9.0}, {"dead": True}, {"x": 1}]
)
def test_m1_a_deal_is_a_contract_or_dead(part: dict[str, Any]) -> None:
    """A shape that is neither is told alone."""
    assert set(wrong(contract() | part)) == {"bad_entry"}
    assert wrong({"passed": True}) == ["passed_not_allowed"]
    assert wrong({"dead": False}) == ["bad_entry"]


def test_m1_after_a_dead_deal_the_same_dealer_deals_again() -> None:
    """It scores nothing and has no roles; the next contract moves the deal on."""
    sheet = match(DEAD, DEAD, contract(), contract())
    assert [row.dealer for row in sheet.rows] == [0, 0, 0, 1]
    assert [row.dead for row in sheet.rows] == [True, True, False, False]
    dead = sheet.rows[0]
    assert points(sheet)[0] == [0, 0]
    assert [(one.bid, one.tricks, one.made, one.lines) for one in dead.scores] == [
        (None, None, None, ()),
    ] * 2
    assert (dead.total, dead.side) == (None, None)


@pytest.mark.parametrize(
    ("bid", "tricks", "worth", "label"),
    [(8, 8, 8, "tricks"), (8, 12, 12, "tricks"), (8, 13, 16, "kaboot"), (13, 13, 26, "slam")],
)
def test_m2_a_made_contract(bid: int, tricks: int, worth: int, label: str) -> None:
    """The buyers score, the defenders nothing."""
    sheet = match(contract(1, bid, tricks))
    assert (points(sheet), lines(sheet, 1)) == ([[0, worth]], [(label, worth)])
    assert [score.made for score in sheet.rows[0].scores] == [None, True]


@pytest.mark.parametrize(
    ("bid", "tricks", "buyers", "defenders", "label"),
    [(9, 8, -9, 5, "tricks"), (13, 12, -16, 1, "tricks"), (7, 0, -7, 16, "swept")],
)
def test_m3_a_failed_contract(
    bid: int, tricks: int, buyers: int, defenders: int, label: str
) -> None:
    """The buyers lose their bid, the defenders score what they took."""
    sheet = match(contract(2, bid, tricks))
    assert points(sheet) == [[buyers, defenders]]
    assert (lines(sheet, 0), lines(sheet, 1)) == ([("failed", buyers)], [(label, defenders)])


def test_m4_the_doubling_is_the_buyers_alone() -> None:
    """Win or loss, as a line of its own; the multiplier stays 1."""
    lost = match(contract(2, 9, 6, double=2))
    assert (points(lost), lines(lost, 0)) == ([[-18, 7]], [("failed", -9), ("doubled", -9)])
    won = match(contract(1, 13, 13, double=4))
    assert (points(won), lines(won, 1)) == ([[0, 104]], [("slam", 26), ("doubled", 78)])
    assert won.rows[0].multiplier == 1


def test_m4_a_doubled_loss_goes_far_below_zero() -> None:
    """A failed thirteen, redoubled: −64."""
    assert match(contract(0, 13, 12, double=4)).totals == (-64, 1)


def test_m5_the_target_ends_the_match() -> None:
    """It is over at once; a deal more is refused with a code of its own."""
    won = [contract(0, 13, 13), contract(0, 8, 8)]
    sheet = match(*won)
    assert (sheet.totals, sheet.finished, sheet.next) == ((34, 0), True, None)
    assert [(one.seat, one.place) for one in sheet.ranking] == [(0, 1), (1, 2)]
    refused = refusal(game_of(*won, DEAD, rules="masrawy"))
    assert (refused.round, [one.code for one in refused.problems]) == (3, ["match_over"])
    assert match(*won, contract(1), target=60).finished is False


def test_m5_the_defenders_may_end_it() -> None:
    """Three failed contracts of team 0 bring team 1 past 31."""
    sheet = match(contract(0, 8, 2), contract(0, 8, 2), contract(0, 8, 2))
    assert (sheet.totals, sheet.finished) == ((-24, 33), True)


def test_m5_a_single_round_ends_with_its_first_contract() -> None:
    """A dead deal ends nothing."""
    assert match(DEAD, single_round=True).finished is False
    assert match(DEAD, contract(), single_round=True).finished is True


def test_m6_the_auction_itself_is_not_recorded() -> None:
    """A contract is the last bid; nothing of what was said before belongs into a file."""
    assert wrong(contract(bids=[7, 8, 0, 0])) == ["bad_entry"]


def test_g9_a_lower_target_names_the_deals_after_it() -> None:
    """16 is reached by the second deal of four, so the third and fourth would be too many."""
    game, _ = read_game(game_of(*[contract(0, 8, 8)] * 3, contract(1), rules="masrawy"))
    lower = read_rules({"kind": "masrawy", "target": 16})
    assert lower.refused(game.first_dealer, game.rounds) == (3, 4)
    assert game.rules.refused(game.first_dealer, game.rounds) == ()


def test_a_match_is_written_and_read_back() -> None:
    """The file round trip is the identity, the doubling left out where it is 1."""
    game, _ = read_game(game_of(DEAD, contract(3, double=2), contract(dealer=2), rules="masrawy"))
    written = write_game(game)
    assert written["rounds"][0] == DEAD
    assert read_game(written)[0] == game
    assert "double" not in written["rounds"][2]
