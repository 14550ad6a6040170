import json
from pathlib import Path
from typing import Any

import pytest
from cli.conftest import Command
from rounds import NAMES, X, game_of

MISSING = "There is no such file."
UNREADABLE = "This is not whole JSON: it goes wrong at line {}, column {}."


def _line(game: Any) -> bytes:
    return json.dumps(game).encode() + b"\n"


def _codes(out: str) -> list[str]:
    return [problem["code"] for problem in json.loads(out)["error"]["problems"]]


def test_a_refusal_as_json(command: Command, tmp_path: Path) -> None:
    """The whole line: file, line, round, and each problem of the first bad round."""
    bad = {"bids": [5, 3, 2, 14], "tricks": [5, 3, 2, 4]}
    file = tmp_path / "x.json"
    file.write_text(json.dumps(game_of(X, bad, bad)))
    told = command("score", str(file), "--json")
    assert (told.exit_code, told.err) == (1, "")
    assert json.dumps(json.loads(told.out)) == json.dumps(
        {
            "error": {
                "file": str(file),
                "line": 1,
                "round": 2,
                "problems": [
                    {
                        "code": "bid_range",
                        "message": "A bid is a whole number from 0 to 13; Essam has 14.",
                        "seat": 3,
                    },
                    {
                        "code": "tricks_total",
                        "message": "The tricks add up to 14; they have to add up to 13.",
                        "seat": None,
                    },
                ],
            }
        }
    )


def test_a_refusal_for_people(command: Command, tmp_path: Path) -> None:
    """One line a problem on standard error, nothing on standard output."""
    bad = {"bids": [-1, 3, 2, 14], "tricks": [5, 3, 2, 3]}
    file = tmp_path / "x.json"
    file.write_text(json.dumps(game_of(bad)))
    told = command("score", str(file))
    assert (told.exit_code, told.out) == (1, "")
    assert told.err == (
        f"{file}, round 1, seat 0: A bid is a whole number from 0 to 13; Amr has −1.\n"
        f"{file}, round 1, seat 3: A bid is a whole number from 0 to 13; Essam has 14.\n"
    )


def test_a_refused_game_does_not_stop_the_others(command: Command, tmp_path: Path) -> None:
    """Several files: what stands is scored, what does not is told, the exit code is 1."""
    good, missing = tmp_path / "good.json", tmp_path / "none.json"
    good.write_text(json.dumps(game_of(X)))
    told = command("score", str(missing), str(tmp_path), str(good))
    assert told.exit_code == 1
    assert told.out.startswith(f"{good} · Egypt – Classic\n")
    assert told.err == (f"{missing}: {MISSING}\n{tmp_path}: This is a folder; a game is a file.\n")


def test_a_stream_goes_on_after_a_refusal(command: Command) -> None:
    """Blank lines are skipped but counted; the order of the games stays."""
    lines = [_line(game_of(X)), b"\n", b"{\n", b" \r\n", _line(game_of())]
    told = command("score", "-", "--json", given=b"".join(lines))
    first, second, third = map(json.loads, told.out.splitlines())
    assert told.exit_code == 1
    assert first["totals"] == [25, 13, 12, -11]
    assert second["error"]["line"] == 3
    assert third["totals"] == [0, 0, 0, 0]


def test_an_empty_stream_is_no_mistake(command: Command) -> None:
    """No games, no lines, exit 0."""
    told = command("score", "-", "--json", given=b"\n\n")
    assert (told.exit_code, told.out, told.err) == (0, "", "")


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (b"", UNREADABLE.format(1, 1)),
        (b'{"rules": "classic",\n "players": [}', UNREADABLE.format(2, 14)),
        (b'{"rounds": []} {"rounds": []}', UNREADABLE.format(1, 16)),
        (b"\xff\xfe{\x00}\x00", "This is not text in UTF-8. Save it as UTF-8."),
        (b'"\xe9"', "This is not text in UTF-8. Save it as UTF-8."),
        (
            b"[" * 100_000,
            "Its lists and objects are nested too deeply for a game.",
        ),
        *(
            (
                b'{"rounds": [' + number + b"]}",
                "A number in it is infinite, too long or none at all. Write whole numbers.",
            )
            for number in (b"NaN", b"Infinity", b"-Infinity", b"1e999", b"-1e999", b"9" * 5000)
        ),
        (
            b'{"rounds": [], "rules": "classic", "rounds": []}',
            "The key rounds stands twice in one object, so nobody knows which is meant. Keep one.",
        ),
    ],
)
def test_what_is_no_json_is_unreadable(
    command: Command, tmp_path: Path, written: bytes, sentence: str
) -> None:
    """Each way of not being JSON has its reason in words and the code `unreadable`."""
    file = tmp_path / "x.json"
    file.write_bytes(written)
    told = command("score", str(file), "--json")
    error = json.loads(told.out)["error"]
    assert told.exit_code == 1
    assert error == {
        "file": str(file),
        "line": 1,
        "round": None,
        "problems": [{"code": "unreadable", "message": sentence, "seat": None}],
    }


