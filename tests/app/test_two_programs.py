"""Two programs on one folder: neither takes away what the other has kept."""

from pathlib import Path

import pytest
from rounds import NAMES, X, Y, draft_of, tap

from estimation_mate.app.desk import Desk
from estimation_mate.app.play import Play
from estimation_mate.domain import moves
from estimation_mate.domain.amend import renamed
from estimation_mate.domain.rules import Classic
from estimation_mate.storage.home import open_home


@pytest.fixture
def desks(tmp_path: Path) -> tuple[Desk, Desk]:
    """Two desks over the same games."""
    return Desk(open_home(tmp_path).store), Desk(open_home(tmp_path).store)


async def at_round(play: Play, number: int) -> None:
    """Plays until this round is open."""
    while len(play.shown.game.rounds) + 1 < number:
        await play.make(lambda game: tap(game, Y if len(game.rounds) % 2 else X))


async def both(desks: tuple[Desk, Desk]) -> tuple[Play, Play]:
    """The same game, opened in both when round 5 begins."""
    one, other = desks
    game_id = await one.start(NAMES, 0, Classic(), "{n}")
    first = await one.open(game_id)
    await at_round(first, 5)
    return first, await other.open(game_id)


async def test_rounds_survive_what_is_typed_elsewhere_at_an_earlier_one(
    desks: tuple[Desk, Desk],
) -> None:
    """Rounds 5 to 8 are entered in one; a bid of the other lands in round 9."""
    first, second = await both(desks)
    await at_round(first, 9)
    rounds = first.shown.game.rounds
    await second.make(lambda game: moves.enter(game, 4))
    assert second.shown.game.rounds == rounds
    assert second.shown.sheet.totals == first.shown.sheet.totals
    assert 4 in draft_of(second.shown.game).bids


async def test_what_both_type_of_one_round_is_kept(desks: tuple[Desk, Desk]) -> None:
    """Each taps another player's bid; both stand in the end."""
    first, second = await both(desks)
    await first.make(lambda game: moves.enter_for(game, 0, 5))
    await second.make(lambda game: moves.enter_for(game, 1, 3))
    assert draft_of(second.shown.game).bids == (5, 3, None, None)


async def test_an_undo_elsewhere_takes_back_the_newest_step(desks: tuple[Desk, Desk]) -> None:
    """The history is one: it is stored with the game."""
    first, second = await both(desks)
    await first.make(lambda game: renamed(game, ("A", "B", "C", "D")))
    await second.undo()
    assert second.shown.game.players == NAMES
    await first.redo()
    assert first.shown.game.players == ("A", "B", "C", "D")
