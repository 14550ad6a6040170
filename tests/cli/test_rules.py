"""`estimation-mate rules`: the rule sets and their numbers as tables."""

import pytest
from cli.conftest import Command

from estimation_mate.domain.rules import KINDS

ALL = """\
classic     Egypt – Classic
full        Full rules
federation  Federation
ladder      Ladder
rising      Rising
masrawy     Masrawy
"""

FEDERATION = """\
Federation (federation)

Bids
base      Made         13  0 to 999
caller    Caller       10  0 to 999
min_call  Lowest call   4  1 to 13

Only, Risk and Dash
only        Only          10  0 to 999
risk        Risk, a step  10  0 to 999
dash_over   Dash over     25  0 to 999
dash_under  Dash under    33  0 to 999

Rules of the table
deals      Deals          18  13 or 18 or 24
big_deals  Big deals     off
max_dash   Maximum Dash    2  1 to 3

Cannot be changed
Total never  13
Highest bid  13
Tricks       13
Round 14  No trump
Round 15  Spades
Round 16  Hearts
Round 17  Diamonds
Round 18  Clubs
"""


def test_all_rule_sets_are_listed(command: Command) -> None:
    """A line each: the kind that a game file names, and its name."""
    told = command("rules")
    assert (told.exit_code, told.err, told.out) == (0, "", ALL)


def test_the_numbers_of_one(command: Command) -> None:
    """Every setting with its default and its bounds, then what is fixed."""
    assert command("rules", "federation").out == FEDERATION


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_setting_of_every_rule_set_is_told(
    command: Command, kind: str, language: str
) -> None:
    """By the path that a game file uses."""
    told = command("rules", kind, "--lang", language)
    assert (told.exit_code, told.err) == (0, "")
    for group in KINDS[kind]().settings():
        for setting in group.settings:
            assert any(
                setting.path in line.split() for line in told.out.replace("\u200f", "").splitlines()
            )


def test_a_rule_set_that_is_none_is_wrong_use(command: Command) -> None:
    """The answer names those there are."""
    told = command("rules", "tarneeb")
    assert told.exit_code == 2
    assert "masrawy" in told.err
