"""Undo and Redo: what the game was, is, and was before it was taken back."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from estimation_mate.domain.game import Game

LONGEST = 100


@dataclass(frozen=True, slots=True)
class Timeline:
    """A game with its earlier states, oldest first, and the undone ones, next first."""

    present: Game
    past: tuple[Game, ...] = ()
    future: tuple[Game, ...] = ()

    def do(self, game: Game) -> "Timeline":
        """One step on; what was undone before it is gone. The last 100 steps are kept."""
        if game == self.present:
            return self
        return Timeline(game, (*self.past, self.present)[-LONGEST:])

    def touch(self, game: Game) -> "Timeline":
        """A change that is no step of its own, such as another slot being chosen."""
        return self if game == self.present else replace(self, present=game)

    def undo(self) -> "Timeline":
        """One step back; the same timeline at the start of the game."""
        if not self.past:
            return self
        return Timeline(self.past[-1], self.past[:-1], (self.present, *self.future))

    def redo(self) -> "Timeline":
        """One undone step forward again; the same timeline where none is left."""
        if not self.future:
            return self
        return Timeline(self.future[0], (*self.past, self.present), self.future[1:])

    def map(self, change: Callable[[Game], Game]) -> "Timeline":
        """The same change in every state, for what belongs to no step."""
        return Timeline(
            change(self.present), tuple(map(change, self.past)), tuple(map(change, self.future))
        )
