from __future__ import annotations

import http.client
import socket

import pytest
from server.program import Program
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from estimation_mate.paths import assets_dir
from estimation_mate.server.door import door_for
from estimation_mate.server.guard import FOREIGN_ORIGIN, WRONG_HOST


def asked(
    program: Program, path: str = "/", method: str = "GET", **headers: str
) -> tuple[http.client.HTTPResponse, str]:
    """The answer to a request, and its body."""
    connection = http.client.HTTPConnection("127.0.0.1", program.port, timeout=5)
    connection.request(method, path, headers=headers)
    response = connection.getresponse()
    body = response.read().decode(errors="replace")
    connection.close()
    return response, body


def called(program: Program, origin: str | None, host: str | None = None) -> tuple[int, str]:
    """The status and sentence that a WebSocket of a page from `origin` gets."""
    address = f"ws://{host or f'127.0.0.1:{program.port}'}/ws"
    with socket.create_connection(("127.0.0.1", program.port), timeout=5) as line:
        try:
            with connect(address, sock=line, origin=Origin(origin) if origin else None):
                pass
        except InvalidStatus as refused:
            return refused.response.status_code, (refused.response.body or b"").decode()
    return 101, ""


def test_the_page_may_ask_nobody_but_its_own_host(program: Program) -> None:
    """The index carries a policy that names no foreign host and admits no loose inline script."""
    response, body = asked(program)
    policy = dict(
        part.partition(" ")[::2]
        for part in (response.getheader("content-security-policy") or "").split("; ")
    )
    assert response.status == 200
    assert "<title>Estimation Mate</title>" in body
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe-inline" not in policy["script-src"]
    assert policy["script-src"].count("'sha256-") == body.count("<script>")
    here = f"127.0.0.1:{program.port}"
    assert policy["connect-src"] == f"'self' ws://{here} wss://{here} blob:"
    assert policy["media-src"] == "data:"
    assert "http" not in " ".join(policy.values())


def test_every_answer_has_the_safety_headers(program: Program) -> None:
    """Pages, files and refusals alike say how a browser has to treat them."""
    for path, host in (("/", "localhost"), ("/main.dart.mjs", "localhost"), ("/", "evil.example")):
        response, _ = asked(program, path, Host=host)
        assert response.getheader("x-content-type-options") == "nosniff", path
        assert response.getheader("referrer-policy") == "same-origin", path
        assert response.getheader("cross-origin-resource-policy") == "same-origin", path
        assert response.getheader("access-control-allow-origin") is None, path
        assert response.getheader("server") == "Estimation Mate", path


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST", "127.0.0.1", "127.1.2.3", "[::1]"])
def test_loopback_names_are_admitted(program: Program, host: str) -> None:
    """An app on this machine answers to each of its own names, whatever the port in front."""
    response, _ = asked(program, Host=f"{host}:9999")
    assert response.status == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "192.168.1.5", "localhost:80:80", "", "[::1"]
)
def test_other_hosts_are_refused(program: Program, host: str) -> None:
    """A name that was rebound to this machine gets one sentence, over HTTP and WebSocket."""
    response, body = asked(program, Host=host)
    assert (response.status, body) == (403, WRONG_HOST)


def test_a_websocket_under_another_name_is_refused(program: Program) -> None:
    """Rebinding a name does not help a WebSocket, though its page and host agree."""
    host = f"evil.example:{program.port}"
    assert called(program, f"http://{host}", host) == (403, WRONG_HOST)


def test_the_own_page_may_open_a_websocket(program: Program) -> None:
    """A page from the app's own address gets its WebSocket."""
    assert called(program, program.address) == (101, "")


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "http://127.0.0.1",
        "http://127.0.0.1:{port}.evil.example",
        "http://localhost:{port}",
        "http://evil@127.0.0.1:{port}",
        "file://127.0.0.1:{port}",
        "null",
        None,
    ],
)
def test_a_foreign_page_may_not_open_a_websocket(program: Program, origin: str | None) -> None:
    """Only the exact origin counts; what looks like it, or gives none, is refused."""
    given = origin and origin.format(port=program.port)
    assert called(program, given) == (403, FOREIGN_ORIGIN)


def test_a_foreign_page_may_not_send(program: Program) -> None:
    """Anything but reading needs the own origin, and there is nothing to send to anyway."""
    foreign, sentence = asked(program, "/upload", "PUT", Origin="http://evil.example")
    nobody, _ = asked(program, "/upload", "PUT")
    own, _ = asked(program, "/upload", "PUT", Origin=program.address)
    assert (foreign.status, sentence) == (403, FOREIGN_ORIGIN)
    assert nobody.status == 403
    assert own.status == 405


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/openapi.json", "/oauth_callback"])
def test_the_framework_shows_nothing_of_itself(program: Program, path: str) -> None:
    """FastAPI's and Flet's own pages are not there; what is no file is the app's own page."""
    response, body = asked(program, path)
    assert response.status == (404 if path.endswith(".json") else 200)
    assert "swagger" not in body.lower()
    assert "redoc" not in body.lower().replace("/redoc", "")


def test_the_fonts_come_before_the_first_frame(program: Program) -> None:
    """The client loads the app's own family at once, and no font of formulas."""
    _, body = asked(program, "/assets/FontManifest.json")
    assert '"family":"Cairo"' in body
    assert "../fonts/Cairo-Regular.ttf" in body
    assert "KaTeX" not in body
    response, _ = asked(program, "/fonts/Cairo-Regular.ttf")
    assert response.status == 200


def test_a_font_for_letters_that_none_has_is_answered(program: Program) -> None:
    """With one that is there: the client would ask on and on, and be busy with nothing else."""
    response, _ = asked(program, "/assets/fonts/notosanssc/v37/some.woff2")
    font = assets_dir() / "fonts/Cairo-Regular.ttf"
    assert (response.status, response.headers["Content-Length"]) == (200, str(font.stat().st_size))


def test_an_app_for_the_network_answers_to_addresses_and_its_names() -> None:
    """Bound to all addresses it admits any address and the machine's names, but no other name."""
    door = door_for("0.0.0.0", "0.0.0.0")  # noqa: S104 - nothing is bound here
    assert door.admits_host("192.168.1.5:8550")
    assert door.admits_host("[fe80::1]:8550")
    assert door.admits_host(socket.gethostname())
    assert not door.admits_host("evil.example:8550")


def test_only_a_window_of_our_own_may_leave_the_origin_out() -> None:
    """Flet's desktop client sends no origin; it gets in only when it was asked for."""
    plain = door_for("127.0.0.1", "127.0.0.1")
    window = door_for("127.0.0.1", "127.0.0.1", natives=True)
    assert window.admits_origin(None, "127.0.0.1:8550", websocket=True)
    assert not window.admits_origin(None, "127.0.0.1:8550", websocket=False)
    assert not window.admits_origin("http://evil.example", "127.0.0.1:8550", websocket=True)
    assert not plain.admits_origin(None, "127.0.0.1:8550", websocket=True)
