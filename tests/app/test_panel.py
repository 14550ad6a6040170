"""What the panel shows, stage by stage."""

from collections.abc import Callable

import pytest
from rounds import MIRROR, X, corrected, played, spoken, tap

from estimation_mate.app.panel import Panel, panel
from estimation_mate.domain import moves
from estimation_mate.domain.game import Game
from estimation_mate.domain.replay import replay


def shown(game: Game) -> Panel:
    """The panel of the open round."""
    found = panel(game, replay(game))
    assert found is not None
    return found


def codes(found: Panel) -> list[tuple[str, int | None]]:
    """What keeps Confirm from being pressed."""
    return [(problem.code, problem.seat) for problem in found.problems]


def barred(game: Game) -> set[int]:
    """The keys that cannot be pressed."""
    pad = shown(game).pad
    assert pad is not None
    return set(pad.barred)


def fifteenth(game: Game) -> tuple[str | None, bool]:
    """The key after 13, and whether it can be pressed."""
    pad = shown(game).pad
    assert pad is not None
    return pad.fifteenth, pad.fifteenth_on


def test_a_new_round_waits_for_the_first_to_speak() -> None:
    """The dealer's right begins; every slot is empty, which is never a 0."""
    found = shown(played())
    assert (found.stage, found.position.dealer, found.first_speaker) == ("bids", 0, 1)
    assert [(slot.number, slot.bid, slot.dash) for slot in found.slots] == [(None, None, False)] * 4
    assert [slot.active for slot in found.slots] == [False, True, False, False]
    assert found.pad is not None
    assert (found.pad.seat, found.pad.highest, found.pad.barred) == (1, 13, frozenset())
    assert (found.bids.total, found.bids.spoken, found.bids.last) == (0, 0, None)
    assert codes(found) == [("bid_empty", seat) for seat in range(4)]
    assert not found.may_confirm
    assert found.wrong == ()


def test_only_the_last_empty_slot_has_barred_numbers() -> None:
    """What would make the hand; and 0, where nobody has called (G3, C2)."""
    game = played()
    for bid in (5, 3):
        game = moves.enter(game, bid)
        assert barred(game) == set()
    game = moves.enter(game, 2)
    found = shown(game)
    assert (found.bids.last, found.bids.may_not, barred(game)) == (0, (3,), {3})
    assert barred(moves.choose_slot(game, 2)) == set()
    nobody = moves.enter(moves.enter(moves.enter(played(), 0), 0), 0)
    assert shown(nobody).bids.may_not == (0, 13)


def test_a_bid_that_does_not_add_up_is_wrong_and_not_only_unfinished() -> None:
    """A filled slot takes any number; the line says it and Confirm waits."""
    game = corrected(spoken(played(), [5, 3, 2, 2]), 0, 6)
    found = shown(game)
    assert codes(found) == [("bids_total", None)]
    assert found.wrong == found.problems
    assert not found.may_confirm
    assert shown(corrected(game, 1, 2)).may_confirm


def test_four_bids_that_stand_close_to_the_hand_keep_the_pad() -> None:
    """Nothing is to be checked: no Risk is due."""
    found = shown(spoken(played(), [5, 3, 2, 2]))
    assert (found.stage, found.check.due, found.may_confirm) == ("bids", False, True)
    assert (found.bids.total, found.bids.side, found.bids.off_by) == (12, "under", 1)
    assert found.bids.roles == ("caller", "regular", "regular", "regular")


def test_the_check_takes_the_pads_place_where_a_risk_is_due() -> None:
    """The detected carrier and the stake; a tap on a slot brings the pad back."""
    game = spoken(played(), [6, 4, 3, 2])
    found = shown(game)
    assert (found.stage, found.pad) == ("check", None)
    assert (found.check.risk_level, found.check.stake, found.check.carrier) == (1, 10, 3)
    assert found.check.may_carry == (0, 1, 2, 3)
    assert shown(moves.move_risk(game, 1)).check.carrier == 1
    back = shown(moves.choose_slot(game, 2))
    assert (back.stage, back.pad and back.pad.seat) == ("bids", 2)


