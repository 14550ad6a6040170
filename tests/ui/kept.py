"""Games on the desk, and what the app says in Arabic."""

from rounds import MIRROR, NAMES, X, tap
from ui.harness import Tab, plain

from estimation_mate.app.desk import Desk
from estimation_mate.domain import moves
from estimation_mate.domain.rules import read_rules
from estimation_mate.texts import words

Names = tuple[str, str, str, str]
ARABIC: Names = ("عمرو", "باسم", "دينا", "عصام")
CLOSE = [X, MIRROR] * 9
"""Eighteen rounds that end 342, 342, 9, 9."""
CLEAR = [X] * 18
"""Eighteen rounds that the first player wins alone."""


async def kept(desk: Desk, *rounds: object, names: Names = NAMES, rules: object = "classic") -> str:
    """The id of a game in which these rounds were played."""
    game_id = await desk.start(names, 0, read_rules(rules), "{n}")
    play = await desk.open(game_id)
    for entry in rounds:
        await play.make(lambda game, entry=entry: tap(game, entry))  # type: ignore[misc]
    return game_id


async def ended(desk: Desk, *rounds: object, names: Names = NAMES) -> str:
    """The id of a game that was finished after these rounds."""
    game_id = await kept(desk, *rounds, names=names)
    play = await desk.open(game_id)
    await play.make(lambda game: moves.finish(game, "2026-03-01T22:00:00+02:00"))
    return game_id


def said(text: str, **blanks: int | str) -> str:
    """A text in Arabic, as it is heard."""
    return plain(words("ar")(text, **blanks))


def everything(tab: Tab) -> list[str]:
    """All that is seen or heard."""
    return tab.seen() + [one.name for one in tab.heard()]


def latin(names: list[str]) -> list[str]:
    """Those in which a Latin letter stands."""
    return [name for name in names if any("a" <= mark <= "z" for mark in name.lower())]
