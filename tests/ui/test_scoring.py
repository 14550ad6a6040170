"""The scoring settings of a game."""

import pytest
from app.stores import Failing
from rounds import X, Y, draft_of
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import ARABIC, everything, kept, latin, said

from estimation_mate.app.desk import Desk
from estimation_mate.app.play import Play
from estimation_mate.domain.amend import ruled
from estimation_mate.domain.rules import Classic

PAIRS = ["Regular", "Caller", *(f"Call {bid}" for bid in range(8, 14))]
PAIRS += ["Only", "Dash over", "Dash under"]
NUMBERS = [*(f"{what} {side}" for what in PAIRS for side in ("win", "lose")), "Maximum Dash"]
SWITCHES = ["With by hand", "Sa'aydeh", "Double game", "Only for Dash"]
WITH = {"bids": [6, 4, 2, 2], "tricks": [6, 4, 2, 1], "with": [1]}
"""A round in which Bassem is marked With by hand."""


def shown(tab: Tab, name: str) -> str | None:
    """What stands in a field."""
    return tab.find(name, "textbox").value


def on(tab: Tab) -> list[str]:
    """The switches that are on."""
    return [one.name for one in tab.heard("switch") if one.on]


def totals(play: Play) -> tuple[int, ...]:
    """The totals of the game as it is now."""
    return play.shown.sheet.totals


async def opened(desk: Desk, open_tab: Open, *rounds: object, **more: object) -> tuple[Tab, Play]:
    """A tab on the settings of a game in which these rounds were played."""
    game_id = await kept(desk, *rounds, **more)  # type: ignore[arg-type]
    return await open_tab(f"/games/{game_id}/scoring"), await desk.open(game_id)


async def saved(tab: Tab, answer: str | None = "Recalculate") -> None:
    """Taps `Save settings` and answers the question, where one is asked."""
    await tab.tap("Save settings")
    if answer:
        await tab.tap(answer)


async def test_every_control_has_its_name(desk: Desk, open_tab: Open) -> None:
    """All values, grouped, in one panel; the way back is to the sheet."""
    tab, play = await opened(desk, open_tab)
    assert tab.names("textbox") == NUMBERS
    assert tab.names("switch") == SWITCHES
    assert tab.names("button") == [
        "Back to the sheet", "Save as preset", "Reset defaults", "Save settings",
    ]  # fmt: skip
    assert tab.names("heading") == [
        "Scoring settings", "Bids", "High calls", "Only and Dash", "Rules of the table",
        "Fixed rules",
    ]  # fmt: skip
    assert [shown(tab, name) for name in ("Caller win", "Call 13 lose", "Maximum Dash")] == [
        "10", "85", "2",
    ]  # fmt: skip
    assert on(tab) == ["Sa'aydeh", "Double game"]
    await tab.tap("Back to the sheet")
    assert tab.path == f"/games/{play.shown.game.id}"


async def test_what_is_fixed_is_shown_as_such(desk: Desk, open_tab: Open) -> None:
    """With the trumps of the last five rounds for reference."""
    tab, _ = await opened(desk, open_tab)
    assert set(tab.names("text")) >= {
        "Cannot be changed", "Rounds 18", "Total never 13", "Highest bid 13", "Tricks 13",
        "Risk, a step 10", "Round 14, No trump", "Round 15, Spades", "Round 16, Hearts",
        "Round 17, Diamonds", "Round 18, Clubs",
    }  # fmt: skip


async def test_the_menu_of_the_table_leads_there(desk: Desk, open_tab: Open) -> None:
    """To the settings of that game."""
    game_id = await kept(desk, X)
    tab = await open_tab(f"/games/{game_id}/menu")
    await tab.tap("Scoring settings")
    assert tab.path == f"/games/{game_id}/scoring"


