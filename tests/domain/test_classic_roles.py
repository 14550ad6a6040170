"""Classic, what is said: schedule, Dash, Caller and With (C1–C5)."""

import pytest
from rounds import X, codes, game_of, played, refusal, sheet_of

from estimation_mate.domain.document import write_game
from estimation_mate.domain.rows import Sheet

WITH_ON = {"kind": "classic", "manual_with": True}


def roles(sheet: Sheet) -> list[str]:
    """The roles of the last round, by seat."""
    return [score.role for score in sheet.rows[-1].scores]


def test_c1_eighteen_rounds_and_the_trumps_of_the_last_five() -> None:
    """Rounds 14–18 go through the suits from no trump down; an extra round has none."""
    sheet = sheet_of(*[X] * 19)
    trumps = [row.trump for row in sheet.rows]
    assert trumps[:13] == [None] * 13
    assert trumps[13:] == ["no_trump", "spades", "hearts", "diamonds", "clubs", None]
    assert sheet_of(*[X] * 17).finished is False
    assert sheet_of(*[X] * 18).finished is True


def test_c1_a_fixed_trump_is_known_before_its_round() -> None:
    """After round 13 the table can see that no trump follows."""
    after = sheet_of(*[X] * 13).next
    assert after is not None
    assert (after.number, after.trump) == (14, "no_trump")


def test_c1_a_trump_can_be_changed_in_its_own_round_and_repeat() -> None:
    """A change of round 14 leaves round 15 as it was, and both may be spades."""
    sheet = sheet_of(*[X] * 13, X | {"trump": "spades"}, X)
    assert [row.trump for row in sheet.rows[13:]] == ["spades", "spades"]


def test_c1_recording_the_trump_is_optional_and_changes_no_score() -> None:
    """In the auction rounds the trump is what the caller named, if anybody wrote it down."""
    with_trump = sheet_of(X | {"trump": "hearts"})
    assert with_trump.rows[0].trump == "hearts"
    assert with_trump.totals == sheet_of(X).totals


@pytest.mark.parametrize("said", [{}, {"dash": [0]}, {"dash": [0, 1]}])
def test_c2_four_zeros_cannot_be_played(said: dict[str, list[int]]) -> None:
    """Somebody has to call, whether the zeros are Dash or plain."""
    assert codes({"bids": [0, 0, 0, 0], "tricks": [13, 0, 0, 0]} | said) == ["all_zero"]


def test_c3_a_dash_is_a_declared_0() -> None:
    """A bid of 0 that nobody declared stays a regular one."""
    zeros = {"bids": [6, 0, 0, 6], "tricks": [6, 0, 1, 6]}
    assert roles(sheet_of(zeros | {"dash": [1]})) == ["caller", "dash", "regular", "with"]
    assert roles(sheet_of(zeros)) == ["caller", "regular", "regular", "with"]


def test_c3_a_dash_with_another_bid_is_refused() -> None:
    """The refusal names the seat and what it said."""
    (problem,) = refusal(game_of(X | {"dash": [3]})).problems
    assert (problem.code, problem.seat, problem.facts) == ("dash_bid", 3, {"number": 2})


@pytest.mark.parametrize(
    ("most", "bids"), [(1, [12, 0, 1, 1]), (2, [12, 0, 0, 2]), (3, [12, 0, 0, 0])]
)
def test_c3_as_many_players_are_dash_as_the_table_allows(most: int, bids: list[int]) -> None:
    """One, two or three, as `max_dash` says."""
    entry = {"bids": bids, "tricks": [13, 0, 0, 0], "dash": list(range(1, most + 1))}
    rules = {"kind": "classic", "max_dash": most}
    assert roles(sheet_of(entry, rules=rules)).count("dash") == most


@pytest.mark.parametrize(("most", "dash"), [(1, [1, 2]), (1, [1, 2, 3]), (2, [1, 2, 3])])
def test_c3_more_than_that_are_refused(most: int, dash: list[int]) -> None:
    """The refusal counts them and says how many may be."""
    entry = {"bids": [12, 0, 0, 0], "tricks": [13, 0, 0, 0], "dash": dash}
    (problem,) = refusal(game_of(entry, rules={"kind": "classic", "max_dash": most})).problems
    assert problem.code == "too_many_dash"
    assert problem.facts == {"number": len(dash), "most": most}


@pytest.mark.parametrize(
    ("bids", "expected"),
    [
        ([5, 3, 2, 2], ["caller", "regular", "regular", "regular"]),
        ([2, 3, 2, 5], ["regular", "regular", "regular", "caller"]),
        ([2, 5, 0, 5], ["regular", "caller", "regular", "with"]),
        ([3, 3, 3, 3], ["caller", "with", "with", "with"]),
        ([1, 0, 0, 0], ["caller", "regular", "regular", "regular"]),
    ],
)
def test_c4_the_highest_bid_calls_and_its_equals_go_with_it(
    bids: list[int], expected: list[str]
) -> None:
    """On a tie the first in seat order is the Caller."""
    assert roles(sheet_of({"bids": bids, "tricks": [13, 0, 0, 0]})) == expected


def test_c4_nobody_is_made_caller_by_hand() -> None:
    """The key of other rule sets is refused here."""
    (problem,) = refusal(game_of(X | {"caller": 1})).problems
    assert (problem.code, problem.facts) == ("bad_entry", {"key": "caller", "reason": "unknown"})


def test_c5_a_bid_of_4_below_the_call_may_go_with_it() -> None:
    """Marked by hand, it scores as the Caller's does: 10 + 4 + 10."""
    entry = {"bids": [5, 4, 2, 1], "tricks": [5, 4, 2, 2], "with": [1]}
    sheet = sheet_of(entry, rules=WITH_ON)
    assert roles(sheet) == ["caller", "with", "regular", "regular"]
    assert sheet.totals == (25, 24, 12, -11)


def test_c5_two_players_may_be_marked() -> None:
    """Every seat that may be marked can be; the file keeps them in seat order."""
    entry = {"bids": [6, 4, 5, 0], "tricks": [6, 4, 3, 0], "with": [2, 1], "risk": 0}
    assert roles(sheet_of(entry, rules=WITH_ON)) == ["caller", "with", "with", "regular"]
    assert write_game(played(entry, rules=WITH_ON))["rounds"] == [entry | {"with": [1, 2]}]


@pytest.mark.parametrize(
    ("bids", "said", "code"),
    [
        ([5, 3, 2, 2], {"with": [1]}, "with_bid"),
        ([5, 4, 3, 0], {"with": [3]}, "with_bid"),
        ([5, 4, 2, 1], {"with": [0]}, "with_role"),
        ([5, 5, 2, 0], {"with": [1]}, "with_role"),
        ([5, 4, 3, 0], {"with": [3], "dash": [3]}, "with_role"),
    ],
)
def test_c5_who_may_not_be_marked(bids: list[int], said: dict[str, object], code: str) -> None:
    """A bid under 4, the Caller, a With already and a Dash are refused, by seat."""
    refused = refusal(game_of({"bids": bids, "tricks": [13, 0, 0, 0]} | said, rules=WITH_ON))
    assert [(one.code, [one.seat]) for one in refused.problems] == [(code, said["with"])]


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_c5_with_the_setting_off_that_alone_is_said(seat: int) -> None:
    """Whoever is marked, the reason is the setting."""
    entry = {"bids": [5, 4, 3, 0], "tricks": [13, 0, 0, 0], "dash": [3], "with": [seat]}
    assert codes(entry) == ["with_off"]
