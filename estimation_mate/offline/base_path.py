"""Where on its host a static app lies."""

from __future__ import annotations

import re

_PART = re.compile(r"[A-Za-z0-9._~-]+")


class WrongPath(ValueError):
    """This is no path on a host; the text says what one looks like."""


def base_path(text: str) -> str:
    """`/` or `/estimation/`, with a stroke at both ends; raises `WrongPath`."""
    parts = [part for part in text.split("/") if part]
    if any(not _PART.fullmatch(part) or set(part) == {"."} for part in parts):
        raise WrongPath(f"“{text}” is no path on a host: write it like /estimation/.")
    return "/".join(["", *parts, ""])
