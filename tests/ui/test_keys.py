"""The keyboard at the panel."""

import pytest
from rounds import NAMES, X, draft_of, spoken, tap
from ui.test_gate import Clock

from estimation_mate.app.desk import Desk
from estimation_mate.app.play import Play
from estimation_mate.domain.moves import confirm_bids
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.rules import Classic
from estimation_mate.storage.memory import MemoryStore
from estimation_mate.ui.keys import LONGEST_HOLD, TOGETHER, Aim, Keys

Maybe = int | None


class Board:
    """A keyboard at a game; `pasted` is what the clipboard holds."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.clock = Clock()
        self.keys = Keys(self.clock)
        self.pasted: str | None = None
        self.confirmed = 0

    async def press(self, *keys: str, rtl: bool = False) -> None:
        """Presses and lets go of keys, one after another."""
        for key in keys:
            await self.keys.press(self.play, key, self.confirm, self.paste_text, rtl)
            self.keys.release(key)

    async def paste(self, text: str | None, held: str = "Control Left") -> None:
        """Presses V while a key is held."""
        self.pasted = text
        await self.keys.press(self.play, held, self.confirm, self.paste_text, rtl=False)
        try:
            await self.press("V")
        finally:
            self.keys.release(held)

    async def confirm(self) -> None:
        """Counts."""
        self.confirmed += 1

    async def paste_text(self) -> str | None:
        """What the clipboard holds."""
        return self.pasted

    @property
    def bids(self) -> list[Maybe]:
        """What has been entered, by seat."""
        return list(draft_of(self.play.shown.game).bids)

    @property
    def active(self) -> Maybe:
        """The slot that the next key fills."""
        return draft_of(self.play.shown.game).active


async def board() -> Board:
    """A keyboard at a new game, in which Bassem speaks first."""
    desk = Desk(MemoryStore())
    return Board(await desk.open(await desk.start(NAMES, 0, Classic(), "{n}")))


async def test_digits_fill_the_slots_in_turn() -> None:
    """From the first to speak round to the right, in any digits and from the number pad."""
    at = await board()
    await at.press("3", "Numpad 2", "٢", "۵")
    assert at.bids == [5, 3, 2, 2]


@pytest.mark.parametrize("second", ["0", "1", "2", "3"])
async def test_a_second_digit_within_a_second_makes_ten_to_thirteen(second: str) -> None:
    """In the slot of the first, and the pad stays one slot further on."""
    at = await board()
    await at.press("1", second)
    assert at.bids == [None, 10 + int(second), None, None]
    assert at.active == 2
    await at.press("3")
    assert at.bids == [None, 10 + int(second), 3, None]


async def test_a_digit_after_a_second_belongs_to_the_next_slot() -> None:
    """The 1 was a 1."""
    at = await board()
    await at.press("1")
    at.clock.now += TOGETHER
    await at.press("3")
    assert at.bids == [None, 1, 3, None]


async def test_only_a_1_waits_for_a_second_digit() -> None:
    """2 and 3 are two bids, 1 and 4 too, and the 1 of an 11 does not wait again."""
    at = await board()
    await at.press("2", "3")
    assert at.bids == [None, 2, 3, None]
    await at.press("1", "4")
    assert at.bids == [4, 2, 3, 1]
    other = await board()
    await other.press("1", "1", "2")
    assert other.bids == [None, 11, 2, None]


@pytest.mark.parametrize("between", ["Backspace", "Arrow Right", "Shift Left"])
async def test_only_the_very_next_key_makes_two_digits(between: str) -> None:
    """Anything between them keeps the 1 a 1."""
    at = await board()
    await at.press("1", between, "2")
    assert at.bids.count(1) == 1
    assert 12 not in at.bids


async def test_corrections_go_through_13_and_back() -> None:
    """1 to 13, and 13 back to 1."""
    at = await board()
    await at.press("1", "3", "Arrow Left")
    at.clock.now += TOGETHER
    await at.press("1")
    assert at.bids == [None, 1, None, None]


async def test_a_ctrl_that_came_up_in_another_window_is_forgotten() -> None:
    """Digits are digits again after a while, without another press of it."""
    at = await board()
    await at.keys.press(at.play, "Control Left", at.confirm, at.paste_text, rtl=False)
    await at.press("3")
    assert at.bids == [None, None, None, None]
    at.clock.now += LONGEST_HOLD
    await at.press("3")
    assert at.bids == [None, 3, None, None]


async def test_arrows_walk_round_the_table_the_way_the_page_reads() -> None:
    """Round the ends; in Arabic left is forward."""
    at = await board()
    for key, rtl, seat in (
        ("Arrow Right", False, 2), ("Arrow Right", False, 3), ("Arrow Right", False, 0),
        ("Arrow Left", False, 3), ("Arrow Left", True, 0), ("Arrow Right", True, 3),
    ):  # fmt: skip
        await at.press(key, rtl=rtl)
        assert at.active == seat


async def test_arrows_come_back_from_the_check() -> None:
    """Where no slot is active the first becomes it."""
    at = await board()
    await at.play.make(lambda game: spoken(game, [6, 4, 3, 2]))
    assert at.active is None
    await at.press("Arrow Left")
    assert at.active == 0


async def test_backspace_empties_the_slot() -> None:
    """One that is chosen."""
    at = await board()
    await at.press("5", "Arrow Left", "Backspace")
    assert at.bids == [None, None, None, None]
    assert at.active == 1


@pytest.mark.parametrize("key", ["Enter", "Numpad Enter"])
async def test_enter_confirms(key: str) -> None:
    """Whatever that means by now."""
    at = await board()
    await at.press(key)
    assert at.confirmed == 1


@pytest.mark.parametrize("key", ["A", "-", "²", "+", ".", "Numpad -", "½"])
async def test_what_is_no_digit_is_refused_and_nothing_changes(key: str) -> None:
    """With the bounds for its sentence."""
    at = await board()
    with pytest.raises(Refused) as caught:
        await at.press(key)
    (problem,) = caught.value.problems
    assert (problem.code, problem.facts) == ("not_whole", {"low": 0, "high": 13})
    assert at.bids == [None, None, None, None]


@pytest.mark.parametrize("key", ["Tab", "Escape", "F5", "Shift Left", "Caps Lock", "Page Down"])
async def test_other_keys_are_the_systems(key: str) -> None:
    """They do nothing here."""
    at = await board()
    before = at.play.shown
    await at.press(key)
    assert at.play.shown is before


@pytest.mark.parametrize("held", ["Control Left", "Control Right", "Meta Left"])
@pytest.mark.parametrize(("text", "number"), [("13\n", 13), (" 7 ", 7), ("٣", 3), ("\u200f5", 5)])
async def test_a_number_is_pasted(held: str, text: str, number: int) -> None:
    """Read as a typed one; after it plain keys are plain again."""
    at = await board()
    await at.paste(text, held)
    await at.press("2")
    assert at.bids == [None, number, 2, None]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("-5", "not_whole"), ("hello9", "not_whole"), ("3 5", "not_whole"), ("5.0", "not_whole"),
        ("1,3", "not_whole"), ("²", "not_whole"), ("1_0", "not_whole"), ("+5", "not_whole"),
        ("-0", "not_whole"), ("Ⅴ", "not_whole"), ("0x4", "not_whole"), ("1e1", "not_whole"),
        ("14", "range"), ("", "empty"), ("9" * 5000, "range"), ("x" * 5000, "not_whole"),
        (None, "no_paste"),
    ],
)  # fmt: skip
async def test_what_is_pasted_and_no_number_is_refused(text: str | None, code: str) -> None:
    """The old value stays; the next key works."""
    at = await board()
    await at.press("5", "Arrow Left")
    with pytest.raises(Refused) as caught:
        await at.paste(text)
    assert [problem.code for problem in caught.value.problems] == [code]
    assert at.bids == [None, 5, None, None]
    await at.press("6")
    assert at.bids == [None, 6, None, None]


async def test_other_keys_with_control_are_the_browsers() -> None:
    """Control and 1 goes to another tab and enters nothing."""
    at = await board()
    await at.keys.press(at.play, "Control Left", at.confirm, at.paste_text, rtl=False)
    await at.press("1", "C", "Enter")
    assert at.bids == [None, None, None, None]
    assert at.confirmed == 0


async def test_where_no_round_is_open_keys_do_nothing() -> None:
    """All eighteen rounds are in."""
    at = await board()
    for _ in range(18):
        await at.play.make(lambda game: tap(game, X))
    before = at.play.shown
    await at.press("5", "A", "Enter", "Backspace", "Arrow Left")
    assert at.play.shown is before
    assert at.confirmed == 0


@pytest.mark.parametrize("aim", [Aim(1, playing=False, seat=1), Aim(2, playing=True, seat=1)])
async def test_a_number_for_what_is_over_does_nothing(aim: Aim) -> None:
    """A bid that comes late must not become tricks, nor those of one round another's."""
    at = await board()
    await at.play.make(lambda game: confirm_bids(spoken(game, [5, 3, 2, 2])))
    before = at.play.shown.game
    await at.keys.press(at.play, "4", at.confirm, at.paste_text, rtl=False, aim=aim)
    assert at.play.shown.game == before
    now = Aim(1, playing=True, seat=2)
    await at.keys.press(at.play, "4", at.confirm, at.paste_text, rtl=False, aim=now)
    assert draft_of(at.play.shown.game).tricks == (None, None, 4, None)
