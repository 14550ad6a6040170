"""What the panel shows of a deal of Masrawy: one frozen value, the same for screens and tests."""

from dataclasses import dataclass
from typing import Literal

from estimation_mate.app.panel import Pad
from estimation_mate.domain import questions
from estimation_mate.domain.contract_draft import ContractDraft
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Problem
from estimation_mate.domain.rows import Position, Sheet
from estimation_mate.domain.rules.masrawy import TEAMS
from estimation_mate.domain.seats import right_of

ContractStage = Literal["contract", "dead", "tricks"]


@dataclass(frozen=True, slots=True)
class ContractPanel:
    """The open deal as the person with the phone meets it.

    `deal` is what is told so far, `pad` is for the buyers' tricks, and `points` are what the teams
    would get, `None` while tricks are missing. `missing` is the part that is asked for next.
    """

    stage: ContractStage
    position: Position
    deal: ContractDraft
    first_speaker: int
    pad: Pad | None
    missing: str | None
    points: tuple[int, ...] | None
    told_hand: int | None = None

    @property
    def trump(self) -> str | None:
        """The trump, as soon as it is told."""
        return self.deal.trump

    @property
    def team(self) -> int | None:
        """The buyers."""
        return None if self.deal.buyer is None else self.deal.buyer % len(TEAMS)

    @property
    def may_confirm(self) -> bool:
        """Whether Confirm does something."""
        return self.missing is None


def contract_panel(game: Game, sheet: Sheet) -> ContractPanel | None:
    """The panel of the open deal, `None` where no contract is being entered."""
    deal, position = game.draft, questions.opened(game, sheet)
    if not isinstance(deal, ContractDraft) or position is None:
        return None
    playing = deal.phase == "tricks"
    return ContractPanel(
        stage="dead" if deal.dead else "tricks" if playing else "contract",
        position=position,
        deal=deal,
        first_speaker=right_of(position.dealer),
        pad=_pad(deal, position) if playing else None,
        missing=_missing(deal.missing()),
        points=_points(game, deal, position),
    )


def _pad(deal: ContractDraft, position: Position) -> Pad:
    team = (deal.buyer or 0) % len(TEAMS)
    return Pad(team, position.hand, frozenset(), "made", fifteenth_on=True)


def _missing(problems: tuple[Problem, ...]) -> str | None:
    """The part that is asked for; a contract that only waits for Confirm misses nothing."""
    reasons = [str(one.facts["reason"]) for one in problems if one.code == "contract_missing"]
    return reasons[0] if reasons else None


def _points(game: Game, deal: ContractDraft, position: Position) -> tuple[int, ...] | None:
    if deal.missing():
        return None
    row = game.rules.score(game.rules.entered(deal), position)
    return tuple(score.points for score in row.scores)
