"""The New game screen."""

import pytest
from app.stores import Failing
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import ARABIC, everything, kept, latin, said

from estimation_mate.app.desk import Desk
from estimation_mate.app.form import Form
from estimation_mate.storage.port import Readable

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


async def games(desk: Desk) -> list[Readable]:
    """All games on the desk."""
    return [one for one in (await desk.listing(50)).games if isinstance(one, Readable)]


async def fill(tab: Tab, *names: str) -> None:
    """Types the names in order of play."""
    for number, name in enumerate(names, 1):
        await tab.fill(f"Player {number}", name)


def typed(tab: Tab) -> list[str | None]:
    """What stands in the four boxes."""
    return [box.value for box in tab.heard("textbox")]


def on(tab: Tab) -> list[str]:
    """The radios that are on."""
    return [one.name for one in tab.heard("radio") if one.on]


async def test_every_control_has_its_name(open_tab: Open) -> None:
    """The blank players are called by their number."""
    tab = await open_tab("/new")
    assert tab.names("heading") == ["New game"]
    assert tab.names("textbox") == ["Player 1", "Player 2", "Player 3", "Player 4"]
    assert tab.names("radio") == [
        "First dealer: Player 1", "First dealer: Player 2", "First dealer: Player 3",
        "First dealer: Player 4", "Rule set: Egypt – Classic", "Rule set: Full rules",
        "Rule set: Federation", "Rule set: Ladder", "Rule set: Rising", "Rule set: Masrawy",
    ]  # fmt: skip
    assert tab.names("button") == [
        "Games",
        "Move Player 1 up", "Move Player 1 down", "Move Player 2 up", "Move Player 2 down",
        "Move Player 3 up", "Move Player 3 down", "Move Player 4 up", "Move Player 4 down",
        "Shuffle", "Scoring settings", "Start game",
    ]  # fmt: skip
    assert [one.name for one in tab.heard() if not one.enabled] == [
        "Move Player 1 up", "Move Player 4 down",
    ]  # fmt: skip
    assert on(tab) == ["First dealer: Player 1", "Rule set: Egypt – Classic"]
    await tab.tap("Games")
    assert tab.path == "/"


async def test_every_control_has_its_name_in_arabic(desk: Desk, open_tab: Open) -> None:
    """And no Latin letter stands on the screen."""
    await desk.choose_language("ar")
    await kept(desk, names=ARABIC)
    tab = await open_tab("/new")
    await tab.fill(said("Player {n}", n=1), "عمرو")
    assert said("Move {name} down", name="عمرو") in tab.names("button")
    assert said("First dealer: {name}", name="عمرو") in tab.names("radio")
    assert said("Seat {name}", name="باسم") in tab.names("button")
    assert said("Shuffle") in tab.names("button")
    assert latin(everything(tab)) == []
    await tab.tap(said("Start game"))
    players = (await games(desk))[0].game.players
    assert players == ("عمرو", *(said("Player {n}", n=number) for number in (2, 3, 4)))


async def test_a_game_is_started_with_what_was_filled_in(desk: Desk, open_tab: Open) -> None:
    """Names, dealer and rules; the Table opens, and the form is empty for the next game."""
    tab = await open_tab("/new")
    await fill(tab, "Amr", "Bassem ", "Dina", "")
    await tab.tap("First dealer: Dina", "radio")
    assert on(tab) == ["First dealer: Dina", "Rule set: Egypt – Classic"]
    await tab.tap("Start game")
    (one,) = await games(desk)
    assert one.game.players == ("Amr", "Bassem", "Dina", "Player 4")
    assert (one.game.first_dealer, one.game.rules.kind) == (2, "classic")
    assert tab.path == f"/games/{one.id}"
    assert "Dealer Dina, Player 4 speaks first" in tab.names("text")
    await tab.go("/new")
    assert typed(tab) == ["", "", "", ""]


async def test_two_taps_on_start_are_one_game(desk: Desk, open_tab: Open) -> None:
    """However hurried the finger."""
    tab = await open_tab("/new")
    await tab.tap_twice("Start game")
    assert len(await games(desk)) == 1
    assert tab.path == f"/games/{(await games(desk))[0].id}"


