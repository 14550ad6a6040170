"""The desk inside a browser: its store, and what other tabs tell."""

from __future__ import annotations

import json
from collections.abc import Callable

from rounds import NAMES

from estimation_mate.app.desk import UNKEPT
from estimation_mate.app.home import desk_in_browser
from estimation_mate.app.site import Page
from estimation_mate.domain import moves
from estimation_mate.domain.rules import Classic
from estimation_mate.storage.browser import BrowserStore
from estimation_mate.storage.memory import MemoryStore


class Told:
    """What the page was told, in order, and what it tells."""

    base = "/estimation/"

    def __init__(self, answer: str | None = None) -> None:
        self.answer = answer
        self.told: list[str] = []
        self.row: list[object] | None = None
        self.changed: Callable[[str], object] = self.told.append

    def openStore(self, name: str) -> Told:
        """The database is this, too."""
        self.told.append(name)
        return self

    def watch(self, changed: Callable[[str], object]) -> None:
        """Another tab tells."""
        self.changed = changed

    def kept(self) -> None:
        """Lasting storage is asked for."""
        self.told.append("kept")

    async def call(self, what: str, given: str) -> str:
        """Keeps the one game that is saved."""
        if self.answer is not None:
            return self.answer
        if what == "save":
            _, revision, _, document, timeline = json.loads(given)
            self.row = [revision + 1, document, timeline]
            return '{"answer":{}}'
        return json.dumps({"answer": self.row if what == "load" else None})


async def test_the_games_lie_in_the_browser_under_their_path() -> None:
    """Lasting storage is asked for; the settings tell where the games are."""
    page = Told()
    desk = await desk_in_browser(Page(page, lambda function: function))
    assert isinstance(desk.store, BrowserStore)
    assert desk.in_browser
    assert page.told == ["estimation-mate /estimation/", "kept"]


async def test_a_browser_that_refuses_is_told() -> None:
    """The games of this tab are in memory alone."""
    page = Told('{"failed":"no_access"}')
    desk = await desk_in_browser(Page(page, lambda function: function))
    assert isinstance(desk.store, MemoryStore)
    assert [one.code for one in desk.notices] == [f"{UNKEPT}_browser"]


async def test_a_game_is_shown_as_another_tab_has_left_it() -> None:
    """What is on the screen follows, and is not taken for a change of its own."""
    page = Told()
    desk = await desk_in_browser(Page(page, lambda function: function))
    game_id = await desk.start(NAMES, 0, Classic(), "{n}")
    play = await desk.open(game_id)
    other = BrowserStore(page)
    timeline = play.shown.timeline.do(moves.enter(play.shown.game, 5))
    await other.save(timeline, 1)
    await desk.look_again(game_id)
    assert play.shown.timeline == timeline
    await play.make(lambda game: moves.enter(game, 3))
    assert page.row is not None
    assert page.row[0] == 3
    await desk.look_again("nobody's")
