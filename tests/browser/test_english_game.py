from __future__ import annotations

from pathlib import Path

from browser.conftest import Phone, Serve
from browser.shelf import documents, game_in, scored
from browser.table import NAMES, Round, Standing, Table, start_game, written

SPOKEN = Round((5, 3, 2, 2), (5, 3, 2, 3))
MISSED = Round((5, 3, 2, 2), (4, 2, 3, 4))
PLAYED = (
    Round((5, 3, 2, 2), (5, 3, 2, 3), trump="Spades"),
    Round((6, 0, 4, 2), (6, 0, 5, 2), dash=(1,)),
    Round((5, 4, 3, 4), (5, 4, 2, 2), risk=1),
    Round((4, 4, 4, 3), (4, 4, 4, 1), risk=3),
    MISSED,
    SPOKEN,
    Round((9, 2, 1, 0), (9, 2, 1, 1)),
    Round((8, 8, 0, 1), (7, 6, 0, 0), risk=2),
    MISSED,
    MISSED,
    Round((3, 5, 2, 2), (3, 5, 3, 2), trump="No trump"),
    Round((1, 3, 10, 0), (1, 3, 9, 0), dash=(3,)),
    Round((0, 5, 4, 3), (0, 5, 4, 4)),
)
"""Rounds 1–13: a Dash, Risk moved, Double, Sa'aydeh once and twice, calls of 8, 9 and 10."""

LAST = (
    Round((3, 6, 3, 5), (3, 5, 3, 2)),
    Round((4, 0, 6, 2), (5, 0, 6, 2)),
    Round((2, 3, 2, 5), (2, 3, 3, 5)),
    Round((4, 4, 2, 2), (4, 4, 3, 2)),
    Round((7, 3, 1, 1), (7, 3, 2, 1)),
)
"""Rounds 14–18, whose trumps are fixed."""


def test_eighteen_rounds_and_one_more(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """A whole game played by name; what stands on the screen is what `score` says of its file."""
    screen = phone(width=360, height=640)
    screen.open(server(tmp_path).address)
    table = start_game(screen, NAMES, dealer=3)
    screen.see("Dealer Essam, Amr speaks first")
    for number, played in enumerate(PLAYED, 1):
        _see_what_counts(table, number)
        table.play(played)
    play_the_last_five(table)
    screen.see("All rounds played")
    screen.tap("Add extra round")
    screen.see("Extra round 19", "heading")
    table.play(Round((3, 3, 5, 3), (3, 3, 5, 2)))
    screen.see("All rounds played")
    screen.tap("Undo")
    screen.see("Tricks of Essam: 2, bid 3")
    screen.tap("Redo")
    _agrees(table, tmp_path, rounds=19)
    screen.tap("Finish game")
    result = scored(*documents(tmp_path).values())
    for one in result["ranking"]:
        name, total = NAMES[one["seat"]], written(one["total"])
        screen.see(f"Place {one['place']}: {name}, {total}")
    assert game_in(tmp_path)["ended_at"]
    screen.tap("Back to the sheet")
    _agrees(table, tmp_path, rounds=19)


def _see_what_counts(table: Table, number: int) -> None:
    """The header tells what the round counts before anybody bids; so does its row afterwards."""
    counts = {6: ", counts double", 10: ", counts double", 11: ", counts times 4"}
    table.screen.see(f"Round {number} of 18{counts.get(number, '')}", "heading")
    rows = {
        2: "Round 1, Spades, under by 1",
        4: "Round 3, over by 3",
        5: "Round 4, over by 2, counts double",
        6: "Round 5, under by 1, Sa'aydeh",
        7: "Round 6, under by 1, counts double",
        12: "Round 11, No trump, under by 1, counts times 4",
    }
    if number in rows:
        table.screen.see(rows[number])
    if number in (4, 8):
        _undo_and_redo(table, number)


def _undo_and_redo(table: Table, number: int) -> None:
    """A confirmed round is taken back to its last tap and made again."""
    before = table.standings()
    table.screen.tap("Undo")
    table.see_round(number - 1)
    table.screen.see("Change bids")
    assert table.standings() != before
    table.screen.tap("Redo")
    table.see_round(number)
    assert table.standings() == before


def play_the_last_five(table: Table) -> None:
    """The rounds of the fixed trumps, which their header shows."""
    screen = table.screen
    suits = ("no trump", "spades", "hearts", "diamonds", "clubs")
    for number, (played, suit) in enumerate(zip(LAST, suits, strict=True), 14):
        table.see_round(number)
        screen.see(f"Trump: {suit}", "button")
        if number == 15:
            table.name_trump("Trump: spades", "Hearts")
            screen.see("Trump: hearts")
        if number == 14:
            _the_dealer_carries(table, played)
        else:
            table.play(played)
    screen.see("Round 15, Hearts, under by 1")


def _the_dealer_carries(table: Table, played: Round) -> None:
    """In a round without an auction the dealer spoke last and carries the Risk (C7)."""
    table.say_bids(played)
    table.screen.see("Amr carries the Double Risk")
    on = [one.name for one in table.screen.controls() if one.role == "switch" and one.checked]
    assert on == ["Risk for Amr"]
    table.confirm_bids()
    table.screen.see("Over by 4 · Double Risk Amr ±20")
    table.take_tricks(played.tricks)
    table.confirm_round()


def _agrees(table: Table, folder: Path, *, rounds: int) -> None:
    """Every score, total and place on the screen is that of the stored file."""
    result = scored(*documents(folder).values())
    assert len(result["rounds"]) == rounds
    places = {one["seat"]: one["place"] for one in result["ranking"]}
    assert table.standings() == [
        Standing(name, result["totals"][seat], places[seat]) for seat, name in enumerate(NAMES)
    ]
    texts = table.screen.texts()
    for row in result["rounds"]:
        for name, score in zip(NAMES, row["scores"], strict=True):
            cell = f"Explain {name} round {row['number']}: {written(score['points'])} points"
            assert texts.count(cell) == 1, cell
