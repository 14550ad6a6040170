"""The game file: reading it with a reason for everything that is wrong, and writing it."""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from estimation_mate.domain.draft import OpenRound
from estimation_mate.domain.entry import Entry
from estimation_mate.domain.game import Game
from estimation_mate.domain.names import LONGEST_NAME, named, writable
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.replay import fold
from estimation_mate.domain.rows import Sheet
from estimation_mate.domain.rules import RuleSet, read_rules
from estimation_mate.domain.seats import SEATS

FORMAT = "estimation-mate/game"
VERSION = 1
OPTIONAL = ("id", "title", "created_at", "updated_at", "ended_at")
_HEAD = {"format", "version"}


def read_game(document: object) -> tuple[Game, Sheet]:
    """Reads a game file that was parsed from JSON, and scores it.

    Raises `Refused`: with round `None` for what is wrong with the game itself, else with the
    first bad round and all that is wrong with it.
    """
    fields, rules = _head(document)
    entries, bad_shape = _entries(rules, fields["rounds"])
    sheet = fold(rules, fields.get("first_dealer", 0), entries)
    if sheet.failure:
        raise Refused(sheet.failure.problems, sheet.failure.round)
    if bad_shape:
        too_many = () if sheet.next else (rules.too_many(),)
        raise Refused(too_many or bad_shape, len(entries) + 1)
    return _game(fields, rules, entries), sheet


def write_game(game: Game) -> dict[str, Any]:
    """The game as a file holds it, ready for JSON: its full rules (G7), nothing derived (G4)."""
    written = {key: getattr(game, key) for key in OPTIONAL}
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        **{key: value for key, value in written.items() if value is not None},
        "rules": game.rules.model_dump(by_alias=True),
        "players": list(game.players),
        "first_dealer": game.first_dealer,
        "rounds": [write_entry(entry) for entry in game.rounds],
    }
    if game.draft is not None:
        document["draft"] = write_draft(game.draft)
    return document | (game.model_extra or {})


def write_entry(entry: Entry) -> dict[str, Any]:
    """An entry with the keys that say something."""
    return entry.model_dump(mode="json", by_alias=True, exclude_defaults=True)


def write_draft(draft: OpenRound) -> dict[str, Any]:
    """A draft with the keys that say something."""
    return draft.model_dump(mode="json", by_alias=True, exclude_defaults=True) | {
        "phase": draft.phase
    }


def read_draft(rules: RuleSet, written: object) -> OpenRound:
    """Reads the round being entered, in the form of these rules; raises `Refused` with `not_a_game`."""
    try:
        return rules.draft_type.model_validate(written)
    except ValidationError:
        raise Refused([Problem("not_a_game", facts={"part": "draft"})]) from None


def _head(document: object) -> tuple[dict[str, Any], RuleSet]:
    """The document without its head, known to have a game's shape, and its rules."""
    if not isinstance(document, Mapping):
        raise Refused([_no_game("object")])
    if document.get("format", FORMAT) != FORMAT:
        raise Refused([_no_game("format")])
    version = document.get("version", VERSION)
    if not _whole(version) or version < 1:
        raise Refused([_no_game("version")])
    if version > VERSION:
        raise Refused([Problem("newer_version", facts={"version": version, "known": VERSION})])
    rules = _rules(document)
    return {key: value for key, value in document.items() if key not in _HEAD}, rules


def _rules(document: Mapping[str, Any]) -> RuleSet:
    """The rules; raises `Refused` with all that is wrong with the game, whatever its rounds."""
    problems = _shape_problems(document)
    try:
        rules = read_rules(document.get("rules"))
    except Refused as refused:
        problems += refused.problems
    if problems:
        raise Refused(problems)
    return rules


def _shape_problems(document: Mapping[str, Any]) -> list[Problem]:
    problems: list[Problem] = []
    if not isinstance(document.get("rounds"), list | tuple):
        problems.append(_no_game("rounds"))
    dealer = document.get("first_dealer", 0)
    if not _whole(dealer) or dealer not in SEATS:
        problems.append(_no_game("first_dealer"))
    if not _are_names(document.get("players")):
        problems.append(Problem("bad_players", facts={"most": LONGEST_NAME}))
    return problems


def _no_game(part: str) -> Problem:
    return Problem("not_a_game", facts={"part": part})


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_names(names: object) -> bool:
    if not isinstance(names, list | tuple) or len(names) != len(SEATS):
        return False
    if not all(isinstance(name, str) and writable(name) for name in names):
        return False
    return all(len(name) <= LONGEST_NAME for name in named(tuple(names)))


def _entries(
    rules: RuleSet, written: list[object]
) -> tuple[tuple[Entry, ...], tuple[Problem, ...]]:
    """The entries up to the first whose shape is wrong, and what is wrong with that one."""
    entries: list[Entry] = []
    for one in written:
        try:
            entries.append(rules.read_entry(one))
        except Refused as refused:
            return tuple(entries), refused.problems
    return tuple(entries), ()


def _game(fields: dict[str, Any], rules: RuleSet, entries: tuple[Entry, ...]) -> Game:
    draft = fields.get("draft")
    settled = {
        "rules": rules,
        "players": named(tuple(fields["players"])),
        "rounds": entries,
        "draft": None if draft is None else read_draft(rules, draft),
    }
    try:
        return Game.model_validate(fields | settled)
    except ValidationError as error:
        part, *_ = error.errors()[0]["loc"] or ("object",)
        raise Refused([_no_game(str(part))]) from None
