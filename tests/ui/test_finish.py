"""The Finish screen."""

import pytest
from app.stores import Failing
from rounds import NAMES
from ui.conftest import Open
from ui.kept import ARABIC, CLEAR, CLOSE, ended, everything, kept, latin, said
from ui.test_gate import Clock

from estimation_mate.app.desk import Desk
from estimation_mate.ui.gate import Gate
from estimation_mate.ui.screens import finish

BUTTONS = ["Games", "Add extra round", "Back to the sheet", "Rematch"]


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of the gate; the screen has stood for a moment once the test moves it."""
    moved = Clock()
    monkeypatch.setattr(finish, "Gate", lambda: Gate(clock=moved))
    return moved


async def test_the_places_are_told_with_titles(desk: Desk, open_tab: Open) -> None:
    """After how many rounds, and every control has its name."""
    tab = await open_tab(f"/games/{await ended(desk, *CLEAR)}/finish")
    assert tab.names("heading") == ["Result"]
    assert tab.names("text") == [
        "After 18 rounds · Egypt – Classic",
        "Place 1: Amr, 450",
        "Place 2: Bassem, 234",
        "Place 3: Dina, 216",
        "Place 4: Essam, −198",
    ]
    assert tab.names("button") == BUTTONS
    assert [title for title in tab.seen() if title in ("King", "Koz")] == ["King", "Koz"]


async def test_ties_share_a_place_and_another_round_is_recommended(
    desk: Desk, open_tab: Open
) -> None:
    """Only recommended: everything else is there too."""
    tab = await open_tab(f"/games/{await ended(desk, *CLOSE)}/finish")
    assert tab.names("text")[1:] == [
        "Place 1: Amr, 342",
        "Place 1: Bassem, 342",
        "Place 3: Dina, 9",
        "Place 3: Essam, 9",
        "Only 0 between the first two – one more round would be fair.",
    ]
    assert tab.names("button") == BUTTONS


async def test_every_control_has_its_name_in_arabic(desk: Desk, open_tab: Open) -> None:
    """And no Latin letter stands on the screen."""
    await desk.choose_language("ar")
    tab = await open_tab(f"/games/{await ended(desk, *CLOSE, names=ARABIC)}/finish")
    assert tab.names("button") == [said(name) for name in BUTTONS]
    assert said("Place {place}: {name}, {total}", place=3, name="دينا", total=9) in (
        tab.names("text")
    )
    assert latin(everything(tab)) == []


async def test_back_leads_to_the_sheet_and_to_the_games(desk: Desk, open_tab: Open) -> None:
    """Nothing is changed by looking."""
    game_id = await ended(desk, *CLEAR)
    tab = await open_tab(f"/games/{game_id}/finish")
    await tab.tap("Back to the sheet")
    assert (tab.path, tab.names("heading")) == (f"/games/{game_id}", ["All rounds played"])
    await tab.go(f"/games/{game_id}/finish")
    await tab.tap("Games")
    assert tab.path == "/"
    assert len((await desk.open(game_id)).shown.timeline.past) == 19


async def test_an_extra_round_opens_the_game_again(
    desk: Desk, open_tab: Open, clock: Clock
) -> None:
    """It can be taken back, and then the game is finished as it was; Undo can go on from there."""
    game_id = await ended(desk, *CLEAR)
    tab = await open_tab(f"/games/{game_id}/finish")
    clock.now += 1
    await tab.tap("Add extra round")
    assert (tab.path, tab.names("heading")) == (f"/games/{game_id}", ["Extra round 19"])
    await tab.tap("Undo")
    assert (tab.path, tab.names("heading")) == (f"/games/{game_id}", ["All rounds played"])
    assert (await desk.open(game_id)).shown.game.ended_at is not None


async def test_a_rematch_is_a_new_game_of_the_same_people(
    desk: Desk, open_tab: Open, clock: Clock
) -> None:
    """One, however often it is tapped; the deal goes on."""
    game_id = await ended(desk, *CLEAR)
    tab = await open_tab(f"/games/{game_id}/finish")
    clock.now += 1
    await tab.tap_twice("Rematch")
    assert len((await desk.listing(9)).games) == 2
    again = (await desk.open(tab.path.removeprefix("/games/"))).shown.game
    assert (again.players, again.first_dealer, again.rounds) == (NAMES, 2, ())
    assert tab.names("heading") == ["Round 1 of 18"]


@pytest.mark.parametrize("name", ["Rematch", "Add extra round"])
async def test_a_tap_that_came_too_soon_does_nothing(
    desk: Desk, open_tab: Open, clock: Clock, name: str
) -> None:
    """It was meant for what stood there before; the next one counts."""
    game_id = await ended(desk, *CLEAR)
    tab = await open_tab(f"/games/{game_id}/finish")
    await tab.tap(name)
    assert tab.path == f"/games/{game_id}/finish"
    clock.now += 1
    await tab.tap(name)
    assert tab.path != f"/games/{game_id}/finish"


async def test_a_rematch_that_cannot_be_saved_is_told_and_can_be_tried_again(
    desk: Desk, store: Failing, open_tab: Open, clock: Clock
) -> None:
    """The button is not dead."""
    game_id = await ended(desk, *CLEAR)
    tab = await open_tab(f"/games/{game_id}/finish")
    clock.now += 1
    store.reason = "full"
    await tab.tap("Rematch")
    assert tab.told() == ["Not saved: the storage of this device is full."]
    assert tab.path == f"/games/{game_id}/finish"
    store.reason = None
    await tab.tap("Rematch")
    assert tab.names("heading") == ["Round 1 of 18"]


async def test_the_places_of_a_running_game_can_be_looked_at(desk: Desk, open_tab: Open) -> None:
    """An extra round cannot be added to it yet."""
    tab = await open_tab(f"/games/{await kept(desk, *CLEAR[:2])}/finish")
    assert tab.names("text")[0] == "After 2 rounds · Egypt – Classic"
    assert tab.names("button") == ["Games", "Back to the sheet", "Rematch"]