async def test_before_the_first_round_a_change_holds_at_once(desk: Desk, open_tab: Open) -> None:
    """One step of Undo; the sheet is shown."""
    tab, play = await opened(desk, open_tab)
    await tab.fill("Caller win", "20")
    await tab.fill("Dash over lose", "40")
    await tab.tap("With by hand", "switch")
    await saved(tab, None)
    changed = Classic().set_to({"caller.win": 20, "dash_over.lose": -40, "manual_with": True})
    assert (play.shown.game.rules, len(play.shown.timeline.past)) == (changed, 1)
    assert tab.path == f"/games/{play.shown.game.id}"
    await tab.tap("Undo")
    assert play.shown.game.rules == Classic()


async def test_a_running_game_is_asked_before_it_is_scored_anew(desk: Desk, open_tab: Open) -> None:
    """Caller win 20: what the totals become, Cancel changes nothing, Recalculate does."""
    tab, play = await opened(desk, open_tab, X, Y, X)
    await tab.fill("Caller win", "20")
    await tab.tap("Save settings")
    assert tab.path == f"/games/{play.shown.game.id}/scoring/ask"
    assert tab.names("text") == [
        "Amr 75 → 105", "Bassem 39 → 39", "Dina 36 → 36", "Essam −33 → −33",
        "Rounds 1, 3 are scored otherwise.",
    ]  # fmt: skip
    assert tab.names("button") == ["Recalculate", "Cancel"]
    focused = [one.name for one in tab.heard("button") if getattr(one.target, "autofocus", False)]
    assert focused == ["Cancel"]
    await tab.tap("Cancel")
    assert (totals(play), play.shown.game.rules) == ((75, 39, 36, -33), Classic())
    assert (tab.path, shown(tab, "Caller win")) == (
        f"/games/{play.shown.game.id}/scoring", "20",
    )  # fmt: skip
    steps = len(play.shown.timeline.past)
    await saved(tab)
    assert (totals(play), len(play.shown.timeline.past)) == ((105, 39, 36, -33), steps + 1)
    assert "Amr total 105, place 1" in tab.names("text")
    await tab.tap("Undo")
    assert "Amr total 75, place 1" in tab.names("text")
    await tab.tap("Redo")
    assert totals(play) == (105, 39, 36, -33)


async def test_sa_aydeh_off_and_back_by_reset(desk: Desk, open_tab: Open) -> None:
    """The round that all missed counts, and then does not; what is being typed stays."""
    tab, play = await opened(desk, open_tab, X, Y, X)
    table = await open_tab(f"/games/{play.shown.game.id}")
    await table.press("4")
    draft = draft_of(play.shown.game)
    await tab.tap("Sa'aydeh", "switch")
    await saved(tab)
    assert totals(play) == (39, 25, 23, -24)
    await tab.tap("Game menu")
    await tab.tap("Scoring settings")
    assert on(tab) == ["Double game"]
    await tab.tap("Reset defaults")
    assert on(tab) == ["Sa'aydeh", "Double game"]
    assert totals(play) == (39, 25, 23, -24)
    await saved(tab)
    assert totals(play) == (75, 39, 36, -33)
    assert draft_of(play.shown.game) == draft


@pytest.mark.parametrize(
    ("name", "typed", "told"),
    [
        ("Caller win", "", "Nothing was entered. Enter a whole number from 0 to 999."),
        ("Caller win", "x", "Enter a whole number from 0 to 999, in digits alone."),
        ("Caller win", "-5", "Enter a whole number from 0 to 999, in digits alone."),
        ("Caller lose", "1000", "Only whole numbers from 0 to 999 can stand here."),
        ("Maximum Dash", "4", "Only whole numbers from 1 to 3 can stand here."),
    ],
)
async def test_what_cannot_stand_is_told_and_stays_typed(
    desk: Desk, open_tab: Open, name: str, typed: str, told: str
) -> None:
    """Under the field and above `Save settings`, which changes nothing then."""
    tab, play = await opened(desk, open_tab, X)
    before = play.shown
    await tab.fill(name, typed)
    await saved(tab, None)
    assert {told, f"{name}: {told}"} <= set(tab.names("text"))
    assert (tab.path, play.shown) == (f"/games/{play.shown.game.id}/scoring", before)
    assert shown(tab, name) == typed
    await tab.fill(name, "1")
    assert told not in tab.names("text")


