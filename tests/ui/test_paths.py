"""What lies under a sheet."""

import pytest

from estimation_mate.ui.paths import below


@pytest.mark.parametrize(
    ("path", "under"),
    [
        ("/menu/7", "/"),
        ("/games/7/menu", "/games/7"),
        ("/games/7/explain/3/0", "/games/7"),
        ("/games/7/edit/2/trump", "/games/7/edit/2"),
        ("/games/7/scoring/ask", "/games/7/scoring"),
        ("/games/7/scoring/preset", "/games/7/scoring"),
        ("/new/scoring/preset", "/new/scoring"),
        ("/settings/scoring/full/preset", "/settings/scoring/full"),
        ("/settings/presets/import", "/settings/presets"),
        ("/settings/presets/export/0a", "/settings/presets"),
        ("/settings/presets", None),
        ("/new/scoring", None),
        ("/settings/scoring/full", None),
        ("/games/7/scoring", None),
        ("/games/7/edit/2", None),
        ("/games/7/finish", None),
        ("/games/7/help", None),
        ("/games/7", None),
        ("/settings", None),
        ("/", None),
    ],
)
def test_what_lies_under_a_sheet(path: str, under: str | None) -> None:
    """Nothing under a screen: Escape must not leave one with something typed."""
    assert below(path) == under