def test_a_shared_call_asks_who_spoke_last() -> None:
    """Nobody is on; that is unfinished and not wrong."""
    found = shown(spoken(played(), [5, 5, 3, 2]))
    assert (found.check.carrier, codes(found)) == (None, [("risk_missing", None)])
    assert found.wrong == ()
    assert found.bids.roles == ("caller", "with", "regular", "regular")


def test_the_fifteenth_key_is_dash_as_long_as_the_table_allows_one() -> None:
    """One that stands can always be taken back."""
    game = moves.enter(played(), 5)
    assert fifteenth(game) == ("dash", True)
    game = moves.declare_dash(moves.declare_dash(game))
    assert fifteenth(game) == ("dash", False)
    found = shown(game)
    assert [slot.dash for slot in found.slots] == [False, False, True, True]
    assert fifteenth(moves.choose_slot(game, 3)) == ("dash", True)


def test_a_dash_is_barred_with_its_0() -> None:
    """The last to speak may not say 0 where that would make the hand."""
    game = moves.enter(moves.enter(moves.enter(played(), 5), 5), 3)
    assert barred(game) == {0}
    assert fifteenth(game) == ("dash", False)


def test_the_tricks_stand_beside_their_bids() -> None:
    """The pad begins at the first to speak, with Made; the last slot fills itself in."""
    game = moves.confirm_bids(spoken(played(), [5, 3, 2, 2]))
    found = shown(game)
    assert (found.stage, found.tricks_left) == ("tricks", 13)
    assert [(slot.number, slot.bid) for slot in found.slots] == [
        (None, 5), (None, 3), (None, 2), (None, 2),
    ]  # fmt: skip
    assert (found.pad and found.pad.seat, fifteenth(game)) == (1, ("made", True))
    game = moves.make_bid(moves.make_bid(game))
    assert shown(game).tricks_left == 8
    game = moves.enter(game, 3)
    found = shown(game)
    assert [slot.number for slot in found.slots] == [5, 3, 2, 3]
    assert (found.tricks_left, found.may_confirm) == (0, True)


@pytest.mark.parametrize(("more", "wrong"), [(5, False), (6, False), (9, True)])
def test_the_last_tricks_follow_corrections(more: int, wrong: bool) -> None:
    """Until the others have more than there are."""
    game = moves.confirm_bids(spoken(played(), [5, 3, 2, 2]))
    for seat, tricks in ((1, 3), (2, 2), (3, 3)):
        game = corrected(game, seat, tricks)
    found = shown(corrected(game, 1, more))
    left = 13 - 2 - 3 - more
    assert found.slots[0].number == (None if left < 0 else left)
    assert found.may_confirm is (left >= 0)
    assert (left < 0) is wrong


def test_the_trump_is_what_was_said_else_what_is_fixed() -> None:
    """Rounds 14–18 have theirs; another may be named (C1)."""
    assert shown(played()).trump is None
    assert shown(moves.name_trump(played(), "clubs")).trump == "clubs"
    fourteenth = played(*[X] * 13)
    assert shown(fourteenth).trump == "no_trump"
    assert shown(moves.name_trump(fourteenth, "hearts")).trump == "hearts"


def finished(game: Game) -> Game:
    """The game after Finish."""
    return moves.finish(game, "2026-01-01T00:00:00+00:00")


@pytest.mark.parametrize("end", [lambda game: game, finished])
def test_there_is_no_panel_where_no_round_is_open(end: Callable[[Game], Game]) -> None:
    """After the last scheduled round, finished or not; an extra round has one."""
    game = end(played(*[X, MIRROR] * 9))
    assert panel(game, replay(game)) is None
    assert shown(moves.add_extra_round(game)).position.number == 19


def test_what_a_round_counts_is_told_before_anybody_bids() -> None:
    """After Sa'aydeh the next round begins with its multiplier."""
    everybody_missed = {"bids": [5, 3, 2, 2], "tricks": [4, 2, 3, 4]}
    found = shown(tap(played(), everybody_missed))
    assert found.position.multiplier == 2
    assert found.bids.spoken == 0
