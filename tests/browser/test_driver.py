from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import Phone, Serve
from browser.driver import Screen
from server.program import Program

STAND_IN = (sys.executable, str(Path(__file__).with_name("stand_in.py")))

ANDROID = (
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/126.0.0.0 Mobile Safari/537.36"
)
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
)


@pytest.fixture(scope="module")
def stand_in(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The stand-in app, running for all tests here that do not stop it."""
    games = tmp_path_factory.mktemp("games")
    program = Program("--no-open", "--port", "0", "--data", str(games), command=STAND_IN)
    yield program
    program.end()


@pytest.fixture
def screen(stand_in: Program, phone: Phone) -> Screen:
    """The stand-in app, open on a phone."""
    screen = phone()
    screen.open(stand_in.address)
    return screen


def test_a_tap_and_a_look(screen: Screen) -> None:
    """A button is found by its exact name, a changed text is waited for, and both are quick."""
    began = time.monotonic()
    for count in range(1, 21):
        screen.tap("Add one")
        screen.see(f"Count {count}")
        screen.gone(f"Count {count - 1}")
    assert time.monotonic() - began < 6


def test_arabic_is_written_as_it_is_read(screen: Screen) -> None:
    """Arabic names and texts are found and written like others."""
    screen.tap("أضف واحدًا")
    screen.see("Count 1")
    screen.fill("اسم اللاعب", "منى")
    screen.see("You wrote منى")


def test_writing_replaces_what_stood_there(screen: Screen) -> None:
    """A field is filled by its label; going from field to field loses nothing."""
    for turn in range(3):
        screen.fill("Name", f"Mona {turn}")
        screen.see(f"You wrote Mona {turn}")
        screen.fill("اسم اللاعب", f"Omar {turn}")
        screen.see(f"You wrote Omar {turn}")


def test_keys_reach_the_focused_button(screen: Screen) -> None:
    """A button that has the focus is pressed by Enter and by the space bar."""
    screen.press("Add one", "Enter")
    screen.see("Count 1")
    screen.press("Add one", "Space")
    screen.see("Count 2")


def test_what_is_out_of_sight_is_scrolled_to(screen: Screen) -> None:
    """The last button of a long page is tapped where it stands after scrolling."""
    assert screen.box("Last").y > 844
    screen.tap("Last")
    screen.see("Count 1")
    assert screen.box("Last").y < 844


def test_what_changes_by_itself_is_waited_for(screen: Screen) -> None:
    """A text that the app changes without a tap is seen when it comes."""

    def tick() -> int:
        return next(int(one[5:]) for one in screen.texts() if one.startswith("Tick "))

    before = tick()
    screen.gone(f"Tick {before}")
    assert tick() > before


def test_controls_are_told_with_all_that_counts(screen: Screen) -> None:
    """Role, name, place, reach by keyboard and by tap, and whether it is disabled."""
    add, arabic, disabled, name = screen.controls()[:4]
    assert (add.role, add.name, add.tabindex, add.tappable) == ("button", "Add one", 0, True)
    assert (arabic.name, arabic.disabled) == ("أضف واحدًا", False)
    assert (disabled.name, disabled.disabled, disabled.tappable) == ("Add", True, False)
    assert (name.role, name.name, name.tabindex) == ("textbox", "Name", 0)
    assert add.box.width > 48
    assert add.box.y < arabic.box.y < disabled.box.y
    assert screen.names("button")[:3] == ["Add one", "أضف واحدًا", "Add"]
    assert "Nothing yet" in screen.texts()


def test_roles_and_names_are_those_of_the_browser(screen: Screen) -> None:
    """What the driver calls a control is what Chromium tells a screen reader."""
    for control in screen.controls():
        if control.role != "text":
            found = screen.page.get_by_role(control.role, name=control.name, exact=True)  # type: ignore[arg-type]
            assert found.count() == 1, control
    assert screen.page.get_by_role("button").count() == len(screen.names("button"))


def test_what_is_not_there_is_told_with_what_is(screen: Screen) -> None:
    """A part of a name, a disabled button and a wrong role find nothing, and say so."""
    for role, name in (("button", "Add"), ("button", "Add on"), ("textbox", "Add one")):
        with pytest.raises(AssertionError, match=f"Nothing to tap that is {role} “{name}”"):
            screen.tap(name, role, patience=0.3)
    with pytest.raises(AssertionError, match="textbox “Name”"):
        screen.see("Nobody", patience=0.3)
    with pytest.raises(AssertionError, match="Still there: anything “Count 0”"):
        screen.gone("Count 0", patience=0.3)


@pytest.mark.parametrize("user_agent", [ANDROID, IPHONE])
def test_a_phone_that_is_touched(stand_in: Program, phone: Phone, user_agent: str) -> None:
    """With a finger on a phone's own kind of browser everything works the same."""
    screen = phone(user_agent=user_agent, has_touch=True, is_mobile=True, device_scale_factor=2)
    screen.open(stand_in.address)
    screen.tap("Add one")
    screen.see("Count 1")
    screen.fill("Name", "Mona")
    screen.see("You wrote Mona")
    screen.tap("Last")
    screen.see("Count 2")


def test_a_reload_and_a_second_tab(stand_in: Program, phone: Phone) -> None:
    """A reloaded tab finds its session again; a second tab has one of its own."""
    screen = phone()
    screen.open(stand_in.address)
    screen.tap("Add one")
    screen.see("Count 1")
    screen.reload()
    screen.see("Count 1")
    other = screen.beside()
    other.open(stand_in.address)
    other.see("Count 0")


def test_a_crash_is_survived(server: Serve, phone: Phone) -> None:
    """After kill -9 and a new start at the same address the open tab is there again by itself."""
    program = server(command=STAND_IN)
    screen = phone()
    screen.open(program.address)
    screen.tap("Add one")
    screen.see("Count 1")
    screen.forgive_lost_server()
    program.end(signal.SIGKILL)
    program.start_again()
    screen.see("Count 0", patience=20)
    screen.tap("Add one")
    screen.see("Count 1")


def test_it_ends_while_a_tab_is_open(server: Serve, phone: Phone) -> None:
    """Ctrl-C ends the program at once and without complaint, though a tab is listening."""
    program = server(command=STAND_IN)
    screen = phone()
    screen.open(program.address)
    screen.forgive_lost_server()
    began = time.monotonic()
    assert program.end(signal.SIGINT) == 0
    assert time.monotonic() - began < 2
    assert program.err == ""


def test_the_real_app_opens_in_both_languages(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """The app itself speaks, without a complaint and without a question to a foreign host."""
    program = server()
    for locale in ("en-US", "ar-EG"):
        screen = phone(locale=locale)
        screen.open(program.address)
        assert screen.names("button")
        screen.shot(tmp_path / f"{locale}.png")
        assert (tmp_path / f"{locale}.png").stat().st_size > 1000
        screen.forgive_lost_server()
    program.end()
    assert "Traceback" not in program.out + program.err
