"""One game through everything that can be changed about it: each step shows what `score` says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.shelf import documents, game_in, scored
from browser.table import Round, Standing, Table, sit_down, written
from browser.test_figures import plain
from browser.tongues import ARABIC, ENGLISH, Spoken, Tongue

MARKED = Round((6, 4, 1, 1), (6, 4, 1, 2))
MISSED = Round((5, 3, 2, 2), (4, 2, 3, 4))
MADE = Round((5, 3, 2, 2), (5, 3, 2, 3))

PLAYERS = {
    "en": ("Amr", "Bassem", "Dina", "Essam"),
    "ar": ("عمرو", "باسم", "دينا", "عصام"),
}
LOCALES = {"en": "en-US", "ar": "ar-EG"}
TONGUES: dict[str, Tongue] = {"en": ENGLISH, "ar": ARABIC}


# Whether a text that begins so is on the screen, read without marks of direction.
SAID = """(start) => [...document.querySelectorAll("flt-semantics")].some((e) => (
  e.getAttribute("aria-label") ?? e.textContent).replace(/[\\u2066-\\u2069]/g, "").startsWith(start))"""


class Sheet:
    """A game on a phone, beside the file that it is kept in."""

    def __init__(self, screen: Screen, folder: Path, language: str) -> None:
        self.screen, self.folder = screen, folder
        self.say = Spoken(language)
        self.names = list(PLAYERS[language])
        self.table: Table

    def start(self, language: str) -> None:
        """A game in which With may be marked by hand."""
        say, screen = self.say, self.screen
        screen.tap(say("New game"))
        screen.press(say("Scoring settings"), "Enter")
        screen.tap(say("With by hand"), "switch")
        screen.tap(say("Save settings"))
        screen.see(say("Start game"))
        self.table = sit_down(screen, PLAYERS[language], say=TONGUES[language])

    def agrees(self) -> None:
        """Totals and places become those of the stored game, and its scores are on the sheet."""
        missing = {"not looked yet"}
        for _ in range(100):
            missing = set(self._told()) - {plain(text) for text in self.screen.texts()}
            if not missing:
                return
            self.screen.page.wait_for_timeout(100)
        raise AssertionError(missing)

    def _told(self) -> Iterator[str]:
        """What the sheet says of the stored game as it is now."""
        result = scored(self.document())
        places = {one["seat"]: one["place"] for one in result["ranking"]}
        for seat, name in enumerate(self.names):
            total, place = written(result["totals"][seat]), places[seat]
            told = "{name} total {total}, place {place}"
            yield plain(self.say(told, name=name, total=total, place=place))
        for row in result["rounds"]:
            for name, score in zip(self.names, row["scores"], strict=True):
                told = "Explain {name} round {round}: {points} points"
                points = written(score["points"])
                yield plain(self.say(told, name=name, round=row["number"], points=points))

    def document(self) -> str:
        """The game as it is stored."""
        (document,) = documents(self.folder).values()
        return document

    def menu(self, name: str) -> None:
        """What the game's menu offers under this name."""
        self.screen.tap(self.say("Game menu"))
        self.screen.tap(self.say(name))

    def edit(self, number: int, tricks: dict[int, int]) -> None:
        """Other tricks in a round, by seat."""
        say, screen = self.say, self.screen
        screen.tap(say("Edit round {number}", number=number))
        entry = game_in(self.folder)["rounds"][number - 1]
        for seat, taken in tricks.items():
            name, bid, now = self.names[seat], entry["bids"][seat], entry["tricks"][seat]
            screen.tap(say("Tricks of {name}: {n}, bid {bid}", name=name, n=now, bid=bid))
            screen.tap(say("Tricks {n} for {name}", n=taken, name=name))

    def caller_wins(self, points: str) -> None:
        """Another value for a made call, up to the question."""
        self.menu("Scoring settings")
        what = self.say("{what} win", what=self.say("Caller"))
        self.screen.fill(what, points)
        self.screen.tap(self.say("Save settings"))
        self.screen.see(self.say("Recalculate"))


@pytest.mark.parametrize("language", LOCALES)
def test_a_game_changed_in_every_way(
    server: Serve, phone: Phone, tmp_path: Path, language: str
) -> None:
    """With by hand, an edit, undos, settings, names, the end and an edit after it."""
    screen = phone(360, 640, LOCALES[language])
    screen.open(server(tmp_path).address)
    sheet = Sheet(screen, tmp_path, language)
    sheet.start(language)
    _play(sheet)
    _edit_and_undo(sheet)
    _change_settings(sheet)
    _rename(sheet)
    _reset(sheet)
    _finish(sheet)


