"""The time that the stores stamp; the domain knows none."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

Clock = Callable[[], str]
"""Gives the present as ISO 8601 text in UTC, always of one form, so that text sorts by time."""


def utc_now() -> str:
    """The present in UTC, to the microsecond."""
    return _stamp(datetime.now(UTC))


def days_before(now: str, days: int) -> str:
    """The stamp of so many days before another stamp."""
    return _stamp(datetime.fromisoformat(now) - timedelta(days=days))


def _stamp(time: datetime) -> str:
    return time.isoformat(timespec="microseconds")
