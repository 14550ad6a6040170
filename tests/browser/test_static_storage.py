"""What the static app does where its browser keeps nothing, has no room, or is cleared."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from browser.conftest import Phone
from browser.driver import Screen
from browser.shelf import scored
from browser.static import BASE, SLOW, Host, arrive
from browser.table import NAMES, Round, Table, start_game, written
from browser.test_english_game import PLAYED, play_the_last_five

from estimation_mate.offline.version import write_service_worker

X = Round((5, 3, 2, 2), (5, 3, 2, 3))
DATABASE = f"estimation-mate {BASE}"
STORED = """(name) => new Promise((done) => {
  const opened = indexedDB.open(name);
  opened.onsuccess = () => {
    const asked = opened.result.transaction("games").objectStore("games").getAll();
    asked.onsuccess = () => { opened.result.close(); done(asked.result); };
  };
})"""
CLEAR = """(name) => new Promise((done) => {
  indexedDB.deleteDatabase(name).onsuccess = () => done(null);
})"""


def stored(screen: Screen) -> list[dict[str, Any]]:
    """The games as they lie in the browser."""
    rows = screen.page.evaluate(STORED, DATABASE)
    return [json.loads(row["document"]) for row in rows]


def room(screen: Screen, host: Host, size: int | None) -> None:
    """What the browser lets the app on the screen keep in all; `None`: as much as ever."""
    quota = {} if size is None else {"quotaSize": size}
    browser = screen.page.context.new_cdp_session(screen.page)
    browser.send("Storage.overrideQuotaForOrigin", {"origin": host.address} | quota)


def test_eighteen_rounds(host: Host, phone: Phone) -> None:
    """Dash, Risk, Double, Sa'aydeh and a high call; the places are `score`'s of the stored game."""
    screen = phone(360, 640)
    arrive(screen, host.address + BASE)
    table = start_game(screen, NAMES, dealer=3)
    for played in PLAYED:
        table.play(played)
    play_the_last_five(table)
    screen.see("All rounds played")
    screen.tap("Finish game")
    screen.see("Result", "heading")
    (game,) = stored(screen)
    for one in scored(json.dumps(game))["ranking"]:
        name, total = NAMES[one["seat"]], written(one["total"])
        screen.see(f"Place {one['place']}: {name}, {total}")


def test_a_store_without_room_says_so_until_there_is_some(host: Host, phone: Phone) -> None:
    """Play goes on, nothing is shown as saved that is not, and the next tap saves all of it."""
    screen = phone(360, 640)
    arrive(screen, host.address + BASE)
    table = start_game(screen, NAMES)
    room(screen, host, 1)
    rounds = 0
    while "Saved" in screen.texts() and rounds < 15:
        screen.page.wait_for_timeout(3000)  # a browser looks for room every half minute
        table.play(X)
        rounds += 1
        table.see_round(rounds + 1)
    assert any(text.startswith("Not saved") for text in screen.texts())
    assert "Saved" not in screen.texts()
    room(screen, host, None)
    table.play(X)
    screen.see("Saved")
    (game,) = stored(screen)
    assert len(game["rounds"]) == rounds + 1


def test_a_browser_that_keeps_nothing(host: Host, phone: Phone, tmp_path: Path) -> None:
    """It is told before a game and during it, and the game can be played all the same."""
    site = tmp_path / "host-site" / BASE.strip("/")
    script = site / "store.js"
    refused = 'throw new DOMException("as in some private windows", "SecurityError");'
    text = script.read_text(encoding="utf-8")
    script.write_text(
        text.replace("const request = factory.open", f"{refused}\n    const request = factory.open")
    )
    write_service_worker(site)
    screen = phone(360, 640)
    arrive(screen, host.address + BASE)
    told = "This browser keeps nothing of this page, so games last only until the tab is closed."
    assert any(text.startswith(told) for text in screen.texts())
    table = start_game(screen, NAMES)
    table.play(X)
    table.see_standings((25, 1), (13, 2), (12, 3), (-11, 4))
    assert "Saved" not in screen.texts()


def test_data_cleared_during_a_game_is_kept_again_at_the_next_tap(host: Host, phone: Phone) -> None:
    """The game on the screen is the whole game, and a reload finds it."""
    screen = phone(360, 640)
    arrive(screen, host.address + BASE)
    table = start_game(screen, NAMES)
    table.play(X)
    table.see_round(2)
    screen.page.evaluate(CLEAR, DATABASE)
    table.bid(table.asked(), 4)
    screen.see("Bid of Dina: 4", "button")
    screen.reload()
    screen.see("Bid of Dina: 4", "button", patience=SLOW)
    Table(screen).see_standings((25, 1), (13, 2), (12, 3), (-11, 4))
