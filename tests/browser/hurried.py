"""Fingers that do not wait for the screen."""

from __future__ import annotations

import time
from collections.abc import Sequence

from browser.driver import Screen


def tap_in_a_row(screen: Screen, names: Sequence[str], apart: float) -> None:
    """Taps so many seconds apart where these buttons are now, whatever is under the finger then."""
    boxes = {name: screen.box(name, "button") for name in names}
    due = time.monotonic()
    for name in names:
        screen.page.wait_for_timeout(1000 * max(0.0, due - time.monotonic()))
        due = time.monotonic() + apart
        box = boxes[name]
        screen.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
