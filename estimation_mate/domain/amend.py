"""Changes to what was agreed and played already: a round, the rules, the names (G4, G9).

Every change gives the next game, or raises `Refused` and changes nothing. What is being typed of
the open round stays.
"""

from collections.abc import Iterator

from estimation_mate.domain.game import Game, Names
from estimation_mate.domain.moves import open_round, play_on
from estimation_mate.domain.names import name_problems
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.questions import round_entry
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rows import Row, Sheet
from estimation_mate.domain.rules import RuleSet

PAIR = 2


def reopened(game: Game, number: int) -> Game:
    """The game as it stood when round `number` was to be confirmed, that round as its draft.

    The panel and its moves work on it as on any other; `amended` takes the outcome back. Raises
    `Refused` where there is no such round.
    """
    if not 1 <= number <= len(game.rounds):
        raise Refused([Problem("no_such_round", facts={"number": number})])
    draft = game.rules.reopened(game.rounds[number - 1])
    before = game.rounds[: number - 1]
    return game.model_copy(update={"rounds": before, "draft": draft, "ended_at": None})


def amended(game: Game, number: int, again: Game) -> Game:
    """The game with round `number` as it was entered `again`; raises `Refused` as its entry does.

    An edit under which a later round would be refused is refused itself, naming those (G9).
    """
    if not 1 <= number <= len(game.rounds):
        raise Refused([Problem("no_such_round", facts={"number": number})])
    rounds = (*game.rounds[: number - 1], round_entry(again), *game.rounds[number:])
    return _going_on(game, _standing(game.model_copy(update={"rounds": rounds})))


def ruled(game: Game, rules: RuleSet) -> Game:
    """The game under other settings; refused where a recorded round would be (G9)."""
    return _going_on(game, _standing(game.model_copy(update={"rules": rules})))


def renamed(game: Game, names: Names) -> Game:
    """The game with other names, seat by seat; raises `Refused` for one that cannot be kept."""
    problems = name_problems(names)
    if problems:
        raise Refused(problems)
    return game.model_copy(update={"players": names})


def changed_rounds(before: Sheet, after: Sheet) -> tuple[int, ...]:
    """The rounds of two sheets of one game whose scores differ."""
    pairs = zip(before.rows, after.rows, strict=True)
    return tuple(old.number for old, new in pairs if _points(old) != _points(new))


def _points(row: Row) -> tuple[int, ...]:
    return tuple(score.points for score in row.scores)


def _runs(numbers: tuple[int, ...]) -> Iterator[str]:
    """The numbers in order, three and more in a row as `3–6`."""
    run: list[int] = []
    for number in (*numbers, 0):
        if run and number != run[-1] + 1:
            yield from map(str, run) if len(run) <= PAIR else (f"{run[0]}–{run[-1]}",)
            run = []
        run.append(number)


def _standing(game: Game) -> Game:
    refused = game.rules.refused(game.first_dealer, game.rounds)
    if refused:
        rounds = ", ".join(_runs(refused))
        problem = Problem("rounds_refused", facts={"rounds": rounds, "n": len(refused)})
        raise Refused([problem], refused[0])
    return game


def _going_on(before: Game, after: Game) -> Game:
    """The game after a change that may have ended it, or have taken its end back (M5)."""
    sheet, draft = replay(after), after.draft
    if sheet.next is None and draft is not None and after.ended_at is None:
        if not draft.blank:
            raise Refused([Problem("round_open", facts={"round": len(after.rounds) + 1})])
        return after.model_copy(update={"draft": None})
    if after.ended_at is not None and replay(before).finished and not sheet.finished:
        return play_on(after)
    return open_round(after)
