"""Where the app listens: binding the socket, and saying in a sentence why that was refused."""

from __future__ import annotations

import errno
import http.client
import ipaddress
import os
import socket
from typing import Any, TypeAlias

from estimation_mate.server.guard import SERVER_NAME

HIGHEST_PORT = 65535

Place: TypeAlias = tuple[socket.AddressFamily, tuple[Any, ...]]
"""Where a socket may be bound: its family, then host and port (and more for IPv6)."""

# Documentation addresses: connecting a UDP socket to them sends nothing, but picks the
# network card that leads outside.
_OUTSIDE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


class CannotListen(Exception):
    """The app cannot listen there; the text is a sentence for the user.

    `exit_code` is 2 when the host or port was wrong and 1 when somebody else has the port.
    """

    def __init__(self, sentence: str, exit_code: int) -> None:
        super().__init__(sentence)
        self.exit_code = exit_code


def listen(host: str, port: int) -> socket.socket:
    """A TCP socket that listens at `host` (a name or an address) and `port` (0: any free one).

    Raises CannotListen, with a sentence that names the way out.
    """
    family, place = _resolve(host, port)
    try:
        return _bound(family, place)
    except OSError as problem:
        raise _explained(problem, host, port, (family, place)) from problem


def _resolve(host: str, port: int) -> Place:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as problem:
        sentence = f"No address is known for the host “{host}”: try --host 127.0.0.1."
        raise CannotListen(sentence, 2) from problem
    family, _, _, _, place = min(found, key=lambda entry: entry[0] != socket.AF_INET)
    return family, place


def _bound(family: socket.AddressFamily, place: tuple[Any, ...]) -> socket.socket:
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "nt":
            # There the other option would let two programs share the port.
            option = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
        else:
            option = socket.SO_REUSEADDR
        listener.setsockopt(socket.SOL_SOCKET, option, 1)
        listener.bind(place)
        # From here on the port is ours: two sockets that only bind may both succeed.
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener


def _explained(problem: OSError, host: str, port: int, place: Place) -> CannotListen:
    if problem.errno == errno.EADDRINUSE:
        return CannotListen(_port_taken(url(host, port), port, place), 1)
    if problem.errno in (errno.EACCES, errno.EPERM):
        return CannotListen(f"Port {port} is not allowed here: try --port 8550.", 2)
    sentence = f"“{host}” is not an address of this machine: try --host 127.0.0.1."
    return CannotListen(sentence, 2)


def _port_taken(address: str, port: int, place: Place) -> str:
    way_out = f"try --port {_free_port_after(port, place)}."
    if is_ours(place):
        return f"Estimation Mate seems to be open at {address} already; for a second one {way_out}"
    return f"Port {port} is taken by another program: {way_out}"


def _free_port_after(port: int, place: Place) -> int:
    family, (host, _, *rest) = place
    for candidate in range(port + 1, min(port + 50, HIGHEST_PORT + 1)):
        try:
            _bound(family, (host, candidate, *rest)).close()
        except OSError:
            continue
        return candidate
    return 0


def is_ours(place: Place) -> bool:
    """Whether Estimation Mate answers at that place within a second."""
    host, port = str(place[1][0]), int(place[1][1])
    address = ipaddress.ip_address(host.partition("%")[0])
    asked = _loopback_like(address) if address.is_unspecified else host
    connection = http.client.HTTPConnection(asked, port, timeout=1)
    try:
        connection.request("HEAD", "/")
        return connection.getresponse().getheader("server") == SERVER_NAME
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _loopback_like(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> str:
    return "::1" if isinstance(address, ipaddress.IPv6Address) else "127.0.0.1"


def url(host: str, port: int) -> str:
    """The web address of `host` (a name or an IP address) and `port`."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def reachable_hosts(host: str, address: str) -> list[str]:
    """The hosts to open the app at, the best for this machine first.

    `host` is what was asked for and `address` what the socket is bound to. For an address that
    stands for all of the machine's: loopback, then what the network knows the machine by.
    """
    bound = ipaddress.ip_address(address.partition("%")[0])
    if not bound.is_unspecified:
        return [host]
    both = isinstance(bound, ipaddress.IPv6Address)
    return [_loopback_like(bound), *_network_addresses(both=both)]


def _network_addresses(*, both: bool) -> list[str]:
    found = []
    for family, outside in _OUTSIDE if both else _OUTSIDE[:1]:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((outside, 9))
                found.append(str(probe.getsockname()[0]))
        except OSError:
            continue
    return [address for address in found if not ipaddress.ip_address(address).is_loopback]