def _play(sheet: Sheet) -> None:
    table, say = sheet.table, sheet.say
    table.say_bids(MARKED)
    sheet.screen.tap(say("With for {name}", name=sheet.names[1]), "switch")
    table.confirm_bids()
    table.take_tricks(MARKED.tricks)
    table.confirm_round()
    table.play(MISSED)
    table.play(MADE)
    sheet.agrees()
    assert game_in(sheet.folder)["rounds"][0]["with"] == [1]


def _edit_and_undo(sheet: Sheet) -> None:
    """The ×2 of round 3 goes; three steps back, one forth, and forth to the end."""
    screen, say = sheet.screen, sheet.say
    before = sheet.table.standings()
    sheet.edit(2, {1: 3, 3: 3})
    numbers = say(", ").join("23")
    told = "Round {rounds} is scored otherwise.", "Rounds {rounds} are scored otherwise."
    first = say.of(*told, 2, rounds=numbers)
    screen.page.wait_for_function(SAID, arg=first, timeout=10_000)
    assert sheet.table.standings() != before
    screen.tap(say("Apply changes"))
    sheet.agrees()
    after = sheet.table.standings()
    for wanted in (before, *_unconfirmed(sheet)):
        screen.tap(say("Undo"))
        _wait_for(sheet, wanted)
    for _ in range(3):
        screen.tap(say("Redo"))
    _wait_for(sheet, after)
    sheet.agrees()


def _unconfirmed(sheet: Sheet) -> list[list[Standing]]:
    """The standings after round 1, twice: a confirmed round and a tap are taken back."""
    game = game_in(sheet.folder)
    cut = {key: game[key] for key in ("rules", "players")} | {"rounds": game["rounds"][:1]}
    result = scored(json.dumps(cut))
    places = {one["seat"]: one["place"] for one in result["ranking"]}
    told = [
        Standing(name, result["totals"][seat], places[seat])
        for seat, name in enumerate(sheet.names)
    ]
    return [told, told]


def _wait_for(sheet: Sheet, wanted: list[Standing]) -> None:
    for one in wanted:
        told = "{name} total {total}, place {place}"
        total = written(one.total)
        sheet.screen.see(sheet.say(told, name=one.name, total=total, place=one.place))


def _change_settings(sheet: Sheet) -> None:
    """Cancelled first, then accepted."""
    before = sheet.table.standings()
    sheet.caller_wins("20")
    sheet.screen.tap(sheet.say("Cancel"))
    sheet.screen.tap(sheet.say("Back to the sheet"))
    _wait_for(sheet, before)
    sheet.agrees()
    sheet.caller_wins("20")
    sheet.screen.tap(sheet.say("Recalculate"))
    sheet.screen.see(sheet.say("Undo"))
    sheet.agrees()
    assert sheet.table.standings() != before


def _rename(sheet: Sheet) -> None:
    """To another player's name, and back by Undo; then to a new one."""
    screen, say, first = sheet.screen, sheet.say, sheet.names[0]
    for name, kept in ((sheet.names[1], False), (sheet.names[1] + "2", True)):
        sheet.menu("Rename players")
        screen.fill(say("Player {n}", n=1), name)
        screen.tap(say("Save names"))
        sheet.names[0] = name
        sheet.agrees()
        if not kept:
            screen.tap(say("Undo"))
            sheet.names[0] = first
            sheet.agrees()


def _reset(sheet: Sheet) -> None:
    """Defaults outlaw the With of round 1, which is told; with it allowed they are taken."""
    screen, say = sheet.screen, sheet.say
    sheet.menu("Scoring settings")
    screen.tap(say("Reset defaults"))
    would_break = "{rounds} could not stand then, so nothing was changed."
    screen.see(say.of(f"Round {would_break}", f"Rounds {would_break}", 1, rounds="1"))
    screen.tap(say("With by hand"), "switch")
    screen.tap(say("Save settings"))
    screen.tap(say("Recalculate"))
    screen.see(say("Undo"))
    sheet.agrees()
    assert game_in(sheet.folder)["rules"]["caller"]["win"] == 10


def _finish(sheet: Sheet) -> None:
    """Ended early after asking; an edit afterwards changes the places, too."""
    screen, say = sheet.screen, sheet.say
    sheet.menu("Finish game")
    screen.tap(say("End game"))
    _places(sheet)
    screen.tap(say("Back to the sheet"))
    sheet.agrees()
    sheet.edit(1, {0: 5, 1: 5})
    screen.tap(say("Apply changes"))
    sheet.agrees()
    assert game_in(sheet.folder)["ended_at"]
    sheet.menu("Finish game")
    _places(sheet)


def _places(sheet: Sheet) -> None:
    for one in scored(sheet.document())["ranking"]:
        name, total = sheet.names[one["seat"]], written(one["total"])
        told = "Place {place}: {name}, {total}"
        sheet.screen.see(sheet.say(told, place=one["place"], name=name, total=total))
