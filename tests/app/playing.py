"""Moves for the tests to make, and games to make them in."""

from collections.abc import Callable

from rounds import NAMES, tap

from estimation_mate.app.desk import Desk
from estimation_mate.app.play import Play
from estimation_mate.domain import moves
from estimation_mate.domain.game import Game
from estimation_mate.domain.rules import read_rules

Move = Callable[[Game], Game]


async def begun(desk: Desk, rules: object = "classic") -> Play:
    """A game that has just been started."""
    return await desk.open(await desk.start(NAMES, 0, read_rules(rules), "{n}"))


def at(seat: int, number: int) -> Move:
    """A slot is chosen and filled."""
    return lambda game: moves.enter(moves.choose_slot(game, seat), number)


def whole(entry: dict[str, object]) -> Move:
    """A whole round as one step."""
    return lambda game: tap(game, entry)
