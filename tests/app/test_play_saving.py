"""A game being played when saving fails, and when another program plays it too."""

import pytest
from app.conftest import Program
from app.playing import at, begun, whole
from app.stores import Failing, stored
from rounds import X, draft_of, spoken

from estimation_mate.app.desk import Desk
from estimation_mate.app.play import Shown
from estimation_mate.domain import moves
from estimation_mate.domain.problems import Refused
from estimation_mate.storage.memory import MemoryStore


async def test_what_could_not_be_saved_is_shown_and_saved_with_the_next_move() -> None:
    """Play goes on while the disk is full; with room again everything is kept."""
    store = Failing()
    play = await begun(Desk(store))
    game_id = str(play.shown.game.id)
    await play.make(at(1, 5))
    kept = play.shown.timeline
    store.reason = "full"
    for seat in (2, 3):
        await play.make(at(seat, 3))
        assert play.shown.unsaved == "full"
    assert draft_of(play.shown.game).bids == (None, 5, 3, 3)
    store.reason = None
    assert await stored(store, game_id) == kept
    await play.make(at(0, 1))
    assert play.shown.unsaved is None
    assert await stored(store, game_id) == play.shown.timeline
    assert len(play.shown.timeline.past) == 4


async def test_what_could_not_be_saved_is_saved_by_an_undo_that_finds_nothing() -> None:
    """Any tap tries again, also one that changes nothing."""
    store = Failing()
    play = await begun(Desk(store))
    store.reason = "locked"
    await play.make(at(1, 5))
    await play.undo()
    assert (play.shown.unsaved, play.shown.timeline.past) == ("locked", ())
    store.reason = None
    await play.undo()
    assert play.shown.unsaved is None
    assert await stored(store, str(play.shown.game.id)) == play.shown.timeline


async def test_a_move_is_made_on_the_game_of_a_faster_program(program: Program) -> None:
    """Nothing of the other's is lost, and both see the same in the end."""
    mine = await begun(program())
    theirs = await program().open(str(mine.shown.game.id))
    await theirs.make(at(1, 5))
    await theirs.make(at(2, 3))
    await mine.make(at(3, 2))
    assert draft_of(mine.shown.game).bids == (None, 5, 3, 2)
    assert len(mine.shown.timeline.past) == 3
    await theirs.undo()
    assert draft_of(theirs.shown.game).bids == (None, 5, 3, None)


async def test_a_move_that_the_newer_game_refuses_shows_that_game(program: Program) -> None:
    """The tap is refused, and the screen is no longer behind."""
    mine = await begun(program())
    theirs = await program().open(str(mine.shown.game.id))
    seen: list[Shown] = []
    mine.watch(seen.append)
    await mine.make(lambda game: spoken(game, [5, 3, 2, 2]))
    await theirs.make(whole(X))
    with pytest.raises(Refused):
        await mine.make(moves.confirm_bids)
    assert mine.shown.sheet.totals == (25, 13, 12, -11)
    assert seen[-1] == mine.shown
    await mine.make(at(1, 4))
    assert await stored(program().store, str(mine.shown.game.id)) == mine.shown.timeline


async def test_a_game_deleted_meanwhile_comes_back_with_the_next_move(program: Program) -> None:
    """Somebody is playing it, whatever else another program did to it."""
    mine = await begun(program())
    game_id, other = str(mine.shown.game.id), program()
    await other.delete(game_id)
    await mine.make(at(1, 5))
    theirs = await other.open(game_id)
    assert theirs.shown == mine.shown
    await theirs.make(at(2, 3))
    await other.delete(game_id)
    await mine.make(at(3, 2))
    assert draft_of(mine.shown.game).bids == (None, 5, 3, 2)
    assert [one.id for one in (await other.listing(9)).games] == [game_id]


async def test_a_game_that_is_gone_for_good_is_kept_as_a_new_one() -> None:
    """Its 30 days were over, and still somebody plays on."""
    store = MemoryStore()
    play = await begun(Desk(store))
    await play.make(at(1, 5))
    store.kept.clear()
    await play.make(at(2, 3))
    await play.make(at(3, 2))
    assert await stored(store, str(play.shown.game.id)) == play.shown.timeline
    assert len(play.shown.timeline.past) == 3
