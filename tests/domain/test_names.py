"""What stands as a player's name."""

import pytest
from rounds import NAMES, X, game_of, refusal, sheet_of

from estimation_mate.domain.document import read_game
from estimation_mate.domain.names import named, shortened, trimmed

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
HEART = "❤\ufe0f"


@pytest.mark.parametrize(
    "blank",
    [
        "",
        "   ",
        "\u200b",
        "\u200f\u200e",
        "\u3164",
        "\u00ad \ufeff",
        "\ufe0f",
        "\ufe00",
        "\U000e0100",
        "\u2800\n",
    ],
)
def test_a_name_with_nothing_visible_becomes_player_n(blank: str) -> None:
    """The seat's number stands in for a name that nobody could read."""
    game, _ = read_game(game_of(players=["Amr", blank, "Dina", blank]))
    assert game.players == ("Amr", "Player 2", "Dina", "Player 4")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Amr ", "Amr"), ("\tAmr\n", "Amr"), ("\u200fعمرو\u200f", "عمرو"),
        ("Umm Kulthum", "Umm Kulthum"), (FAMILY, FAMILY), (f" {SCOTLAND} ", SCOTLAND),
        (HEART, HEART), ("عبد\u200cالله", "عبد\u200cالله"),
    ],
)  # fmt: skip
def test_only_the_ends_of_a_name_are_trimmed(typed: str, kept: str) -> None:
    """Joiners and selectors inside stay, so that no letter is split."""
    assert trimmed(typed) == kept


def test_a_blank_name_is_called_as_the_language_wants() -> None:
    """The words for an unnamed player are the caller's."""
    assert named(("", "Amr"), "اللاعب {n}") == ("اللاعب 1", "Amr")


def test_forty_characters_are_a_name_and_one_more_is_not() -> None:
    """The length counts after trimming; the refusal says the limit."""
    long = "W" * 40
    game, _ = read_game(game_of(players=[f"  {long}  ", *NAMES[1:]]))
    assert game.players[0] == long
    refused = refusal(game_of(players=[f"{long}W", *NAMES[1:]]))
    assert [(one.code, one.facts) for one in refused.problems] == [("bad_players", {"most": 40})]


@pytest.mark.parametrize(
    "players",
    [None, "Amr", [], list(NAMES[:3]), [*NAMES, "Fadi"], [1, 2, 3, 4], [*NAMES[:3], None],
     {"0": "Amr"}, [*NAMES[:3], "\ud800"]],
)  # fmt: skip
def test_what_are_not_four_names_is_refused(players: object) -> None:
    """Four texts that can be written down are wanted, no more and no fewer."""
    refused = refusal(game_of(X, players=players))
    assert refused.round is None
    assert [problem.code for problem in refused.problems] == ["bad_players"]


def test_two_equal_names_are_two_players() -> None:
    """Seats and not names tell players apart."""
    sheet = sheet_of(X, players=["Amr", "Amr", "Amr", "Amr"])
    assert sheet.totals == (25, 13, 12, -11)
    assert [place.seat for place in sheet.ranking] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Amr", "Amr"),
        ("Maximiliana ", "Maximiliana "),
        ("Maximiliana Bartholomew", "Maximiliana…"),
        ("Abdelrahman-Christ", "Abdelrahman…"),
        ("123456789\U0001f468\u200d\U0001f469\u200d\U0001f467", "123456789…"),
        ("1234567890e\u0301e\u0301", "1234567890…"),
    ],
)
def test_a_long_name_is_cut_before_a_whole_letter(name: str, shown: str) -> None:
    """Never inside one that joins others."""
    assert shortened(name, 12) == shown
