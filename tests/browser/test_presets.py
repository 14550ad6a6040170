"""House presets through Chromium: from the settings into a game, out of the device and back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from browser.conftest import Phone, Serve
from browser.table import Players, Round, Table
from browser.tongues import ARABIC, ENGLISH, Spoken

from estimation_mate.app.presets import Preset, preset_document, write_preset
from estimation_mate.domain.rules import Classic

HOME = Preset("Home", Classic().set_to({"caller.win": 20}))
X = Round((5, 3, 2, 2), (5, 3, 2, 3))
TONGUES = {"en-US": (ENGLISH, "en"), "ar-EG": (ARABIC, "ar")}
PLAYERS: dict[str, Players] = {
    "en": ("Amr", "Bassem", "Dina", "Essam"),
    "ar": ("عمرو", "باسم", "دينا", "عصام"),
}


@pytest.mark.parametrize("locale", TONGUES)
def test_a_game_is_played_by_a_preset(server: Serve, phone: Phone, locale: str) -> None:
    """Named over the settings, chosen in New game; the totals follow it."""
    tongue, language = TONGUES[locale]
    heard, players = Spoken(language), PLAYERS[language]
    screen = phone(360, 640, locale)
    screen.open(f"{server().address}/settings/scoring")
    screen.fill(heard("{what} win", what=heard("Caller")), "20")
    screen.see(heard("Discard changes"))  # the foot grows with it
    screen.tap(heard("Save as preset"))
    screen.fill(heard("Preset name"), players[0])
    screen.tap(heard("Save preset"))
    screen.tap(heard("Discard changes"))
    screen.tap(heard("Settings"))
    screen.tap(heard("Games"))
    screen.tap(heard("New game"))
    for seat, name in enumerate(players):
        screen.fill(heard("Player {n}", n=seat + 1), name)
    screen.tap(heard("Preset: {name}", name=players[0]), "radio")
    screen.tap(heard("Start game"))
    table = Table(screen, players, tongue)
    table.play(X)
    table.see_standings((35, 1), (13, 2), (12, 3), (-11, 4))


def test_a_preset_goes_out_and_comes_back(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """As a file and as text; Back closes the sheet, and what is no preset is told."""
    address = server().address
    screen = phone(360, 640)
    screen.open(f"{address}/settings/presets/import")
    screen.fill("Preset as text", write_preset(HOME))
    screen.see("Home: Egypt – Classic")
    screen.reload()
    screen.tap("Import")
    screen.tap("Export preset Home")
    with screen.page.expect_download() as download:
        screen.tap("Save file")
    assert download.value.suggested_filename == "estimation-mate-Home.json"
    file = tmp_path / "home.json"
    download.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8")) == preset_document(HOME)
    screen.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    screen.tap("Copy text")
    copied = screen.page.evaluate("() => navigator.clipboard.readText()")
    assert copied == file.read_text(encoding="utf-8")
    screen.page.go_back()
    screen.tap("Delete preset Home")
    screen.gone("Home: Egypt – Classic")
    screen.tap("Import preset")
    picture = tmp_path / "picture.json"
    picture.write_bytes(b"\x89PNG\xff" * 2_000_000)
    for chosen, told in ((picture, "This is too long to be a preset."), (file, None)):
        with screen.page.expect_file_chooser() as chooser:
            screen.tap("Choose file")
        chooser.value.set_files(chosen)
        screen.see(told or "Home: Egypt – Classic")
    screen.tap("Import")
    screen.see("Export preset Home", "button")
