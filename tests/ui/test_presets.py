"""House presets: saved from settings, chosen in New game, deleted, exported, imported."""

import json

import pytest
from app.stores import Failing
from rounds import X
from ui.conftest import Open
from ui.harness import Tab
from ui.kept import ARABIC, everything, kept, latin, said

from estimation_mate.app.desk import Desk
from estimation_mate.app.form import Form
from estimation_mate.app.presets import LONGEST, Preset, preset_document, write_preset
from estimation_mate.domain.rules import Classic, Full, Ladder
from estimation_mate.storage.port import Readable

TWENTY = Classic().set_to({"caller.win": 20})
HOME = Preset("Home", TWENTY)
AWAY = Preset("Away", Ladder(exact=20))


async def on_the_shelf(desk: Desk, *presets: Preset) -> None:
    """These presets stand on the device."""
    for one in presets:
        await desk.presets.keep(one)


async def shelf(desk: Desk) -> tuple[Preset, ...]:
    """All presets of the device."""
    return (await desk.presets.look()).presets


def value(tab: Tab, name: str) -> str | None:
    """What stands in a field."""
    return tab.find(name, "textbox").value


def on(tab: Tab) -> list[str]:
    """The presets and rule sets that are on."""
    wanted = ("Preset", "Rule set")
    return [one.name for one in tab.heard("radio") if one.on and one.name.startswith(wanted)]


@pytest.mark.parametrize("where", ["/new/scoring", "/settings/scoring", "game"])
async def test_settings_are_saved_under_a_name(desk: Desk, open_tab: Open, where: str) -> None:
    """As they are typed, from every page of them; what is typed there stays typed."""
    path = f"/games/{await kept(desk, X)}/scoring" if where == "game" else where
    tab = await open_tab(path)
    await tab.fill("Caller win", "٢٠")
    await tab.tap("Save as preset")
    sheet = tab.path
    assert sheet.endswith("/preset")
    assert tab.names("textbox") == ["Preset name"]
    assert "Egypt – Classic, with the settings of this page" in tab.names("text")
    await tab.fill("Preset name", " Home ")
    await tab.tap("Save preset")
    assert (await shelf(desk), tab.told()) == ((HOME,), ["Preset Home saved."])
    assert f"{tab.path}/preset" == sheet
    assert value(tab, "Caller win") == "٢٠"


async def test_a_name_that_is_used_is_replaced_knowingly(desk: Desk, open_tab: Open) -> None:
    """The button says what it replaces; with the same settings there is nothing to say."""
    await on_the_shelf(desk, HOME)
    tab = await open_tab("/new/scoring/preset")
    await tab.fill("Preset name", "Work")
    assert "Save preset" in tab.names("button")
    await tab.fill("Preset name", "home")
    await tab.tap("Replace “Home”")
    assert await shelf(desk) == (Preset("home", Classic()),)
    tab = await open_tab("/new/scoring/preset")
    await tab.fill("Preset name", "home")
    assert "Save preset" in tab.names("button")


async def test_a_name_that_was_taken_meanwhile_is_told(desk: Desk, open_tab: Open) -> None:
    """Nothing is lost: the button says so then."""
    tab = await open_tab("/new/scoring/preset")
    await tab.fill("Preset name", "Home")
    await on_the_shelf(desk, HOME)
    await tab.tap("Save preset")
    assert tab.told() == ["There is a preset Home already, with other settings."]
    assert (await shelf(desk), value(tab, "Preset name")) == ((HOME,), "Home")
    await tab.tap("Replace “Home”")
    assert await shelf(desk) == (Preset("Home", Classic()),)


@pytest.mark.parametrize("name", ["", "  \u200f"])
async def test_a_preset_without_a_name_is_told(desk: Desk, open_tab: Open, name: str) -> None:
    """The sheet stays."""
    tab = await open_tab("/new/scoring/preset")
    await tab.fill("Preset name", name)
    await tab.tap("Save preset")
    assert (tab.told(), tab.path) == (["A preset needs a name."], "/new/scoring/preset")
    assert await shelf(desk) == ()


