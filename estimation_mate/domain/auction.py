"""What is told of an auction beside its numbers: who called first, and that everybody passed."""

from estimation_mate.domain.draft import EMPTY, Draft
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.questions import first_slot, open_draft
from estimation_mate.domain.rows import Position
from estimation_mate.domain.rules import RuleSet


def call_first(game: Game, seat: int) -> Game:
    """This seat won the auction, where two share the highest bid (F2)."""
    draft, _ = open_draft(game)
    return game.model_copy(update={"draft": draft.model_copy(update={"caller": seat})})


def everybody_passed(game: Game) -> Game:
    """Nobody called (F5, N3); raises `Refused` where nobody had to.

    Bids that were typed stay; the trump and who called do not.
    """
    draft, position = open_draft(game)
    if draft.passed:
        return game
    if not game.rules.auction(draft, position):
        raise Refused([Problem("passed_not_allowed")], position.number)
    return _turned(game, draft, position, passed=True)


def somebody_called(game: Game) -> Game:
    """Somebody called after all."""
    draft, position = open_draft(game)
    return _turned(game, draft, position, passed=False)


def _turned(game: Game, draft: Draft, position: Position, *, passed: bool) -> Game:
    afresh = {"passed": passed, "trump": None, "caller": None, "phase": "bids", "active": None}
    turned = draft.model_copy(update=afresh)
    active = _first(game.rules, turned, position)
    return game.model_copy(update={"draft": turned.model_copy(update={"active": active})})


def _first(rules: RuleSet, draft: Draft, position: Position) -> int | None:
    """The slot that is filled first; none where all stand or nobody plays."""
    if draft.bids != EMPTY or rules.unplayed(draft):
        return None
    return first_slot(rules, draft, position)
