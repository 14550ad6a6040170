"""A tab of the app without a browser: a real Flet session whose other end is played here.

All that touches Flet's inside lies in this file. Controls are found as a screen reader finds them:
by role and name, which `heard` reads off the tree of controls that the session holds.
"""

from __future__ import annotations

import asyncio
import dataclasses
import weakref
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import flet as ft
import msgpack  # type: ignore[import-untyped]
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from estimation_mate.ui.main import Main

_PACK = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]
_UNSEEN = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))
"""Marks that set the direction of a part of a line; nobody hears them."""


@dataclasses.dataclass(frozen=True)
class Heard:
    """One thing that a screen reader finds; `on` of a switch or radio, `value` of a text box."""

    role: str
    name: str
    target: BaseControl
    enabled: bool = True
    on: bool | None = None
    value: str | None = None


class Wire(Connection):
    """The connection to a browser that does at once what it is asked, and packs what it is sent.

    `wakes` holds what it was asked about its wake lock, which it refuses unless it is `sleepless`;
    `copied` and `saved` what it was given for the clipboard and as files. A file that is asked for
    is one of `chosen`; `refuses` names calls that it fails.
    """

    def __init__(self, clipboard: str | None, language: str) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = PubSubHub(self.loop)
        self.page_url = "http://127.0.0.1:8550"
        self.clipboard, self.language = clipboard, language
        self.session: Callable[[], Session | None] = lambda: None
        self.sizes: list[int] = []
        self.wakes: list[str] = []
        self.copied: list[str] = []
        self.saved: list[tuple[str, bytes]] = []
        self.chosen: list[tuple[str, bytes]] = []
        self.refuses: set[str] = set()
        self.sleepless = True

    def send_message(self, message: Message) -> None:
        """Packs the message as the real connection does, and answers a call."""
        self.sizes.append(len(msgpack.packb([message.action, message.body], default=_PACK)))
        if message.action == MessageAction.INVOKE_METHOD:
            self.loop.call_soon(self._answer, message.body)

    def _answer(self, call: Any) -> None:
        session = self.session()
        if session is None:
            return
        result: Any = None
        error = None
        if call.name == "push_route":
            _arrive(session, call.args["route"])
        elif call.name == "get_device_info":
            result = {"browser_name": "chrome", "locales": [], "language": self.language}
        elif call.name == "get":
            result, error = self.clipboard, "not allowed" if self.clipboard is None else None
        elif call.name in self.refuses:
            error = "not allowed"
        elif call.name == "set":
            self.copied.append(call.args["data"])
        elif call.name == "save_file":
            self.saved.append((call.args["file_name"], call.args["src_bytes"]))
        elif call.name == "pick_files":
            result = [
                {"id": number, "name": name, "size": len(content), "bytes": content}
                for number, (name, content) in enumerate(self.chosen)
            ]
        elif call.name in ("enable", "disable"):
            self.wakes.append(call.name)
            error = None if self.sleepless else "NotAllowedError"
        session.handle_invoke_method_results(call.control_id, call.call_id, result, error)


def _arrive(session: Session, route: str) -> None:
    """What the browser sends when its address has changed."""
    session.apply_page_patch({"route": route})
    _start(session.dispatch_event(session.page._i, "route_change", {"route": route}))  # noqa: SLF001


_RUNNING: set[asyncio.Task[None]] = set()