@pytest.mark.parametrize(
    ("name", "typed", "path", "value"),
    [
        ("Caller win", "٢٠", "caller.win", 20), ("Caller win", "999", "caller.win", 999),
        ("Caller lose", "20", "caller.lose", -20), ("Caller lose", "−٢٠", "caller.lose", -20),
        ("Caller lose", "-20", "caller.lose", -20), ("Regular lose", "0", "regular.lose", 0),
        ("Maximum Dash", "3", "max_dash", 3),
    ],
)  # fmt: skip
async def test_digits_of_any_script_are_taken(
    desk: Desk, open_tab: Open, name: str, typed: str, path: str, value: int
) -> None:
    """A loss is an amount behind a minus."""
    tab, play = await opened(desk, open_tab)
    await tab.fill(name, typed)
    await saved(tab, None)
    assert play.shown.game.rules == Classic().set_to({path: value})


async def test_g9_a_change_that_a_recorded_round_does_not_bear_is_refused(
    desk: Desk, open_tab: Open
) -> None:
    """In words that name the round, and nothing is asked."""
    tab, play = await opened(
        desk, open_tab, X, WITH, rules={"kind": "classic", "manual_with": True}
    )
    before = play.shown
    await tab.tap("With by hand", "switch")
    await saved(tab, None)
    refused = "Round 2 could not stand then, so nothing was changed."
    assert refused in tab.names("text")
    assert (tab.path, play.shown) == (f"/games/{play.shown.game.id}/scoring", before)
    await tab.tap("With by hand", "switch")
    assert refused not in tab.names("text")


async def test_what_is_typed_survives_leaving_and_the_program(desk: Desk, open_tab: Open) -> None:
    """Right or wrong, as long as nobody saves or discards it."""
    tab, play = await opened(desk, open_tab, X)
    await tab.fill("Caller win", "x")
    await tab.tap("Double game", "switch")
    await tab.tap("Back to the sheet")
    path = f"/games/{play.shown.game.id}/scoring"
    await tab.go(path)
    for one in (tab, await open_tab(path)):
        assert (shown(one, "Caller win"), on(one)) == ("x", ["Sa'aydeh"])
    await tab.tap("Discard changes")
    assert (shown(tab, "Caller win"), on(tab)) == ("10", ["Sa'aydeh", "Double game"])
    assert "Discard changes" not in tab.names("button")
    assert shown(await open_tab(path), "Caller win") == "10"


async def test_the_question_is_still_there_after_a_reload(desk: Desk, open_tab: Open) -> None:
    """With what it is about."""
    tab, play = await opened(desk, open_tab, X)
    await tab.fill("Caller win", "20")
    await tab.tap("Save settings")
    await tab.lose()
    await tab.come_back()
    assert "Amr 25 → 35" in tab.names("text")
    other = await open_tab(tab.path)
    await other.tap("Recalculate")
    assert totals(play) == (35, 13, 12, -11)


async def test_a_question_about_nothing_can_be_left(desk: Desk, open_tab: Open) -> None:
    """Somebody came to its address with nothing typed."""
    game_id = await kept(desk, X)
    tab = await open_tab(f"/games/{game_id}/scoring/ask")
    assert tab.names("button") == ["Cancel"]
    await tab.tap("Cancel")
    assert tab.path == f"/games/{game_id}/scoring"


async def test_two_taps_are_one_step(desk: Desk, open_tab: Open) -> None:
    """On Recalculate, and on Save where nothing is asked."""
    for rounds in ((), (X,)):
        tab, play = await opened(desk, open_tab, *rounds)
        steps = len(play.shown.timeline.past)
        await tab.fill("Caller win", "20")
        if rounds:
            await tab.tap("Save settings")
        await tab.tap_twice("Recalculate" if rounds else "Save settings")
        assert len(play.shown.timeline.past) == steps + 1
        assert tab.path == f"/games/{play.shown.game.id}"


