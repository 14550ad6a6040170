"""The page of a static build says what a device installs, and where it lies."""

import json
from pathlib import Path
from typing import Any

import pytest

from estimation_mate.offline.client import lay_out


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything but the app's Python, laid out for a path."""
    out = tmp_path_factory.mktemp("client") / "site"
    lay_out(out, "/estimation/")
    return out


@pytest.fixture
def installed(site: Path) -> dict[str, Any]:
    """What a device reads before it installs the app."""
    described: dict[str, Any] = json.loads((site / "manifest.json").read_text(encoding="utf-8"))
    return described


def test_an_installed_app_turns_with_the_phone(installed: dict[str, Any]) -> None:
    """No way of holding the phone is the only one."""
    assert installed["orientation"] == "any"


def test_an_installed_app_has_a_name_and_icons(site: Path, installed: dict[str, Any]) -> None:
    """The name is ours, it opens without the browser's bars, and each icon is there."""
    assert (installed["name"], installed["short_name"]) == ("Estimation Mate", "Estimation")
    assert installed["display"] == "standalone"
    for icon in installed["icons"]:
        assert (site / icon["src"]).is_file()


def test_a_letter_that_no_font_has_asks_for_a_font_that_is_there(site: Path) -> None:
    """What follows the `#` is not asked for."""
    page = (site / "index.html").read_text(encoding="utf-8")
    assert 'flet.fontFallbackBaseUrl="fonts/Cairo-Regular.ttf#"' in page
    assert (site / "fonts/Cairo-Regular.ttf").is_file()


def test_an_installed_app_starts_where_it_lies(site: Path, installed: dict[str, Any]) -> None:
    """Its first page is the folder of the build, whose path the page knows."""
    assert installed["start_url"] == "."
    assert '<base href="/estimation/">' in (site / "index.html").read_text(encoding="utf-8")
