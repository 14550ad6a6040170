"""A refused game in words: a line a problem for people, an object for programs."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import pydantic_core

from estimation_mate.cli.columns import plain, shortened
from estimation_mate.cli.sources import Source
from estimation_mate.domain.names import named
from estimation_mate.domain.problems import Fact, Problem, Refused
from estimation_mate.domain.seats import SEATS
from estimation_mate.sentences import Facts, sentence
from estimation_mate.texts import Words

_LONGEST_FACT = 60
_LARGEST_NUMBER = 10**15

_UNREADABLE: dict[Fact, Callable[[Words, Facts], str]] = {
    "absent": lambda say, f: say("There is no such file.", **f),
    "folder": lambda say, f: say("This is a folder; a game is a file.", **f),
    "denied": lambda say, f: say("This file may not be read: its permissions forbid it.", **f),
    "system": lambda say, f: say("This cannot be read: {system}.", **f),
    "long": lambda say, f: say("This is longer than {most} MB, so it is no game.", **f),
    "encoding": lambda say, f: say("This is not text in UTF-8. Save it as UTF-8.", **f),
    "json": lambda say, f: say(
        "This is not whole JSON: it goes wrong at line {row}, column {column}.", **f
    ),
    "number": lambda say, f: say(
        "A number in it is infinite, too long or none at all. Write whole numbers.", **f
    ),
    "twice": lambda say, f: say(
        "The key {key} stands twice in one object, so nobody knows which is meant. Keep one.", **f
    ),
    "deep": lambda say, f: say("Its lists and objects are nested too deeply for a game.", **f),
}


def problem_lines(say: Words, source: Source, document: object, refused: Refused) -> Iterator[str]:
    """One line a problem: file, round, seat where it applies, and what would be right."""
    for problem in refused.problems:
        parts = [source.place(say)]
        if refused.round is not None:
            parts.append(say("round {round}", round=refused.round))
        if problem.seat is not None:
            parts.append(say("seat {seat}", seat=problem.seat))
        yield f"{say(', ').join(parts)}: {_message(say, problem, source, document)}"


def error_json(say: Words, source: Source, document: object, refused: Refused) -> bytes:
    """All problems as one line of JSON."""
    problems = [
        {"code": one.code, "message": _message(say, one, source, document), "seat": one.seat}
        for one in refused.problems
    ]
    place = {"file": source.file, "line": source.line, "round": refused.round}
    return pydantic_core.to_json({"error": place | {"problems": problems}}) + b"\n"


def _message(say: Words, problem: Problem, source: Source, document: object) -> str:
    facts = {key: _fit(say, fact) for key, fact in problem.facts.items()}
    if problem.code == "unreadable" and facts.get("reason") in _UNREADABLE:
        if isinstance(row := facts.get("row"), int):  # of the whole stream, not of this game
            facts["row"] = row + source.line - 1
        return _UNREADABLE[facts["reason"]](say, facts)
    return sentence(say, replace(problem, facts=facts), _names(say, document))


def _fit(say: Words, fact: Fact) -> Fact:
    """A fact that leaves a sentence legible, whatever somebody wrote into a file."""
    if isinstance(fact, str):
        return shortened(plain(fact), _LONGEST_FACT)
    return fact if abs(fact) < _LARGEST_NUMBER else say("a number of more than 15 digits")


def _names(say: Words, document: object) -> tuple[str, ...] | None:
    """The names for a sentence about a seat, if the game has them."""
    players: Any = document.get("players") if isinstance(document, Mapping) else None
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        return None
    names = named(tuple(players), say("Player {n}"))
    return tuple(map(plain, names)) if len(names) == len(SEATS) else None
