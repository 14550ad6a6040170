"""Help for the Full rules and the Federation, with the values of the game."""

import pytest
from rounds import Document
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import ARABIC, everything, kept, latin, said

from estimation_mate.app.desk import Desk

TITLES = [
    "A deal", "The auction", "Caller, With, Dash", "Everybody passed", "What counts", "Risk",
    "Everybody missed", "Big deals", "18 deals", "The end", "Not scored here", "On the screen",
]  # fmt: skip

FULL = [
    "Regular, Made 10 + bid, Missed − off",
    "Caller, With, Made 20 + bid, Missed −10 − off",
    "Dash, over, Made 25, Missed −25",
    "Dash, under, Made 33, Missed −33",
    "Only one, Made 10, Missed −10",
]
"""The amounts of F6 and F7."""

FEDERATION = [
    "Regular, Made 13 + bid, Missed − off",
    "Caller, With up to 7, Made 23 + bid, Missed −10 − off",
    "Call of 8, Made 41, Missed −20 − off",
    "Call of 9, Made 42, Missed −20 − off",
    "Call of 10, Made 43, Missed −20 − off",
    "Call of 11, Made 44, Missed −20 − off",
    "Call of 12, Made 45, Missed −20 − off",
    "Call of 13, Made 46, Missed −20 − off",
    "Dash, over, Made 25, Missed −25",
    "Dash, under, Made 33, Missed −33",
    "Only one, Made 10, Missed −10",
]
"""With those of N1 and N2."""

LADDER = [
    "2 or 3 away, Level Risk, Stake ±10",
    "4 or 5 away, Level Double Risk, Stake ±20",
    "6 or 7 away, Level Triple Risk, Stake ±30",
    "8 or 9 away, Level Risk ×4, Stake ±40",
]

CHANGED: Document = {
    "deals": 24, "big_deals": True, "base": 0, "caller": 5, "only": 7, "risk": 3,
    "dash_over": 21, "dash_under": 31, "min_call": 5, "max_dash": 1,
}  # fmt: skip


async def helped(desk: Desk, open_tab: Open, kind: str, **rules: object) -> Tab:
    """The help of a game of these rules."""
    return await open_tab(f"/games/{await kept(desk, rules={'kind': kind} | rules)}/help")


def figures(tab: Tab) -> list[str]:
    """The lines of the tables, in the order in which they are heard."""
    return [name for name in tab.names("text") if ", Made " in name or ", Level " in name]


@pytest.mark.parametrize(("kind", "counts"), [("full", FULL), ("federation", FEDERATION)])
async def test_the_usual_values(desk: Desk, open_tab: Open, kind: str, counts: list[str]) -> None:
    """Sections from a deal to the end, every amount, and the fixed trumps."""
    tab = await helped(desk, open_tab, kind)
    assert tab.names("heading") == ["Help", *TITLES]
    assert figures(tab) == [*counts, *LADDER]
    told = tab.names("text")
    assert [one for one in told if one.startswith("Round ")] == [
        "Round 14, No trump", "Round 15, Spades", "Round 16, Hearts", "Round 17, Diamonds",
        "Round 18, Clubs",
    ]  # fmt: skip
    assert {
        "A bid is a number, 4 at least, with a trump.",
        "Deals 14 to 18 are speed deals: no auction, and a fixed trump:",
        "Off: a high bid does not double a deal.",
        "The app finds who it is; it is not chosen.",
    } <= set(told)
    words = [one.split(":")[0] for one in told if ": " in one]
    assert {"Super call", "One bid each", "Void redeal", "Avoid"} <= set(words)
    dash = next(one for one in told if one.startswith("Dash: A 0"))
    assert "2 Dashes a round at most." in dash


async def test_the_values_of_a_game(desk: Desk, open_tab: Open) -> None:
    """Every setting shows in them."""
    tab = await helped(desk, open_tab, "full", **CHANGED)
    assert figures(tab) == [
        "Regular, Made bid, Missed − off",
        "Caller, With, Made 5 + bid, Missed −5 − off",
        "Dash, over, Made 21, Missed −21",
        "Dash, under, Made 31, Missed −31",
        "Only one, Made 7, Missed −7",
        "2 or 3 away, Level Risk, Stake ±3",
        "4 or 5 away, Level Double Risk, Stake ±6",
        "6 or 7 away, Level Triple Risk, Stake ±9",
        "8 or 9 away, Level Risk ×4, Stake ±12",
    ]
    told = tab.names("text")
    assert {
        "A bid is a number, 5 at least, with a trump.",
        "Deals 20 to 24 are speed deals: no auction, and a fixed trump:",
        "A deal in which somebody says 8 or more counts ×2; the next one does not.",
    } <= set(told)
    assert "24 deals" in tab.names("heading")
    assert any("1 Dash a round at most." in one for one in told)


async def test_thirteen_deals_have_no_speed_deals_and_no_risk_may_be(
    desk: Desk, open_tab: Open
) -> None:
    """What is not played is not told (F1)."""
    tab = await helped(desk, open_tab, "federation", deals=13, risk=0)
    told = tab.names("text")
    assert "Every deal has an auction; there are no speed deals." in told
    assert "Off: nobody has more to win or to lose." in told
    assert not [one for one in told if one.startswith(("Round ", "Super call"))]
    assert figures(tab) == FEDERATION


async def test_passed_deals_are_told_as_each_has_them(desk: Desk, open_tab: Open) -> None:
    """Thrown in by the Full rules (F5), played by the Federation's (N3)."""
    told = (await helped(desk, open_tab, "full")).names("text")
    assert any(one.startswith("Nobody scores, and the next deal counts ×2.") for one in told)
    told = (await helped(desk, open_tab, "federation", base=12)).names("text")
    assert "Made: 12 + bid. Missed: − off. The pass itself doubles nothing." in told
    assert not any(one.startswith("Nobody scores") for one in told)


@pytest.mark.parametrize("kind", ["full", "federation"])
@pytest.mark.parametrize("rules", [{}, CHANGED, {"deals": 13, "risk": 0}])
async def test_it_speaks_arabic(desk: Desk, open_tab: Open, kind: str, rules: Document) -> None:
    """No Latin letter is left, whatever is switched on or off."""
    await desk.choose_language("ar")
    game_id = await kept(desk, names=ARABIC, rules={"kind": kind} | rules)
    tab = await open_tab(f"/games/{game_id}/help")
    assert latin(everything(tab)) == []
    assert tab.names("heading")[:3] == [said("Help"), said("A deal"), said("The auction")]
