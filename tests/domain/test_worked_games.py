"""Whole games worked out on paper, round by round."""

from dataclasses import dataclass

import pytest
from rounds import MIRROR, Document, X, Y, points, sheet_of


@dataclass(frozen=True)
class Worked:
    """A game and what paper and pencil say of it."""

    rounds: list[Document]
    points: list[list[int]]
    totals: tuple[int, ...]
    places: list[int]
    rules: object = "classic"


GAMES = {
    "a sa'aydeh between two rounds": Worked(
        [X, Y, X],
        [[25, 13, 12, -11], [0, 0, 0, 0], [50, 26, 24, -22]],
        (75, 39, 36, -33),
        [1, 2, 3, 4],
    ),
    # 3: a Dash under, a Risk of level 1 on the last to speak, seat 3: 0 − 1 − 10
    "an evening's start": Worked(
        [
            X,
            {"bids": [4, 4, 4, 3], "tricks": [4, 4, 4, 1], "risk": 3},
            {"bids": [6, 0, 3, 2], "tricks": [6, 0, 4, 3], "dash": [1]},
        ],
        [[25, 13, 12, -11], [48, 48, 48, -44], [26, 30, -1, -11]],
        (99, 91, 59, -66),
        [1, 2, 3, 4],
    ),
    # With by hand: 10 + 4 + 10; the Dash under is 33 here; 26 for the call of 6
    "a table with its own rules": Worked(
        [
            {"bids": [6, 4, 2, 0], "tricks": [6, 4, 3, 0], "with": [1], "dash": [3]},
            {"bids": [4, 4, 4, 0], "tricks": [4, 4, 4, 1]},
        ],
        [[26, 24, -11, 33], [24, 24, 24, -11]],
        (50, 48, 13, 22),
        [1, 2, 4, 3],
        {"kind": "classic", "manual_with": True, "double": False, "dash_under": {"win": 33}},
    ),
    # Two Sa'aydeh, then a call of 8 with Risk 1: four times 64 + 10, 12, −1, 10 + 1
    "a high call that counts four times": Worked(
        [Y, Y, {"bids": [8, 2, 4, 1], "tricks": [8, 2, 2, 1], "risk": 0}],
        [[0, 0, 0, 0], [0, 0, 0, 0], [296, 48, -48, 44]],
        (296, 48, -48, 44),
        [1, 2, 4, 3],
    ),
    # Sole winner of a call of 7 with Risk 1: 10 + 7 + 10 + 10 + 10
    "one against three": Worked(
        [{"bids": [7, 4, 3, 1], "tricks": [7, 3, 1, 2], "risk": 0}],
        [[47, -1, -2, -1]],
        (47, -1, -2, -1),
        [1, 2, 4, 2],
    ),
    # The only one to make it is Dash over: 25 + 10; then everybody missed, and it is scored
    "a Dash alone": Worked(
        [{"bids": [6, 5, 3, 0], "tricks": [5, 6, 2, 0], "dash": [3]}, Y],
        [[-11, -1, -1, 35], [-11, -1, -1, -2]],
        (-22, -2, -2, 33),
        [4, 2, 2, 1],
        {"kind": "classic", "only_for_dash": True, "saaydeh": False},
    ),
    "two leaders": Worked(
        [X, MIRROR] * 9,
        [[25, 13, 12, -11], [13, 25, -11, 12]] * 9,
        (342, 342, 9, 9),
        [1, 1, 3, 3],
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_worked_game_comes_out_as_on_paper(name: str) -> None:
    """Every score, the totals and the places."""
    game = GAMES[name]
    sheet = sheet_of(*game.rounds, rules=game.rules)
    assert points(sheet) == game.points
    assert sheet.totals == game.totals
    by_seat = sorted(sheet.ranking, key=lambda place: place.seat)
    assert [place.place for place in by_seat] == game.places
