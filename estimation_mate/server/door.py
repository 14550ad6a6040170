"""Who may speak to the running app, by the `Host` and `Origin` of what is asked.

Without this check any web page that is open in the same browser could drive the app on 127.0.0.1:
a page may open a WebSocket to every address, and by DNS rebinding it may even read answers.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

_HOST_FORM = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?")


@dataclass(frozen=True)
class Door:
    """The addresses under which the app may be asked for.

    `names` are lower-case host names and addresses, IPv6 without brackets. `any_address` admits
    every IP address as well: an address, unlike a name, cannot be rebound by a foreign web site.
    `natives` admits a WebSocket without an `Origin`, as Flet's own window opens it; a browser
    always sends one.
    """

    names: frozenset[str]
    any_address: bool = False
    natives: bool = False

    def admits_host(self, host: str) -> bool:
        """Whether `host`, the value of a `Host` header, is an address of the app."""
        form = _HOST_FORM.fullmatch(host.lower())
        if form is None:
            return False
        name = form["name"].strip("[]").rstrip(".")
        return name in self.names or self._admits_address(name)

    def _admits_address(self, name: str) -> bool:
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return self.any_address or address.is_loopback

    def admits_origin(self, origin: str | None, host: str, *, websocket: bool) -> bool:
        """Whether a page of `origin` may change something at `host`: only the app's own may."""
        if origin is None:
            return websocket and self.natives
        parts = urlsplit(origin.lower())
        return parts.scheme in ("http", "https") and parts.netloc == host.lower()


def door_for(host: str, address: str, *, natives: bool = False) -> Door:
    """The door of an app that was asked to listen at `host` and is bound to `address`."""
    names = {"localhost", host.lower(), address.lower()}
    everywhere = ipaddress.ip_address(address).is_unspecified
    if everywhere:
        names |= _machine_names()
    return Door(frozenset(names), any_address=everywhere, natives=natives)


def _machine_names() -> set[str]:
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return {full, short, f"{short}.local"}
