"""Undo and Redo as text: nothing is lost, and a tap is small."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from storage.samples import BIDS, JSON, new_game, played, timelines

from estimation_mate.domain import moves
from estimation_mate.domain.document import write_game
from estimation_mate.domain.game import Game
from estimation_mate.domain.timeline import Timeline
from estimation_mate.storage.documents import read_stored, write
from estimation_mate.storage.timeline_document import HistoryLost, read_timeline, write_timeline


def through_text(timeline: Timeline) -> Timeline:
    """What is read back of a timeline that was written down."""
    written = write(timeline, "2026-01-01T00:00:00.000000+00:00")
    stored = read_stored("one", 1, written.document.encode(), written.timeline.encode())
    assert not stored.history_lost
    return stored.timeline


def reread(timeline: Timeline) -> Timeline:
    """The same, around a present that is read elsewhere."""
    return read_timeline(write_timeline(timeline).encode(), timeline.present)


@settings(max_examples=100, deadline=None)
@given(timelines())
def test_round_trip(timeline: Timeline) -> None:
    """Any states, however little they have in common, come back as they were."""
    again = through_text(timeline)
    assert again == timeline
    assert [spelt(state) for state in again.past] == [spelt(state) for state in timeline.past]


def spelt(game: Game) -> str:
    """A state as text, in which 1 and true differ and the order of keys does not count."""
    return json.dumps(write_game(game), sort_keys=True)


def test_every_step_of_a_game() -> None:
    """A played timeline comes back the same wherever Undo has stopped in it."""
    timeline = played(3)
    while timeline.past:
        assert through_text(timeline) == timeline
        timeline = timeline.undo()
    assert len(timeline.future) == 27
    assert through_text(timeline) == timeline


def test_a_tap_is_small() -> None:
    """A step costs what it changed: a tap of round 18 about 150 bytes and not a whole game."""
    timeline = Timeline(played(17).present)
    before = len(write_timeline(timeline))
    for bid in BIDS:
        timeline = timeline.do(moves.enter(timeline.present, bid))
    assert len(write_timeline(timeline)) - before < len(BIDS) * 150
    assert len(write_timeline(played(18))) < 20_000


def test_what_is_no_step() -> None:
    """The id and the time of saving are the present state's in every state."""
    states = [new_game("one").model_copy(update={"updated_at": str(n)}) for n in range(3)]
    past = (states[0], states[1].model_copy(update={"id": "two"}))
    again = reread(Timeline(states[2], past))
    assert again == Timeline(states[2], (states[2], states[2]))


@pytest.mark.parametrize(("older", "newer"), [(1, True), (None, 0), ({"a": 1}, {"a": 1.0})])
def test_values_that_look_alike(older: object, newer: object) -> None:
    """Values of an unknown key that are equal and yet written otherwise stay apart."""
    past, present = (new_game().model_copy(update={"mark": one}) for one in (older, newer))
    again = reread(Timeline(present, (past,)))
    assert repr(again.past[0].model_extra) == repr({"mark": older})


def test_an_absent_key_is_not_null() -> None:
    """An unknown key that is null and one that is not there stay apart."""
    without = new_game()
    null = without.model_copy(update={"mark": None})
    for past, present in ((without, null), (null, without)):
        again = reread(Timeline(present, (past,)))
        assert again.past[0].model_extra == past.model_extra


@settings(max_examples=150, deadline=None)
@given(st.recursive(JSON, lambda inner: st.dictionaries(
    st.sampled_from(["version", "past", "future", "put", "gone", "draft", "rules"]), inner,
)))  # fmt: skip
def test_foreign_text(value: object) -> None:
    """Any other JSON in its place is a lost history and never another exception."""
    try:
        read = read_timeline(json.dumps(value).encode(), new_game())
    except HistoryLost:
        return
    assert isinstance(read, Timeline)


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_damaged_text(data: st.DataObject) -> None:
    """A timeline with letters knocked out is read, or is a lost history."""
    text = write_timeline(played(2))
    start = data.draw(st.integers(0, len(text)))
    damaged = text[:start] + data.draw(st.text(max_size=3)) + text[start + 2 :]
    try:
        read = read_timeline(damaged.encode(), played(2).present)
    except HistoryLost:
        return
    assert all(isinstance(state, Game) for state in read.past)
