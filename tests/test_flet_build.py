"""Flet's own builder takes the project as it is, for every platform that it can build for."""

import re
import tomllib

import pytest
from dry_build import MACHINES, ROOT, Build, built, checkout
from packaging.requirements import Requirement
from PIL import Image

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EVERY = pytest.mark.parametrize("build", list(MACHINES), indirect=True)


def only(*targets: str) -> pytest.MarkDecorator:
    """The tests of what a few platforms alone have."""
    return pytest.mark.parametrize("build", targets, indirect=True)


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Build:
    """The build for one platform, from the folder of somebody who works on the project."""
    return built(checkout(tmp_path_factory.mktemp("flet")), request.param)


@EVERY
def test_names(build: Build) -> None:
    """The app is called by its own name everywhere, and starts with the root's main.py."""
    told = build.template
    assert told["product_name"] == "Estimation Mate"
    assert told["artifact_name"] == PROJECT["name"]
    assert told["project_description"] == PROJECT["description"]
    assert told["bundle_id"] == "org.estimationmate.app"
    assert told["company_name"] in told["copyright"]
    assert told["python_module_name"] == "main"
    assert build.building[build.building.index("--build-name") + 1] == PROJECT["version"]


@EVERY
def test_asks_for_nothing(build: Build) -> None:
    """No build asks for a permission: not for the network, which Flet would, nor anything else."""
    assert not any(build.options["android_permissions"].values())
    assert "android.permission.INTERNET" in build.options["android_permissions"]
    assert not [key for key in build.options["info_plist"] if key.endswith("UsageDescription")]
    allowed = {key for key, value in build.options["macos_entitlements"].items() if value}
    assert not [key for key in allowed if "network" in key or "device" in key]


@EVERY
def test_turns_every_way(build: Build) -> None:
    """No build fixes the orientation of the screen."""
    assert "UISupportedInterfaceOrientations" not in build.options["info_plist"]
    assert "manifest_application" not in build.template["pyproject"]["tool"]["flet"]["android"]


@EVERY
def test_installs_no_more_than_it_needs(build: Build) -> None:
    """What is installed beside the app is the project's dependencies, without the web stack."""
    wanted = {str(Requirement(one)) for one in PROJECT["dependencies"]}
    assert {str(Requirement(one)) for one in build.each("-r")} == wanted


@EVERY
def test_leaves_the_workshop_at_home(build: Build) -> None:
    """Tests, texts for developers, other ways to run, and hidden files are not packed."""
    left = set(build.each("--exclude"))
    for name in ("tests", "docs", "web", "dist", "build", ".git", ".env", ".venv"):
        assert name in left
    assert {f"estimation_mate/{part}" for part in ("cli", "offline", "server")} <= left


def test_everything_left_out_by_name_is_there() -> None:
    """A renamed file is not packed by accident: each name stands for one that is, or can be, there."""
    flet = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["flet"]
    missing = {name for name in flet["app"]["exclude"] if not (ROOT / name).exists()}
    assert missing <= {"dist", "shots", "site", "web"}


@EVERY
def test_colours_before_the_first_screen(build: Build) -> None:
    """From the splash to the first screen the colours are those of the app, light and dark."""
    splash = build.template["splash"]
    assert (splash["color"], splash["dark_color"]) == ("#FAF7EF", "#0E1A15")
    assert build.template["boot_screen"]["name"] == "flet"
    assert build.template["adaptive_icon_background"] == "#0E5A3E"


@only("apk", "aab", "ipa", "macos", "linux")
def test_icons(build: Build) -> None:
    """Every size of the icon is made from ours: the green of the felt lies above the tricks."""
    drawn = [
        path
        for path in build.shell.rglob("*.png")
        if not re.search(r"splash|Launch|images", str(path.relative_to(build.shell)))
    ]
    assert len(drawn) >= 7
    for path in drawn:
        with Image.open(path) as icon:
            assert icon.width == icon.height
            pixel = icon.convert("RGB").getpixel((icon.width // 2, icon.height // 7))
        assert pixel == pytest.approx((14, 90, 62), abs=40), path


@only("windows")
def test_icon_of_windows(build: Build) -> None:
    """Windows gets one file with all its sizes."""
    with Image.open(build.shell / "windows/runner/resources/app_icon.ico") as icon:
        assert (256, 256) in icon.info["sizes"]


@only("apk", "ipa")
def test_splash(build: Build) -> None:
    """A phone shows the tile on the app's ground: its corners are clear."""
    (found,) = [
        path
        for path in build.shell.rglob("*.png")
        if str(path).endswith(("drawable-xhdpi/splash.png", "LaunchImage@2x.png"))
    ]
    with Image.open(found) as splash:
        clear = splash.convert("RGBA").getchannel("A")
    assert clear.getpixel((0, 0)) == 0
    assert clear.getpixel((clear.width // 2, clear.height // 4)) == 255


@only("ipa", "macos")
def test_speaks_both_languages(build: Build) -> None:
    """Apple's systems offer an app the languages that it names."""
    assert build.options["info_plist"]["CFBundleLocalizations"] == ["en", "ar"]


@only("linux")
def test_menu_of_linux(build: Build) -> None:
    """The desktop's menu has it among the card games."""
    assert build.template["linux_categories"] == "Game;CardGame;"
