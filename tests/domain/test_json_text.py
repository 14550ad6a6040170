"""Reading JSON: what is doubtful is refused with its reason, and never guessed."""

import json

import pytest
from rounds import X, game_of

from estimation_mate.domain.document import read_game
from estimation_mate.domain.json_text import read_json
from estimation_mate.domain.problems import Refused


def reason(text: bytes) -> object:
    """Why a text is refused."""
    with pytest.raises(Refused) as caught:
        read_json(text)
    (problem,) = caught.value.problems
    assert (caught.value.round, problem.code) == (None, "unreadable")
    return problem.facts["reason"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b"", "json"), (b"{", "json"), (b'{"a": 1} {"b": 2}', "json"), (b"{'a': 1}", "json"),
        (b'{"a": 1,}', "json"), (b'"\x01"', "json"),
        (b"\xff\xfe{\x00}\x00", "encoding"), (b'"\xed\xa0\x80"', "encoding"),
        (b"NaN", "number"), (b"[-Infinity]", "number"), (b"[1e999]", "number"),
        (b"9" * 5_000, "number"),
        (b'{"bids": 1, "bids": 2}', "twice"), (b'[{"a": {"b": 1, "b": 1}}]', "twice"),
        (b"[" * 100_000, "deep"), (b'{"a":' * 100_000, "deep"),
    ],
)  # fmt: skip
def test_what_is_doubtful_is_refused_with_its_reason(text: bytes, expected: str) -> None:
    """Cut off, of another encoding, no number, said twice, or without a bottom."""
    assert reason(text) == expected


def test_a_refusal_says_where() -> None:
    """Row and column count from 1; a key that stands twice is named."""
    with pytest.raises(Refused) as caught:
        read_json(b'{"a": 1,\n "b" 2}')
    assert caught.value.problems[0].facts == {"reason": "json", "row": 2, "column": 6}
    with pytest.raises(Refused) as caught:
        read_json(b'{"a": 1, "b": 2, "b": 3}')
    assert caught.value.problems[0].facts == {"reason": "twice", "key": "b"}


@pytest.mark.parametrize("text", [b"null", b"[]", b'""', b"0", b" {} \n"])
def test_any_json_value_is_read(text: bytes) -> None:
    """Whether it is a game is asked later."""
    assert read_json(text) == json.loads(text)


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_game_is_read_from_its_bytes(mark: bytes) -> None:
    """With a byte order mark or without, Arabic names as they are."""
    document = game_of(X, players=["عمرو", "باسم", "دينا", "عصام"])
    text = json.dumps(document, ensure_ascii=False).encode()
    assert read_game(read_json(mark + text)) == read_game(document)
