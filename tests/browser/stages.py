"""Games at every stage of play, kept in a folder before the program starts on it.

Each lies under an id that says its stage, so a test opens it at `/games/bids`, `/games/over`, ….
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from rounds import Document, X, Y, played, spoken
from server.program import Program

from estimation_mate.domain import auction, moves
from estimation_mate.domain.game import Game
from estimation_mate.domain.timeline import Timeline
from estimation_mate.storage.home import open_home

ENDED = "2026-11-26T22:10:00+00:00"
BEGUN = "2026-11-26T20:00:00+00:00"

ROLES: Document = {"bids": [6, 0, 3, 6], "tricks": [6, 0, 4, 3], "dash": [1], "risk": 3}
"""Caller made with a Dash beside him; the Risk carrier missed."""

CALLED: Document = {"bids": [5, 3, 2, 2], "tricks": [5, 3, 2, 3]}
"""A deal of the Full rules."""

NOBODY: Document = {"bids": [5, 3, 2, 2], "tricks": [4, 4, 3, 2], "trump": "spades"}
"""One made; three missed."""

EIGHTEEN: tuple[Document, ...] = (*(X, Y, ROLES, NOBODY, X, X) * 3,)

LARGE: Document = {
    "kind": "classic",
    "regular": {"win": 0, "lose": 0},
    "only": {"win": 0, "lose": 0},
    "high_call": {str(bid): {"win": 602, "lose": -602} for bid in range(8, 14)},
}
"""Rules under which a call of 8 counts 602, and twice as much after a Sa'aydeh."""

CROWDED: tuple[Document, ...] = (
    {"bids": [8, 8, 0, 0], "tricks": [7, 4, 1, 1], "risk": 2},
    {"bids": [8, 8, 0, 0], "tricks": [8, 5, 0, 0], "risk": 2},
    {"bids": [0, 0, 8, 8], "tricks": [1, 1, 7, 4], "risk": 0},
    {"bids": [0, 0, 8, 8], "tricks": [0, 0, 8, 5], "risk": 0},
    {"bids": [10, 10, 0, 0], "tricks": [10, 3, 0, 0], "risk": 0},
    {"bids": [10, 10, 0, 0], "tricks": [3, 10, 0, 0], "risk": 1},
    {"bids": [0, 0, 12, 12], "tricks": [0, 0, 12, 1], "risk": 2},
    {"bids": [0, 0, 12, 12], "tricks": [0, 0, 1, 12], "risk": 3},
    {"bids": [6, 6, 3, 0], "tricks": [6, 3, 4, 0], "risk": 0, "dash": [3]},
)
"""Four digits in every column, and every mark at once beside the widest bids and tricks."""


def stages() -> dict[str, Game]:
    """A game a stage, by its id."""
    started = played(X, Y, X, first_dealer=0)
    checking = spoken(started, [6, 3, 4, 5])
    by_hand = played(X, Y, X, rules={"kind": "classic", "manual_with": True})
    over = played(*EIGHTEEN)
    calling = played(CALLED, {"passed": True}, rules="full")
    asking = moves.enter(moves.choose_slot(calling, 2), 5)
    shared = moves.name_trump(asking, "hearts")
    for bid in (0, 5, 0):
        shared = moves.enter(shared, bid)
    super_call = spoken(played(*[CALLED] * 13, rules="full"), [8, 1, 1, 1])
    return {
        "call": calling,
        "trump": asking,
        "shared": shared,
        "passed": auction.everybody_passed(calling),
        "super": super_call,
        "new": played(),
        "bids": spoken(started, [5, 3, 2]),
        "risk": checking,
        "who": spoken(started, [5, 3, 4, 5]),
        "with": spoken(by_hand, [6, 4, 3, 5]),
        "tricks": moves.confirm_bids(checking),
        "late": played(*EIGHTEEN[:14]),
        "over": over,
        "extra": moves.add_extra_round(over),
        "finished": moves.finish(over, ENDED),
        "crowded": played(*CROWDED, rules=LARGE),
    }


def listed() -> dict[str, Game]:
    """Games of other people for the list: running, ended and ended early."""
    tables = (
        ("Hala", "Karim", "Nour", "Ziad"),
        ("أحمد", "منى", "عمر", "سارة"),
        ("Omar", "Laila", "Youssef", "Mariam"),
        ("Tarek", "Salma", "Fady", "Jana"),
        ("Adel", "Heba", "Sherif", "Rania"),
        ("Maged", "Noha", "Ramy", "Dalia"),
    )
    games = {"-".join(names): played(X, Y, players=list(names)) for names in tables}
    for game_id in list(games)[::2]:
        games[game_id] = games[game_id].model_copy(update={"ended_at": ENDED, "draft": None})
    return games


def keep(folder: Path, games: dict[str, Game]) -> None:
    """Saves the games as if they had been played; the last one is the newest."""
    store = open_home(folder).store

    async def save() -> None:
        for game_id, game in games.items():
            known = game.model_copy(update={"id": game_id, "created_at": BEGUN})
            await store.save(Timeline(known), 0)
        await store.close()

    # Playwright keeps a loop of its own in the thread of the tests.
    with ThreadPoolExecutor() as another:
        another.submit(lambda: asyncio.run(save())).result()


@contextmanager
def playing(folder: Path, games: dict[str, Game]) -> Iterator[Program]:
    """The real program running on these games."""
    keep(folder, games)
    program = Program("--no-open", "--port", "0", "--data", str(folder))
    try:
        yield program
    finally:
        program.end()
