"""The keyboard at the panel of a contract: its number, then the tricks; arrows choose the buyer."""

from collections.abc import Callable
from dataclasses import dataclass

from estimation_mate.app.play import Entering
from estimation_mate.domain import contract
from estimation_mate.domain.contract_draft import ContractDraft
from estimation_mate.domain.rules.masrawy import HAND, LOWEST
from estimation_mate.ui.keys import TOGETHER, Aim, Keys, Read, copied, whole


@dataclass
class ContractKeys(Keys):
    """What this tab did last: `seat` stands for a 1 that may become 10–13."""

    clearing = staticmethod(contract.clear)

    async def _digit(self, play: Entering, key: str, first: int | None, aim: Aim | None) -> None:
        """A digit; `first` is there where the key before it was a 1."""
        low, soon = _lowest(play), self.clock() - self.at < TOGETHER
        digit = whole(key, 0, HAND)
        if first is not None and soon and 10 + digit <= HAND:
            digit += 10
        elif digit == 1:
            self.seat, self.at = 0, self.clock()
            if low > digit:
                return  # nobody buys for 1: it waits for what follows
        number = whole(str(digit), low, HAND)
        await play.make(self.aimed(aim, lambda game: contract.enter(game, number)))

    async def _paste(self, play: Entering, paste: Read, aim: Aim | None) -> None:
        """Enters the number that was copied; raises `Refused` where it is none or not to be had."""
        number = whole(await copied(paste), _lowest(play), HAND)
        await play.make(self.aimed(aim, lambda game: contract.enter(game, number)))

    async def _walk(self, play: Entering, step: Callable[[int], int]) -> None:
        deal = play.shown.game.draft
        if not isinstance(deal, ContractDraft) or deal.phase == "tricks":
            return
        seat = 0 if deal.buyer is None else step(deal.buyer)
        await play.make(self.aimed(None, lambda game: contract.buy(game, seat)))


def _lowest(play: Entering) -> int:
    """The least number that is asked for."""
    draft = play.shown.game.draft
    return 0 if draft is not None and draft.phase == "tricks" else LOWEST
