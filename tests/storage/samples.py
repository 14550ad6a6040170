"""Games to keep: played, wild and broken ones, and a clock that goes by itself."""

from datetime import UTC, datetime, timedelta
from typing import Any

from hypothesis import strategies as st
from rounds import draft_of

from estimation_mate.domain import moves
from estimation_mate.domain.document import read_game
from estimation_mate.domain.draft import Draft
from estimation_mate.domain.entry import TRUMPS
from estimation_mate.domain.game import Game
from estimation_mate.domain.names import named
from estimation_mate.domain.rules import read_rules
from estimation_mate.domain.timeline import Timeline

NAMES = ("Amr", "Bassem", "Dina", "Essam")
BIDS = (5, 3, 2, 2)
TRICKS = (5, 3, 2, 3)


class Ticking:
    """A clock that goes on by a second each time it is read."""

    def __init__(self) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> str:
        """The stamp of the next second."""
        self.now += timedelta(seconds=1)
        return self.now.isoformat(timespec="microseconds")

    def later(self, days: int) -> None:
        """So many days go by."""
        self.now += timedelta(days=days)


def new_game(game_id: str = "one", names: tuple[str, str, str, str] = NAMES) -> Game:
    """A game in whose first round nobody has spoken."""
    return moves.open_round(Game(id=game_id, rules=read_rules("classic"), players=names))


def played(rounds: int, game_id: str = "one") -> Timeline:
    """A timeline after so many rounds, every tap a step."""
    timeline = Timeline(new_game(game_id))
    for _ in range(rounds):
        for _ in range(4):
            timeline = timeline.do(_typed(timeline.present, BIDS))
        timeline = timeline.do(moves.confirm_bids(timeline.present))
        for _ in range(3):
            timeline = timeline.do(_typed(timeline.present, TRICKS))
        timeline = timeline.do(moves.confirm_round(timeline.present))
    return timeline


def _typed(game: Game, numbers: tuple[int, ...]) -> Game:
    """The number of the active seat is typed."""
    active = draft_of(game).active
    assert active is not None
    return moves.enter(game, numbers[active])


ENTRIES: tuple[dict[str, Any], ...] = (
    {"bids": [5, 3, 2, 2], "tricks": [5, 3, 2, 3], "trump": "spades"},
    {"bids": [4, 4, 4, 3], "tricks": [4, 4, 4, 1], "risk": 3},
    {"bids": [6, 0, 4, 2], "tricks": [6, 0, 5, 2], "dash": [1], "dealer": 2},
    {"bids": [5, 3, 2, 2], "tricks": [4, 2, 3, 4], "risk": None},
)

_maybe = st.none() | st.integers(0, 13)
_numbers = st.tuples(_maybe, _maybe, _maybe, _maybe)
_standing = st.tuples(*[st.integers(0, 13)] * 4)
_seats = st.none() | st.integers(0, 3)
_some_seats = st.sets(st.integers(0, 3)).map(sorted).map(tuple)
_rest = {
    "tricks": _numbers,
    "dash": _some_seats,
    "with_": _some_seats,
    "risk": _seats,
    "dealer": _seats,
    "trump": st.none() | st.sampled_from(TRUMPS),
    "active": _seats,
}
DRAFTS = st.builds(Draft, bids=_numbers, phase=st.just("bids"), **_rest) | st.builds(
    Draft, bids=_standing, phase=st.just("tricks"), **_rest
)
RULES = st.sampled_from(
    ["classic", {"kind": "classic", "double": False}, {"kind": "classic", "only": {"win": 20}}]
).map(read_rules)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
TEXT = st.text(max_size=12)

_KNOWN = {*Game.model_fields, "format", "version"}
UNKNOWN = st.dictionaries(TEXT.filter(lambda key: key not in _KNOWN), JSON, max_size=2)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Any game that a file can hold, as its reader gives it."""
    document = {
        "rules": "classic",
        "players": named(draw(st.tuples(TEXT, TEXT, TEXT, TEXT))),
        "first_dealer": draw(st.integers(0, 3)),
        "rounds": draw(st.lists(st.sampled_from(ENTRIES), max_size=4)),
        "id": "one",
    }
    game, _ = read_game(draw(UNKNOWN) | document)
    changes = {
        "rules": draw(RULES),
        "draft": draw(st.none() | DRAFTS),
        "title": draw(st.none() | TEXT),
        "created_at": draw(st.none() | TEXT),
        "ended_at": draw(st.none() | TEXT),
    }
    return game.model_copy(update=changes)


def timelines() -> st.SearchStrategy[Timeline]:
    """Any present with anything before and after it."""
    states = st.lists(games(), max_size=4).map(tuple)
    return st.builds(Timeline, games(), states, states)


BROKEN: dict[str, tuple[str, str]] = {
    "nothing": ("", "unreadable"),
    "empty text": ('""', "not_a_game"),
    "a bracket": ("{", "unreadable"),
    "null": ("null", "not_a_game"),
    "a list": ("[]", "not_a_game"),
    "half a game": ('{"format":"estimation-mate/game","version":1,"rules":{"ki', "unreadable"),
    "a newer game": ('{"version":99,"rules":"new","rounds":[]}', "newer_version"),
    "another format": ('{"format":"chess","rules":"classic","rounds":[]}', "not_a_game"),
    "too deep": ("[" * 100_000, "unreadable"),
    "a number too long": ("9" * 5000, "unreadable"),
    "a bad round": (
        """{"rules": "classic", "players": ["a", "b", "c", "d"],
            "rounds": [{"bids": [5, 3, 2, 3], "tricks": [5, 3, 2, 3]}]}""",
        "bids_total",
    ),
}
"""Stored documents that are no game, with the code that says so."""
