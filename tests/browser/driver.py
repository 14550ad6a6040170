"""A screen of the app as somebody who listens to it knows it: roles and names.

Flutter paints on a canvas and describes what it painted in a tree of `flt-semantics` elements. The
driver finds controls in that tree by their exact accessible name, and taps them with a real pointer
in their middle. Names are compared without line breaks and without the invisible marks that only
set the writing direction, so an Arabic name is written in a test as it is read.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

SCRIPT = Path(__file__).with_name("driver.js").read_text(encoding="utf-8")

# The web client asks for this one file of a package that the app does not use; the app's
# Content-Security-Policy stops it before it leaves the browser.
_STOPPED = "/rive_native.js"
_LOST_SERVER = ("ERR_CONNECTION_REFUSED", "WebSocket connection to", "ERR_CONNECTION_RESET")


@dataclass(frozen=True)
class Box:
    """A rectangle in CSS pixels, measured from the window's top left corner."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Control:
    """One named element of the tree.

    `role` is its ARIA role, or "text" where it has none. `tabindex` is None for what the keyboard
    cannot reach, and `tappable` tells whether Flutter listens to a tap on it.
    """

    role: str
    name: str
    box: Box
    tabindex: int | None
    tappable: bool
    disabled: bool
    checked: bool | None


class Screen:
    """One tab on the app.

    Every wait ends as soon as it can and fails after `patience` seconds (10, unless given)
    with what was there instead. `errors` holds what the console complained of, `foreign` the requests to other hosts.
    """

    def __init__(self, context: BrowserContext, *, patience: float = 10) -> None:
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self._patience = patience
        self._own = ""
        self._may_lose_server = False
        self._touch = False
        self.page.add_init_script(SCRIPT)
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self._complain(str(error)))
        self.page.on("request", self._on_request)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and _STOPPED not in message.text:
            self._complain(f"{message.text} {message.location.get('url', '')}".strip())

    def _complain(self, text: str) -> None:
        lost = text == "Exception" or any(words in text for words in _LOST_SERVER)
        if not (lost and self._may_lose_server):
            self.errors.append(text)

    def _on_request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("data", "blob") or parts.netloc == self._own:
            return
        if not parts.path.endswith(_STOPPED):
            self.foreign.append(request.url)

    def forgive_lost_server(self) -> None:
        """Let the browser complain that its server is gone: call it before stopping one."""
        self._may_lose_server = True

    def beside(self) -> Screen:
        """A second tab of the same browser; it complains into the same lists."""
        other = Screen(self.page.context, patience=self._patience)
        other.errors, other.foreign = self.errors, self.foreign
        return other

    def open(self, url: str) -> None:
        """Open the app and wait until its first screen can be heard."""
        self._own = urlsplit(url).netloc
        self.page.goto(url, wait_until="commit")
        self._listen()

    def reload(self) -> None:
        """Reload the tab and wait until its screen can be heard again."""
        self.page.reload(wait_until="commit")
        self._listen()

    def await_reload(self) -> None:
        """Wait until the tab that reloads itself, maybe twice, can be heard again."""
        self.page.wait_for_timeout(1000)
        self._listen()

    def _listen(self) -> None:
        self.page.wait_for_selector("#loading", state="detached", timeout=30_000)
        self._touch = self._ask("listen")

    def _ask(self, action: str, *words: Any, patience: float | None = None) -> Any:
        milliseconds = (self._patience if patience is None else patience) * 1000
        answer = self.page.evaluate(
            "([action, words, limit]) => window.screenDriver.ask(action, words, limit)",
            [action, list(words), milliseconds],
        )
        if "problem" in answer:
            raise AssertionError(answer["problem"])
        return answer["value"]

    def tap(
        self,
        name: str,
        role: str = "button",
        *,
        answered: bool = True,
        patience: float | None = None,
    ) -> None:
        """Tap the one enabled control of that role and name, in its middle.

        Waits for it to be there and to stand still, scrolls to it when it is out of sight and,
        unless `answered` is False, goes on when the app has answered and painted.
        """
        self._point(role, name, patience)
        if answered:
            self._ask("answered")

    def _point(self, role: str, name: str, patience: float | None = None) -> None:
        x, y = self._ask("spot", role, name, patience=patience)
        if self._touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, name: str | None, key: str, role: str = "button") -> None:
        """Give that control the keyboard's focus (None: leave it where it is) and press `key`."""
        if name is not None:
            self._ask("focus", role, name)
        self.page.keyboard.press(key)
        self._ask("answered")

    def focused(self, name: str, role: str = "button") -> None:
        """Wait until that control has the keyboard's focus by itself."""
        self._ask("focused", role, name)

    def fill(self, label: str, text: str) -> None:
        """Write `text` into the text field of that label, in place of what stood there."""
        self._point("textbox", label)
        self._ask("editing")
        field = self.page.evaluate_handle("() => window.screenDriver.found").as_element()
        assert field is not None, label
        # A field that has just got the focus may still be given its old text by the app.
        for _ in range(10):
            field.fill(text)
            if self._ask("written", text):
                return
        raise AssertionError(f"The field “{label}” did not keep “{text}”")

    def see(self, name: str, role: str | None = None, *, patience: float | None = None) -> None:
        """Wait until something of that exact name (and role) is on the screen."""
        self._ask("see", role, name, patience=patience)

    def gone(self, name: str, role: str | None = None, *, patience: float | None = None) -> None:
        """Wait until nothing of that exact name (and role) is on the screen."""
        self._ask("gone", role, name, patience=patience)

    def box(self, name: str, role: str | None = None) -> Box:
        """Where the one control or text of that name is."""
        return Box(*self._ask("box", role, name))

    def controls(self) -> list[Control]:
        """Everything that has a name, in reading order."""
        return [Control(**{**found, "box": Box(*found["box"])}) for found in self._ask("controls")]

    def names(self, role: str) -> list[str]:
        """The names of everything of that role, in reading order."""
        return [control.name for control in self.controls() if control.role == role]

    def texts(self) -> list[str]:
        """Every name on the screen, in reading order."""
        return [control.name for control in self.controls()]

    def shot(self, path: Path | str) -> None:
        """Save a picture of the screen."""
        self.page.screenshot(path=path)
