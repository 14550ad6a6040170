"""What holds for every game of every rule set."""

import json
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kinds import any_entry, any_match, stands
from rounds import Document, game_of, tapped

from estimation_mate.domain import contract, moves
from estimation_mate.domain.document import (
    read_draft,
    read_game,
    write_draft,
    write_entry,
    write_game,
)
from estimation_mate.domain.entry import TRUMPS
from estimation_mate.domain.game import Game
from estimation_mate.domain.moves import open_round
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.replay import fold, replay
from estimation_mate.domain.rows import ranked
from estimation_mate.domain.rules import KINDS

chances = st.integers(0, 2**32 - 1).map(Random)
"""Rounds are found by trying, which is too many draws for chances of which each can be shrunk."""

ordinary = settings(max_examples=30, deadline=None)
every_kind = pytest.mark.parametrize("kind", KINDS)


@every_kind
@ordinary
@given(chances)
def test_a_game_comes_back_from_its_file(kind: str, chance: Random) -> None:
    """The same game, the same sheet, and every entry word for word."""
    document = any_match(chance, kind)
    game, sheet = read_game(document)
    text = json.dumps(write_game(game))
    assert read_game(json.loads(text)) == (game, sheet)
    assert [write_entry(entry) for entry in game.rounds] == document["rounds"]


@pytest.mark.parametrize("kind", sorted(KINDS.keys() - {"classic", "masrawy"}))
@ordinary
@given(chances)
def test_tapping_a_round_in_scores_as_the_one_written_by_hand(kind: str, chance: Random) -> None:
    """Tapped seat by seat or read from a file, the sheet is the same, tap for tap on one draft."""
    document = any_match(chance, kind)
    read, sheet = read_game(document)
    game = open_round(read.model_copy(update={"rounds": ()}))
    for entry in document["rounds"]:
        for state in tapped(game, entry):
            game = state
            if game.draft is not None:
                assert (
                    read_draft(game.rules, json.loads(json.dumps(write_draft(game.draft))))
                    == game.draft
                )
    assert replay(game).rows == sheet.rows


@every_kind
@ordinary
@given(chances)
def test_lines_add_up(kind: str, chance: Random) -> None:
    """Lines times the multiplier are the score, scores add up to totals, places follow."""
    game, sheet = read_game(any_match(chance, kind))
    running = [0] * game.rules.columns
    for row in sheet.rows:
        for score in row.scores:
            assert sum(line.points for line in score.lines) * row.multiplier == score.points
            assert all(line.points for line in score.lines)
            running[score.seat] += score.points
            assert score.total == running[score.seat]
    assert list(sheet.totals) == running
    assert sheet.ranking == ranked(sheet.totals)
    assert sheet.finished >= (sheet.next is None)


@every_kind
@ordinary
@given(chances)
def test_editing_any_round_equals_replaying_the_edited_entries(kind: str, chance: Random) -> None:
    """Rows before the edit stay; the rest is as if it had always been so, or is refused alike."""
    document = any_match(chance, kind, least=1)
    game, before = read_game(document)
    place = chance.randrange(len(game.rounds))
    position = fold(game.rules, game.first_dealer, game.rounds[:place]).next
    assert position is not None
    document["rounds"][place] = any_entry(chance, game.rules, position)
    rounds = tuple(game.rules.read_entry(one) for one in document["rounds"])
    edited = replay(game.model_copy(update={"rounds": rounds}))
    assert edited.rows[:place] == before.rows[:place]
    if edited.failure is None:
        assert edited == read_game(document)[1]
    else:
        with pytest.raises(Refused) as caught:
            read_game(document)
        assert caught.value.round == edited.failure.round


@every_kind
@ordinary
@given(chances)
def test_a_carried_multiplier_is_what_the_next_round_begins_with(kind: str, chance: Random) -> None:
    """A round that counts nothing doubles what follows; any other sets it back."""
    _, sheet = read_game(any_match(chance, kind))
    for row, after in zip(sheet.rows, sheet.rows[1:], strict=False):
        assert after.multiplier in (row.carried, row.carried * 2)
        assert row.carried == 1 or row.passed or row.sa_aydeh


BROKEN: list[Document] = [
    {"bids": [14, 0, 0, 0]}, {"bids": [1, 1]}, {"bids": "1111"}, {"tricks": [13, 13, 13, 13]},
    {"tricks": [-1, 1, 1, 1]}, {"bids": [1.5, 1, 1, 1]}, {"bids": [True, 1, 1, 1]},
    {"trump": "stars"}, {"trump": None}, {"dealer": 4}, {"nobody": 1}, {"bid": 99},
    {"tricks": None}, {"buyer": "0"}, {"dash": [0, 0]}, {"risk": 9}, {"double": 3},
]  # fmt: skip


@every_kind
@settings(max_examples=100, deadline=None)
@given(chances)
def test_a_broken_entry_is_refused_and_never_raises_anything_else(
    kind: str, chance: Random
) -> None:
    """Whatever is broken about a round that stood, reading it answers with codes."""
    document = any_match(chance, kind, least=1)
    game, _ = read_game(document)
    place = chance.randrange(len(game.rounds))
    position = fold(game.rules, game.first_dealer, game.rounds[:place]).next
    assert position is not None
    document["rounds"][place] = document["rounds"][place] | chance.choice(BROKEN)
    if stands(game.rules, document["rounds"][place], position):
        return
    with pytest.raises(Refused) as caught:
        read_game(document)
    assert caught.value.round == place + 1
    assert caught.value.problems


TAPS: list[Callable[[Random, Game], Game]] = [
    lambda chance, game: contract.buy(game, chance.randrange(4)),
    lambda chance, game: contract.call(game, chance.randint(6, 14)),
    lambda chance, game: contract.name_trump(game, chance.choice(TRUMPS)),
    lambda chance, game: contract.double(game, chance.randint(1, 4)),
    lambda chance, game: contract.enter(game, chance.randint(-1, 14)),
    lambda chance, game: moves.name_dealer(game, chance.randrange(4)),
    lambda _, game: contract.confirm_contract(game),
    lambda _, game: contract.change_contract(game),
    lambda _, game: contract.make(game),
    lambda _, game: contract.clear(game),
    lambda _, game: contract.dead_deal(game),
    lambda _, game: moves.confirm_round(game),
]
"""Everything that a finger can do while contracts are entered."""


@ordinary
@given(chances)
def test_any_taps_on_a_contract_keep_a_game_that_can_be_stored(chance: Random) -> None:
    """What is refused changes nothing; the open deal comes back from JSON at every step."""
    game = moves.open_round(read_game(game_of(rules={"kind": "masrawy", "target": 60}))[0])
    for _ in range(60):
        try:
            game = chance.choice(TAPS)(chance, game)
        except Refused:
            continue
        stored = json.loads(json.dumps(write_game(game)))
        assert read_game(stored)[0] == game
        assert (game.draft is None) == replay(game).finished
