"""What holds for every game, tried on games that nobody thought of."""

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from rounds import Document, any_round, any_rules, game_of, played, tap

from estimation_mate.domain.document import read_game, write_entry, write_game
from estimation_mate.domain.game import Game
from estimation_mate.domain.replay import fold, replay
from estimation_mate.domain.rows import Row
from estimation_mate.domain.timeline import LONGEST, Timeline

chances = st.randoms(use_true_random=False)
ordinary = settings(max_examples=60, deadline=None)
many = settings(max_examples=200, deadline=None)


def any_game(chance: Random, least: int = 0) -> Document:
    """A game file of up to 20 rounds under any rules."""
    rules = any_rules(chance)
    rounds = [any_round(chance, rules) for _ in range(chance.randint(least, 20))]
    for entry in rounds:
        if chance.random() < 0.1:
            entry["dealer"] = chance.randrange(4)
    return game_of(*rounds, rules=rules, first_dealer=chance.randrange(4))


@ordinary
@given(chances)
def test_editing_any_round_equals_replaying_the_edited_entries(chance: Random) -> None:
    """Rows before the edit stay, rows from it on are those of a game that was always so."""
    document = any_game(chance, least=1)
    game, before = read_game(document)
    place = chance.randrange(len(game.rounds))
    entry = any_round(chance, document["rules"])
    rounds = [*game.rounds]
    rounds[place] = game.rules.read_entry(entry)
    document["rounds"][place] = entry
    edited = replay(game.model_copy(update={"rounds": tuple(rounds)}))
    assert edited == read_game(document)[1]
    assert edited.rows[:place] == before.rows[:place]
    assert len(edited.rows) == len(before.rows)


@ordinary
@given(chances)
def test_replay_is_deterministic_and_goes_on_from_any_row(chance: Random) -> None:
    """Twice the same sheet; and a fold that stops anywhere has the same rows so far."""
    game, sheet = read_game(any_game(chance, least=1))
    assert replay(game) == sheet == replay(read_game(write_game(game))[0])
    stop = chance.randrange(len(game.rounds))
    part = fold(game.rules, game.first_dealer, game.rounds[:stop])
    assert part.rows == sheet.rows[:stop]
    assert part.next is not None
    assert game.rules.score(game.rounds[stop], part.next) == sheet.rows[stop]


@ordinary
@given(chances)
def test_every_row_obeys_the_rules_of_its_round(chance: Random) -> None:
    """C4, C6, C15 and C16, read off the row alone."""
    game, sheet = read_game(any_game(chance))
    rules = game.rules.model_dump()
    carried = 1
    for row in sheet.rows:
        _check_row(row, rules, carried)
        carried = carried * 2 if row.sa_aydeh else 1
    assert sheet.next is not None
    assert sheet.next.multiplier == carried


def _check_row(row: Row, rules: Document, carried: int) -> None:
    bids = [score.bid or 0 for score in row.scores]
    assert [score.role for score in row.scores].count("caller") == 1
    assert sum(bids) == row.total
    level = abs(sum(bids) - 13) // 2
    assert (row.risk.level if row.risk else 0) == level
    assert row.risk is None or row.scores[row.risk.seat].role != "dash"
    missed_by_all = not any(score.made for score in row.scores)
    assert row.sa_aydeh == (missed_by_all and rules["saaydeh"])
    assert row.double == (bids.count(max(bids)) >= 3 and rules["double"])
    assert row.multiplier == carried * (2 if row.double else 1)
    if row.sa_aydeh:
        assert [score.points for score in row.scores] == [0, 0, 0, 0]


@ordinary
@given(chances)
def test_a_game_comes_back_from_its_file(chance: Random) -> None:
    """Through JSON and back it is the same game, with the same sheet and the same file."""
    game, sheet = read_game(any_game(chance))
    text = json.dumps(write_game(game))
    again, same_sheet = read_game(json.loads(text))
    assert (again, same_sheet) == (game, sheet)
    assert json.dumps(write_game(again)) == text


@ordinary
@given(chances)
def test_an_entry_comes_back_as_it_was_written(chance: Random) -> None:
    """What a file says of a round is written back word for word, seats in order."""
    document = any_game(chance)
    game, _ = read_game(document)
    assert [write_entry(entry) for entry in game.rounds] == document["rounds"]


@ordinary
@given(chances)
def test_tapping_a_round_in_gives_the_entry_written_by_hand(chance: Random) -> None:
    """Whatever the order of rounds and rules, finger and file agree."""
    rules = any_rules(chance)
    dealer = chance.randrange(4)
    rounds: list[Document] = []
    game = played(rules=rules, first_dealer=dealer)
    for _ in range(chance.randint(1, 4)):
        rounds.append(_settled(any_round(chance, rules), rounds, rules, dealer))
        game = tap(game, rounds[-1])
    assert [write_entry(entry) for entry in game.rounds] == rounds
    by_hand, _ = read_game(game_of(*rounds, rules=rules, first_dealer=dealer))
    assert by_hand.rounds == game.rounds


def _settled(entry: Document, before: list[Document], rules: Document, dealer: int) -> Document:
    """The entry with its Risk spelt out, as the app always writes it."""
    game = game_of(*before, entry, rules=rules, first_dealer=dealer)
    risk = read_game(game)[1].rows[-1].risk
    return entry | {"risk": risk.seat if risk else None}


@many
@given(st.lists(st.sampled_from(["do", "undo", "redo"]), max_size=3 * LONGEST))
def test_undo_after_do_is_the_identity(steps: list[str]) -> None:
    """A timeline agrees with a list of all states and a finger on one of them."""
    timeline = Timeline(_titled(0))
    states, finger = [timeline.present], 0
    for number, step in enumerate(steps, start=1):
        if step == "do":
            states, finger = [*states[: finger + 1], _titled(number)], finger + 1
            after = timeline.do(states[finger])
            assert after.undo() == Timeline(timeline.present, after.past[:-1], (states[finger],))
            timeline = after
        elif step == "undo":
            finger, timeline = max(finger - 1, 0), timeline.undo()
        else:
            finger, timeline = min(finger + 1, len(states) - 1), timeline.redo()
        assert timeline.present == states[finger]
        assert timeline.future == tuple(states[finger + 1 :])


_EMPTY = played()


def _titled(number: int) -> Game:
    return _EMPTY.model_copy(update={"title": str(number)})
