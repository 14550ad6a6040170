"""The static app comes back: from another page, from the background, to data of other versions."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.conftest import ARGUMENTS, Phone, chromium_path
from browser.driver import Screen
from browser.static import BASE, SLOW, Host, arrive, await_offline
from browser.table import NAMES, Round, Table, start_game
from browser.test_static_storage import DATABASE, STORED
from playwright.sync_api import Browser

from estimation_mate.offline.client import APP, lay_out
from estimation_mate.offline.version import write_service_worker

X = Round((5, 3, 2, 2), (5, 3, 2, 3))
AFTER_X = ((25, 1), (13, 2), (12, 3), (-11, 4))

# The browser of a phone takes a worker away without a word; the page comes to the front later.
KEPT_IN_HAND = """(() => {
  const Real = Worker;
  window.Worker = class extends Real {
    constructor(...given) { super(...given); window.inHand = this; }
  };
})()"""
TAKEN_AWAY = "() => { window.inHand.terminate(); window.inHand = null; window.stillThere = true; }"
TO_THE_FRONT = "() => { document.dispatchEvent(new Event('visibilitychange')); }"

KEEP = """([name, version, games, timelines]) => new Promise((done, failed) => {
  const opening = indexedDB.open(name, version);
  opening.onerror = () => failed(opening.error);
  opening.onupgradeneeded = () => {
    if (opening.result.objectStoreNames.length) return;
    const games = opening.result.createObjectStore("games", { keyPath: "id" });
    games.createIndex("newest", "listed");
    games.createIndex("deleted", "deleted");
    opening.result.createObjectStore("timelines", { keyPath: "id" });
    opening.result.createObjectStore("preferences");
  };
  opening.onsuccess = () => {
    const change = opening.result.transaction(["games", "timelines"], "readwrite");
    games.forEach((game) => change.objectStore("games").put(game));
    timelines.forEach((timeline) => change.objectStore("timelines").put(timeline));
    change.oncomplete = () => { opening.result.close(); done(null); };
  };
})"""

# As the first version that was published keeps a game: this text is not to be changed.
OLD_GAME = """{"format": "estimation-mate/game", "version": 1, "id": "old", "rules": {"kind":
 "classic", "regular": {"win": 10, "lose": 0}, "caller": {"win": 10, "lose": -10}},
 "players": ["Amr", "Bassem", "Dina", "Essam"], "first_dealer": 0,
 "created_at": "2026-11-01T20:00:00+02:00", "updated_at": "2026-11-01T21:00:00+02:00",
 "rounds": [{"bids": [5, 3, 2, 2], "tricks": [5, 3, 2, 3]}],
 "draft": {"active": 2, "phase": "bids"}}"""
NEWER_GAME = """{"format": "estimation-mate/game", "version": 9, "id": "newer", "rules": "desert",
 "players": ["Hoda", "Karim", "Laila", "Mona"], "rounds": []}"""


@pytest.fixture
def remembering(browser: Browser) -> Iterator[Screen]:
    """A browser that keeps a page as it is while another one is open."""
    kept = browser.browser_type.launch(
        executable_path=chromium_path(),
        args=list(ARGUMENTS),
        ignore_default_args=["--disable-back-forward-cache"],
    )
    screen = Screen(kept.new_context(viewport={"width": 360, "height": 640}))
    yield screen
    kept.close()


def test_a_page_left_and_come_back_to_plays_on(host: Host, remembering: Screen) -> None:
    """By the browser's own Back, from its memory: the round as it was typed, and the next tap."""
    screen = remembering
    arrive(screen, host.address + BASE)
    table = _typed_four(screen)
    screen.page.evaluate(
        "() => addEventListener('pageshow', (e) => { window.back = e.persisted; })"
    )
    screen.page.goto(f"{host.address}{BASE}estimation-mate.txt")
    screen.page.go_back(wait_until="commit")
    screen.page.wait_for_timeout(500)
    screen.see("Bid of Dina: 4", "button", patience=SLOW)
    assert screen.page.evaluate("() => window.back") is True
    table.bid(table.asked(), 3)
    screen.see("Bid of Essam: 3", "button")
    assert (screen.errors, screen.foreign) == ([], [])