async def test_settings_that_are_wrong_cannot_become_one(open_tab: Open) -> None:
    """The sheet says which field it is."""
    tab = await open_tab("/settings/scoring")
    await tab.fill("Caller win", "x")
    await tab.tap("Save as preset")
    told = "Caller win: Enter a whole number from 0 to 999, in digits alone."
    assert told in tab.names("text")
    assert (tab.names("textbox"), tab.names("button")) == ([], ["Close"])
    await tab.tap("Close")
    assert value(tab, "Caller win") == "x"


async def test_a_typed_name_survives_and_two_taps_are_one(desk: Desk, open_tab: Open) -> None:
    """In another tab too; a preset that was saved leaves no name behind."""
    tab = await open_tab("/settings/scoring/classic/preset")
    await tab.fill("Preset name", "Home")
    other = await open_tab("/settings/scoring/classic/preset")
    assert value(other, "Preset name") == "Home"
    await other.tap_twice("Save preset")
    assert await shelf(desk) == (Preset("Home", Classic()),)
    assert set(other.told()) == {"Preset Home saved."}
    assert value(await open_tab("/settings/scoring/classic/preset"), "Preset name") == ""


async def test_a_preset_that_cannot_be_saved_is_told(
    desk: Desk, open_tab: Open, store: Failing
) -> None:
    """With room again the same tap saves it."""
    tab = await open_tab("/new/scoring/preset")
    await tab.fill("Preset name", "Home")
    store.reason = "full"
    await tab.tap("Save preset")
    assert tab.told() == ["Not saved: the storage of this device is full."]
    store.reason = None
    await tab.tap("Save preset")
    assert await shelf(desk) == (Preset("Home", Classic()),)


async def test_a_new_game_is_played_by_a_preset(desk: Desk, open_tab: Open) -> None:
    """It sets the rule set and its settings, and is on while they are equal to it."""
    await on_the_shelf(desk, HOME, AWAY)
    tab = await open_tab("/new")
    presets = [name for name in tab.names("radio") if name.startswith("Preset")]
    assert presets == ["Preset: none", "Preset: Away", "Preset: Home"]
    assert {"House rules", "Ladder", "Egypt – Classic"} <= set(tab.seen())
    assert on(tab) == ["Rule set: Egypt – Classic", "Preset: none"]
    await tab.fill("Player 1", "Amr")
    await tab.tap("Preset: Away", "radio")
    assert on(tab) == ["Rule set: Ladder", "Preset: Away"]
    await tab.tap("Preset: Home", "radio")
    assert on(tab) == ["Rule set: Egypt – Classic", "Preset: Home"]
    assert on(await open_tab("/new")) == on(tab)
    await tab.tap("Start game")
    (one,) = (await desk.listing(1)).games
    assert isinstance(one, Readable)
    assert (one.game.rules, one.game.players[0]) == (TWENTY, "Amr")


async def test_a_preset_is_left_by_other_settings_or_none(desk: Desk, open_tab: Open) -> None:
    """With settings of its own the form has none; `none` brings back what new games start from."""
    await on_the_shelf(desk, HOME, AWAY)
    tab = await open_tab("/new")
    await tab.tap("Preset: Home", "radio")
    await tab.tap("Scoring settings")
    assert value(tab, "Caller win") == "20"
    await tab.fill("Caller win", "30")
    await tab.tap("Save settings")
    assert on(tab) == ["Rule set: Egypt – Classic"]
    await tab.tap("Preset: none", "radio")
    assert on(tab) == ["Rule set: Egypt – Classic", "Preset: none"]
    assert await desk.form() == Form()
    await tab.tap("Rule set: Ladder", "radio")
    assert on(tab) == ["Rule set: Ladder", "Preset: none"]


