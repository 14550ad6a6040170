"""What can befall the games that lie in a browser: no room, a cleared store, another tab."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from storage.in_chromium import SITE, Chromium, InPage, chromium
from storage.samples import Ticking, played

from estimation_mate.domain.timeline import Timeline
from estimation_mate.storage.browser import BrowserStore
from estimation_mate.storage.port import GameNotFound, StaleRevision, StoreFailed

pytestmark = pytest.mark.browser


@pytest.fixture
def database(chromium_page: Chromium, request: pytest.FixtureRequest) -> InPage:
    """A database of this test."""
    return chromium_page.database(request.node.name)


@pytest.fixture
def store(database: InPage) -> BrowserStore:
    """The store over it."""
    return BrowserStore(database, Ticking())


class Room:
    """The quota of the page."""

    def __init__(self, chromium: Chromium) -> None:
        self._chromium, self._browser = chromium, chromium.cdp()

    def has(self, size: int | None) -> None:
        """From now on there is room for so many bytes in all; `None`: as much as ever."""
        quota = {} if size is None else {"quotaSize": size}
        asked = {"origin": SITE} | quota
        self._chromium.run(self._browser.send("Storage.overrideQuotaForOrigin", asked)).result()


@pytest.fixture
def narrow() -> Iterator[Chromium]:
    """A browser of its own, whose quota can be changed."""
    with chromium() as page:
        yield page


async def test_a_full_store_says_so_and_keeps_what_it_has(narrow: Chromium) -> None:
    """Nothing half is kept, and once there is room the same save goes through."""
    room, store = Room(narrow), BrowserStore(narrow.database("full"), Ticking())
    noted = played(2).present.model_copy(update={"note": "n" * 4_000_000})
    long = Timeline(noted)
    room.has(2_000_000)  # before the first use: for half a minute a browser asks no more
    await store.save(played(1), 0)
    with pytest.raises(StoreFailed) as caught:
        await store.save(long, 1)
    assert caught.value.reason == "full"
    assert (await store.load("one")).timeline == played(1)
    room.has(None)
    assert await store.save(long, 1) == 2
    assert (await store.load("one")).timeline == long


async def test_what_was_cleared_is_gone_and_can_be_kept_anew(
    store: BrowserStore, database: InPage
) -> None:
    """As a user does it who clears the data of the site while the app is open."""
    await store.save(played(1), 0)
    clear = """name => new Promise((done) => {
        indexedDB.deleteDatabase(name).onsuccess = done;
    }).then(() => null)"""
    await asyncio.wrap_future(database.evaluate(clear, database.name))
    with pytest.raises(GameNotFound):
        await store.save(played(2), 1)
    assert await store.save(played(2), 0) == 1


@pytest.mark.parametrize(
    ("fault", "reason"),
    [("SecurityError", "no_access"), ("QuotaExceededError", "full"), ("Surprise", "other")],
)
async def test_a_browser_that_refuses_is_told_by_its_reason(
    database: InPage, fault: str, reason: str
) -> None:
    """Where a private window or a setting forbids to keep anything."""
    forbid = """([name, fault]) => {
        const refuse = () => { throw new DOMException("no", fault); };
        const store = window.openStore(name, { open: refuse });
        return store.call("preference", '["x"]');
    }"""
    answer = await asyncio.wrap_future(database.evaluate(forbid, [database.name, fault]))
    assert answer == f'{{"failed":"{reason}"}}'


async def test_of_two_tabs_only_one_save_follows_the_same_state(
    store: BrowserStore, database: InPage
) -> None:
    """However close together they are: the other is told which revision there is now."""
    await store.save(played(1), 0)
    other = BrowserStore(database, Ticking())
    done = await asyncio.gather(
        *(one.save(played(2), 1) for one in (store, other) * 4), return_exceptions=True
    )
    assert sorted(str(one) for one in done if isinstance(one, int)) == ["2"]
    assert sum(isinstance(one, StaleRevision) and one.stored == 2 for one in done) == 7


async def test_another_tab_hears_of_what_was_changed(store: BrowserStore, database: InPage) -> None:
    """Of a save, a deletion and its undoing, but not of a preference."""
    await asyncio.wrap_future(
        database.evaluate("name => { window.told = []; window.overhear(name); }", database.name)
    )
    await store.save(played(1), 0)
    await store.set_preference("language", "ar")
    await store.delete("one")
    await store.restore("one")
    told = await asyncio.wrap_future(
        database.evaluate("() => new Promise((done) => setTimeout(() => done(window.told), 200))")
    )
    assert told == ["one", "one", "one"]


async def test_a_game_deleted_long_ago_is_gone(database: InPage) -> None:
    """For 30 days it can be restored."""
    clock = Ticking()
    store = BrowserStore(database, clock)
    for name in ("one", "two"):
        await store.save(played(1, name), 0)
    await store.delete("one")
    clock.later(20)
    await store.delete("two")
    clock.later(11)
    await store.purge()
    await store.restore("two")
    with pytest.raises(GameNotFound):
        await store.restore("one")
