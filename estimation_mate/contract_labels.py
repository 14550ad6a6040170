"""What is said of contracts and teams, the same everywhere."""

from estimation_mate.domain.names import shortened
from estimation_mate.domain.rows import Row, Score, Sheet
from estimation_mate.domain.rules import RuleSet
from estimation_mate.labels import column_names, trump_name
from estimation_mate.texts import Words


def won_by(say: Words, rules: RuleSet, names: tuple[str, ...], sheet: Sheet) -> str | None:
    """Who won a match, once it is over; `None` before, and where rounds end the game (M5)."""
    if rules.rounds or not sheet.finished:
        return None
    best = [names[one.seat] for one in sheet.ranking if one.place == 1]
    return say("The match is won by {names}.", names=say(" and ").join(best))


def doubled_name(say: Words, times: int) -> str:
    """How often a contract counts (M4)."""
    return say("Not doubled") if times == 1 else say("Doubled ×{times}", times=times)


def bought_told(say: Words, row: Row, players: tuple[str, ...]) -> str:
    """The contract of a row: who bought, for how many, in what, and how often it counts."""
    buyer = players[row.buyer or 0]
    bid = next(one.bid for one in row.scores if one.bid is not None)
    parts = [say("{name} bought {bid}", name=buyer, bid=bid), trump_name(say, row.trump)]
    if row.doubled > 1:
        parts.append(doubled_name(say, row.doubled))
    return say(", ").join(parts)


def took_told(say: Words, score: Score) -> str:
    """How many tricks a team took."""
    return say("took {tricks}", tricks=score.tricks or 0)


def brief_columns(
    say: Words, rules: RuleSet, players: tuple[str, ...], most: int
) -> tuple[str, ...]:
    """What is seen over the columns: of a pair too long for its place both names are shortened."""
    names = column_names(say, rules, players)
    if len(names) == len(players):
        return names
    brief = column_names(say, rules, tuple(shortened(name, most) for name in players))
    room = 2 * most + len(say(" and "))
    pairs = zip(names, brief, strict=True)
    return tuple(short if len(full) > room else full for full, short in pairs)
