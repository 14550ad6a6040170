"""The fold that turns a game into its scoresheet (G4)."""

from collections.abc import Iterable

from estimation_mate.domain.entry import Entry
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Problem
from estimation_mate.domain.rows import Failure, Position, Row, Sheet
from estimation_mate.domain.rules import RuleSet


def replay(game: Game) -> Sheet:
    """Scores every round in turn; stops at the first that does not stand and says why."""
    return fold(game.rules, game.first_dealer, game.rounds)


def fold(rules: RuleSet, first_dealer: int, entries: Iterable[Entry]) -> Sheet:
    """As `replay`, for entries that are no game yet."""
    rows: list[Row] = []
    position: Position | None = rules.opening(first_dealer)
    failure = None
    for entry in entries:
        problems = _problems(rules, entry, position)
        if problems or position is None:
            failure = Failure(len(rows) + 1, problems)
            break
        rows.append(rules.score(entry, position))
        position = rules.after(rows[-1])
    return _sheet(rules, rows, position, failure)


def _problems(rules: RuleSet, entry: Entry, position: Position | None) -> tuple[Problem, ...]:
    if position is None:
        return (rules.too_many(),)
    return rules.problems(entry, position)


def _sheet(
    rules: RuleSet, rows: list[Row], position: Position | None, failure: Failure | None
) -> Sheet:
    totals = rows[-1].totals if rows else (0,) * rules.columns
    return Sheet(tuple(rows), position, totals, rules.finished(rows), failure)
