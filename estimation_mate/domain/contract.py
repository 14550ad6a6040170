"""What can be done while a contract of Masrawy is entered: every move gives the next game (M1).

A move that the rules forbid raises `Refused` and changes nothing. Naming the dealer and confirming
the deal are those of `moves`.
"""

from typing import Any

from estimation_mate.domain.contract_draft import ContractDraft
from estimation_mate.domain.entry import Trump
from estimation_mate.domain.game import Game
from estimation_mate.domain.moves import confirm_round, drafted
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.questions import open_now
from estimation_mate.domain.rows import Position
from estimation_mate.domain.rules.masrawy import DOUBLINGS, HAND, LOWEST, contract_range


def buy(game: Game, seat: int) -> Game:
    """This player bought the deal."""
    return _told(game, buyer=seat)


def call(game: Game, number: int) -> Game:
    """The contract is for so many tricks."""
    _refuse_outside("bid", number, LOWEST)
    return _told(game, bid=number)


def double(game: Game, times: int) -> Game:
    """The contract counts once, twice or four times (M4)."""
    if times not in DOUBLINGS:
        raise Refused([contract_range("double", times, 1)])
    return _told(game, double=times)


def name_trump(game: Game, trump: Trump) -> Game:
    """The contract is played in this suit, or in none."""
    return _told(game, trump=trump)


def take(game: Game, number: int) -> Game:
    """The buyers took so many tricks."""
    _refuse_outside("tricks", number, 0)
    return _told(game, tricks=number)


def make(game: Game) -> Game:
    """The buyers took as many tricks as they bought."""
    draft, _ = _open(game)
    return game if draft.bid is None else take(game, draft.bid)


def enter(game: Game, number: int) -> Game:
    """The number that is asked for: of the contract, or of tricks once it stands."""
    draft, _ = _open(game)
    return take(game, number) if draft.phase == "tricks" else call(game, number)


def clear(game: Game) -> Game:
    """The number that is asked for is empty again."""
    draft, _ = _open(game)
    return _told(game, tricks=None) if draft.phase == "tricks" else _told(game, bid=None)


def confirm_contract(game: Game) -> Game:
    """The contract stands and play begins; raises `Refused` with what is missing."""
    draft, position = _open(game)
    begun = draft.begun()
    if begun.phase != "tricks":
        raise Refused(draft.missing(), position.number)
    return drafted(game, begun)


def change_contract(game: Game) -> Game:
    """Back to the contract; everything that was typed stays."""
    return _changed(game, phase="bids")


def mark_dead(game: Game) -> Game:
    """Nobody bought this deal; on one that is dead already, somebody did."""
    draft, _ = _open(game)
    return drafted(game, draft.changed(phase="bids", dead=not draft.dead))


def dead_deal(game: Game) -> Game:
    """Nobody bought: that is on the sheet, and the next deal is open, its dealer the same (M1)."""
    return confirm_round(_changed(game, phase="bids", dead=True))


def _open(game: Game) -> tuple[ContractDraft, Position]:
    """The open deal and its position; raises `Refused` where none is open."""
    draft, position = open_now(game)
    if not isinstance(draft, ContractDraft):
        raise Refused([Problem("no_round_open")])
    return draft, position


def _changed(game: Game, **values: Any) -> Game:
    draft, _ = _open(game)
    return drafted(game, draft.changed(**values))


def _told(game: Game, **values: Any) -> Game:
    """Whatever is told of a contract, the deal is not dead."""
    return _changed(game, dead=False, **values)


def _refuse_outside(part: str, number: int, low: int) -> None:
    if not low <= number <= HAND:
        raise Refused([contract_range(part, number, low)])
