import argparse

import pytest
from cli.conftest import Command

import estimation_mate
from estimation_mate import cli


def _stand_in(command: argparse.ArgumentParser) -> None:
    """Options and work of a `run` that starts nothing."""
    command.add_argument("--port", type=int, default=8550)
    command.set_defaults(obey=lambda arguments: arguments.port)


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_help_lists_every_command(command: Command, word: str) -> None:
    """Help names each command there is, with what it does."""
    told = command(word)
    listed = " ".join(told.out.split())
    assert told.exit_code == 0
    for name, purpose in cli.COMMANDS.items():
        assert f"{name} {purpose}" in listed


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_explains_each_option(command: Command, name: str) -> None:
    """No option of a command stands in its help without a word of explanation."""
    told = command(name, "--help")
    options = [line for line in told.out.splitlines() if line.startswith("  ")]
    assert told.exit_code == 0
    assert told.out.startswith(f"usage: estimation-mate {name}")
    assert all(len(line.split()) > 2 or line.startswith("   ") for line in options[1:])


def test_version_is_that_of_the_package(command: Command) -> None:
    """`--version` says which version answers."""
    told = command("--version")
    assert (told.exit_code, told.out) == (0, f"estimation-mate {estimation_mate.__version__}\n")


@pytest.mark.parametrize(
    ("words", "port"), [((), 8550), (("--port", "9000"), 9000), (("run", "--port", "1"), 1)]
)
def test_without_a_command_the_app_is_run(
    command: Command, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], port: int
) -> None:
    """`estimation-mate` and its options alone are `estimation-mate run`."""
    monkeypatch.setitem(cli.OPTIONS, "run", _stand_in)
    assert command(*words).exit_code == port


def test_run_takes_a_folder_for_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """`run --data DIR` reaches what runs the app."""
    seen: list[argparse.Namespace] = []

    def run(given: argparse.Namespace) -> int:
        seen.append(given)
        return 0

    monkeypatch.setattr("estimation_mate.cli.run.run", run)
    assert cli.main(["run", "--data", "games", "--no-open"]) == 0
    assert (str(seen[0].data), seen[0].no_open) == ("games", True)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("scroe", "x.json"), "invalid choice: 'scroe'"),
        (("score",), "the following arguments are required: FILE"),
        (("score", "--lang", "fr", "x.json"), "invalid choice: 'fr'"),
        (("score", "--js", "x.json"), "unrecognized arguments: --js"),
        (("score", "--data", "x", "x.json"), "unrecognized arguments: --data"),
    ],
)
def test_a_wrong_use_is_exit_2(command: Command, words: tuple[str, ...], reason: str) -> None:
    """Words that mean nothing are refused with the usage and the reason, and nothing is done."""
    told = command(*words)
    assert (told.exit_code, told.out) == (2, "")
    assert told.err.startswith("usage: estimation-mate")
    assert reason in told.err


def test_ctrl_c_ends_a_command_without_a_traceback(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C is exit 130 and says nothing."""

    def interrupted(arguments: argparse.Namespace) -> int:
        del arguments
        raise KeyboardInterrupt

    monkeypatch.setattr("estimation_mate.cli.score.score", interrupted)
    told = command("score", "-")
    assert (told.exit_code, told.out, told.err) == (130, "", "")