async def test_what_is_typed_is_still_there_after_leaving(desk: Desk, open_tab: Open) -> None:
    """In this tab, in another, and in the next program."""
    tab = await open_tab("/new")
    await fill(tab, "Amr", "", "Dina")
    await tab.tap("First dealer: Dina", "radio")
    await tab.go("/")
    await tab.tap("New game")
    for one in (tab, await open_tab("/new")):
        assert typed(one) == ["Amr", "", "Dina", ""]
        assert on(one)[0] == "First dealer: Dina"
    assert await desk.form() == Form(("Amr", "", "Dina", ""), 2)


async def test_players_move_and_take_the_deal_along(open_tab: Open) -> None:
    """Up and down by one; the ends stay."""
    tab = await open_tab("/new")
    await fill(tab, "Amr", "Bassem", "Dina", "Essam")
    await tab.tap("First dealer: Dina", "radio")
    await tab.tap("Move Dina up")
    assert typed(tab) == ["Amr", "Dina", "Bassem", "Essam"]
    assert on(tab)[0] == "First dealer: Dina"
    await tab.tap("Move Dina down")
    await tab.tap("Move Dina down")
    assert typed(tab) == ["Amr", "Bassem", "Essam", "Dina"]
    assert not tab.find("Move Dina down").enabled
    await tab.tap("Move Amr down")
    assert typed(tab) == ["Bassem", "Amr", "Essam", "Dina"]
    assert on(tab)[0] == "First dealer: Dina"


async def test_shuffling_keeps_the_four_and_the_dealer(
    open_tab: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In whatever order chance has them."""
    monkeypatch.setattr("random.sample", lambda seats, count: [*seats[1:count], seats[0]])
    tab = await open_tab("/new")
    await fill(tab, "Amr", "Bassem", "Dina", "Essam")
    await tab.tap("Shuffle")
    assert typed(tab) == ["Bassem", "Dina", "Essam", "Amr"]
    assert on(tab)[0] == "First dealer: Amr"


async def test_names_used_before_are_offered_for_the_first_blank(
    desk: Desk, open_tab: Open
) -> None:
    """Those who sit already are not; with four names none is offered."""
    await kept(desk)
    tab = await open_tab("/new")
    await tab.fill("Player 2", "Dina")
    await tab.tap("Seat Essam")
    assert typed(tab) == ["Essam", "Dina", "", ""]
    assert [name for name in tab.names("button") if name.startswith("Seat")] == [
        "Seat Amr", "Seat Bassem",
    ]  # fmt: skip
    await tab.tap("Seat Amr")
    await tab.tap("Seat Bassem")
    assert typed(tab) == ["Essam", "Dina", "Amr", "Bassem"]
    assert [name for name in tab.names("button") if name.startswith("Seat")] == []


async def test_a_name_that_is_too_long_is_told_and_stays_typed(desk: Desk, open_tab: Open) -> None:
    """Nine families are nine letters to the eye and 45 characters; shortened, it starts."""
    tab = await open_tab("/new")
    await tab.fill("Player 3", FAMILY * 9)
    await tab.tap("Start game")
    assert tab.told() == [f"{FAMILY * 9} is too long: a name has at most 40 characters."]
    assert (tab.path, await games(desk)) == ("/new", [])
    assert typed(tab)[2] == FAMILY * 9
    await tab.fill("Player 3", FAMILY * 8)
    await tab.tap("Start game")
    assert (await games(desk))[0].game.players[2] == FAMILY * 8


async def test_a_start_that_cannot_be_saved_is_told_and_can_be_tried_again(
    desk: Desk, store: Failing, open_tab: Open
) -> None:
    """Nothing typed is lost; with room again the same tap starts the game."""
    tab = await open_tab("/new")
    await fill(tab, "Amr", "Bassem", "Dina", "Essam")
    store.reason = "full"
    await tab.tap("Start game")
    assert tab.told() == ["Not saved: the storage of this device is full."]
    assert (tab.path, typed(tab)[0]) == ("/new", "Amr")
    store.reason = None
    await tab.tap("Start game")
    assert len(await games(desk)) == 1
    assert tab.path.startswith("/games/")


async def test_a_form_that_cannot_be_kept_says_so_once_on_the_screen(
    store: Failing, open_tab: Open
) -> None:
    """It can be filled in all the same, and the words go when keeping works again."""
    store.reason = "full"
    tab = await open_tab("/new")
    await fill(tab, "Amr", "Bassem")
    warning = "Not saved: the storage of this device is full."
    assert tab.names("text").count(warning) == 1
    assert tab.told() == []
    assert typed(tab) == ["Amr", "Bassem", "", ""]
    store.reason = None
    await tab.fill("Player 3", "Dina")
    assert warning not in tab.names("text")
