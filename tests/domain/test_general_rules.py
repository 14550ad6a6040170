"""Rules G1 and G3–G8, which every rule set obeys; G2 is in `test_numbers`."""

import json

import pytest
from rounds import MIRROR, NAMES, X, Y, codes, game_of, lines, played, points, refusal, sheet_of

from estimation_mate.domain.document import read_game, write_game
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rows import ranked
from estimation_mate.domain.rules import KINDS, Classic, read_rules
from estimation_mate.domain.rules.classic import WinLose


@pytest.mark.parametrize("key", ["bids", "tricks"])
@pytest.mark.parametrize("number", [2.0, 2.5, "2", "", "٢", None, True, [], {}, float("nan")])
def test_g1_what_is_no_whole_number_is_refused(key: str, number: object) -> None:
    """Fractions, texts, booleans and nothing are never turned into a number."""
    fault = X | {key: [5, 3, 2, number]}
    assert codes(fault) == ["bad_entry"]


@pytest.mark.parametrize(("key", "code"), [("bids", "bid_range"), ("tricks", "tricks_range")])
@pytest.mark.parametrize("number", [-1, 14, -13, 10**30])
def test_g1_a_number_outside_the_hand_is_refused(key: str, code: str, number: int) -> None:
    """The refusal names the seat, what it has and what it may have."""
    refused = refusal(game_of(X, X | {key: [5, 3, number, 2]}))
    assert refused.round == 2
    assert refused.problems[0].code == code
    assert refused.problems[0].seat == 2
    assert refused.problems[0].facts == {"number": number, "hand": 13}


@pytest.mark.parametrize("bids", [[5, 3, 2, 3], [13, 0, 0, 0], [4, 4, 4, 1], [0, 0, 6, 7]])
def test_g3_bids_may_not_add_up_to_the_hand(bids: list[int]) -> None:
    """Somebody has to be wrong in every round."""
    assert codes({"bids": bids, "tricks": [13, 0, 0, 0]}) == ["bids_total"]


@pytest.mark.parametrize("tricks", [[5, 3, 2, 2], [0, 0, 0, 0], [13, 1, 0, 0]])
def test_g3_tricks_add_up_to_exactly_the_hand(tricks: list[int]) -> None:
    """Every trick of the hand is taken by somebody, once."""
    refused = refusal(game_of(X | {"tricks": tricks}))
    assert [problem.code for problem in refused.problems] == ["tricks_total"]
    assert refused.problems[0].facts == {"hand": 13, "total": sum(tricks)}


def test_g4_an_edit_scores_its_round_and_all_later_ones_anew() -> None:
    """Where round 2 is no longer missed by everybody, round 3 no longer counts double."""
    assert points(sheet_of(X, Y, X)) == [[25, 13, 12, -11], [0, 0, 0, 0], [50, 26, 24, -22]]
    edited = sheet_of(X, Y | {"tricks": [4, 3, 3, 3]}, X)
    assert points(edited) == [[25, 13, 12, -11], [-11, 23, -1, -1], [25, 13, 12, -11]]
    assert edited.totals == (39, 49, 23, -23)


def test_g4_nothing_derived_is_stored() -> None:
    """A file of the game holds what was said and taken, and not one score."""
    written = write_game(played(X, Y, X))
    assert written["rounds"] == [X, Y, X]
    assert not {"totals", "ranking", "points", "multiplier"} & set(written)


def test_g4_the_deal_walks_on_from_who_really_dealt() -> None:
    """An entry's `dealer` counts for its round and for the turn after it."""
    sheet = sheet_of(X, X | {"dealer": 0}, X, first_dealer=3)
    assert [row.dealer for row in sheet.rows] == [3, 0, 1]
    assert sheet.next is not None
    assert sheet.next.dealer == 2


@pytest.mark.parametrize(
    ("bids", "total", "side"), [([5, 3, 2, 2], 12, "under"), ([5, 3, 3, 3], 14, "over")]
)
def test_g4_a_row_says_the_total_and_who_made_it(bids: list[int], total: int, side: str) -> None:
    """Over or under the hand, and for each seat what was said, taken and made."""
    (row,) = sheet_of({"bids": bids, "tricks": [5, 3, 1, 4]}).rows
    assert (row.number, row.hand, row.total, row.side) == (1, 13, total, side)
    assert [score.bid for score in row.scores] == bids
    assert [score.tricks for score in row.scores] == [5, 3, 1, 4]
    assert [score.made for score in row.scores] == [True, True, False, False]


