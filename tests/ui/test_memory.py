"""A long evening: what is entered and taken back leaves nothing behind."""

import gc
import tracemalloc

from rounds import X, tap
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import kept

from estimation_mate.app.desk import Desk
from estimation_mate.app.play import Play
from estimation_mate.domain.moves import enter

FEW, MANY = 20, 200
SAME = 1.1
"""Within 10 %."""


async def entered_and_undone(tab: Tab, play: Play, rounds: int) -> None:
    """Rounds that are entered, drawn, taken back, and drawn again."""
    for _ in range(rounds):
        await play.make(lambda game: tap(game, X))
        await tab.settle()
        await play.make(lambda game: enter(game, 3))
        for _ in range(2):
            await play.undo()
        await tab.settle()


def held() -> tuple[int, int]:
    """Live objects, and bytes that Python holds for them."""
    gc.collect()
    return len(gc.get_objects()), tracemalloc.get_traced_memory()[0]


async def test_two_hundred_rounds_hold_no_more_than_twenty(desk: Desk, open_tab: Open) -> None:
    """Neither objects nor memory grow with what was entered and undone."""
    game_id = await kept(desk)
    tab, play = await open_tab(f"/games/{game_id}"), await desk.open(game_id)
    tab.wire.sizes.clear()
    tracemalloc.start()
    try:
        await entered_and_undone(tab, play, FEW)
        tab.wire.sizes.clear()
        objects, memory = held()
        await entered_and_undone(tab, play, MANY - FEW)
        tab.wire.sizes.clear()
        more_objects, more_memory = held()
    finally:
        tracemalloc.stop()
    assert more_objects < objects * SAME
    assert more_memory < memory * SAME
