"""Joins a screen to a game being played."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from estimation_mate.app.play import Play, Shown
from estimation_mate.domain.problems import Refused
from estimation_mate.sentences import sentences
from estimation_mate.storage.port import GameNotFound, StoreFailed
from estimation_mate.storage_sentences import not_read
from estimation_mate.texts import Words
from estimation_mate.ui.session import Session
from estimation_mate.ui.trying import not_here


@dataclass(frozen=True)
class Joined:
    """The game as it is shown, or in words why it cannot be; all `None` while it opens."""

    play: Play | None = None
    shown: Shown | None = None
    trouble: str | None = None


Leave = Callable[[], object]


def use_play(session: Session, game_id: str) -> Joined:
    """Opens the game and draws the screen again whenever any tab changes it."""
    joined, set_joined = ft.use_state(Joined())
    watches: list[Leave] = ft.use_memo(list[Leave], [])

    async def join() -> None:
        try:
            play = await session.desk.open(game_id)
        except (GameNotFound, Refused, StoreFailed) as failure:
            set_joined(Joined(trouble=_trouble(session.say, failure)))
            return
        watches.append(_watch(session, play, set_joined))
        set_joined(Joined(play, play.shown))
        _tell_lost_steps(session, play)

    def part() -> None:
        while watches:
            watches.pop()()

    ft.use_effect(join, [game_id, session.visit], part)
    # From one game's address straight to another's: no tap may reach the first one any more.
    another = joined.shown is not None and joined.shown.game.id != game_id
    return Joined() if another else joined


def _watch(session: Session, play: Play, draw: Callable[[Joined], None]) -> Leave:
    """Draws each change in the tab that looks on; one that is away is forgotten until it is back."""

    def show(shown: Shown) -> None:
        if session.away:
            leave()
            return

        async def redraw() -> None:
            draw(Joined(play, shown))

        session.later(redraw)

    leave = play.watch(show)
    return leave


def _trouble(say: Words, failure: GameNotFound | Refused | StoreFailed) -> str:
    if isinstance(failure, GameNotFound):
        return not_here(say)
    if isinstance(failure, StoreFailed):
        return not_read(say, failure.reason)
    return f"{sentences(say, failure.problems)} {say('The stored game is kept as it is.')}"


def _tell_lost_steps(session: Session, play: Play) -> None:
    """Says once that Undo has nothing to go back to."""
    if not play.history_lost:
        return
    play.history_lost = False
    session.tell(
        session.say(
            "The game is whole, but its earlier steps could not be read: Undo starts afresh."
        )
    )
