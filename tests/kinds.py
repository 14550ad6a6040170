"""Games of every rule set that nobody thought of."""

from random import Random
from typing import Any

from rounds import Document, any_tricks, game_of

from estimation_mate.domain.entry import TRUMPS
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.replay import fold
from estimation_mate.domain.rows import Position
from estimation_mate.domain.rules import KINDS, RuleSet, read_rules

SETTINGS: dict[str, list[Document]] = {
    "classic": [{}, {"saaydeh": False, "manual_with": True}],
    "full": [{}, {"deals": 13, "big_deals": True}, {"deals": 24, "min_call": 1, "risk": 7}],
    "federation": [{}, {"deals": 13, "big_deals": True, "only": 3}],
    "ladder": [{}, {"exact": 5, "miss": -2}],
    "rising": [{}],
    "masrawy": [{}, {"target": 120}],
}
TRIES = 400


def any_match(chance: Random, kind: str, least: int = 0) -> Document:
    """A game file of this kind with as many rounds as chance wills, each of which stands."""
    written = {"kind": kind} | chance.choice(SETTINGS[kind])
    rules, dealer = read_rules(written), chance.randrange(4)
    rounds: list[Document] = []
    for _ in range(chance.randint(least, 20)):
        entries = [rules.read_entry(one) for one in rounds]
        position = fold(rules, dealer, entries).next
        if position is None:
            break
        rounds.append(any_entry(chance, rules, position))
    return game_of(*rounds, rules=written, first_dealer=dealer)


def any_entry(chance: Random, rules: RuleSet, position: Position) -> Document:
    """A round that stands at this position."""
    for _ in range(TRIES):
        written = _GUESSES[rules.kind](chance, position.hand)
        if stands(rules, written, position):
            return written
    raise AssertionError(f"no round of {rules.kind} was found for {position}")


def stands(rules: RuleSet, written: Document, position: Position) -> bool:
    """Whether the rules take this round here."""
    try:
        return not rules.problems(rules.read_entry(written), position)
    except Refused:
        return False


def _counted(chance: Random, hand: int) -> Document:
    bids = [chance.randint(0, chance.choice([1, hand // 2, hand])) for _ in range(4)]
    tricks = any_tricks(chance, bids, hand)
    return {"bids": bids, "tricks": tricks} | _some_trump(chance)


def _with_dash(chance: Random, hand: int) -> Document:
    entry = _counted(chance, hand)
    dash = [seat for seat in range(4) if entry["bids"][seat] == 0 and chance.random() < 0.4]
    return entry | ({"dash": dash} if dash else {})


def _called(chance: Random, hand: int) -> Document:
    entry = _with_dash(chance, hand)
    entry["bids"][chance.randrange(4)] = chance.randint(4, hand)
    best = [seat for seat in range(4) if entry["bids"][seat] == max(entry["bids"])]
    entry["dash"] = [seat for seat in entry.get("dash", ()) if entry["bids"][seat] == 0]
    if not entry["dash"]:
        del entry["dash"]
    return entry | ({"caller": chance.choice(best)} if chance.random() < 0.3 else {})


def _full(chance: Random, hand: int) -> Document:
    return {"passed": True} if chance.random() < 0.1 else _called(chance, hand)


def _federation(chance: Random, hand: int) -> Document:
    if chance.random() < 0.1:
        return _with_dash(chance, hand) | {"passed": True}
    return _called(chance, hand)


def _masrawy(chance: Random, _: int) -> Document:
    if chance.random() < 0.1:
        return {"dead": True}
    double = {"double": chance.choice([2, 4])} if chance.random() < 0.3 else {}
    contract = {"buyer": chance.randrange(4), "bid": chance.randint(7, 13)}
    return contract | {"trump": chance.choice(TRUMPS), "tricks": chance.randint(0, 13)} | double


def _some_trump(chance: Random) -> dict[str, Any]:
    return {"trump": chance.choice(TRUMPS)} if chance.random() < 0.2 else {}


_GUESSES = {
    "classic": _with_dash,
    "full": _full,
    "federation": _federation,
    "ladder": _counted,
    "rising": _counted,
    "masrawy": _masrawy,
}
assert set(_GUESSES) == set(SETTINGS) == set(KINDS)
