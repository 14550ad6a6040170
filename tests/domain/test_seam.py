"""The seam of rule sets, proved by a tiny second one: other hands, other scores, an end."""

from typing import Annotated, Literal

import pytest
from pydantic import Field
from rounds import (
    NAMES,
    codes,
    draft_of,
    game_of,
    lines,
    played,
    points,
    refusal,
    sheet_of,
    why_not,
)

from estimation_mate.domain import moves, questions
from estimation_mate.domain.document import read_game, write_game
from estimation_mate.domain.entry import Entry, Played, Said, Trump
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Problem, in_order
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rows import Line, Position, Row, Score
from estimation_mate.domain.rules import KINDS, Check, RuleSet
from estimation_mate.domain.rules.checks import bid_number_problems, trick_problems
from estimation_mate.domain.rules.editable import Fixed, Group, Setting
from estimation_mate.domain.timeline import Timeline

LAST_TRUMP: Trump = "hearts"


class Tiny(RuleSet):
    """Three rounds of 2, 3 and 4 tricks: a made bid counts `exact` and its square."""

    kind: Literal["tiny"] = "tiny"
    exact: Annotated[int, Field(strict=True, ge=0, le=99)] = 5

    @property
    def rounds(self) -> int:
        """Three."""
        return 3

    def hand(self, number: int) -> int:
        """One trick more than the round's number."""
        return number + 1

    def fixed_trump(self, number: int) -> Trump | None:
        """The last round has one."""
        return LAST_TRUMP if number == self.rounds else None

    def bid_problems(self, said: Said, position: Position) -> tuple[Problem, ...]:
        """G1 and G3, no more."""
        return in_order(bid_number_problems(said.bids, position.hand))

    def problems(self, entry: Entry, position: Position) -> tuple[Problem, ...]:
        """G1 and G3 for bids and tricks."""
        assert isinstance(entry, Played)
        tricks = trick_problems(entry.tricks, position.hand)
        return in_order([*self.bid_problems(entry, position), *tricks])

    def score(self, entry: Entry, position: Position) -> Row:
        """Nothing for a missed bid."""
        assert isinstance(entry, Played)
        total = sum(entry.bids)
        return Row(
            number=position.number,
            hand=position.hand,
            trump=entry.trump or position.trump,
            dealer=position.dealer if entry.dealer is None else entry.dealer,
            total=total,
            side="over" if total > position.hand else "under",
            multiplier=position.multiplier,
            sa_aydeh=False,
            double=False,
            risk=None,
            scores=tuple(self._score(entry, position, seat) for seat in range(4)),
        )

    def _score(self, entry: Played, position: Position, seat: int) -> Score:
        bid, took = entry.bids[seat], entry.tricks[seat]
        parts = [("exact", self.exact), ("bid", bid * bid)] if bid == took else []
        found = tuple(Line(label, worth) for label, worth in parts if worth)
        worth = sum(part.points for part in found)
        running = position.totals[seat] + worth
        return Score(seat, "regular", bid, took, bid == took, found, worth, running)


ONE = {"bids": [1, 0, 0, 0], "tricks": [1, 0, 1, 0]}
TWO = {"bids": [2, 2, 0, 0], "tricks": [2, 1, 0, 0]}
THREE = {"bids": [0, 0, 0, 3], "tricks": [0, 0, 1, 3]}


