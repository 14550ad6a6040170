"""Edits of what is on the sheet already, and of what was agreed on (G4, G8, G9, C18)."""

import pytest
from rounds import MIRROR, Document, X, Y, draft_of, played, points, spoken, why_not

from estimation_mate.domain import moves, questions
from estimation_mate.domain.amend import amended, renamed, reopened, ruled
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rules import read_rules
from estimation_mate.domain.seats import SEATS


def totals(game: Game) -> list[int]:
    """The four totals."""
    return list(replay(game).totals)


def typed_again(game: Game, number: int, **values: object) -> Game:
    """Round `number` of the game with other values in its draft."""
    again = reopened(game, number)
    return again.model_copy(update={"draft": draft_of(again).model_copy(update=values)})


def edited(game: Game, number: int, **values: object) -> Game:
    """The game with these values of one round changed."""
    return amended(game, number, typed_again(game, number, **values))


def told(game: Game, number: int, **values: object) -> list[tuple[str, int | None]]:
    """What an edit is refused with: codes with seats."""
    with pytest.raises(Refused) as caught:
        edited(game, number, **values)
    return [(one.code, one.seat) for one in caught.value.problems]


def test_g4_an_edit_scores_the_round_and_all_later_ones_anew() -> None:
    """Round 2 is no Sa'aydeh any more, so round 3 counts once."""
    game = played(X, Y, X)
    assert totals(game) == [75, 39, 36, -33]
    after = edited(game, 2, tricks=(4, 3, 3, 3))
    assert totals(after) == [39, 49, 23, -23]
    assert [row.multiplier for row in replay(after).rows] == [1, 1, 1]
    assert after.draft == game.draft


def test_g4_an_edit_without_a_change_is_none() -> None:
    """The round comes back as it was, only its Risk is spelt out."""
    game = played(X, Y, X)
    for number in (1, 2, 3):
        assert totals(amended(game, number, reopened(game, number))) == totals(game)


@pytest.mark.parametrize(
    ("values", "codes"),
    [
        ({"bids": (6, 3, 2, 2)}, [("bids_total", None)]),
        ({"bids": (0, 0, 0, 0)}, [("all_zero", None), ("risk_missing", None)]),
        ({"tricks": (4, 2, 3, 3)}, [("tricks_total", None)]),
        ({"bids": (5, 3, 2, 0), "dash": (3,), "risk": 3}, []),
        ({"bids": (5, 3, 2, 4), "dash": (3,)}, [("dash_bid", 3)]),
        ({"tricks": (None, None, 3, 3)}, [("tricks_empty", 0), ("tricks_empty", 1)]),
    ],
)
def test_g9_an_edit_is_refused_as_its_entry_would_be(
    values: Document, codes: list[tuple[str, int | None]]
) -> None:
    """The same codes; nothing of the game changes."""
    game = played(X, Y, X)
    if codes:
        assert told(game, 2, **values) == codes
    else:
        assert replay(edited(game, 2, **values)).rows[1].risk is not None


def test_g9_a_setting_that_a_recorded_round_needs_stays() -> None:
    """With by hand in round 2, then switched off."""
    marked = {"bids": [6, 4, 1, 1], "tricks": [6, 4, 1, 2], "with": [1]}
    rules = {"kind": "classic", "manual_with": True}
    game = played(X, marked, X, rules=rules)
    with pytest.raises(Refused) as caught:
        ruled(game, game.rules.changed({"manual_with": False}))
    (problem,) = caught.value.problems
    assert (problem.code, problem.facts) == ("rounds_refused", {"rounds": "2", "n": 1})
    assert caught.value.round == 2


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"caller": {"win": 20}}, [105, 39, 36, -33]),
        ({"saaydeh": False}, [39, 25, 23, -24]),
        ({}, [75, 39, 36, -33]),
    ],
)
def test_g4_settings_score_the_whole_sheet_anew(settings: Document, expected: list[int]) -> None:
    """What is being typed stays."""
    game = moves.enter(played(X, Y, X), 4)
    after = ruled(game, game.rules.changed(settings))
    assert totals(after) == expected
    assert after.draft == game.draft


