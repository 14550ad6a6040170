"""House presets: as text, and on the shelf of a device."""

import asyncio
import json

import pytest
from app.stores import Failing

from estimation_mate.app.preset_shelf import PresetShelf, Shelf
from estimation_mate.app.presets import (
    LONGEST,
    Preset,
    preset_document,
    preset_of,
    read_preset,
    read_preset_file,
    write_preset,
)
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.rules import KINDS, Classic, Full
from estimation_mate.sentences import sentence
from estimation_mate.storage.memory import MemoryStore
from estimation_mate.storage.port import StoreFailed
from estimation_mate.texts import LANGUAGES, words

TWENTY = Classic().set_to({"caller.win": 20})
HOME = Preset("Home", TWENTY)
NO_VERSIONS: list[object] = [0, -1, 1.0, "1", True]
NO_RULES: list[object] = [None, 1, [], {}]


def document(**others: object) -> str:
    """A preset as text, with some of its keys others."""
    return json.dumps(preset_document(HOME) | others)


def why_not(text: str) -> tuple[Problem, ...]:
    """What a text is refused with."""
    with pytest.raises(Refused) as caught:
        read_preset(text)
    return caught.value.problems


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["Home", "عند عمرو", "“quoted”\\", "Home 🂡"])
def test_what_is_written_is_read(kind: str, name: str) -> None:
    """Whatever the rule set is, and whatever stands around the text in a message."""
    preset = Preset(name, KINDS[kind]())
    assert read_preset(write_preset(preset)) == preset
    assert read_preset(f"\ufeff \u200f\n{write_preset(preset)}\n\u200e ") == preset
    assert read_preset(read_preset_file(b"\xef\xbb\xbf" + write_preset(preset).encode())) == preset


def test_settings_that_are_left_out_are_the_usual_ones() -> None:
    """As in a game file; a kind alone will do."""
    assert read_preset(document(rules={"kind": "classic", "caller": {"win": 20}})) == HOME
    assert read_preset(document(rules="full")).rules == Full()


def test_all_settings_are_spelled_out() -> None:
    """Other usual values in a later program do not change a preset."""
    assert json.loads(write_preset(HOME))["rules"] == TWENTY.model_dump(by_alias=True)


@pytest.mark.parametrize(
    ("text", "code", "reason"),
    [
        ("", "not_a_preset", "empty"), (" \n\u200f", "not_a_preset", "empty"),
        ("x" * (LONGEST + 1), "not_a_preset", "long"), ("hello", "not_a_preset", "json"),
        (write_preset(HOME)[:-2], "not_a_preset", "json"), ("[" * 9000, "not_a_preset", "json"),
        ('{"a": 1, "a": 2}', "not_a_preset", "json"), ("[NaN]", "not_a_preset", "json"),
        ("9" * 9000, "not_a_preset", "json"), ('"\ud800"', "not_a_preset", "json"),
        ("[]", "not_a_preset", "format"), ("null", "not_a_preset", "format"),
        ("{}", "not_a_preset", "format"), (document(format="estimation"), "not_a_preset", "format"),
        (document(format=["x"]), "not_a_preset", "format"),
        *((document(version=version), "not_a_preset", "version") for version in NO_VERSIONS),
        (document(version=2), "newer_preset", None), (document(version=10**400), "newer_preset", None),
        *((document(rules=rules), "not_a_preset", "rules") for rules in NO_RULES),
        (document(rules={"caller": {"win": 1}}), "not_a_preset", "rules"),
        (document(rules={"kind": None}), "not_a_preset", "rules"),
        (document(rules="tarneeb"), "unknown_rules", None),
        (document(rules={"kind": ["x"] * 99}), "unknown_rules", None),
        (document(rules={"kind": "x" * 9999}), "unknown_rules", None),
        (document(rules={"kind": "classic", "y" * 9999: 1}), "bad_setting", "unknown"),
        (document(rules={"kind": "classic", "\ud800": 1}), "bad_setting", "not_whole"),
        (document(rules={"kind": "full", "deals": 14}), "bad_setting", "one_of"),
        (document(rules={"kind": "full", "deals": "18"}), "bad_setting", "not_whole"),
        (document(rules={"kind": "classic", "max_dash": 10**300}), "bad_setting", "high"),
        (document(name=""), "preset_name", "empty"), (document(name=None), "preset_name", "empty"),
        (document(name="\u200f "), "preset_name", "empty"),
        (document(name="W" * 41), "preset_name", "long"),
        (document(name="a\ud800"), "preset_name", "broken"),
    ],
)  # fmt: skip
def test_what_is_no_preset_is_told(text: str, code: str, reason: str | None) -> None:
    """In a short sentence that can be sent to a screen, in both languages."""
    problems = why_not(text)
    assert (problems[0].code, problems[0].facts.get("reason")) == (code, reason)
    for language in LANGUAGES:
        told = sentence(words(language), problems[0])
        assert told.endswith(".")
        assert len(told.encode()) < 400


