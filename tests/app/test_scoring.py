"""The scoring settings with what is typed over them."""

import pytest

from estimation_mate.app.scoring import Scoring, Typed, Value
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.rules import Classic
from estimation_mate.domain.rules.editable import Setting

RULES = Classic()


def setting(scoring: Scoring, path: str) -> Setting:
    """One of its settings."""
    return next(one for one in scoring.settings if one.path == path)


def typed(*steps: tuple[str, Value], rules: Classic = RULES) -> Scoring:
    """The settings after these were typed one after another."""
    found: Typed = {}
    for path, value in steps:
        scoring = Scoring(rules, found)
        found = scoring.typing(setting(scoring, path), value)
    return Scoring(rules, found)


def test_fields_show_the_rules_until_something_is_typed() -> None:
    """A loss without its minus, which stands before the field."""
    scoring = Scoring(RULES)
    paths = ("caller.win", "caller.lose", "regular.lose", "saaydeh")
    assert [scoring.shown(setting(scoring, path)) for path in paths] == ["10", "10", "0", True]
    assert (scoring.changes, scoring.wrong, scoring.outcome()) == ((), (), RULES)


def test_what_is_typed_becomes_the_rules() -> None:
    """Numbers of any script, losses, switches; the rest stays."""
    scoring = typed(("caller.win", "٢٠"), ("only.lose", "15"), ("saaydeh", False))
    assert [one.path for one in scoring.changes] == ["caller.win", "only.lose", "saaydeh"]
    expected = RULES.set_to({"caller.win": 20, "only.lose": -15, "saaydeh": False})
    assert scoring.outcome() == expected


def test_what_is_typed_back_is_typed_no_more() -> None:
    """Then the field follows the rules again."""
    scoring = typed(("caller.win", "20"), ("double", False), ("caller.win", "10"))
    assert scoring.typed == {"double": False}
    followed = Scoring(RULES.set_to({"caller.win": 30}), scoring.typed)
    assert followed.shown(setting(followed, "caller.win")) == "30"


def test_what_is_wrong_stays_typed_and_keeps_the_rules_from_being_made() -> None:
    """Each field with its problem."""
    scoring = typed(("caller.win", ""), ("max_dash", "4"), ("only.win", "11"))
    assert [one.path for one in scoring.wrong] == ["caller.win", "max_dash"]
    problems = [scoring.problem(one) for one in scoring.wrong]
    assert [(one.code, dict(one.facts)) for one in problems if one] == [
        ("empty", {"low": 0, "high": 999}),
        ("range", {"low": 1, "high": 3}),
    ]
    assert scoring.shown(setting(scoring, "max_dash")) == "4"
    with pytest.raises(Refused, match="empty, range"):
        scoring.outcome()


def test_what_other_rules_left_typed_is_passed_over() -> None:
    """A path that is none, or text where a switch is."""
    scoring = Scoring(RULES, {"exact": "5", "saaydeh": "on", "caller.win": True})
    assert (scoring.changes, scoring.outcome()) == ((), RULES)


def test_reset_types_the_usual_values_over_all_that_differs() -> None:
    """Whatever was typed; it is still to be saved."""
    changed = RULES.set_to({"caller.win": 20, "saaydeh": False, "dash_over.lose": -40})
    scoring = typed(("only.win", "x"), rules=changed)
    reset = Scoring(changed, scoring.reset())
    assert reset.typed == {"caller.win": "10", "saaydeh": True, "dash_over.lose": "25"}
    assert reset.outcome() == RULES
    assert typed(("only.win", "x")).reset() == {}