@pytest.fixture(autouse=True)
def _tiny_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one line that adds a rule set."""
    monkeypatch.setitem(KINDS, "tiny", Tiny)


def test_its_games_are_read_and_replayed() -> None:
    """6 5 0 5, then 9 0 5 5, then 5 5 0 14."""
    sheet = sheet_of(ONE, TWO, THREE, rules="tiny")
    assert points(sheet) == [[6, 5, 0, 5], [9, 0, 5, 5], [5, 5, 0, 14]]
    assert sheet.totals == (20, 10, 5, 24)
    assert [row.hand for row in sheet.rows] == [2, 3, 4]
    assert [row.multiplier for row in sheet.rows] == [1, 1, 1]
    assert [row.trump for row in sheet.rows] == [None, None, "hearts"]
    assert lines(sheet, 3) == [("exact", 5), ("bid", 9)]


def test_its_end_is_the_end() -> None:
    """After three rounds nothing follows, and a fourth is one too many."""
    sheet = sheet_of(ONE, TWO, THREE, rules="tiny")
    assert (sheet.finished, sheet.next) == (True, None)
    refused = refusal(game_of(ONE, TWO, THREE, THREE, ONE, rules="tiny"))
    assert refused.round == 4
    assert [(one.code, one.facts) for one in refused.problems] == [("too_many_rounds", {"most": 3})]


@pytest.mark.parametrize("extra", [{"bids": "?"}, None, {"passed": True}])
def test_a_round_too_many_is_that_before_all_else(extra: object) -> None:
    """Its shape is not looked at."""
    assert codes(ONE, TWO, THREE, extra, rules="tiny") == ["too_many_rounds"]


@pytest.mark.parametrize(
    ("bids", "tricks", "code"),
    [
        ([3, 0, 0, 0], [2, 0, 0, 0], "bid_range"),
        ([1, 0, 0, 0], [3, 0, 0, 0], "tricks_range"),
        ([1, 1, 0, 0], [2, 0, 0, 0], "bids_total"),
        ([1, 0, 0, 0], [2, 1, 0, 0], "tricks_total"),
    ],
)
def test_its_hand_bounds_the_numbers(bids: list[int], tricks: list[int], code: str) -> None:
    """Two tricks are all there are in its first round."""
    assert codes({"bids": bids, "tricks": tricks}, rules="tiny") == [code]


@pytest.mark.parametrize("key", ["dash", "with", "risk", "caller"])
def test_keys_of_other_rule_sets_are_refused(key: str) -> None:
    """A Dash is nothing that this game knows."""
    (problem,) = refusal(game_of(ONE | {key: [0]}, rules="tiny")).problems
    assert (problem.code, problem.facts["key"]) == ("bad_entry", key)


def test_its_settings_are_read_and_checked() -> None:
    """`exact` can be changed, within its bounds, and nothing else."""
    assert sheet_of(ONE, rules={"kind": "tiny", "exact": 7}).totals == (8, 7, 0, 7)
    for wrong in ({"exact": 100}, {"exact": "7"}, {"double": True}):
        refused = refusal(game_of(ONE, rules={"kind": "tiny"} | wrong))
        assert [problem.code for problem in refused.problems] == ["bad_setting"]


def test_its_settings_and_what_is_fixed_are_told_as_any_others() -> None:
    """One group without a name; its hands differ, so they are no fixed rule of the whole game."""
    assert Tiny(exact=7).settings() == (Group("", (Setting("exact", 7, 0, 99),)),)
    assert Tiny().set_to({"exact": 9}) == Tiny(exact=9)
    assert Tiny().fixed() == (Fixed("rounds", 3),)
    assert Tiny().fixed_trumps() == {3: "hearts"}


def test_it_is_tapped_in_as_any_other() -> None:
    """Pad, checks, filled tricks and end follow the rule set, not a number 13 somewhere."""
    game = played(rules="tiny")
    for entry in (ONE, TWO, THREE):
        game = _tapped_round(game, entry)
    assert game.draft is None
    assert replay(game).totals == (20, 10, 5, 24)
    assert read_game(game_of(ONE, TWO, THREE, rules="tiny"))[0].rounds == game.rounds
    assert why_not(moves.add_extra_round, game) == [("too_many_rounds", None)]
    assert moves.finish(game, "2030-01-01T20:00:00Z").ended_at is not None


def _tapped_round(game: Game, entry: dict[str, list[int]]) -> Game:
    for seat in range(4):
        game = moves.enter(moves.choose_slot(game, seat), entry["bids"][seat])
    game = moves.confirm_bids(game)
    for seat in range(3):
        game = moves.enter(moves.choose_slot(game, seat), entry["tricks"][seat])
    return moves.confirm_round(game)


def test_its_hand_bounds_the_pad() -> None:
    """In a round of 2 tricks 3 is refused, and the last may not complete 2."""
    game = played(rules="tiny")
    assert why_not(lambda game: moves.enter(game, 3), game) == [("bid_range", 1)]
    for bid in (0, 0, 1):
        game = moves.enter(game, bid)
    position = replay(game).next
    assert position is not None
    assert questions.barred(game.rules, draft_of(game), position) == {1}
    spoken = draft_of(moves.enter(game, 0))
    assert questions.check(game.rules, spoken, position) == Check()
    assert Check().due is False
    assert game.rules.roles(game.rules.said(spoken, position), position) == ("regular",) * 4
    assert game.rules.may_dash(spoken, 0) is False


def test_its_games_are_written_whole_and_undone() -> None:
    """File and timeline ask no rule set which one it is."""
    game = played(ONE, rules={"kind": "tiny", "exact": 7})
    written = write_game(game)
    assert written["rules"] == {"kind": "tiny", "exact": 7}
    assert written["players"] == list(NAMES)
    assert read_game(written)[0] == game
    after = Timeline(game).do(_tapped_round(game, TWO))
    assert after.undo().present == game
