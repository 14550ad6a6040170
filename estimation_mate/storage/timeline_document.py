"""Undo and Redo as JSON: each state as what differs from its neighbour towards the present.

`{"version": 1, "past": [step, …], "future": [step, …]}`, in the order of `Timeline`. A step is
`{"put": {key: value}, "gone": [key]}` in the keys of the game file: what the state has otherwise
than its neighbour, and what it lacks. Either is left out where it is empty.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict

from estimation_mate.domain.document import read_draft, read_game, write_draft, write_game
from estimation_mate.domain.game import Game
from estimation_mate.domain.json_text import read_json
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.timeline import Timeline

OF_NO_STEP = frozenset({"id", "updated_at"})
"""What belongs to the game as a whole; every state has the present one's."""

_DRAFT_ONLY = {"draft"}
_ABSENT = object()


class _Known(NamedTuple):
    """A step as it is written; holding both states keeps their `id` theirs."""

    state: Game
    beside: Game
    step: str


_WRITTEN: dict[tuple[int, int], _Known] = {}
"""The steps of the timeline written last, which is most often the next one but for a step."""


class HistoryLost(ValueError):
    """The earlier states of a game cannot be read."""


class _Step(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    put: dict[str, Any] = {}
    gone: list[str] = []


class _Written(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    version: Literal[1]
    past: list[_Step]
    future: list[_Step]


def write_timeline(timeline: Timeline) -> str:
    """The states around the present one as JSON, all ASCII."""
    last = _WRITTEN.copy()
    _WRITTEN.clear()
    past = _steps(timeline.present, timeline.past[::-1], last)[::-1]
    future = _steps(timeline.present, timeline.future, last)
    return f'{{"version":1,"past":[{",".join(past)}],"future":[{",".join(future)}]}}'


def _known(state: Game, beside: Game) -> _Known:
    return _Known(state, beside, json.dumps(_step(state, beside), separators=(",", ":")))


def read_timeline(text: bytes, present: Game) -> Timeline:
    """The timeline around a game; raises `HistoryLost` where any state does not stand."""
    try:
        written = _Written.model_validate(read_json(text))
        past = tuple(_states(present, reversed(written.past)))[::-1]
        return Timeline(present, past, tuple(_states(present, written.future)))
    except (ValueError, Refused) as error:
        raise HistoryLost from error


def _steps(
    present: Game, states: tuple[Game, ...], last: dict[tuple[int, int], _Known]
) -> list[str]:
    """A step a state; the states lead away from the present."""
    steps = []
    for state, beside in zip(states, (present, *states), strict=False):
        key = id(state), id(beside)
        _WRITTEN[key] = known = last.get(key) or _known(state, beside)
        steps.append(known.step)
    return steps


def _step(state: Game, beside: Game) -> dict[str, Any]:
    keys = _differing(vars(state), vars(beside))
    if state.model_extra or beside.model_extra:
        keys |= _differing(state.model_extra or {}, beside.model_extra or {})
    if keys == _DRAFT_ONLY and state.draft is not None:
        return {"put": {"draft": write_draft(state.draft)}}
    written = write_game(state) if keys else {}
    put = {key: written[key] for key in written if key in keys}
    gone = sorted(keys - put.keys())
    return ({"put": put} if put else {}) | ({"gone": gone} if gone else {})


def _differing(values: dict[str, Any], others: dict[str, Any]) -> set[str]:
    """The keys that are not written alike; what a step left alone is the same object in both."""
    keys = {
        key
        for key, value in values.items()
        if value is not (other := others.get(key, _ABSENT)) and not _same(value, other)
    }
    return (keys | (others.keys() - values.keys())) - OF_NO_STEP


def _same(value: object, other: object) -> bool:
    """1 equals true, but is not written like it."""
    return value == other and repr(value) == repr(other)


def _states(present: Game, steps: Iterable[_Step]) -> Iterator[Game]:
    beside = present
    for step in steps:
        beside = _state(beside, step)
        yield beside


def _state(beside: Game, step: _Step) -> Game:
    keys = step.put.keys() | step.gone
    if not keys:
        return beside
    if keys == _DRAFT_ONLY:
        draft = read_draft(beside.rules, step.put["draft"]) if step.put else None
        return beside.model_copy(update={"draft": draft})
    document = {key: value for key, value in write_game(beside).items() if key not in step.gone}
    game, _ = read_game(document | step.put)
    return game.model_copy(update={k: v for k, v in vars(beside).items() if k not in keys})
