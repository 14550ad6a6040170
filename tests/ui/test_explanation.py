"""A score explained line by line (G5)."""

import pytest
from rounds import X, Y
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import ARABIC, everything, kept, latin

from estimation_mate.app.desk import Desk

RISKY = {"bids": [5, 3, 0, 2], "tricks": [5, 3, 1, 4], "dash": [2], "risk": 3}
"""Under by 3: a missed Dash, and a missed Risk."""
HIGH = {"bids": [9, 9, 9, 0], "tricks": [9, 2, 2, 0], "risk": 0, "trump": "spades"}
"""Three on the highest bid: a double game, over by 14."""


async def explained(
    desk: Desk, open_tab: Open, entries: list[object], number: int, who: int
) -> Tab:
    """A tab on the explanation of a score."""
    game_id = await kept(desk, *entries)
    return await open_tab(f"/games/{game_id}/explain/{number}/{who}")


@pytest.mark.parametrize(
    ("entries", "number", "who", "lines"),
    [
        ([X], 1, 0, ["Made 10", "Bid 5", "Caller 10", "Score 25", "Total after this round 25"]),
        ([X], 1, 3, ["Off by 1 −1", "Only loser −10", "Score −11", "Total after this round −11"]),
        ([X, Y], 2, 0, ["Sa'aydeh: everybody missed, so nobody scores.", "Score 0", "Total after this round 25"]),
        ([X, Y, X], 3, 0, [
            "Made 10", "Bid 5", "Caller 10", "Together 25", "Sa'aydeh in round 2 ×2", "Score 50",
            "Total after this round 75",
        ]),
        ([RISKY], 1, 2, ["Dash, under −30", "Score −30", "Total after this round −30"]),
        ([RISKY], 1, 3, ["Off by 2 −2", "Risk −10", "Score −12", "Total after this round −12"]),
        ([HIGH], 1, 0, [
            "Call of 9 81", "Risk ×7 70", "Together 151", "Double game ×2", "Score 302",
            "Total after this round 302",
        ]),
        ([Y, Y, X], 3, 1, [
            "Made 10", "Bid 3", "Together 13", "Sa'aydeh in round 1 ×2", "Sa'aydeh in round 2 ×2",
            "Score 52", "Total after this round 52",
        ]),
    ],
)  # fmt: skip
async def test_g5_every_line_is_told(
    desk: Desk, open_tab: Open, entries: list[object], number: int, who: int, lines: list[str]
) -> None:
    """The lines, what multiplies them, and the score."""
    tab = await explained(desk, open_tab, entries, number, who)
    assert tab.names("text")[2:] == lines


async def test_a_tap_on_a_score_explains_it(desk: Desk, open_tab: Open) -> None:
    """By name; Close and Back lead to the sheet, and what it was about stands on top."""
    game_id = await kept(desk, X, Y)
    tab = await open_tab(f"/games/{game_id}")
    await tab.tap("Explain Essam round 1: −11 points")
    assert tab.path == f"/games/{game_id}/explain/1/3"
    assert tab.names("heading") == ["Essam round 1"]
    assert {"Said 2, took 3", "Under by 1"} <= set(tab.seen())
    await tab.tap("Close")
    assert tab.path == f"/games/{game_id}"
    await tab.go(f"/games/{game_id}/explain/2/0")
    assert "Sa'aydeh: everybody missed, so nobody scores." in tab.seen()


@pytest.mark.parametrize("address", ["3/0", "0/0", "1/4", "x/0", "1/", "²/0", "-1/0"])
async def test_an_address_of_no_score_shows_the_sheet(
    desk: Desk, open_tab: Open, address: str
) -> None:
    """A score that was taken back in another tab, or a mistyped address."""
    tab = await open_tab(f"/games/{await kept(desk, X)}/explain/{address}")
    assert "Undo" in tab.names("button")


async def test_an_explanation_speaks_arabic(desk: Desk, open_tab: Open) -> None:
    """No Latin letter stands on any of them."""
    await desk.choose_language("ar")
    game_id = await kept(desk, X, Y, HIGH, RISKY, names=ARABIC)
    tab = await open_tab(f"/games/{game_id}")
    for number in (1, 2, 3, 4):
        for seat in range(4):
            await tab.go(f"/games/{game_id}/explain/{number}/{seat}")
            assert latin(everything(tab)) == []
