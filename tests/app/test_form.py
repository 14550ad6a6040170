"""The form of a new game."""

import pytest

from estimation_mate.app.form import Form, read_form, write_form
from estimation_mate.domain.rules import Classic

FILLED = Form(("Amr", "", "دينا", "Essam "), 2, "classic")


def test_a_form_comes_back_as_it_was_left() -> None:
    """To the blank, whatever the letters."""
    assert read_form(write_form(FILLED)) == FILLED


@pytest.mark.parametrize(
    "text",
    [
        None, "", "{", "null", "[]", "7", '{"names": []}', '{"names": ["a", "b", "c", "d"]}',
        '{"names": ["a", "b", "c", 4], "dealer": 0, "kind": "classic"}',
        '{"names": ["a", "b", "c", "\\ud83d"], "dealer": 0, "kind": "classic"}',
        '{"names": ["a", "b", "c", "d"], "dealer": 4, "kind": "classic"}',
        '{"names": ["a", "b", "c", "d"], "dealer": null, "kind": "classic"}',
        '{"names": ["a", "b", "c", "d"], "dealer": 0, "kind": "unheard of"}',
        '{"names": ["a", "b", "c", "d"], "dealer": 0, "kind": "classic", "rules": 7}',
    ],
)  # fmt: skip
def test_what_is_no_form_is_an_empty_one(text: str | None) -> None:
    """A game can be started, whatever was left behind."""
    assert read_form(text) == Form()


def test_a_name_is_put_at_its_seat() -> None:
    """The others stay."""
    assert FILLED.naming(1, "Bassem").names == ("Amr", "Bassem", "دينا", "Essam ")


def test_two_players_change_places_and_the_dealer_stays_the_same_person() -> None:
    """Whether the dealer moves or not."""
    assert FILLED.swapped(2, 3) == Form(("Amr", "", "Essam ", "دينا"), 3, "classic")
    assert FILLED.swapped(0, 1) == Form(("", "Amr", "دينا", "Essam "), 2, "classic")


def test_another_order_takes_the_dealer_along() -> None:
    """The order names who sits at each seat now."""
    assert FILLED.seated((2, 0, 3, 1)) == Form(("دينا", "Amr", "Essam ", ""), 0, "classic")


def test_the_settings_of_the_game_come_back_with_the_form() -> None:
    """One set of them a rule set; without any the game has the usual ones."""
    assert FILLED.own_rules is None
    changed = Classic(max_dash=1)
    form = FILLED.scored_by(Classic(max_dash=3)).scored_by(changed)
    assert (form.own_rules, form.rules) == (changed, (changed,))
    assert read_form(write_form(form)) == form


@pytest.mark.parametrize("rules", ['{"kind": "unheard of"}', '{"kind": "classic", "x": 1}', "7"])
def test_settings_that_are_none_leave_the_form_standing(rules: str) -> None:
    """The names are worth more."""
    text = f'{{"names": ["a", "b", "c", "d"], "dealer": 1, "kind": "classic", "rules": [{rules}]}}'
    assert read_form(text) == Form(("a", "b", "c", "d"), 1)