@pytest.mark.parametrize("content", [b"\xff\xfe", b"\x00" * (4 * LONGEST + 1), bytes(range(256))])
def test_a_file_that_is_no_text_is_told(content: bytes) -> None:
    """Pictures and the like."""
    with pytest.raises(Refused, match="not_a_preset"):
        read_preset(read_preset_file(content))


def test_a_name_is_cleaned_like_a_player_s() -> None:
    """And is the same name in capital letters."""
    assert preset_of(" \u200fHome\n", TWENTY) == HOME
    assert preset_of("HOME", TWENTY).id == HOME.id != preset_of("Home 2", TWENTY).id
    assert preset_of("W" * 40, TWENTY).name == "W" * 40


async def test_presets_stand_by_name_until_they_are_taken_off() -> None:
    """On the device: another desk sees them."""
    store = MemoryStore()
    shelf = PresetShelf(store)
    assert await shelf.look() == Shelf()
    away = Preset("away", Full(deals=24))
    for preset in (HOME, away):
        await shelf.keep(preset)
    assert await PresetShelf(store).look() == Shelf((away, HOME))
    await shelf.take_off(HOME)
    assert (await shelf.look()).presets == (away,)
    await shelf.keep(HOME)
    assert (await shelf.look()).under(HOME.id) == HOME


async def test_a_used_name_is_replaced_only_knowingly() -> None:
    """The same settings once more are no matter."""
    shelf = PresetShelf(MemoryStore())
    await shelf.keep(HOME)
    await shelf.keep(HOME)
    other = Preset("HOME", Full())
    with pytest.raises(Refused) as caught:
        await shelf.keep(other)
    assert caught.value.problems == (Problem("preset_taken", facts={"name": "Home"}),)
    assert (await shelf.look()).presets == (HOME,)
    await shelf.keep(other, replacing=True)
    assert (await shelf.look()).presets == (other,)


@pytest.mark.parametrize(
    "entry", [{"format": "x"}, preset_document(HOME) | {"version": 2}, None, 7, "[", [[]]]
)
async def test_one_that_cannot_be_read_hides_no_other(entry: object) -> None:
    """It is counted, and kept as it is whatever is done with the others."""
    store = MemoryStore()
    await store.set_preference("presets", json.dumps([entry, preset_document(HOME)]))
    shelf = PresetShelf(store)
    assert await shelf.look() == Shelf((HOME,), 1)
    await shelf.take_off(HOME)
    await shelf.keep(HOME)
    assert json.loads(str(await store.preference("presets")))[0] == entry


@pytest.mark.parametrize("text", ["{", '{"a": 1}', "7", "[" * 9000])
async def test_a_shelf_that_cannot_be_read_is_kept(text: str) -> None:
    """As one that cannot be read, beside what is put there from now on."""
    store = MemoryStore()
    await store.set_preference("presets", text)
    shelf = PresetShelf(store)
    assert await shelf.look() == Shelf((), 1)
    await shelf.keep(HOME)
    assert await shelf.look() == Shelf((HOME,), 1)
    assert text in json.loads(str(await store.preference("presets")))


async def test_two_at_once_both_stand() -> None:
    """Two tabs that save at the same moment."""
    shelf = PresetShelf(MemoryStore())
    await asyncio.gather(*(shelf.keep(Preset(f"P{n}", TWENTY)) for n in range(9)))
    assert len((await shelf.look()).presets) == 9


async def test_what_cannot_be_kept_raises() -> None:
    """The store is full: the shelf stays as it was."""
    store = Failing()
    shelf = PresetShelf(store)
    await shelf.keep(HOME)
    store.reason = "full"
    with pytest.raises(StoreFailed):
        await shelf.take_off(HOME)
    store.reason = None
    assert (await shelf.look()).presets == (HOME,)