def test_a_worker_that_the_system_ended_is_begun_anew(host: Host, phone: Phone) -> None:
    """The page comes to the front, finds nobody at home, and is there again with the draft."""
    screen = phone(360, 640)
    screen.page.add_init_script(KEPT_IN_HAND)
    arrive(screen, host.address + BASE)
    table = _typed_four(screen)
    screen.page.evaluate(TAKEN_AWAY)
    screen.page.evaluate(TO_THE_FRONT)
    screen.page.wait_for_function("() => !window.stillThere", timeout=SLOW * 1000)
    screen.await_reload()
    screen.see("Bid of Dina: 4", "button", patience=SLOW)
    table.see_standings(*AFTER_X)
    table.bid(table.asked(), 3)
    screen.see("Bid of Essam: 3", "button")


def test_a_worker_that_is_there_is_left_alone(host: Host, phone: Phone) -> None:
    """Coming to the front reloads nothing."""
    screen = phone(360, 640)
    arrive(screen, host.address + BASE)
    screen.page.evaluate("() => { window.stillThere = true; }")
    screen.page.evaluate(TO_THE_FRONT)
    screen.page.wait_for_timeout(8000)
    assert screen.page.evaluate("() => window.stillThere") is True


def _typed_four(screen: Screen) -> Table:
    """A table in round 2, with the first bid typed and kept."""
    table = start_game(screen, NAMES)
    table.play(X)
    table.bid(table.asked(), 4)
    screen.see("Bid of Dina: 4", "button")
    screen.see("Saved")
    return table


def test_what_an_old_version_kept_opens_and_what_a_newer_kept_stays(
    host: Host, phone: Phone
) -> None:
    """The old game plays on; the newer one is named, with its reason, and keeps every letter."""
    screen = phone(360, 640)
    _keep(screen, host, 1, ("old", OLD_GAME, "2026-11-01"), ("newer", NEWER_GAME, "2026-11-02"))
    arrive(screen, host.address + BASE)
    assert any("newer Estimation Mate" in text for text in screen.texts())
    screen.tap("Continue game")
    table = Table(screen)
    table.see_standings(*AFTER_X)
    table.play(X)
    table.see_standings((50, 1), (26, 2), (24, 3), (-22, 4))
    assert _documents(screen)["newer"] == NEWER_GAME


def test_a_database_of_a_newer_version_is_left_as_it_is(host: Host, phone: Phone) -> None:
    """It is said why its games are not there and what to do; the table can play meanwhile."""
    screen = phone(360, 640)
    _keep(screen, host, 2, ("old", OLD_GAME, "2026-11-01"))
    arrive(screen, host.address + BASE)
    told = "A newer Estimation Mate kept the games of this browser."
    assert any(text.startswith(told) for text in screen.texts())
    table = start_game(screen, NAMES)
    table.play(X)
    table.see_standings(*AFTER_X)
    assert "Saved" not in screen.texts()
    assert _documents(screen) == {"old": OLD_GAME}


def _keep(screen: Screen, host: Host, version: int, *games: tuple[str, str, str]) -> None:
    """What was kept in a version of the database, before the app comes to it."""
    before = screen.page.context.new_page()
    before.goto(f"{host.address}{BASE}estimation-mate.txt")
    rows = [
        {"id": name, "revision": 1, "document": document, "listed": [when, name]}
        for name, document, when in games
    ]
    timelines = [{"id": name, "timeline": ""} for name, _, _ in games]
    before.evaluate(KEEP, [DATABASE, version, rows, timelines])
    before.close()


def _documents(screen: Screen) -> dict[str, str]:
    rows: list[dict[str, Any]] = screen.page.evaluate(STORED, DATABASE)
    return {row["id"]: row["document"] for row in rows}


def test_two_copies_on_one_host_have_games_of_their_own(
    built: Path, phone: Phone, tmp_path: Path
) -> None:
    """What is played at one path is not listed at the other, online and without a network."""
    for name in ("a", "b"):
        _copied(built, tmp_path / "site" / name)
    host = Host(tmp_path / "site")
    try:
        screen = phone(360, 640)
        arrive(screen, f"{host.address}/a/")
        start_game(screen, NAMES).play(X)
        await_offline(screen)
        other = screen.beside()
        arrive(other, f"{host.address}/b/")
        await_offline(other)
        screen.page.context.set_offline(True)
        for one, expected in ((screen, True), (other, False)):
            one.page.goto(one.page.url.partition("#")[0], wait_until="commit")
            one.await_reload()
            one.see("New game", "button", patience=SLOW)
            assert ("Continue game" in one.names("button")) is expected
    finally:
        host.stop()


def _copied(built: Path, out: Path) -> None:
    """The build for another path: the page knows where it lies, the app's Python does not."""
    lay_out(out, f"/{out.name}/")
    shutil.copy(built / APP, out / APP)
    write_service_worker(out)
