"""Who enters a round: the taps and keys that come from the panel, whatever the round is made of."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from estimation_mate.app.play import Entering, Move
from estimation_mate.ui.components.taps import Applying
from estimation_mate.ui.gate import Gate
from estimation_mate.ui.keys import Aim, Keys
from estimation_mate.ui.session import Act, Session
from estimation_mate.ui.trying import trying


@dataclass(frozen=True, slots=True)
class Scorer:
    """Who enters a round of a game; `gate` is as old as its phase.

    With `applying` the round is one of the sheet, and that stands in the place of `Confirm round`.
    """

    session: Session
    play: Entering
    names: tuple[str, ...]
    keys: Keys
    gate: Gate
    applying: Applying | None = None

    def making(self, move: Move, aim: Aim | None = None) -> Act:
        """Makes a move of what the panel showed as the `aim`; a refusal is told."""
        return trying(self.session, lambda: self.play.make(self.keys.aimed(aim, move)), self.names)

    def pressing(self, confirm: Act, aim: Aim) -> Callable[[str], Awaitable[None]]:
        """Does what a key means; where the rules forbid it, says why."""
        session = self.session

        async def press(key: str) -> None:
            pressed = trying(
                session,
                lambda: self.keys.press(
                    self.play, key, confirm, session.pasted, session.say.rtl, aim
                ),
                self.names,
            )
            await pressed()

        return press
