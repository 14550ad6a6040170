"""Rounds and games that the tests share, worked out by hand from the rules."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from estimation_mate.domain import auction, moves, questions
from estimation_mate.domain.document import read_game
from estimation_mate.domain.draft import Draft
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rows import Sheet
from estimation_mate.domain.rules import Check

Document = dict[str, Any]
"""A game, a round or rules as a file holds them."""

NAMES = ("Amr", "Bassem", "Dina", "Essam")

X: Document = {"bids": [5, 3, 2, 2], "tricks": [5, 3, 2, 3]}
"""Caller made, one sole loser: 25, 13, 12, −11."""

Y: Document = {"bids": [5, 3, 2, 2], "tricks": [4, 2, 3, 4]}
"""Everybody missed."""

MIRROR: Document = {"bids": [3, 5, 2, 2], "tricks": [3, 5, 3, 2]}
"""X with its seats in pairs exchanged: 13, 25, −11, 12."""


def game_of(*rounds: object, **others: Any) -> Document:
    """A game file of these rounds; Classic and our four names unless `others` say otherwise."""
    return {"rules": "classic", "players": list(NAMES), "rounds": list(rounds)} | others


def played(*rounds: object, **others: Any) -> Game:
    """The game of these rounds with its next round open."""
    return moves.open_round(read_game(game_of(*rounds, **others))[0])


def sheet_of(*rounds: object, **others: Any) -> Sheet:
    """The scoresheet of these rounds."""
    return read_game(game_of(*rounds, **others))[1]


def points(sheet: Sheet) -> list[list[int]]:
    """The scores, a row a round."""
    return [[score.points for score in row.scores] for row in sheet.rows]


def scored(bids: list[int], tricks: list[int], rules: object = "classic", **said: Any) -> list[int]:
    """The four scores of a game's first round."""
    return points(sheet_of({"bids": bids, "tricks": tricks} | said, rules=rules))[0]


def lines(sheet: Sheet, seat: int) -> list[tuple[str, int]]:
    """The lines of one player in the last round."""
    return [(part.label, part.points) for part in sheet.rows[-1].scores[seat].lines]


def refusal(document: object) -> Refused:
    """What a game file is refused with."""
    with pytest.raises(Refused) as caught:
        read_game(document)
    return caught.value


def codes(*rounds: object, **others: Any) -> list[str]:
    """The codes of all that a game of these rounds is refused with."""
    return [problem.code for problem in refusal(game_of(*rounds, **others)).problems]


def draft_of(game: Game) -> Draft:
    """The open round of bids and tricks."""
    assert isinstance(game.draft, Draft)
    return game.draft


def why_not(move: Callable[[Game], Game], game: Game) -> list[tuple[str, int | None]]:
    """Code and seat of all that a move is refused with."""
    with pytest.raises(Refused) as caught:
        move(game)
    return [(problem.code, problem.seat) for problem in caught.value.problems]


def spoken(game: Game, bids: list[int]) -> Game:
    """The game after these bids were tapped in by seat."""
    for seat, bid in enumerate(bids):
        game = moves.enter(moves.choose_slot(game, seat), bid)
    return game


def corrected(game: Game, seat: int, bid: int) -> Game:
    """The game after one slot was given another number."""
    return moves.enter(moves.choose_slot(game, seat), bid)


def check_of(game: Game) -> Check:
    """What is to be settled before the bids are confirmed."""
    position = replay(game).next
    assert position is not None
    return questions.check(game.rules, draft_of(game), position)


def tapped(game: Game, entry: Document) -> Iterator[Game]:
    """Every state of the game on the way as an entry is tapped in, seat by seat."""
    if entry.get("passed"):
        game = auction.everybody_passed(game)
        yield game
    if "bids" not in entry:
        yield moves.confirm_round(game)
        return
    for seat, bid in enumerate(entry["bids"]):
        game = moves.choose_slot(game, seat)
        game = moves.declare_dash(game) if seat in entry.get("dash", ()) else moves.enter(game, bid)
        yield game
    for seat in entry.get("with", ()):
        game = moves.mark_with(game, seat)
        yield game
    if entry.get("risk") is not None:
        game = moves.move_risk(game, entry["risk"])
        yield game
    if "caller" in entry:
        game = auction.call_first(game, entry["caller"])
        yield game
    if "trump" in entry:
        game = moves.name_trump(game, entry["trump"])
        yield game
    game = moves.confirm_bids(game)
    yield game
    for seat, tricks in enumerate(entry["tricks"][:3]):
        game = moves.enter(moves.choose_slot(game, seat), tricks)
        yield game
    yield moves.confirm_round(game)


def tap(game: Game, entry: Document) -> Game:
    """The game after an entry was tapped in and confirmed."""
    *_, last = tapped(game, entry)
    return last


def any_rules(chance: Random) -> Document:
    """Classic with its switches thrown."""
    switches = ("manual_with", "saaydeh", "double", "only_for_dash")
    thrown: Document = {switch: chance.random() < 0.5 for switch in switches}
    return {"kind": "classic", "max_dash": chance.randint(1, 3)} | thrown


def any_round(chance: Random, rules: Document) -> Document:
    """A Classic round that stands under these rules, whatever its number."""
    bids = any_bids(chance)
    entry: Document = {"bids": bids, "tricks": any_tricks(chance, bids)}
    zeros = [seat for seat in range(4) if bids[seat] == 0]
    dash = sorted(_some(chance, zeros)[: rules["max_dash"]])
    marked = [seat for seat in range(4) if 4 <= bids[seat] < max(bids)]
    marked = _some(chance, marked) if rules["manual_with"] else []
    entry |= {"dash": dash} if dash else {}
    entry |= {"with": sorted(marked)} if marked else {}
    if chance.random() < 0.5:
        carriers = [seat for seat in range(4) if seat not in dash]
        entry["risk"] = chance.choice(carriers) if abs(sum(bids) - 13) > 1 else None
    if chance.random() < 0.3:
        entry["trump"] = chance.choice(["no_trump", "spades", "hearts", "diamonds", "clubs"])
    return entry


def any_bids(chance: Random) -> list[int]:
    """Four bids that may stand (G3, C2), small ones more often than high ones."""
    bids = [chance.randint(0, chance.choice([1, 5, 13])) for _ in range(4)]
    while sum(bids) in (0, 13):
        bids[0] = (bids[0] + 1) % 14
    return bids


def any_tricks(chance: Random, bids: list[int], hand: int = 13) -> list[int]:
    """Four tricks values that add up to the hand; many are what was bid."""
    tricks, left = [0, 0, 0, 0], hand
    *first, last = chance.sample(range(4), 4)
    for seat in first:
        made = bids[seat] <= left and chance.random() < 0.6
        tricks[seat] = bids[seat] if made else chance.randint(0, left)
        left -= tricks[seat]
    tricks[last] = left
    return tricks


def _some(chance: Random, seats: list[int]) -> list[int]:
    return chance.sample(seats, chance.randint(0, len(seats)))
