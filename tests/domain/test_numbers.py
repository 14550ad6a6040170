"""G2: what a person types where a number is wanted."""

import pytest

from estimation_mate.domain.digits import NotANumber, read_choice, read_number

RTL_MARK, LTR_MARK, ARABIC_MARK, ISOLATE = "\u200f", "\u200e", "\u061c", "\u2067"

NOT_WHOLE = [
    "-5", "hello9", "3 5", "5.0", "1,3", "²", "1_0", "+5", "-0", "Ⅴ", "0x4", "1e1", "½", "五",
    "5-", "−5", "1٫5", "3\n5", "NaN", "True", "٣ ٥",
]  # fmt: skip
EMPTY = ["", " ", "\n\t", RTL_MARK, f" {RTL_MARK}\u00a0{LTR_MARK} "]
TOO_HIGH = ["14", "٩٩", "013013013013", "9" * 5_000]


def refused(text: str, low: int = 0, high: int = 13) -> NotANumber:
    """Why a text is no number."""
    with pytest.raises(NotANumber) as caught:
        read_number(text, low, high)
    return caught.value


@pytest.mark.parametrize("text", [*NOT_WHOLE, "x" * 5_000])
def test_g2_what_is_no_whole_number_is_refused(text: str) -> None:
    """Signs, spaces inside, exponents, underscores and superscripts are no digits."""
    assert refused(text).reason == "not_whole"


@pytest.mark.parametrize("text", EMPTY)
def test_g2_nothing_typed_is_not_0(text: str) -> None:
    """White space and marks alone are nothing."""
    assert refused(text).reason == "empty"


@pytest.mark.parametrize("text", TOO_HIGH)
def test_g1_a_number_above_the_hand_is_refused(text: str) -> None:
    """However long it is, it is refused with the bounds and no other error."""
    found = refused(text)
    assert (found.reason, found.low, found.high) == ("range", 0, 13)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("13\n", 13), ("٣", 3), ("۵", 5), (f"{RTL_MARK}7", 7), (f"7{LTR_MARK}", 7), ("0", 0),
        (f"{ISOLATE}١٢\u2069", 12), (f"{ARABIC_MARK} 4 ", 4), ("\u202b9\u202c", 9),
        ("１３", 13), ("३", 3), ("1٣", 13), ("00000007", 7),
    ],
)  # fmt: skip
def test_g2_digits_of_any_script_are_taken(text: str, number: int) -> None:
    """Direction marks and white space around the digits are ignored."""
    assert read_number(text, 0, 13) == number


@pytest.mark.parametrize(
    "mark", "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
def test_g2_every_direction_mark_is_ignored(mark: str) -> None:
    """Before the digits, behind them and on both sides."""
    for text in (f"{mark}12", f"12{mark}", f"{mark} 12 {mark}"):
        assert read_number(text, 0, 13) == 12


@pytest.mark.parametrize(
    ("text", "number"),
    [("-10", -10), ("−85", -85), (f"{RTL_MARK}-٣٣", -33), ("0", 0), ("-999", -999)],
)
def test_g8_a_minus_counts_where_a_lose_value_is_typed(text: str, number: int) -> None:
    """Both kinds of minus are read where a number below 0 is allowed."""
    assert read_number(text, -999, 0) == number


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("5", "range"),
        ("-1000", "range"),
        ("--5", "not_whole"),
        ("-", "not_whole"),
        ("+5", "not_whole"),
    ],
)
def test_g8_a_lose_value_is_refused_with_its_reason(text: str, reason: str) -> None:
    """A minus alone is no number, and the bounds hold here too."""
    assert refused(text, -999, 0).reason == reason


@pytest.mark.parametrize("text", ["14", "", "x", "12", "25", "999999999999"])
def test_one_of_a_few_numbers_is_read_or_all_are_named(text: str) -> None:
    """Whatever is wrong, what would be right are the choices; digits of any script are taken."""
    with pytest.raises(NotANumber, match="one of") as caught:
        read_choice(text, (13, 18, 24))
    assert (caught.value.reason, caught.value.choices) == ("one_of", (13, 18, 24))
    assert read_choice(" ١٨", (13, 18, 24)) == 18