def _start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Each message of a browser is worked on in a task of its own."""
    task = asyncio.get_running_loop().create_task(work)
    _RUNNING.add(task)
    task.add_done_callback(_RUNNING.discard)
    return task


class Tab:
    """One tab: its screen is looked at and touched by role and name.

    `faults` takes up the faults that come up in handlers, effects and tasks of all tabs.
    """

    def __init__(
        self, faults: list[str], *, clipboard: str | None = None, language: str = "en-GB"
    ) -> None:
        self.wire = Wire(clipboard, language)
        self.session = Session(self.wire)
        self.wire.session = weakref.ref(self.session)
        self.page = self.session.page
        self.faults = faults
        _note_faults(self.wire.loop, faults)

    async def open(
        self, main: Main, path: str = "/", width: float = 360, height: float = 640
    ) -> None:
        """Comes to the app at an address."""
        self.session.apply_page_patch(
            {"route": path, "width": width, "height": height, "web": True}
        )
        patch = self.session.get_page_patch()  # type: ignore[no-untyped-call]
        body = RegisterClientResponseBody(session_id=self.session.id, page_patch=patch, error="")
        self.wire.send_message(Message(MessageAction.REGISTER_CLIENT, body))
        await self._do(self._entered(main))
        calm = self.session.error

        def noted(message: str) -> None:
            self.faults.append(message)
            calm(message)

        self.session.error = noted  # type: ignore[method-assign]

    async def _entered(self, main: Main) -> None:
        _context_page.set(self.page)
        await main(self.page)

    async def go(self, path: str) -> None:
        """Another address is typed, or Back is pressed."""
        _arrive(self.session, path)
        await self.settle()

    async def lose(self) -> None:
        """The tab is closed, or its phone falls asleep."""
        await self._do(self.session.disconnect(3600))

    async def come_back(self) -> None:
        """The tab is there again."""
        await self._do(self.session.connect(self.wire))

    @property
    def path(self) -> str:
        """The address in the browser's bar."""
        return str(self.page.route)

    def heard(self, role: str | None = None) -> list[Heard]:
        """All that can be found on the screen, or all of one role, in reading order."""
        return [one for one in _heard(self.page.views, None) if role in (None, one.role)]

    def names(self, role: str) -> list[str]:
        """The names of all things of a role, in reading order."""
        return [one.name for one in self.heard(role)]

    def seen(self) -> list[str]:
        """All texts that are painted, also those that are read out under another name."""
        return [plain(one.value) for one in self.painted()]

    def painted(self) -> list[ft.Text]:
        """The texts as they are painted, with the marks that set their direction."""
        return [one for one in _all(self.page.views) if isinstance(one, ft.Text)]

    def find(self, name: str, role: str | None = None) -> Heard:
        """The one thing of this name."""
        found = [one for one in self.heard(role) if one.name == name]
        assert len(found) == 1, f"{len(found)} of {name!r} among {[o.name for o in self.heard()]}"
        return found[0]

    async def tap(self, name: str, role: str = "button") -> None:
        """Taps what has this name; it has to be there, alone and enabled."""
        found = self.find(name, role)
        assert found.enabled, f"{name!r} is disabled"
        await self.send(found.target, "click")

    async def tap_twice(self, name: str) -> None:
        """Two taps that come before the screen has changed."""
        target = self.find(name, "button").target
        for _ in range(2):
            _start(self.session.dispatch_event(target._i, "click", None))  # noqa: SLF001
        await self.settle()

    async def fill(self, name: str, text: str) -> None:
        """Types into the text box of this name."""
        box = self.find(name, "textbox").target
        self.session.apply_patch(box._i, {"value": text})  # noqa: SLF001
        await self.send(box, "change", text)

    async def press(self, *keys: str) -> None:
        """Presses keys one after another while the line has the focus."""
        for key in keys:
            await self._key("key_down", key)
            await self._key("key_up", key)

    async def hold(self, held: str, key: str) -> None:
        """Presses a key while another is held."""
        await self._key("key_down", held)
        await self.press(key)
        await self._key("key_up", held)

    async def _key(self, event: str, key: str) -> None:
        """A key comes to the innermost listener first and then to those around it."""
        found = [one for one in _all(self.page.views) if isinstance(one, ft.KeyboardListener)]
        assert found, "nothing listens to keys"
        for listener in found[::-1]:
            await self.send(listener, event, {"key": key})

    async def send(self, target: BaseControl, event: str, sent: Any = None) -> None:
        """An event of a control, as the browser sends it."""
        await self._do(self.session.dispatch_event(target._i, event, sent))  # noqa: SLF001

    def turned(self) -> bool:
        """Whether what is on the screen is turned by a quarter."""
        return any(
            isinstance(one, ft.RotatedBox) and one.quarter_turns for one in _all(self.page.views)
        )

    def abreast(self, name: str) -> int:
        """How many things that are heard stand in the innermost row of the one of this name."""
        rows = [one for one in _all(self.page.views) if isinstance(one, ft.Row)]
        heard = [[one.name for one in _heard(row.controls, None)] for row in rows]
        return min(len(names) for names in heard if name in names and len(names) > 1)

    async def measure(self, width: float) -> None:
        """The unseen line that measures the letters is laid out this wide."""
        probes = [
            one
            for one in _all(self.page.views)
            if isinstance(one, ft.Container) and one.opacity == 0 and one.on_size_change
        ]
        await self.send(probes[-1], "size_change", {"w": width, "h": 14})

    def told(self) -> list[str]:
        """What was said in passing, the latest last."""
        bars = [one for one in _all(self.page._dialogs) if isinstance(one, ft.SnackBar)]  # noqa: SLF001
        return [plain(bar.content.value) for bar in bars if isinstance(bar.content, ft.Text)]

    async def take_back(self) -> None:
        """Presses the button of what was said last."""
        actions = [one for one in _all(self.page._dialogs) if isinstance(one, ft.SnackBarAction)]  # noqa: SLF001
        await self.send(actions[-1], "click")

    async def _do(self, work: Coroutine[Any, Any, None]) -> None:
        await _start(work)
        await self.settle()

    async def settle(self) -> None:
        """Waits until all that was set off is done."""
        quiet = 0
        while quiet < 4:  # a call over the wire comes back after three turns
            waiting = asyncio.all_tasks() - {asyncio.current_task()}
            quiet = quiet + 1 if all("scheduler" in str(one.get_coro()) for one in waiting) else 0
            await asyncio.sleep(0)