def test_an_edit_of_a_tie_is_told_everywhere() -> None:
    """The nine-fold tie, then round 18 to tricks 2 5 4 2: the recommendation goes (C18)."""
    game = played(*[X, MIRROR] * 9)
    assert totals(game) == [342, 342, 9, 9]
    assert game.rules.recommends_more(replay(game).totals)
    after = edited(game, 18, tricks=(2, 5, 4, 2))
    assert totals(after) == [328, 342, 18, 9]
    assert not after.rules.recommends_more(replay(after).totals)


def test_a_rename_moves_no_figure() -> None:
    """Another player's name too: the columns are seats."""
    game = played(X, Y)
    after = renamed(game, ("Amr", "Amr", "Dina", "Essam"))
    assert after.players == ("Amr", "Amr", "Dina", "Essam")
    assert points(replay(after)) == points(replay(game))


def test_a_name_that_cannot_be_kept_is_refused() -> None:
    """As in a new game."""
    with pytest.raises(Refused) as caught:
        renamed(played(X), ("A" * 41, "\ud800", "Dina", "Essam"))
    assert [(one.code, one.seat) for one in caught.value.problems] == [
        ("name_long", 0),
        ("name_broken", 1),
    ]


@pytest.mark.parametrize("number", [0, 4, 99])
def test_a_round_that_is_not_there_is_refused(number: int) -> None:
    """Another tab may have taken it back."""
    game = played(X, Y, X)
    with pytest.raises(Refused, match="no_such_round"):
        reopened(game, number)
    with pytest.raises(Refused, match="no_such_round"):
        amended(game, number, reopened(game, 1))


def test_c18_a_game_ends_early_and_goes_on_again() -> None:
    """After at least one round; what was typed of the open one waits for the game to go on."""
    game = moves.enter(played(X, Y), 4)
    over = moves.end_early(game, "2026-11-30T20:00:00+00:00")
    assert (over.ended_at, over.draft) == ("2026-11-30T20:00:00+00:00", game.draft)
    assert questions.opened(over, replay(over)) is None
    assert why_not(lambda game: moves.enter(game, 3), over) == [("no_round_open", None)]
    assert moves.open_round(over) == over
    assert moves.end_early(over, "later") == over
    on = moves.play_on(over)
    assert on == game
    fresh = moves.play_on(moves.end_early(played(X), "now"))
    assert (fresh.ended_at, draft_of(fresh).blank) == (None, True)
    assert moves.play_on(on) == on
    with pytest.raises(Refused, match="not_finished"):
        moves.end_early(played(), "now")


@pytest.mark.parametrize("seat", SEATS)
def test_the_deal_goes_on_from_who_really_dealt(seat: int) -> None:
    """Round 2 would be dealt by Bassem; the first to speak moves along."""
    game = moves.name_dealer(played(X), seat)
    draft = draft_of(game)
    assert draft.active == (seat + 1) % 4
    assert draft.dealer == (None if seat == 1 else seat)
    game = moves.confirm_bids(spoken(game, [5, 3, 2, 2]))
    for number in (5, 3, 2):
        game = moves.enter(game, number)
    after = replay(moves.confirm_round(game))
    assert after.rows[1].dealer == seat
    assert after.next is not None
    assert after.next.dealer == (seat + 1) % 4


def test_naming_the_dealer_moves_no_slot_that_is_being_filled() -> None:
    """Once somebody has spoken the pad stays where it is."""
    game = moves.enter(played(X), 4)
    assert draft_of(moves.name_dealer(game, 3)).active == draft_of(game).active


def test_g9_rounds_in_a_row_are_named_by_the_first_and_the_last() -> None:
    """Two are named by themselves."""
    rules = read_rules({"kind": "full", "min_call": 6})
    for calls, told in (((5, 5, 5, 6, 5), "1–3, 5"), ((6, 5, 5), "2, 3")):
        rounds = [{"bids": [call, 3, 1, 1], "tricks": [call, 3, 1, 8 - call + 1]} for call in calls]
        with pytest.raises(Refused) as caught:
            ruled(played(*rounds, rules="full"), rules)
        assert caught.value.problems[0].facts["rounds"] == told
