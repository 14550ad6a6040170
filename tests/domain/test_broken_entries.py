"""For 10,000 broken rounds the right code comes back and nothing changes."""

from random import Random

import pytest
from faults import RULES, SHAPES, Fault, broken
from rounds import any_round, game_of, refusal

from estimation_mate.domain.document import read_game
from estimation_mate.domain.replay import fold

SEED, HOW_MANY = 20_301, 10_000
FAULTS = [*SHAPES, *RULES]


def test_of_10_000_broken_entries_each_is_refused_with_its_code() -> None:
    """Between two good rounds, its number and its code are told first; the file is untouched."""
    chance = Random(SEED)  # noqa: S311 - the same faults in every run
    for number in range(HOW_MANY):
        fault = FAULTS[number % len(FAULTS)]
        rules, entry = broken(chance, fault)
        good = any_round(chance, rules)
        document = game_of(good, entry, good, rules=rules)
        before = repr(document)
        refused = refusal(document)
        told = f"seed {SEED}, entry {number}: {entry}"
        assert (refused.round, refused.problems[0].code) == (2, fault.__name__), told
        assert repr(document) == before, told


@pytest.mark.parametrize("fault", RULES, ids=lambda fault: str(fault.__name__))
def test_the_rows_before_a_broken_entry_stand(fault: Fault) -> None:
    """Replay keeps the good rounds and says where it stopped, and why."""
    chance = Random(SEED)  # noqa: S311 - the same faults in every run
    rules, entry = broken(chance, fault)
    game, alone = read_game(game_of(any_round(chance, rules), rules=rules))
    wrong = game.rules.read_entry(entry)
    sheet = fold(game.rules, game.first_dealer, [*game.rounds, wrong, *game.rounds])
    assert (sheet.rows, sheet.next, sheet.totals) == (alone.rows, alone.next, alone.totals)
    assert sheet.failure is not None
    assert (sheet.failure.round, sheet.failure.problems[0].code) == (2, fault.__name__)
