"""Matches of Masrawy on the desk."""

from contracts import deal, deal_out
from rounds import NAMES, Document
from ui.harness import Tab
from ui.kept import Names

from estimation_mate.app.desk import Desk
from estimation_mate.app.play import Play
from estimation_mate.domain.document import write_entry
from estimation_mate.domain.rules import read_rules

US, THEM = "Amr and Dina", "Bassem and Essam"
SLAM = deal(0, 13, 13)


async def dealt(desk: Desk, *deals: Document, names: Names = NAMES, **settings: object) -> str:
    """The id of a match in which these deals were played."""
    rules = read_rules({"kind": "masrawy"} | settings)
    game_id = await desk.start(names, 0, rules, "{n}")
    play = await desk.open(game_id)
    for one in deals:
        await play.make(lambda game, one=one: deal_out(game, one))  # type: ignore[misc]
    return game_id


async def sheet_of(desk: Desk, tab: Tab) -> list[Document]:
    """The deals as they are recorded."""
    play = await desk.open(tab.path.split("/")[2])
    return [write_entry(entry) for entry in play.shown.game.rounds]


async def open_deal(desk: Desk, tab: Tab) -> Play:
    """The game that the tab shows."""
    return await desk.open(tab.path.split("/")[2])
