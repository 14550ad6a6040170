import json
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from cli.conftest import Command
from rounds import X, Y, game_of

from estimation_mate.cli.sheet_table import sheet_table
from estimation_mate.domain.document import read_game
from estimation_mate.texts import Words

ROUNDS = (
    X | {"trump": "spades"},
    Y,
    X,
    {"bids": [4, 4, 4, 0], "tricks": [4, 4, 4, 1], "dash": [3]},
    {"bids": [8, 4, 4, 2], "tricks": [7, 4, 0, 2], "trump": "diamonds", "risk": 2},
)

TABLE = """\
Egypt – Classic

Round  Trump      Bids             Amr      Bassem        Dina       Essam
    1  Spades    12/13      5/5 C   25  3/3     13  2/2     12  2/3    −11
    2  –         12/13      5/4 C    0  3/2      0  2/3      0  2/4      0  Sa'aydeh
    3  –         12/13  ×2  5/5 C   50  3/3     26  2/2     24  2/3    −22
    4  –         12/13  ×2  4/4 C   48  4/4 W   48  4/4 W   48  0/1 D  −60  Double game
    5  Diamonds  18/13      8/7 C  −32  4/4     14  4/0 R2 −24  2/2     12
Total                               91         101          60         −81
Place                                2           1           3           4
"""

ARABIC = {
    "Round": "الجولة",
    "Trump": "الطرنيب",
    "Bids": "الطلبات",
    "Total": "المجموع",
    "Place": "المركز",
    "Spades": "سبيد",
    "Diamonds": "كارو",
    "C": "ك",
    "W": "و",
    "D": "د",
    "R": "ر",
    "R{level}": "ر{level}",
    "Sa'aydeh": "سعايدة",
    "Double game": "لعبة دَبَل",
    "Egypt – Classic": "مصر – كلاسيك",
}


class _Catalogue:
    def gettext(self, text: str) -> str:
        return ARABIC.get(text, text)


@pytest.fixture
def arabic(monkeypatch: pytest.MonkeyPatch) -> Words:
    """Arabic with a catalogue of this test's own."""
    say = Words("ar")
    monkeypatch.setattr(say, "_catalogue", _Catalogue())
    return say


def _cells(text: str) -> int:
    """Columns in a terminal, counted by another rule than the program's: by single characters."""
    return sum(unicodedata.category(mark) not in ("Mn", "Cf") for mark in text)


def _file(folder: Path, name: str, game: Any) -> str:
    file = folder / name
    file.write_text(json.dumps(game), encoding="utf-8")
    return str(file)


def test_the_whole_table(command: Command, tmp_path: Path) -> None:
    """Bid/tricks, marks and scores a round, then totals and places."""
    told = command("score", _file(tmp_path, "x.json", game_of(*ROUNDS)))
    assert (told.exit_code, told.err) == (0, "")
    assert told.out == TABLE


def test_a_game_without_rounds_has_a_table(command: Command) -> None:
    """Heads, totals and places stand before anybody has played."""
    told = command("score", "-", given=json.dumps(game_of()).encode())
    assert told.out == (
        "-, line 1 · Egypt – Classic\n\n"
        "Round  Trump  Bids  Amr  Bassem  Dina  Essam\n"
        "Total                 0       0     0      0\n"
        "Place                 1       1     1      1\n"
    )


def test_several_games_are_told_apart(command: Command, tmp_path: Path) -> None:
    """Each table says which file it is and how the game is called; an empty line lies between."""
    first = _file(tmp_path, "a.json", game_of(title="Friday"))
    second = _file(tmp_path, "b.json", game_of())
    told = command("score", first, second)
    tables = told.out.split("\n\n")
    assert tables[0] == f"{first} · Friday · Egypt – Classic"
    assert tables[2] == f"{second} · Egypt – Classic"
    assert len(tables) == 4


def test_long_names_leave_the_figures_aligned(command: Command) -> None:
    """Names of 40 letters, emoji and marks are shortened or padded; figures keep their columns."""
    names = ["W" * 40, "👨‍👩‍👧 فريق", "ع\u064eم\u0652رو", "Amr\u202e"]
    told = command("score", "-", given=json.dumps(game_of(X, X, players=names)).encode())
    _, _, head, *rows = told.out.splitlines()
    assert "WWWWWWWWWWWWWWW…" in head
    assert "\u202e" not in told.out
    ends = [
        row.rindex(figure) + len(figure)
        for row, figure in zip(rows, ("−11", "−11", "−22", "4"), strict=True)
    ]
    assert len(set(ends)) == 1


def test_a_name_cannot_command_the_terminal(command: Command) -> None:
    """Escape sequences and line breaks inside a name come out as a sign that shows them."""
    names = ["A\x1b[31mB", "C\nD", "E", "F"]
    told = command("score", "-", given=json.dumps(game_of(players=names)).encode())
    assert "A\ufffd[31mB" in told.out
    assert "C\ufffdD" in told.out
    assert told.out.count("\n") == 5


def test_arabic_columns_line_up(arabic: Words) -> None:
    """Letters take a column, vowel signs and direction marks none, in every line of the table."""
    table = sheet_table(arabic, *read_game(game_of(*ROUNDS)))
    _, _, head, *rows = table.splitlines()
    noted = [row for row in rows if row.endswith(("سعايدة", "لعبة دَبَل"))]
    plain = [row for row in rows if row not in noted]
    assert len(noted) == 2
    assert {_cells(row) for row in plain} == {_cells(head)}
    assert all(_cells(row[: row.rindex("  ")]) == _cells(head) for row in noted)


def test_arabic_lines_run_from_the_right(arabic: Words) -> None:
    """Each line of figures says its direction, a minus stays left of its digits, no Latin label."""
    table = sheet_table(arabic, *read_game(game_of(*ROUNDS)))
    lines = [line for line in table.splitlines() if line]
    assert all(line.startswith("\u200f") for line in lines)
    assert "\u2066−81\u2069" in table
    assert "\u2068Bassem\u2069" in table
    for name in ("Amr", "Bassem", "Dina", "Essam"):
        table = table.replace(name, "")
    assert not any("a" <= mark.lower() <= "z" for mark in table)


def test_the_command_speaks_arabic(command: Command) -> None:
    """`--lang ar` gives a right-to-left table."""
    told = command("score", "-", "--lang", "ar", given=json.dumps(game_of(X)).encode())
    assert told.exit_code == 0
    assert all(line.startswith("\u200f") for line in told.out.splitlines() if line)


MATCH = """\
-, line 1 · Masrawy

Round  Trump     Amr and Dina  Bassem and Essam
    1  –               –    0            –    0  Dead deal
    2  No trump      7/9 B  9            4    0
    3  Clubs          13   16          7/0 B −7
Total                      25                −7
Place                       1                 2
"""


def test_a_match_has_a_column_a_team(command: Command) -> None:
    """Bid/tricks of the buyers, tricks of the defenders, and why a deal counts nothing."""
    bought = {"buyer": 0, "bid": 7, "trump": "no_trump", "tricks": 9}
    swept = {"buyer": 1, "bid": 7, "trump": "clubs", "tricks": 0}
    match = game_of({"dead": True}, bought, swept, rules="masrawy")
    told = command("score", "-", given=json.dumps(match).encode())
    assert told.out == MATCH
