"""The game file: what is read, what is refused and how, what is kept and written back."""

import json
from typing import Any

import pytest
from rounds import NAMES, X, Y, codes, draft_of, game_of, played, refusal, sheet_of

from estimation_mate.domain import moves
from estimation_mate.domain.document import FORMAT, read_draft, read_game, write_draft, write_game
from estimation_mate.domain.draft import Draft
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.rules import Classic

HEAD = {"format": FORMAT, "version": 1}


def problems(document: object) -> list[Problem]:
    """All that a document is refused with, before any of its rounds."""
    refused = refusal(document)
    assert refused.round is None
    return list(refused.problems)


@pytest.mark.parametrize("document", ["", "{", None, [], 0, True, 1.5, [game_of(X)]])
def test_what_is_no_object_is_no_game(document: object) -> None:
    """One sentence says so, whatever it is."""
    assert problems(document) == [Problem("not_a_game", facts={"part": "object"})]


@pytest.mark.parametrize("missing", ["rules", "players", "rounds"])
def test_half_a_game_says_which_half_is_missing(missing: str) -> None:
    """Each required key has its own code."""
    half = game_of(X)
    del half[missing]
    wanted = {"rules": "unknown_rules", "players": "bad_players", "rounds": "not_a_game"}
    assert [problem.code for problem in problems(half)] == [wanted[missing]]


def test_all_that_is_wrong_with_the_game_is_told_at_once() -> None:
    """In the order of the codes, and without a look at its rounds."""
    found = problems({"rules": "tarneeb", "first_dealer": 4, "rounds": "X"})
    told = [(problem.code, problem.facts.get("part")) for problem in found]
    assert told == [
        ("not_a_game", "rounds"),
        ("not_a_game", "first_dealer"),
        ("unknown_rules", None),
        ("bad_players", None),
    ]


@pytest.mark.parametrize(
    ("head", "code"),
    [
        ({"format": "estimation-mate/share"}, "not_a_game"),
        ({"format": None}, "not_a_game"),
        ({"version": 2}, "newer_version"),
        ({"version": 0}, "not_a_game"),
        ({"version": "1"}, "not_a_game"),
        ({"version": True}, "not_a_game"),
    ],
)
def test_another_format_or_version_is_refused(head: dict[str, object], code: str) -> None:
    """The head is looked at before anything else."""
    assert [problem.code for problem in problems({"rules": 7} | head)] == [code]


def test_a_newer_version_says_which() -> None:
    """The sentence can tell what was written and what is known here."""
    (problem,) = problems(game_of(X, version=7))
    assert problem.facts == {"version": 7, "known": 1}


def test_the_head_may_be_left_out() -> None:
    """A file written by hand is the same game."""
    assert read_game(game_of(X) | HEAD) == read_game(game_of(X))


@pytest.mark.parametrize("dealer", [-1, 4, "0", 1.0, None, False, [0]])
def test_the_first_dealer_is_a_seat(dealer: object) -> None:
    """Left out it is seat 0; anything but 0 to 3 is refused."""
    assert problems(game_of(X, first_dealer=dealer)) == [
        Problem("not_a_game", facts={"part": "first_dealer"})
    ]


@pytest.mark.parametrize(
    "rules", [None, 7, [], {}, "tarneeb", {"kind": None}, {"kind": ["classic"]}]
)
def test_unknown_rules_are_refused(rules: object) -> None:
    """The refusal names the kinds that are known."""
    (problem,) = problems(game_of(X, rules=rules))
    assert (problem.code, problem.facts["known"]) == (
        "unknown_rules", "classic, full, federation, ladder, rising, masrawy",
    )  # fmt: skip


def test_totals_that_disagree_are_computed_anew_and_kept() -> None:
    """What is derived is never believed; unknown keys are not ours to throw away."""
    wrong = {"totals": [999, 0, 0, 0], "ranking": [{"seat": 3, "place": 1}], "note": {"a": [None]}}
    game, sheet = read_game(game_of(X, Y, X, **wrong))
    assert sheet.totals == (75, 39, 36, -33)
    written = write_game(game)
    assert {key: written[key] for key in wrong} == wrong


