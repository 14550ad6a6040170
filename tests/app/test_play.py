"""A game being played: every tap is made, kept, and shown to all who look on."""

import asyncio

import pytest
from app.conftest import Program
from app.playing import Move, at, begun, whole
from app.stores import Slow, stored
from rounds import X, Y, draft_of

from estimation_mate.app.desk import Desk
from estimation_mate.app.play import Shown
from estimation_mate.domain import moves
from estimation_mate.domain.entry import TRUMPS
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.replay import replay
from estimation_mate.storage.memory import MemoryStore

MANUAL = {"kind": "classic", "manual_with": True}


EVERY_MOVE: list[Move] = [
    at(1, 5),
    lambda game: moves.clear(moves.choose_slot(game, 1)),
    at(1, 6),
    at(2, 0),
    at(3, 4),
    at(0, 1),
    lambda game: moves.declare_dash(moves.choose_slot(game, 2)),
    lambda game: moves.mark_with(game, 3),
    lambda game: moves.move_risk(game, 0),
    lambda game: moves.name_trump(game, "hearts"),
    moves.confirm_bids,
    moves.change_bids,
    moves.confirm_bids,
    moves.make_bid,
    at(2, 0),
    at(3, 4),
    moves.confirm_round,
]
"""Everything that can be tapped in a round, in an order in which it can."""


async def test_every_tap_is_stored(desk: Desk) -> None:
    """After each move the store gives to others what the screens show, to the slot."""
    play = await begun(desk, MANUAL)
    seen: list[Shown] = []
    play.watch(seen.append)
    for number, move in enumerate(EVERY_MOVE, 1):
        await play.make(move)
        assert len(seen) == number
        assert await stored(desk.store, str(play.shown.game.id)) == play.shown.timeline
    row = play.shown.sheet.rows[0]
    assert (row.trump, row.risk and row.risk.seat) == ("hearts", 0)
    assert [score.role for score in row.scores] == ["regular", "caller", "dash", "with"]


async def test_the_end_of_a_game_is_stored_too(desk: Desk) -> None:
    """Finish, and the extra round that opens the game again."""
    play = await begun(desk)
    for _ in range(18):
        await play.make(whole(X))
    await play.make(lambda game: moves.finish(game, "2026-01-01T00:00:00+00:00"))
    after = await stored(desk.store, str(play.shown.game.id))
    assert after.present.ended_at == "2026-01-01T00:00:00+00:00"
    await play.make(moves.add_extra_round)
    after = await stored(desk.store, str(play.shown.game.id))
    assert (after.present.ended_at, after.present.draft) == (None, play.shown.game.draft)
    assert play.shown.sheet.next is not None
    assert play.shown.sheet.next.number == 19


async def test_undo_and_redo_are_there_after_the_program_has_ended(program: Program) -> None:
    """The next program takes back what the last one did, and makes it again."""
    first = await begun(program())
    await first.make(whole(X))
    await first.make(whole(Y))
    await first.undo()
    second = await program().open(str(first.shown.game.id))
    assert second.shown == first.shown
    await second.redo()
    assert second.shown.sheet.totals == (25, 13, 12, -11)
    third = await program().open(str(first.shown.game.id))
    await third.undo()
    await third.undo()
    assert third.shown.game.rounds == ()
    assert len(third.shown.timeline.future) == 2


async def test_undo_stops_at_the_start_of_the_game(desk: Desk) -> None:
    """There is nothing before it, and nothing is written."""
    play = await begun(desk)
    seen: list[Shown] = []
    play.watch(seen.append)
    await play.undo()
    await play.redo()
    assert seen == []
    assert play.shown.game.draft is not None


async def test_choosing_a_slot_is_no_step_but_is_stored(program: Program) -> None:
    """Undo passes over it; the next program has the same slot active."""
    play = await begun(program())
    await play.make(at(1, 5))
    steps = len(play.shown.timeline.past)
    await play.touch(lambda game: moves.choose_slot(game, 3))
    assert len(play.shown.timeline.past) == steps
    again = await program().open(str(play.shown.game.id))
    assert draft_of(again.shown.game).active == 3


async def test_a_move_that_changes_nothing_is_not_written(desk: Desk) -> None:
    """Neither a step nor a change comes of it."""
    play = await begun(desk)
    seen: list[Shown] = []
    play.watch(seen.append)
    await play.touch(lambda game: moves.choose_slot(game, 1))
    await play.make(lambda game: moves.name_trump(game, None))
    assert seen == []