def test_a_stream_counts_lines_in_the_reason_too(command: Command) -> None:
    """What goes wrong in line 3 of the stream is said of line 3."""
    told = command("score", "-", given=b"\n\n{\n")
    assert told.err == f"-, line 3: {UNREADABLE.format(4, 1)}\n"


def test_a_byte_order_mark_is_no_mistake(command: Command, tmp_path: Path) -> None:
    """A file that an editor began with a byte order mark is read, and so is a stream."""
    file = tmp_path / "x.json"
    file.write_bytes(b"\xef\xbb\xbf" + _line(game_of(X)))
    assert command("score", str(file)).exit_code == 0
    assert command("score", "-", given=file.read_bytes()).exit_code == 0


@pytest.mark.parametrize("depth", [100, 900, 950, 990])
def test_deep_nesting_inside_a_game_is_a_sentence(command: Command, depth: int) -> None:
    """Depth that JSON still takes never surfaces as a recursion error, wherever it stands."""
    deep = "[" * depth + "]" * depth
    for key in ("rules", "players", "rounds", "first_dealer", "draft", "title", "elsewhere"):
        game = json.dumps(game_of() | {key: "@"}).replace('"@"', deep)
        told = command("score", "-", "--json", given=game.encode())
        (line,) = told.out.splitlines()
        assert (told.exit_code, "error" in json.loads(line)) in ((0, False), (1, True))
        assert told.err == ""


@pytest.mark.parametrize("digits", [20, 1000, 4300])
def test_a_huge_number_is_told_in_short(command: Command, digits: int) -> None:
    """A bid of thousands of digits is out of range, in a sentence that can be read."""
    huge = int("9" * digits)
    bad = {"bids": [huge] * 4, "tricks": [huge, -huge, 0, 13], "risk": None}
    told = command("score", "-", "--json", given=_line(game_of(bad)))
    messages = [one["message"] for one in json.loads(told.out)["error"]["problems"]]
    assert _codes(told.out)[:4] == ["bid_range"] * 4
    assert messages[0].endswith("Amr has a number of more than 15 digits.")
    assert max(map(len, messages)) < 120


def test_a_sentence_stays_on_its_line(command: Command) -> None:
    """Line breaks, escape sequences and endless texts out of a file do not reach the terminal."""
    names = ["A\nB\x1b[2J", *NAMES[1:]]
    bad = {"bids": [14, 0, 0, 0], "tricks": [13, 0, 0, 0]}
    other = game_of(rules="clas\nsic" + "x" * 100_000)
    told = command("score", "-", given=_line(game_of(bad, players=names)) + _line(other))
    first, second = told.err.splitlines()
    assert first.endswith("A\ufffdB\ufffd[2J has 14.")
    assert "clas\ufffdsic" in second
    assert len(second) < 200


def test_half_a_letter_does_not_break_the_output(command: Command) -> None:
    """Half of a surrogate pair in a key or a kind is shown as a sign that stands for it."""
    lines = b'{"rules": "\\ud800", "players": [], "rounds": []}\n'
    entry = b'{"rules": "classic", "players": ["a","b","c","d"], "rounds": [{"\\udfff": 1}]}\n'
    told = command("score", "-", "--json", given=lines + entry)
    assert "\ufffd" in json.loads(told.out.splitlines()[0])["error"]["problems"][0]["message"]
    assert "bad_entry" in told.out.splitlines()[1]


def test_refusals_in_arabic_keep_codes_and_seats(command: Command) -> None:
    """`--lang ar` changes the sentences alone."""
    given = _line(game_of({"bids": [14, 0, 0, 0], "tricks": [13, 0, 0, 0]}))
    english = json.loads(command("score", "-", "--json", given=given).out)["error"]
    arabic = json.loads(command("score", "-", "--json", "--lang", "ar", given=given).out)["error"]
    for error in (english, arabic):
        for problem in error["problems"]:
            assert problem.pop("message")
    assert arabic == english
    assert "\u2068Amr\u2069" in command("score", "-", "--lang", "ar", given=given).err