async def test_another_tab_is_followed_where_nothing_is_typed(desk: Desk, open_tab: Open) -> None:
    """What is typed here stays, and both are saved in the end."""
    tab, play = await opened(desk, open_tab, X)
    await tab.fill("Only win", "11")
    other = Classic().set_to({"caller.win": 20, "only.win": 12})
    await play.make(lambda game: ruled(game, other))
    await tab.settle()
    assert (shown(tab, "Caller win"), shown(tab, "Only win")) == ("20", "11")
    await saved(tab)
    assert play.shown.game.rules == Classic().set_to({"caller.win": 20, "only.win": 11})


async def test_a_setting_that_moves_no_score_is_told_as_such(desk: Desk, open_tab: Open) -> None:
    """It is asked all the same."""
    tab, play = await opened(desk, open_tab, X)
    await tab.fill("Maximum Dash", "3")
    await tab.tap("Save settings")
    assert tab.names("text")[-1] == "No score changes."
    await tab.tap("Recalculate")
    assert play.shown.game.rules == Classic(max_dash=3)


async def test_saving_what_is_the_same_asks_nothing(desk: Desk, open_tab: Open) -> None:
    """Neither nothing typed nor the same number in other digits is a step."""
    tab, play = await opened(desk, open_tab, X)
    before = play.shown.timeline
    await tab.fill("Caller win", "١٠")
    await saved(tab, None)
    assert (tab.path, play.shown.timeline) == (f"/games/{play.shown.game.id}", before)
    await tab.go(f"/games/{play.shown.game.id}/scoring")
    assert shown(tab, "Caller win") == "10"


async def test_the_settings_speak_arabic(desk: Desk, open_tab: Open) -> None:
    """The question too; no Latin letter stands on either."""
    await desk.choose_language("ar")
    tab, play = await opened(desk, open_tab, X, Y, X, names=ARABIC)
    assert latin(everything(tab)) == []
    name = said("{what} win", what=said("Caller"))
    await tab.fill(name, "س")
    assert latin(everything(tab)) == []
    await tab.fill(name, "٢٠")
    await tab.tap(said("Save settings"))
    assert said("{name} {before} → {after}", name="عمرو", before=75, after=105) in tab.names("text")
    assert latin(everything(tab)) == []
    await tab.tap(said("Recalculate"))
    assert totals(play) == (105, 39, 36, -33)


async def test_what_cannot_be_kept_is_told_and_can_be_saved_all_the_same(
    desk: Desk, open_tab: Open, store: Failing
) -> None:
    """The store is full while somebody types."""
    tab, play = await opened(desk, open_tab)
    store.reason = "full"
    await tab.fill("Caller win", "20")
    warning = "Not saved: the storage of this device is full."
    assert warning in tab.names("text")
    store.reason = None
    await tab.fill("Caller win", "21")
    assert warning not in tab.names("text")
    await saved(tab, None)
    assert play.shown.game.rules == Classic().set_to({"caller.win": 21})


async def test_a_game_that_is_not_there_is_told(open_tab: Open) -> None:
    """With the way to the games."""
    tab = await open_tab("/games/none/scoring")
    assert tab.names("text") == ["This game is not on this device."]
    await tab.tap("Games")
    assert tab.path == "/"


async def test_the_foot_names_the_field_whose_fault_it_tells(desk: Desk, open_tab: Open) -> None:
    """Of two faults the first field's own, whatever the other is."""
    tab, _ = await opened(desk, open_tab, X)
    await tab.fill("Regular win", "abc")
    await tab.fill("Caller win", "")
    told = "Regular win: Enter a whole number from 0 to 999, in digits alone."
    assert told in tab.names("text")


async def test_a_minus_that_was_typed_stands_there_once(desk: Desk, open_tab: Open) -> None:
    """The minus before the field gives way to it; the value is the same loss."""
    tab, play = await opened(desk, open_tab, X)
    before = tab.seen().count("−")
    await tab.fill("Caller lose", "-7")
    assert tab.seen().count("−") == before - 1
    await saved(tab)
    rules = play.shown.game.rules
    assert isinstance(rules, Classic)
    assert rules.caller.lose == -7
