"""Undo and Redo, across everything that happens in a game."""

from collections.abc import Callable

import pytest
from rounds import X, Y, draft_of, played, tapped

from estimation_mate.domain import moves, questions
from estimation_mate.domain.document import read_game, write_game
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rows import Sheet
from estimation_mate.domain.rules import Check
from estimation_mate.domain.timeline import LONGEST, Timeline

DOUBLE = {"bids": [4, 4, 4, 3], "tricks": [4, 4, 4, 1], "risk": 3, "trump": "hearts"}
DASH = {"bids": [6, 0, 4, 2], "tricks": [6, 0, 5, 2], "dash": [1], "trump": "spades"}
NOW = "2030-01-01T20:00:00+02:00"

Seen = tuple[Sheet, Check]


def seen(game: Game) -> Seen:
    """What a table reads off a state: scores, badge, suit, dealer, and the chips."""
    sheet = replay(game)
    if game.draft is None or sheet.next is None:
        return sheet, Check()
    return sheet, questions.check(game.rules, draft_of(game), sheet.next)


def evening() -> tuple[Timeline, list[tuple[Game, Seen]]]:
    """A game from round 12 over an extra round to its end; every state, and what was seen then."""
    timeline = Timeline(played(*[X] * 11))
    states = [(timeline.present, seen(timeline.present))]

    def step(game: Game) -> None:
        nonlocal timeline
        timeline = timeline.do(game)
        states.append((game, seen(game)))

    for entry in (Y, DOUBLE, DASH, X, Y, X, X):
        for state in tapped(timeline.present, entry):
            step(state)
    step(moves.finish(timeline.present, NOW))
    step(moves.add_extra_round(timeline.present))
    for state in tapped(timeline.present, X):
        step(state)
    step(moves.finish(timeline.present, "2030-01-01T20:10:00+02:00"))
    return timeline, states


def test_undo_goes_back_through_everything_step_by_step() -> None:
    """Sa'aydeh, rounds 13 and 14, Finish and the extra round: all that was seen comes back."""
    timeline, states = evening()
    assert 60 < len(states) <= LONGEST
    for earlier, then_seen in reversed(states[:-1]):
        timeline = timeline.undo()
        assert timeline.present == earlier
        assert seen(timeline.present) == then_seen
    assert timeline.past == ()


def test_redo_goes_forward_through_everything_again() -> None:
    """After the last redo the game is as it was before the first undo."""
    timeline, states = evening()
    end = timeline
    for _ in states[1:]:
        timeline = timeline.undo()
    for later, _ in states[1:]:
        timeline = timeline.redo()
        assert timeline.present == later
    assert timeline == end


def test_one_undo_takes_score_badge_suit_and_dealer_back_together() -> None:
    """Back over Sa'aydeh and round 13, the header says what it said."""
    before = played(*[X] * 12)
    *_, after = tapped(before, Y)
    timeline = Timeline(before).do(after)
    there, back = replay(timeline.present).next, replay(timeline.undo().present).next
    assert there is not None
    assert back is not None
    assert (there.number, there.multiplier, there.trump, there.dealer) == (14, 2, "no_trump", 1)
    assert (back.number, back.multiplier, back.trump, back.dealer) == (13, 1, None, 0)


def test_undo_stops_at_the_start_of_the_game() -> None:
    """There the timeline stays the very same, and so does Redo at the end."""
    start = Timeline(played())
    assert start.undo() is start
    assert start.redo() is start


def test_a_step_after_undo_drops_what_was_undone() -> None:
    """There is one future, the one that was chosen last."""
    first = Timeline(played()).do(moves.enter(played(), 3)).undo()
    other = first.do(moves.enter(played(), 4))
    assert other.future == ()
    assert other.redo() is other
    assert other.undo().present == played()


def test_a_step_that_changes_nothing_is_none() -> None:
    """A second tap on what already stands leaves no trace, and keeps what can be redone."""
    start = Timeline(played()).do(moves.enter(played(), 3)).undo()
    assert start.do(played()) is start


def test_choosing_a_slot_is_no_step() -> None:
    """Undo passes over it."""
    timeline = Timeline(played()).do(moves.enter(played(), 3))
    touched = timeline.touch(moves.choose_slot(timeline.present, 0))
    assert draft_of(touched.present).active == 0
    assert touched.undo().present == played()


def test_the_last_hundred_steps_are_kept() -> None:
    """The 101st takes the oldest away."""
    assert LONGEST == 100
    timeline = Timeline(played())
    for number in range(LONGEST + 7):
        timeline = timeline.do(moves.enter(moves.choose_slot(played(), 1), number % 13))
    assert len(timeline.past) == LONGEST
    for _ in range(LONGEST):
        timeline = timeline.undo()
    assert draft_of(timeline.present).bids == (None, 6, None, None)


def test_what_belongs_to_no_step_changes_in_all_of_them() -> None:
    """A title given to the game is there before and after Undo."""
    timeline = Timeline(played()).do(moves.enter(played(), 3)).undo()
    titled = timeline.map(lambda game: game.model_copy(update={"title": "Friday"}))
    assert titled.present.title == "Friday"
    assert titled.redo().present.title == "Friday"
    assert [game.title for game in titled.future] == ["Friday"]


@pytest.mark.parametrize("move", [moves.add_extra_round, moves.confirm_bids, moves.confirm_round])
def test_a_refused_move_is_no_step(move: Callable[[Game], Game]) -> None:
    """What raised leaves the game, its past and its future as they were."""
    timeline = Timeline(played()).do(moves.enter(played(), 3)).do(moves.enter(played(), 4)).undo()
    before = (timeline.past, timeline.present, timeline.future)
    with pytest.raises(Refused):
        timeline.do(move(timeline.present))
    assert (timeline.past, timeline.present, timeline.future) == before


def test_every_state_survives_being_stored() -> None:
    """Each one is written and read back as it was, the open round included."""
    _, states = evening()
    for state, _ in states[::5]:
        assert read_game(write_game(state))[0] == state