def test_g5_lines_times_the_multiplier_are_the_score() -> None:
    """The lines of a double round are those of a single one; only the score is doubled."""
    once, twice = sheet_of(X), sheet_of(Y, X)
    assert lines(once, 0) == lines(twice, 0) == [("win", 10), ("bid", 5), ("caller", 10)]
    assert lines(twice, 3) == [("miss", -1), ("only", -10)]
    assert twice.rows[-1].multiplier == 2
    assert twice.totals == (50, 26, 24, -22)


def test_g6_equal_totals_share_the_better_place() -> None:
    """X and its mirror nine times: two leaders, and the next place is 3."""
    sheet = sheet_of(*[X, MIRROR] * 9)
    assert sheet.totals == (342, 342, 9, 9)
    assert [(place.seat, place.place) for place in sheet.ranking] == [
        (0, 1),
        (1, 1),
        (2, 3),
        (3, 3),
    ]


def test_g6_before_the_first_round_everybody_is_first() -> None:
    """Four times 0."""
    sheet = sheet_of()
    assert sheet.totals == (0, 0, 0, 0)
    assert [place.place for place in sheet.ranking] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("totals", "places"),
    [((0, 0, 0, 0), [1, 1, 1, 1]), ((1, 9, 9, 3), [4, 1, 1, 3]), ((-5, -5, -9, 2), [2, 2, 4, 1])],
)
def test_g6_seats_never_break_a_tie(totals: tuple[int, ...], places: list[int]) -> None:
    """Whoever is equal is equal, at the top, in the middle and at the start."""
    by_seat = sorted(ranked(totals), key=lambda place: place.seat)
    assert [place.place for place in by_seat] == places


class Later(Classic):
    """Classic as another year might have it."""

    regular: WinLose = WinLose(win=50, lose=-50)


def test_g7_new_defaults_never_score_an_old_game_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A written game brings all its rules along; only one that names just a kind follows."""
    stored = json.loads(json.dumps(write_game(played(X, Y, X))))
    monkeypatch.setitem(KINDS, "classic", Later)
    assert read_game(stored)[1].totals == (75, 39, 36, -33)
    assert sheet_of(X).totals == (65, 53, 52, -61)


def test_g7_two_games_keep_their_own_rules() -> None:
    """The rules belong to the game, not to the program."""
    generous = played(X, rules={"kind": "classic", "caller": {"win": 100}})
    assert replay(generous).totals[0] == 115
    assert replay(played(X)).totals[0] == 25
    assert write_game(generous)["players"] == list(NAMES)


AMOUNTS = ("regular", "caller", "only", "dash_over", "dash_under")


@pytest.mark.parametrize("setting", AMOUNTS)
@pytest.mark.parametrize(("side", "bounds"), [("win", (0, 999)), ("lose", (-999, 0))])
def test_g8_an_amount_reaches_its_bounds(setting: str, side: str, bounds: tuple[int, int]) -> None:
    """A win goes from 0 to 999, a lose from −999 to 0, both ends included."""
    for amount in bounds:
        rules = read_rules({"kind": "classic", setting: {side: amount}})
        assert rules.model_dump()[setting][side] == amount


@pytest.mark.parametrize(
    ("setting", "value", "reason", "limit"),
    [
        ({"regular": {"win": -1}}, "-1", "low", 0),
        ({"regular": {"win": 1000}}, "1000", "high", 999),
        ({"only": {"lose": 1}}, "1", "high", 0),
        ({"only": {"lose": -1000}}, "-1000", "low", -999),
        ({"caller": {"win": 10.0}}, "10.0", "not_whole", ""),
        ({"caller": {"win": "10"}}, "10", "not_whole", ""),
        ({"dash_over": {"lose": True}}, "True", "not_whole", ""),
        ({"max_dash": 0}, "0", "low", 1),
        ({"max_dash": 4}, "4", "high", 3),
        ({"double": 1}, "1", "switch", ""),
        ({"high_call": {"7": {"win": 5}}}, "{'win': 5}", "unknown", ""),
        ({"rounds": 20}, "20", "unknown", ""),
    ],
)
def test_g8_a_setting_out_of_bounds_is_refused_with_its_reason(
    setting: dict[str, object], value: str, reason: str, limit: int | str
) -> None:
    """The reason says what stands there and where the bound is; the defaults are untouched."""
    with pytest.raises(Refused) as caught:
        read_rules({"kind": "classic"} | setting)
    (problem,) = caught.value.problems
    assert problem.code == "bad_setting"
    facts = problem.facts
    assert (facts["value"], facts["reason"], facts["limit"]) == (value, reason, limit)
    assert read_rules("classic") == Classic()