async def test_a_refused_move_changes_nothing(desk: Desk) -> None:
    """What is shown and what is stored stand as they did, and the next move goes on from there."""
    play = await begun(desk)
    await play.make(at(1, 5))
    before = play.shown
    with pytest.raises(Refused):
        await play.make(moves.confirm_bids)
    assert play.shown is before
    assert await stored(desk.store, str(before.game.id)) == before.timeline
    await play.make(at(2, 3))
    assert len(play.shown.timeline.past) == 2


async def test_the_sheet_stays_the_same_object_while_only_the_draft_changes(desk: Desk) -> None:
    """So that a tap on the pad draws no grid again; a confirmed round does."""
    play = await begun(desk)
    sheet = play.shown.sheet
    for seat in (1, 2, 3):
        await play.make(at(seat, 3))
        await play.touch(lambda game: moves.choose_slot(game, 0))
        assert play.shown.sheet is sheet
    await play.undo()
    assert play.shown.sheet is sheet
    await play.make(whole(X))
    assert play.shown.sheet is not sheet
    assert play.shown.sheet == replay(play.shown.game)


async def test_all_who_look_on_get_every_change_in_order(desk: Desk) -> None:
    """Until they leave."""
    play = await begun(desk)
    one: list[Shown] = []
    other: list[Shown] = []
    play.watch(one.append)
    leave = play.watch(other.append)
    for bid in (5, 3, 2):
        await play.make(lambda game, bid=bid: moves.enter(game, bid))  # type: ignore[misc]
    assert one == other
    assert [draft_of(shown.game).bids for shown in one] == [
        (None, 5, None, None),
        (None, 5, 3, None),
        (None, 5, 3, 2),
    ]
    leave()
    leave()
    await play.undo()
    assert (len(one), len(other)) == (4, 3)


async def test_one_may_leave_while_a_change_is_shown(desk: Desk) -> None:
    """The others are told all the same."""
    play = await begun(desk)
    seen: list[Shown] = []
    leaving = play.watch(lambda _: leaving())
    play.watch(seen.append)
    await play.make(at(1, 5))
    await play.make(at(2, 5))
    assert len(seen) == 2


async def test_fifty_moves_at_once_keep_their_order() -> None:
    """Moves wait for each other, even where saving takes its time."""
    desk = Desk(Slow())
    play = await begun(desk)
    seen: list[Shown] = []
    play.watch(seen.append)
    wanted = [TRUMPS[number % 5] for number in range(50)]
    await asyncio.gather(
        *(play.make(lambda game, trump=trump: moves.name_trump(game, trump)) for trump in wanted)  # type: ignore[misc]
    )
    assert [shown.game.draft and shown.game.draft.trump for shown in seen] == wanted
    assert await stored(desk.store, str(play.shown.game.id)) == play.shown.timeline
    await asyncio.gather(*(play.undo() for _ in range(60)))
    assert play.shown.timeline.past == ()
    assert len(play.shown.timeline.future) == 50


async def test_a_restore_that_fails_leaves_the_last_good_state(desk: Desk) -> None:
    """A fault inside a step changes nothing, and the next step works."""
    play = await begun(desk)
    await play.make(at(1, 5))
    before = play.shown

    def spoilt(game: Game) -> Game:
        raise ZeroDivisionError(str(game.id))

    with pytest.raises(ZeroDivisionError):
        await play.make(spoilt)
    assert play.shown is before
    await play.undo()
    assert play.shown.timeline.past == ()


async def test_many_rounds_entered_and_taken_back_leave_no_more_than_one() -> None:
    """Neither in memory nor in the store, and no more than a hundred steps are kept at all."""
    store = MemoryStore()
    play = await begun(Desk(store))
    game_id = str(play.shown.game.id)
    sizes: set[tuple[int, int, int]] = set()
    for _ in range(200):
        for move in (at(1, 5), at(2, 3), at(3, 2), whole(X)):
            await play.make(move)
        for _ in range(4):
            await play.undo()
        past, future = play.shown.timeline.past, play.shown.timeline.future
        sizes.add((len(past), len(future), len(store.kept[game_id].timeline)))
    assert [size[:2] for size in sizes] == [(0, 4)]
    for bid in range(200):
        await play.make(at(1, bid % 13))
    assert len(play.shown.timeline.past) == 100
