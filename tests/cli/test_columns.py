import pytest
from hypothesis import given
from hypothesis import strategies as st

from estimation_mate.cli.columns import left, plain, right, shortened, width

FAMILY, FLAG, HEART = "👨‍👩‍👧", "🇪🇬", "❤\ufe0f"


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("", 0),
        ("Amr", 3),
        ("عمرو", 4),
        ("عَمْرٌو", 4),
        ("\u2068عمرو\u2069\u200f", 4),
        ("e\u0301", 1),
        ("王", 2),
        ("👍", 2),
        ("👍🏽", 2),
        (FAMILY, 2),
        (FLAG, 2),
        (FLAG * 2, 4),
        (HEART, 2),
        ("한", 2),
        ("\u1112\u1161\u11ab", 2),
        ("♠−×", 3),
    ],
)
def test_width_counts_columns(text: str, columns: int) -> None:
    """Wide letters and emoji take two columns; marks, joiners and isolates none."""
    assert width(text) == columns


@pytest.mark.parametrize(
    ("text", "columns", "cut"),
    [
        ("Bassem", 6, "Bassem"),
        ("Bassem", 5, "Bass…"),
        ("Ab Cdef", 4, "Ab…"),
        ("عَمْرٌو الكبير", 5, "عَمْرٌو…"),
        (FAMILY + "abc", 4, FAMILY + "a…"),
        ("a" + FAMILY + "bc", 3, "a…"),
        (FLAG + FLAG, 3, FLAG + "…"),
        ("e\u0301e\u0301e\u0301", 2, "e\u0301…"),
    ],
)
def test_a_cut_splits_no_letter(text: str, columns: int, cut: str) -> None:
    """A text that is too long ends before a whole letter, and says so by an ellipsis."""
    assert shortened(text, columns) == cut


@given(st.text(), st.integers(1, 40))
def test_a_shortened_text_fits(text: str, columns: int) -> None:
    """Whatever the letters are, the columns are kept."""
    assert width(shortened(text, columns)) <= columns


@given(st.text(max_size=20))
def test_cells_are_as_wide_as_they_say(text: str) -> None:
    """Padded on either side, a text fills its cell."""
    cell = shortened(plain(text), 12)
    assert width(left(cell, 12)) == width(right(cell, 12)) == 12


@given(st.text(st.characters()))
def test_a_plain_text_moves_nothing(text: str) -> None:
    """No control character, line break, half letter or change of direction is left."""
    shown = plain(text)
    assert shown.encode().decode() == shown
    assert not set(shown) & {
        chr(point) for point in (*range(32), 0x7F, 0x85, 0x2028, 0x202E, 0x2066)
    }
