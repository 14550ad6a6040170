"""The database of a real browser, spoken to from here as Python speaks to it inside a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

from browser.conftest import ARGUMENTS, chromium_path
from playwright.async_api import CDPSession, Page, async_playwright

from estimation_mate import offline

SITE = "http://localhost"
STORE = Path(offline.__file__).parent / "parts" / "store.js"
PAGE = """<script type="module">
import { openStore } from "./store.js";
const stores = {};
window.openStore = openStore;
window.told = [];
window.call = (name, ...asked) => (stores[name] ??= openStore(name)).call(...asked);
window.overhear = (name) => openStore(name).watch((id) => window.told.push(id));
window.ready = true;
</script>"""
PLANT = """([name, id, document, timeline, when]) => new Promise((done, failed) => {
  const opened = indexedDB.open(name);
  opened.onsuccess = () => {
    const change = opened.result.transaction(["games", "timelines"], "readwrite");
    change.objectStore("games").put({ id, document, revision: 1, listed: [when, id] });
    change.objectStore("timelines").put({ id, timeline });
    change.oncomplete = () => { opened.result.close(); done(); };
    change.onerror = () => failed(change.error);
  };
})"""


class Chromium:
    """A page with `store.js`; it lives in a loop and a thread of its own."""

    def __init__(self, page: Page, loop: asyncio.AbstractEventLoop) -> None:
        self.page, self._loop = page, loop

    def run(self, work: Coroutine[Any, Any, Any]) -> Future[Any]:
        """Does something in the loop of the page."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def database(self, name: str) -> InPage:
        """The database of this name."""
        return InPage(self, name)

    def cdp(self) -> CDPSession:
        """The way to what only the browser itself can do."""
        session: CDPSession = self.run(self.page.context.new_cdp_session(self.page)).result()
        return session


class InPage:
    """A `storage.browser.Database` in that page."""

    def __init__(self, chromium: Chromium, name: str) -> None:
        self.chromium, self.name = chromium, name

    async def call(self, what: str, given: str) -> str:
        """What `store.js` answers."""
        asked = self.evaluate("asked => window.call(...asked)", [self.name, what, given])
        return str(await asyncio.wrap_future(asked))

    def evaluate(self, script: str, given: object = None) -> Future[Any]:
        """What a script in the page gives."""
        return self.chromium.run(self.chromium.page.evaluate(script, given))

    def plant(self, game_id: str, document: str, timeline: str, when: str) -> None:
        """Puts a row into the database past the store, which has made it by then."""
        self.evaluate("asked => window.call(...asked)", [self.name, "preference", '[""]']).result()
        self.evaluate(PLANT, [self.name, game_id, document, timeline, when]).result()


@contextmanager
def chromium() -> Iterator[Chromium]:
    """Starts the browser and opens the page."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    opened = _Opened()
    try:
        page = asyncio.run_coroutine_threadsafe(opened.page(), loop).result(60)
        yield Chromium(page, loop)
    finally:
        asyncio.run_coroutine_threadsafe(opened.close(), loop).result(60)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class _Opened:
    def __init__(self) -> None:
        self._playwright = async_playwright()

    async def page(self) -> Page:
        playwright = await self._playwright.start()
        self._browser = await playwright.chromium.launch(
            executable_path=chromium_path(), args=list(ARGUMENTS)
        )
        page = await self._browser.new_page()
        script = {"body": STORE.read_text(encoding="utf-8"), "content_type": "text/javascript"}
        await page.route(
            f"{SITE}/", lambda route: route.fulfill(body=PAGE, content_type="text/html")
        )
        await page.route(f"{SITE}/store.js", lambda route: route.fulfill(**script))
        await page.goto(f"{SITE}/")
        await page.wait_for_function("window.ready")
        return page

    async def close(self) -> None:
        await self._browser.close()
        await self._playwright.__aexit__()
