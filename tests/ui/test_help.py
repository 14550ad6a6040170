"""Help: the rules in short, with the values that are played by."""

import flet as ft
import pytest
from rounds import Document
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import ARABIC, everything, kept, latin, said

from estimation_mate.app.desk import Desk
from estimation_mate.domain.rules import KINDS
from estimation_mate.texts import words
from estimation_mate.ui.help import HELPS, help_for

TITLES = [
    "A round", "Caller, With, Dash", "What counts", "Risk", "Sa'aydeh", "Double game", "18 rounds",
    "The end", "On the screen",
]  # fmt: skip

USUAL = [
    "Regular, Made 10 + bid, Missed − off",
    "Plain 0, Made 10, Missed − off",
    "Caller, With up to 7, Made 20 + bid, Missed −10 − off",
    "Call of 8, Made 64, Missed −32",
    "Call of 9, Made 81, Missed −41",
    "Call of 10, Made 100, Missed −50",
    "Call of 11, Made 121, Missed −61",
    "Call of 12, Made 144, Missed −72",
    "Call of 13, Made 169, Missed −85",
    "Dash, over, Made 25, Missed −25",
    "Dash, under, Made 30, Missed −30",
    "Only one, Made 10, Missed −10",
]
"""The amounts of C8–C13."""

LADDER = [
    "2 or 3 away, Level Risk, Stake ±10",
    "4 or 5 away, Level Double Risk, Stake ±20",
    "6 or 7 away, Level Triple Risk, Stake ±30",
    "8 or 9 away, Level Risk ×4, Stake ±40",
]
"""C6 and C14."""

OTHER: Document = {
    "kind": "classic",
    "regular": {"win": 0, "lose": -3},
    "caller": {"win": 15, "lose": 0},
    "high_call": {"8": {"win": 60, "lose": -30}},
    "only": {"win": 7, "lose": -8},
    "dash_over": {"win": 23, "lose": -24},
    "dash_under": {"win": 33, "lose": -34},
    "max_dash": 1,
    "manual_with": True,
    "saaydeh": False,
    "double": False,
    "only_for_dash": True,
}
"""Everything that can be changed, changed."""

CHANGED = [
    "Regular, Made bid, Missed −3 − off",
    "Plain 0, Made 0, Missed − off",
    "Caller, With up to 7, Made 15 + bid, Missed − off",
    "Call of 8, Made 60, Missed −30",
    "Call of 9, Made 81, Missed −41",
    "Dash, over, Made 23, Missed −24",
    "Dash, under, Made 33, Missed −34",
    "Only one, Made 7, Missed −8",
    "Dash: A 0 that is announced as a Dash. 1 Dash a round at most.",
    (
        "With: The same number as the Caller, for the same points. "
        "A bid from 4 up, below the call, may be marked by hand too."
    ),
    "Off: a round that all four miss is counted as it is.",
    "Off: equal bids do not double a round.",
    "Only one: the only one of four to make it, or to miss. A Dash can be the only one too.",
]


def among(tab: Tab, wanted: list[str]) -> list[str]:
    """Those that are heard, in the order in which they are heard."""
    return [name for name in tab.names("text") if name in wanted]


async def test_the_usual_values_stand_in_the_help_from_settings(open_tab: Open) -> None:
    """Every amount of the rules, and what is on and off at the start."""
    tab = await open_tab("/settings")
    await tab.tap("Help")
    assert (tab.path, tab.names("heading")) == ("/help", ["Help", *TITLES])
    assert tab.names("text")[0] == "Egypt – Classic, with the usual values"
    assert (among(tab, USUAL), among(tab, LADDER)) == (USUAL, LADDER)
    told = tab.names("text")
    assert "With: The same number as the Caller, for the same points. Marking it by hand is off." in told  # fmt: skip
    assert "Dash: A 0 that is announced as a Dash. 2 Dashes a round at most." in told
    assert "3 or more share the highest bid: the round counts ×2." in told
    assert [one for one in told if one.startswith("Round ")] == [
        "Round 14, No trump", "Round 15, Spades", "Round 16, Hearts", "Round 17, Diamonds",
        "Round 18, Clubs",
    ]  # fmt: skip


async def test_the_values_of_a_game_stand_in_its_help(desk: Desk, open_tab: Open) -> None:
    """And what it has switched off is told to be off."""
    tab = await open_tab(f"/games/{await kept(desk, rules=OTHER)}/help")
    assert tab.names("text")[0] == "Egypt – Classic, with the values of this game"
    assert sorted(among(tab, CHANGED)) == sorted(CHANGED)
    assert tab.names("heading") == ["Help", *TITLES]
    assert not [one for one in tab.names("text") if "next counts" in one]


async def test_the_way_to_it_and_back(desk: Desk, open_tab: Open) -> None:
    """It leads back to where it was asked for."""
    game_id = await kept(desk)
    tab = await open_tab(f"/games/{game_id}/menu")
    await tab.tap("Help")
    assert (tab.path, tab.names("button")) == (f"/games/{game_id}/help", ["Back to the sheet"])
    await tab.tap("Back to the sheet")
    assert tab.path == f"/games/{game_id}"
    await tab.go("/help")
    assert tab.names("button") == ["Settings"]
    await tab.tap("Settings")
    assert tab.path == "/settings"


async def test_the_help_of_a_game_that_is_gone(open_tab: Open) -> None:
    """It is said, and there is a way on."""
    tab = await open_tab("/games/nowhere/help")
    assert tab.names("text") == ["This game is not on this device."]
    assert tab.names("button") == ["Games"]


@pytest.mark.parametrize("rules", ["classic", OTHER], ids=["usual", "changed"])
async def test_help_speaks_arabic(desk: Desk, open_tab: Open, rules: object) -> None:
    """No Latin letter is left, whatever is switched on or off, and minus stays left."""
    await desk.choose_language("ar")
    tab = await open_tab(f"/games/{await kept(desk, names=ARABIC, rules=rules)}/help")
    assert latin(everything(tab)) == []
    assert tab.names("heading")[:2] == [said("Help"), said("A round")]
    (figure,) = (part for part in tab.painted() if "−85" in str(part.value))
    assert (figure.value, figure.text_align) == ("\u2066−85\u2069", ft.TextAlign.RIGHT)


@pytest.mark.parametrize("kind", HELPS)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_rule_set_has_its_help(kind: str, language: str) -> None:
    """The screens ask for no kind."""
    assert set(HELPS) == set(KINDS)
    assert len(help_for(words(language), KINDS[kind]())) > 1
