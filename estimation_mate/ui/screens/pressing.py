"""A key pressed at the panel, whatever the round is made of."""

from collections.abc import Awaitable, Callable

from estimation_mate.app.play import Entering
from estimation_mate.ui.keys import Aim, Keys
from estimation_mate.ui.session import Act, Session
from estimation_mate.ui.trying import trying


def pressing(
    session: Session,
    play: Entering,
    names: tuple[str, ...],
    keys: Keys,
    confirm: Act,
    aim: Aim,
) -> Callable[[str], Awaitable[None]]:
    """Does what a key means; where the rules forbid it, says why."""

    async def press(key: str) -> None:
        pressed = trying(
            session,
            lambda: keys.press(play, key, confirm, session.pasted, session.say.rtl, aim),
            names,
        )
        await pressed()

    return press
