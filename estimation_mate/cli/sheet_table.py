"""A scored game as a table for people, in the columns of a terminal."""

from collections.abc import Iterator, Sequence

from estimation_mate.cli.columns import GAP, directed, left, lined_up, plain, right, shortened
from estimation_mate.domain.game import Game
from estimation_mate.domain.rows import Row, Score, Sheet
from estimation_mate.labels import column_names, risk_letters, role_letter, rules_name, trump_name
from estimation_mate.texts import Words

LONGEST_NAME = 16
"""Columns; a longer name is shortened, so that the figures of four players fit side by side."""

NOTHING = "–"


def sheet_table(say: Words, game: Game, sheet: Sheet, place: str = "") -> str:
    """The whole table with its heading; `place` says which game it is where there are several."""
    title = say.names((plain(game.title),)) if game.title else ""
    heading = " · ".join(filter(None, (place, title, rules_name(say, game.rules.kind))))
    lines = (heading, "", *_table(say, game, sheet))
    return "".join(f"{directed(say, line)}\n" for line in lines)


def _table(say: Words, game: Game, sheet: Sheet) -> Iterator[str]:
    """Head, a row a round, totals and places; every column as wide as its widest cell."""
    rows = sheet.rows
    heads = [say("Round"), say("Trump"), say("Bids"), ""]
    lead = [heads, *(_lead(say, row) for row in rows)]
    if rows and not any(row.total is not None for row in rows):
        lead = [[number, trump, "", times] for number, trump, _, times in lead]
    leads = lined_up(lead, (right, left, right, left))
    players = [
        [_name(say, name) for name in column_names(say, game.rules, game.players)],
        *_scores(say, rows),
        [say.number(total) for total in sheet.totals],
        [say.number(one.place) for one in sorted(sheet.ranking, key=lambda one: one.seat)],
    ]
    figures = lined_up(players, (right,) * len(sheet.totals))
    notes = ["", *(_note(say, row) for row in rows), "", ""]
    leads = lined_up([[lead] for lead in (*leads, say("Total"), say("Place"))], (left,))
    for parts in zip(leads, figures, notes, strict=True):
        yield GAP.join(parts)


def _lead(say: Words, row: Row) -> list[str]:
    """What everybody shares: number, trump, bids of the hand, and what the round counts."""
    trump = trump_name(say, row.trump) if row.trump else NOTHING
    times = say.figures(f"×{row.multiplier}") if row.multiplier > 1 else ""
    return [say.number(row.number), trump, _of(say, row.total, row.hand), times]


def _scores(say: Words, rows: Sequence[Row]) -> list[list[str]]:
    """The cells of the players, with bid/tricks, marks and score under each other in all."""
    parts = [
        (_of(say, score.bid, score.tricks), _marks(say, row, score), say.number(score.points))
        for row in rows
        for score in row.scores
    ]
    if not parts:
        return []
    cells = iter(lined_up(parts, (right, left, right), " "))
    return [[next(cells) for _ in row.scores] for row in rows]


def _of(say: Words, first: int | None, second: int | None) -> str:
    """Two figures that belong together: 5/3."""
    if first is None or second is None:
        return NOTHING if second is None else say.number(second)
    return f"{say.number(first)}/{say.number(second)}"


def _marks(say: Words, row: Row, score: Score) -> str:
    """The letter of the role, and Risk with its level."""
    risk = row.risk if row.risk and row.risk.seat == score.seat else None
    risk_mark = risk_letters(say, risk.level) if risk else ""
    return " ".join(filter(None, (role_letter(say, score.role), risk_mark)))


def _note(say: Words, row: Row) -> str:
    """Why a round counts nothing, or twice, or what became of it."""
    notes = (
        say("Sa'aydeh") if row.sa_aydeh else "",
        say("Double game") if row.double else "",
        say("Everybody passed") if row.passed else "",
        say("Dead deal") if row.dead else "",
    )
    return ", ".join(filter(None, notes))


def _name(say: Words, name: str) -> str:
    return say.names((shortened(plain(name), LONGEST_NAME),))