async def test_the_list_of_presets(desk: Desk, open_tab: Open) -> None:
    """From Settings and back; a word where there is none."""
    tab = await open_tab("/settings")
    await tab.tap("House presets")
    assert tab.path == "/settings/presets"
    assert tab.names("text")[0].startswith("No presets yet.")
    assert tab.names("button") == ["Settings", "Import preset"]
    await on_the_shelf(desk, HOME, AWAY)
    tab = await open_tab("/settings/presets")
    assert tab.names("text") == ["Away: Ladder", "Home: Egypt – Classic"]
    assert tab.names("button") == [
        "Settings", "Export preset Away", "Delete preset Away", "Export preset Home",
        "Delete preset Home", "Import preset",
    ]  # fmt: skip
    await tab.tap("Settings")
    assert tab.path == "/settings"


async def test_a_deleted_preset_comes_back_by_undo(desk: Desk, open_tab: Open) -> None:
    """Unless its name has been taken meanwhile."""
    await on_the_shelf(desk, HOME, AWAY)
    tab = await open_tab("/settings/presets")
    await tab.tap("Delete preset Home")
    assert (await shelf(desk), tab.told()[-1]) == ((AWAY,), "Preset Home deleted.")
    assert tab.names("text") == ["Away: Ladder"]
    await tab.take_back()
    assert await shelf(desk) == (AWAY, HOME)
    assert "Home: Egypt – Classic" in tab.names("text")
    await tab.tap("Delete preset Home")
    await on_the_shelf(desk, Preset("Home", Full()))
    await tab.take_back()
    assert tab.told()[-1] == "There is a preset Home already, with other settings."
    assert await shelf(desk) == (AWAY, Preset("Home", Full()))


async def test_a_preset_is_exported_as_text_and_as_a_file(desk: Desk, open_tab: Open) -> None:
    """What is copied and what is saved are the text that is shown."""
    await on_the_shelf(desk, HOME)
    tab = await open_tab("/settings/presets")
    await tab.tap("Export preset Home")
    assert tab.names("heading") == ["Export preset Home"]
    written = value(tab, "Preset as text")
    assert json.loads(str(written)) == preset_document(HOME)
    await tab.tap("Copy text")
    await tab.tap("Save file")
    assert tab.wire.copied == [written]
    assert tab.wire.saved == [("estimation-mate-Home.json", str(written).encode())]
    assert tab.told() == ["Copied. Paste it into a message."]
    tab.wire.refuses = {"set", "save_file"}
    await tab.tap("Copy text")
    await tab.tap("Save file")
    assert tab.told()[-2:] == [
        "The text could not be copied. Mark it and copy it by hand.",
        "The file could not be saved. Copy the text instead.",
    ]
    await tab.tap("Close")
    assert tab.path == "/settings/presets"


async def test_a_preset_that_is_gone_cannot_be_exported(open_tab: Open) -> None:
    """It is said, and can be closed."""
    tab = await open_tab("/settings/presets/export/nothing")
    assert "This preset is not on this device." in tab.names("text")
    await tab.tap("Close")
    assert tab.path == "/settings/presets"


async def test_a_preset_is_imported_from_text(desk: Desk, open_tab: Open) -> None:
    """What it is shows before it is taken in, and it is there after a reload."""
    tab = await open_tab("/settings/presets")
    await tab.tap("Import preset")
    assert tab.path == "/settings/presets/import"
    await tab.fill("Preset as text", f"\n {write_preset(HOME)} \u200f")
    assert "Home: Egypt – Classic" in tab.names("text")
    other = await open_tab("/settings/presets/import")
    assert "Home: Egypt – Classic" in other.names("text")
    await other.tap("Import")
    assert (other.path, await shelf(desk)) == ("/settings/presets", (HOME,))
    assert "Delete preset Home" in other.names("button")
    assert value(await open_tab("/settings/presets/import"), "Preset as text") == ""


