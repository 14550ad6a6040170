"""Opening the default browser, without ever waiting for it."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Callable


def open_browser(address: str, failed: Callable[[], None]) -> None:
    """Opens `address` in the default browser from a thread; calls `failed` if there is none."""
    threading.Thread(target=_open, args=(address, failed), daemon=True).start()


def _open(address: str, failed: Callable[[], None]) -> None:
    try:
        opened = (has_screen() or "BROWSER" in os.environ) and webbrowser.open(address)
    except Exception:  # noqa: BLE001 - whatever a browser setting does, the app stays open
        opened = False
    if not opened:
        failed()


def has_screen() -> bool:
    """Whether a window can be shown here.

    Without a screen only a terminal browser would come up, and take the terminal from the app.
    """
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
