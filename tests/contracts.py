"""Deals of Masrawy that the tests share, and how they are tapped in."""

from collections.abc import Iterator
from typing import Any

from rounds import Document, played

from estimation_mate.domain import contract, moves
from estimation_mate.domain.contract_draft import ContractDraft
from estimation_mate.domain.game import Game

DEAD: Document = {"dead": True}


def deal(buyer: int = 0, bid: int = 8, tricks: int = 9, **more: Any) -> Document:
    """A deal that was bought, in hearts unless told otherwise."""
    return {"buyer": buyer, "bid": bid, "trump": "hearts", "tricks": tricks} | more


def match(*deals: Document, **settings: Any) -> Game:
    """The match of these deals with its next one open."""
    return played(*deals, rules={"kind": "masrawy"} | settings)


def deal_of(game: Game) -> ContractDraft:
    """The open deal."""
    assert isinstance(game.draft, ContractDraft)
    return game.draft


def told(game: Game, entry: Document) -> Iterator[Game]:
    """Every state of the game on the way as a deal is tapped in."""
    if entry == DEAD:
        yield contract.dead_deal(game)
        return
    yield (game := contract.buy(game, entry["buyer"]))
    yield (game := contract.call(game, entry["bid"]))
    yield (game := contract.name_trump(game, entry["trump"]))
    if "double" in entry:
        yield (game := contract.double(game, entry["double"]))
    yield (game := contract.confirm_contract(game))
    yield (game := contract.take(game, entry["tricks"]))
    yield moves.confirm_round(game)


def deal_out(game: Game, entry: Document) -> Game:
    """The game after a deal was tapped in and confirmed."""
    *_, last = told(game, entry)
    return last
