"""Games of Ladder and Rising through Chromium, with an edit in the middle."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from browser.conftest import Phone, Serve
from browser.shelf import documents, scored
from browser.table import Players, Round, Table, written
from browser.tongues import ARABIC, ENGLISH, Spoken

from estimation_mate.domain.rules import KINDS

TONGUES = {"en": ENGLISH, "ar": ARABIC}
PLAYERS: dict[str, Players] = {
    "en": ("Amr", "Bassem", "Dina", "Essam"),
    "ar": ("عمرو", "باسم", "دينا", "عصام"),
}
NAMES = {"ladder": "Ladder", "rising": "Rising"}
MIDDLE = 5


def _round(hand: int, number: int) -> Round:
    """Bids one beside the hand, and tricks that make some of them."""
    bids = [0, 0, 0, 0]
    bids[number % 4] = max(0, hand - 1) if number % 2 else min(hand, hand // 2 + 1)
    if sum(bids) == hand:
        bids[(number + 1) % 4] = 1
    tricks = [0, 0, 0, 0]
    tricks[number % 4] = hand - hand // 3
    tricks[(number + 2) % 4] = hand // 3
    return Round((*bids,), (*tricks,))  # type: ignore[arg-type]  # four of each


@pytest.mark.parametrize(
    ("kind", "language", "rounds"), [("ladder", "en", 25), ("rising", "ar", 12)]
)
def test_a_game(
    server: Serve, phone: Phone, tmp_path: Path, kind: str, language: str, rounds: int
) -> None:
    """Chosen in New game, edited on the way; the totals are `score`'s.

    Rising goes to its last round, Ladder to a hand of seven: its other rounds are the same taps.
    """
    screen = phone(360, 800, {"en": "en-US", "ar": "ar-EG"}[language])
    screen.open(server(tmp_path).address)
    say, heard, players = TONGUES[language], Spoken(language), PLAYERS[language]
    screen.tap(say("New game"))
    for seat, name in enumerate(players):
        screen.fill(say("Player {n}", n=seat + 1), name)
    screen.tap(heard("Rule set: {rules}", rules=heard(NAMES[kind])), "radio")
    screen.tap(say("Start game"))
    table, rules = Table(screen, players, say), KINDS[kind]()
    for number in range(1, rounds + 1):
        table.play(_round(rules.hand(number), number))
        screen.see(heard("Edit round {number}", number=number), "button")
        if number == MIDDLE:
            _edit(table, heard, _round(rules.hand(2), 2))
    (document,) = documents(tmp_path).values()
    result = scored(document)
    assert result["finished"] is (rounds == rules.rounds)
    if result["finished"]:
        screen.see(say("All rounds played"))
        screen.tap(say("Finish game"))
        _has_the_places(table, result)
    else:
        places = {one["seat"]: (one["total"], one["place"]) for one in result["ranking"]}
        table.see_standings(*(places[seat] for seat in range(4)))


def _edit(table: Table, heard: Spoken, before: Round) -> None:
    """The tricks of round 2 change hands."""
    screen, say = table.screen, table.say
    screen.tap(heard("Edit round {number}", number=2))
    after = [*before.tricks[1:], before.tricks[0]]
    for seat, taken in enumerate(after):
        name, bid, now = table.players[seat], before.bids[seat], before.tricks[seat]
        screen.tap(say("Tricks of {name}: {n}, bid {bid}", name=name, n=now, bid=bid))
        table.take(seat, taken)
    screen.tap(heard("Apply changes"))
    screen.see(say("Undo"))


def _has_the_places(table: Table, result: dict[str, Any]) -> None:
    """Every player's place and total stand on the screen."""
    for one in result["ranking"]:
        name, total = table.players[one["seat"]], written(one["total"])
        table.screen.see(
            table.say("Place {place}: {name}, {total}", place=one["place"], name=name, total=total)
        )
