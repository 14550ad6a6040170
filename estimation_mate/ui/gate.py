"""Keeps a second tap of a hurried finger from pressing what has just come under it."""

import time
from collections.abc import Callable

from estimation_mate.ui.session import Act

SETTLED = 0.6
"""Seconds for which a new screen takes no answer that cannot be taken back on it."""


class Gate:
    """Opens once, when the screen has stood for `settled` seconds."""

    def __init__(
        self, settled: float = SETTLED, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._settled, self._clock = settled, clock
        self._since = clock()
        self._used = False

    def opens(self) -> bool:
        """Whether this tap counts; every tap after the first that did does not."""
        counts = not self._used and self._clock() - self._since >= self._settled
        self._used = self._used or counts
        return counts

    def once(self, act: Act) -> Act:
        """The act for the tap that counts; where it fails, another tap counts again."""

        async def run() -> None:
            if not self.opens():
                return
            try:
                await act()
            except BaseException:
                self._used = False
                raise

        return run
