"""What can be changed about a rule set and what cannot (G8)."""

import pytest
from pydantic import ValidationError
from rounds import MIRROR, X, Y, sheet_of

from estimation_mate.domain.amend import changed_rounds
from estimation_mate.domain.digits import NotANumber
from estimation_mate.domain.rules import Classic
from estimation_mate.domain.rules.editable import Fixed, Setting

PAIRS = ["regular", "caller", *(f"high_call.{bid}" for bid in range(8, 14))]
SINGLES = ["max_dash", "manual_with", "saaydeh", "double", "only_for_dash"]


def setting(path: str) -> Setting:
    """One of Classic's settings."""
    groups = Classic().settings()
    return next(one for group in groups for one in group.settings if one.path == path)


def test_every_setting_of_classic_is_told_in_its_group() -> None:
    """None is left over, and none is made up."""
    told = {group.name: [one.path for one in group.settings] for group in Classic().settings()}
    assert list(told) == ["bids", "high_calls", "extras", "table"]
    found = [path for paths in told.values() for path in paths]
    extras = ["only", "dash_over", "dash_under"]
    assert found == [f"{line}.{side}" for line in PAIRS + extras for side in ("win", "lose")] + (
        SINGLES
    )
    fields = {path.partition(".")[0] for path in found}
    assert fields == set(Classic.model_fields) - {"kind"}


@pytest.mark.parametrize(
    ("path", "value", "low", "high"),
    [
        ("regular.lose", 0, -999, 0),
        ("high_call.13.win", 169, 0, 999),
        ("high_call.13.lose", -85, -999, 0),
        ("max_dash", 2, 1, 3),
    ],
)
def test_g8_a_number_is_told_with_its_bounds(path: str, value: int, low: int, high: int) -> None:
    """As the rule set itself holds them."""
    assert setting(path) == Setting(path, value, low, high)
    assert not setting(path).switch


def test_a_switch_is_told_as_one() -> None:
    """It is no number."""
    assert setting("saaydeh").switch
    assert setting("saaydeh").value is True
    assert setting("manual_with").value is False


def test_a_win_and_its_lose_value_are_of_one_line() -> None:
    """A setting that stands alone is its own."""
    assert {setting("caller.win").line, setting("caller.lose").line} == {"caller"}
    assert (setting("high_call.9.win").line, setting("double").line) == ("high_call.9", "double")


@pytest.mark.parametrize("text", ["20", "٢٠", "-20", "−20", "\u200e-٢٠ "])
def test_g8_a_loss_is_typed_as_an_amount(text: str) -> None:
    """The minus stands before the field; who types it too means the same."""
    assert setting("caller.lose").read(text) == -20


@pytest.mark.parametrize(
    ("path", "text", "reason", "low", "high"),
    [
        ("caller.lose", "", "empty", 0, 999),
        ("caller.lose", "--5", "not_whole", 0, 999),
        ("caller.lose", "x", "not_whole", 0, 999),
        ("caller.lose", "1000", "range", 0, 999),
        ("caller.lose", "-1000", "range", 0, 999),
        ("caller.win", "-5", "not_whole", 0, 999),
        ("caller.win", "1000", "range", 0, 999),
        ("max_dash", "0", "range", 1, 3),
        ("max_dash", "4", "range", 1, 3),
    ],
)
def test_g8_what_cannot_stand_is_refused_with_its_reason(
    path: str, text: str, reason: str, low: int, high: int
) -> None:
    """And with what would be right where it is typed."""
    with pytest.raises(NotANumber) as caught:
        setting(path).read(text)
    assert (caught.value.reason, caught.value.low, caught.value.high) == (reason, low, high)


def test_settings_are_set_by_their_paths() -> None:
    """The others stay; the bounds hold here too."""
    rules = Classic().set_to({"high_call.8.win": 70, "caller.lose": -20, "saaydeh": False})
    assert (rules.high_call.of(8).win, rules.high_call.of(8).lose) == (70, -32)
    assert (rules.caller.win, rules.caller.lose, rules.saaydeh) == (10, -20, False)
    assert Classic().set_to({}) == Classic()
    with pytest.raises(ValidationError):
        Classic().set_to({"caller.win": -1})


def test_what_is_fixed_is_told_with_its_numbers() -> None:
    """C1, G3, C6, C14."""
    assert Classic().fixed() == (
        Fixed("rounds", 18), Fixed("never_total", 13), Fixed("highest_bid", 13),
        Fixed("tricks", 13), Fixed("risk_step", 10),
    )  # fmt: skip
    assert Classic().fixed_trumps() == {
        14: "no_trump", 15: "spades", 16: "hearts", 17: "diamonds", 18: "clubs",
    }  # fmt: skip


def test_the_rounds_that_another_setting_scores_otherwise() -> None:
    """Caller win 20 moves the rounds in which a caller made it."""
    rules = {"kind": "classic", "caller": {"win": 20}}
    for rounds, changed in (((X, Y, X), (1, 3)), ((Y, Y), ()), ((Y, MIRROR), (2,))):
        before, after = sheet_of(*rounds), sheet_of(*rounds, rules=rules)
        assert changed_rounds(before, after) == changed
