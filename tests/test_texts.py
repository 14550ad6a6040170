"""The Arabic catalogue: it holds what the program says, whole and translated."""

from collections.abc import Iterator
from string import Formatter

import pytest
from babel.messages import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_keywords, parse_mapping_cfg
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

import estimation_mate
from estimation_mate.paths import locales_dir
from estimation_mate.texts import words

CATALOGUE = locales_dir() / "ar" / "LC_MESSAGES" / "estimation_mate"
FROM_THREE_ON = slice(3, None)
"""Of the six Arabic forms (0, 1, 2, 3–10, 11–99, the rest) those that cannot do without `n`."""

Key = tuple[str, ...]


def translated() -> Catalog:
    """The Arabic catalogue as translators write it."""
    with CATALOGUE.with_suffix(".po").open("rb") as file:
        return read_po(file, locale="ar")


def told(catalogue: Catalog) -> Iterator[Message]:
    """Its messages without the head."""
    return (message for message in catalogue if message.id)


def key(message: Message) -> Key:
    """The English text of a message, with its plural where it has one."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def forms(message: Message) -> Key:
    """The Arabic text of a message, in all forms where it has a plural."""
    text = message.string or ""
    return (text,) if isinstance(text, str) else tuple(text)


def blanks(text: str) -> set[str]:
    """The names of the blanks in a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def said_in_code() -> set[Key]:
    """Every text that the program says, found as the catalogue's tool finds it."""
    package = estimation_mate.__path__[0]
    with (locales_dir() / "babel.cfg").open(encoding="utf-8") as file:
        methods, options = parse_mapping_cfg(file)  # type: ignore[no-untyped-call]  # Babel's own
    found = extract_from_dir(
        package, methods, options, keywords=parse_keywords(["say:1", "many:1,2"])
    )
    texts = [text for _, _, text, _, _ in found if text]
    return {(text,) if isinstance(text, str) else tuple(text) for text in texts}


MESSAGES = list(told(translated()))


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: key(message)[0][:40])
def test_every_message_is_translated_with_the_same_blanks(message: Message) -> None:
    """No form is empty or unsure; only the Arabic for none, one and two may do without `n`."""
    assert all(forms(message)), "not translated"
    assert not message.fuzzy
    wanted = blanks(key(message)[-1])
    needed = wanted - {"n"} if message.pluralizable else wanted
    assert all(needed <= blanks(form) <= wanted for form in forms(message))
    if message.pluralizable:
        assert len(forms(message)) == 6
        assert all(blanks(form) == wanted for form in forms(message)[FROM_THREE_ON])


def test_the_catalogue_holds_what_the_program_says() -> None:
    """No text is missing from it and none has outlived its use."""
    assert {key(message) for message in MESSAGES} == said_in_code()
    assert not translated().obsolete


def test_the_compiled_catalogue_is_the_written_one() -> None:
    """A translation that was not compiled would never be seen."""
    with CATALOGUE.with_suffix(".mo").open("rb") as file:
        compiled = {key(message): forms(message) for message in told(read_mo(file))}
    assert compiled == {key(message): forms(message) for message in MESSAGES}


def test_a_name_turns_nothing_round() -> None:
    """An Arabic name in an English line is set apart; others stay as they are."""
    told = "Dealer {dealer}, {first} speaks first"
    english, arabic = words("en"), words("ar")
    first, second = english.apart("عمرو"), english.apart("بسام")
    assert english(told, dealer=first, first=second) == (
        "Dealer \u2068عمرو\u2069, \u2068بسام\u2069 speaks first"
    )
    assert english.apart("Amr") == "Amr"
    assert arabic(told, dealer=arabic.apart("عمرو"), first="Amr").count("\u2068") == 2


def test_names_in_a_row_go_the_way_the_page_reads() -> None:
    """Also inside a sentence, where they would be taken for a part that reads from the left."""
    say = words("ar")
    two = say.names(("عمرو", "Zed"))
    assert two == "\u2067\u2068عمرو\u2069، \u2068Zed\u2069\u2069"
    assert say.names(("عمرو",)) == "\u2068عمرو\u2069"
    assert words("en").names(("Amr", "Zed")) == "Amr, Zed"
