"""Says in words what kept an act from being done."""

from estimation_mate.domain.problems import Refused
from estimation_mate.sentences import sentences
from estimation_mate.storage.port import GameNotFound, StoreFailed
from estimation_mate.storage_sentences import not_saved
from estimation_mate.texts import Words
from estimation_mate.ui.session import Act, Session


def trying(session: Session, act: Act, names: tuple[str, ...] | None = None) -> Act:
    """The act, with a refusal or a failed store told instead of raised."""

    async def run() -> None:
        try:
            await act()
        except Refused as refused:
            session.tell(sentences(session.say, refused.problems, names))
        except StoreFailed as failure:
            session.tell(not_saved(session.say, failure.reason))
        except GameNotFound:
            session.tell(not_here(session.say))

    return run


def not_here(say: Words) -> str:
    """That a game is gone, or never was."""
    return say("This game is not on this device.")