@pytest.mark.parametrize(
    "key", ["model_config", "model_dump", "__class__", "self", "format ", "", "مجموع"]
)
def test_unknown_keys_of_any_name_are_kept(key: str) -> None:
    """No name gets in the way of our own."""
    game, sheet = read_game(game_of(X, **{key: 7}))
    assert sheet.totals == (25, 13, 12, -11)
    assert write_game(game)[key] == 7
    assert read_game(write_game(game))[0] == game


def test_a_key_that_cannot_be_written_down_is_refused() -> None:
    """Half of a character in a key would break the file."""
    assert [problem.code for problem in problems(game_of(X, **{"\ud800": 1}))] == ["not_a_game"]


@pytest.mark.parametrize("key", ["id", "title", "created_at", "updated_at", "ended_at"])
def test_the_keys_of_the_app_come_back(key: str) -> None:
    """They are texts; where they are missing they stay missing."""
    game, _ = read_game(game_of(X, **{key: "2030-01-01"}))
    assert write_game(game)[key] == "2030-01-01"
    assert key not in write_game(read_game(game_of(X))[0])
    (problem,) = problems(game_of(X, **{key: 5}))
    assert problem == Problem("not_a_game", facts={"part": key})


def test_only_the_first_bad_round_is_told() -> None:
    """Its number and all that is wrong with it."""
    bad = X | {"tricks": [5, 3, 2, 2], "dash": [3]}
    refused = refusal(game_of(X, Y, bad, {"bids": 7}))
    assert refused.round == 3
    assert [problem.code for problem in refused.problems] == ["tricks_total", "dash_bid"]


def test_a_wrong_shape_is_all_that_is_told_of_a_round() -> None:
    """Every bad key of it, each with what is wrong."""
    refused = refusal(game_of(X, {"bids": [5, 3, 2], "dash": [3, 3], "calls": 1}))
    assert refused.round == 2
    told = {problem.facts["key"]: problem.facts["reason"] for problem in refused.problems}
    assert told == {"bids": "shape", "dash": "shape", "calls": "unknown", "tricks": "missing"}


def test_a_passed_deal_is_none_here() -> None:
    """`false` is the same as missing; `true` is told by its own code."""
    assert codes(X | {"passed": True}) == codes({"passed": True}) == ["passed_not_allowed"]
    assert sheet_of(X | {"passed": False}).totals == (25, 13, 12, -11)


def full_draft() -> Draft:
    """An open round with a bit of everything typed."""
    game = moves.declare_dash(moves.choose_slot(played(X, first_dealer=2), 1))
    game = moves.enter(moves.choose_slot(game, 3), 11)
    return draft_of(moves.name_trump(moves.move_risk(game, 3), "clubs"))


def test_the_open_round_is_stored_to_the_slot() -> None:
    """An empty slot comes back empty, a Dash as a Dash, and the pad where it stood."""
    draft = full_draft()
    written = json.loads(json.dumps(write_draft(draft)))
    assert written == {
        "bids": [None, 0, None, 11],
        "dash": [1],
        "risk": 3,
        "trump": "clubs",
        "phase": "bids",
        "active": 0,
    }
    assert read_draft(Classic(), written) == draft


@pytest.mark.parametrize(
    "draft",
    [
        "", [], 7, {"bids": [1, 2, 3]}, {"bids": [1, 2, 3, 14]}, {"bids": [1, 2, 3, "4"]},
        {"phase": "play"}, {"active": 4}, {"dash": [1, 1]}, {"trump": "stars"}, {"score": 5},
        {"phase": "tricks"}, {"phase": "tricks", "bids": [5, 3, 2, None]},
    ],
)  # fmt: skip
def test_a_broken_open_round_is_refused(draft: object) -> None:
    """The refusal says which part of the game it is."""
    wanted = [Problem("not_a_game", facts={"part": "draft"})]
    assert problems(game_of(X, draft=draft)) == wanted
    with pytest.raises(Refused) as caught:
        read_draft(Classic(), draft)
    assert list(caught.value.problems) == wanted


def test_a_document_is_not_changed_by_reading_it() -> None:
    """What was handed in is the caller's, and so is what is written."""
    document: dict[str, Any] = game_of(X, Y, rules={"kind": "classic", "double": False}, note=[1])
    before = json.dumps(document)
    game, _ = read_game(document)
    write_game(game)["rounds"].clear()
    assert json.dumps(document) == before
    assert write_game(game)["players"] == list(NAMES)