async def test_an_import_replaces_knowingly(desk: Desk, open_tab: Open) -> None:
    """A preset of that name that stands here already."""
    await on_the_shelf(desk, Preset("home", Full()))
    tab = await open_tab("/settings/presets/import")
    await tab.fill("Preset as text", write_preset(HOME))
    await tab.tap("Replace “home”")
    assert await shelf(desk) == (HOME,)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hello", "This is not a preset: it is not whole JSON. Copy the whole text that was exported."),
        ("[]", "This is not a preset of Estimation Mate: its format is another one."),
        ("x" * (LONGEST + 1), "This is too long to be a preset."),
        (
            json.dumps(preset_document(HOME) | {"rules": {"kind": "full", "deals": 14}}),
            "The setting deals is 14; it has to be one of 13, 18, 24.",
        ),
    ],
)  # fmt: skip
async def test_what_is_no_preset_is_told_and_stays(
    desk: Desk, open_tab: Open, text: str, told: str
) -> None:
    """While it is typed, and when it is to be taken in all the same."""
    tab = await open_tab("/settings/presets/import")
    assert told not in tab.names("text")
    await tab.fill("Preset as text", text)
    assert told in tab.names("text")
    await tab.tap("Import")
    assert tab.told() == [told]
    assert (tab.path, await shelf(desk)) == ("/settings/presets/import", ())
    assert value(tab, "Preset as text") == text


async def test_nothing_to_import_is_told(open_tab: Open) -> None:
    """Where nothing was pasted yet."""
    tab = await open_tab("/settings/presets/import")
    await tab.tap("Import")
    assert tab.told() == ["Paste the text of a preset first."]


async def test_a_preset_is_imported_from_a_file(desk: Desk, open_tab: Open) -> None:
    """Its text comes into the field; a choice that is given up changes nothing."""
    tab = await open_tab("/settings/presets/import")
    tab.wire.chosen = [("home.json", write_preset(HOME).encode())]
    await tab.tap("Choose file")
    assert "Home: Egypt – Classic" in tab.names("text")
    tab.wire.chosen = []
    await tab.tap("Choose file")
    await tab.tap("Import")
    assert await shelf(desk) == (HOME,)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"\x89PNG\xff", "This is not a preset: it is not whole JSON. Copy the whole text that was exported."),
        (b" " * 10_000_000, "This is too long to be a preset."),
    ],
)  # fmt: skip
async def test_a_file_that_is_none_is_told(open_tab: Open, content: bytes, told: str) -> None:
    """What was typed before stays."""
    tab = await open_tab("/settings/presets/import")
    await tab.fill("Preset as text", "x")
    tab.wire.chosen = [("x.json", content)]
    await tab.tap("Choose file")
    assert (tab.told(), value(tab, "Preset as text")) == ([told], "x")
    tab.wire.refuses = {"pick_files"}
    await tab.tap("Choose file")
    assert tab.told()[-1] == "The file could not be read. Paste its text instead."


async def test_a_preset_that_cannot_be_read_hides_no_other(open_tab: Open, store: Failing) -> None:
    """It is told that there is one."""
    await store.set_preference("presets", json.dumps([{"format": "?"}, preset_document(HOME)]))
    tab = await open_tab("/settings/presets")
    assert "1 preset cannot be read here; it is kept as it is." in tab.names("text")
    assert "Delete preset Home" in tab.names("button")
    assert "Preset: Home" in (await open_tab("/new")).names("radio")


async def test_a_shelf_that_cannot_be_read_is_told(open_tab: Open, store: Failing) -> None:
    """And New game opens without it."""
    store.reason = "damaged"
    tab = await open_tab("/settings/presets")
    assert "The games cannot be read: the file of the games is damaged." in tab.names("text")
    assert "Start game" in (await open_tab("/new")).names("button")


@pytest.mark.parametrize(
    "path", ["/settings/presets", "/settings/presets/import", "/new/scoring/preset", "/new"]
)
async def test_presets_speak_arabic(desk: Desk, open_tab: Open, path: str) -> None:
    """No Latin letter stands on any of them."""
    await desk.choose_language("ar")
    await on_the_shelf(desk, Preset(ARABIC[0], TWENTY))
    tab = await open_tab(path)
    assert latin(everything(tab)) == []
    if path == "/new":
        assert said("Preset: {name}", name=ARABIC[0]) in tab.names("radio")