def _note_faults(loop: asyncio.AbstractEventLoop, faults: list[str]) -> None:
    """Notes the fault of every task, also of those that nobody waits for."""

    def note(task: asyncio.Task[Any]) -> None:
        if not task.cancelled() and task.exception() is not None:
            faults.append(repr(task.exception()))

    def noted(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
        task.add_done_callback(note)
        return task

    loop.set_task_factory(noted)


def _all(value: object) -> Iterator[BaseControl]:
    """Every control in a tree of controls."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from _all(one)
    elif isinstance(value, BaseControl):
        yield value
        for part in _parts(value):
            yield from _all(part)


def _parts(control: BaseControl) -> Iterator[object]:
    for field in dataclasses.fields(control):
        if not field.metadata.get("skip") and field.name != "_parent":
            yield getattr(control, field.name, None)


def _heard(value: object, chosen: str | None) -> Iterator[Heard]:
    """What a reader finds; `chosen` is the value of the group of radios around it."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from _heard(one, chosen)
    elif isinstance(value, ft.MergeSemantics | ft.TextButton):
        yield _button(value) if isinstance(value, ft.TextButton) else _merged(value, chosen)
    elif isinstance(value, ft.Semantics) and value.exclude_semantics:
        if value.label:
            yield Heard("heading" if value.heading_level else "text", plain(value.label), value)
    elif isinstance(value, ft.Text):
        yield Heard("text", plain(value.value), value)
    elif isinstance(value, ft.TextField):
        yield Heard("textbox", plain(str(value.label)), value, value=value.value)
    elif isinstance(value, BaseControl):
        inside = value.value if isinstance(value, ft.RadioGroup) else chosen
        for part in _parts(value):
            yield from _heard(part, inside)


def _button(target: ft.TextButton) -> Heard:
    """A button that bears its name on its text."""
    text = target.content
    assert isinstance(text, ft.Text), "another content wants its name in a MergeSemantics"
    enabled = target.on_click is not None and not target.disabled
    return Heard("button", plain(str(text.semantics_label or text.value)), target, enabled)


def _merged(node: ft.MergeSemantics, chosen: str | None) -> Heard:
    """The one node that becomes of all that stands in it."""
    inside = list(_all(node.content))
    described = [one for one in inside if isinstance(one, ft.Semantics)]
    name = " ".join(str(one.label) for one in described if one.label)
    box = next((one for one in inside if isinstance(one, ft.TextField)), None)
    if box is not None:
        return Heard("textbox", plain(name), box, value=box.value)
    target = next(one for one in inside if isinstance(one, ft.TextButton | ft.Container))
    enabled = getattr(target, "on_click", None) is not None and not target.disabled
    radio = next((one for one in inside if isinstance(one, ft.Radio)), None)
    if radio is not None:
        return Heard("radio", plain(name), target, enabled, on=radio.value == chosen)
    toggled = next((one.toggled for one in described if one.toggled is not None), None)
    if toggled is not None:
        return Heard("switch", plain(name), target, enabled, on=toggled)
    button = isinstance(target, ft.TextButton) or any(one.button for one in described)
    return Heard("button" if button else "text", plain(name), target, enabled)


def plain(text: str) -> str:
    """The text without the marks that nobody hears."""
    return text.translate(_UNSEEN)
