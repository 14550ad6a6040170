"""What is said of problems: every one has a sentence, in both languages, with no blank left."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from faults import RULES, SHAPES, broken
from rounds import NAMES, Document, X, draft_of, game_of, played, refusal

from estimation_mate.domain import contract, moves
from estimation_mate.domain.amend import reopened
from estimation_mate.domain.digits import NotANumber, read_number
from estimation_mate.domain.entry import TRUMPS
from estimation_mate.domain.game import Game
from estimation_mate.domain.json_text import read_json
from estimation_mate.domain.problems import CODES, MOVES, Problem, Refused
from estimation_mate.domain.rules import KINDS
from estimation_mate.labels import role_name, rules_name, trump_name
from estimation_mate.sentences import in_brief, sentence
from estimation_mate.texts import LANGUAGES, words

WRONG_SETTINGS: list[Document] = [
    {"x": 1}, {"double": 1}, {"max_dash": 0}, {"only": {"lose": 1}}, {"regular": {"win": 0.5}},
]  # fmt: skip

RISKY: Document = {"bids": [2, 6, 1, 2], "tricks": [2, 6, 2, 3]}
LATER: Document = {"bids": [5, 5, 2, 2], "tricks": [5, 5, 2, 1]}
CONTRACT: Document = {"buyer": 0, "bid": 8, "trump": "hearts", "tricks": 9}

WRONG_DEALS: list[Document] = [
    X | {"caller": 1}, X | {"bids": [3, 3, 3, 2]}, X | {"risk": 1}, X | {"passed": True},
    RISKY | {"risk": 1}, RISKY | {"risk": None}, X | {"caller": "x"}, {"passed": 1},
]  # fmt: skip

WRONG_SPEED_DEALS: list[Document] = [
    X | {"trump": "clubs"}, LATER | {"caller": 1}, {"passed": True},
]  # fmt: skip

WRONG_PASSED: list[Document] = [{"caller": 0}, {"trump": "hearts"}]

WRONG_CONTRACTS: list[Document] = [
    {"bid": 6}, {"double": 3}, {"tricks": 14}, {"buyer": 4}, {"bid": "7"}, {"dead": 1},
]  # fmt: skip

DOCUMENTS: list[object] = [
    [], {}, game_of(format="x"), game_of(version=0), game_of(version=9), game_of(first_dealer=4),
    game_of(id=1), game_of(draft=1), game_of(players=["W" * 41] * 4), game_of(rules="tarneeb"),
    *(game_of(rules={"kind": "classic"} | wrong) for wrong in WRONG_SETTINGS),
    *(game_of(wrong) for wrong in [None, {}, X | {"x": 1}, X | {"bids": [1]}]),
    *(game_of(wrong, rules="full") for wrong in WRONG_DEALS),
    *(game_of(*[X] * 13, wrong, rules="full") for wrong in WRONG_SPEED_DEALS),
    *(game_of(X | {"passed": True} | wrong, rules="federation") for wrong in WRONG_PASSED),
    game_of(*[{"bids": [0, 0, 0, 0], "tricks": [hand, 0, 0, 0]} for hand in range(3, 14)],
            {"bids": [0, 0, 0, 0], "tricks": [13, 0, 0, 0], "trump": "spades"}, rules="rising"),
    *(game_of(CONTRACT | wrong, rules="masrawy") for wrong in WRONG_CONTRACTS),
    game_of(CONTRACT, CONTRACT, rules={"kind": "masrawy", "single_round": True}),
    game_of(rules={"kind": "full", "deals": 14}),
]  # fmt: skip

NO_PRESET = ("json", "empty", "long", "format", "version", "rules")

TEXTS = [b"\xff", b"{", b"[NaN]", b'{"a": 1, "a": 2}', b"[" * 100_000]


def _refused(move: Callable[[Game], Game], game: Game) -> tuple[Problem, ...]:
    with pytest.raises(Refused) as caught:
        move(game)
    return caught.value.problems


def of_documents() -> Iterator[Problem]:
    """All that files are refused with."""
    chance = Random(1)  # noqa: S311 - the same faults in every run
    for text in TEXTS:
        with pytest.raises(Refused) as caught:
            read_json(text)
        yield from caught.value.problems
    for document in DOCUMENTS:
        yield from refusal(document).problems
    for fault in [*SHAPES * 20, *RULES * 4]:
        rules, entry = broken(chance, fault)
        yield from refusal(game_of(entry, rules=rules)).problems


def of_moves() -> Iterator[Problem]:
    """All that a tap is refused with."""
    start, end = played(), played(*[X] * 18)
    bids_open = start
    for bid in (3, 2, 2, 5):
        bids_open = moves.enter(bids_open, bid)
    playing = moves.confirm_bids(bids_open)
    no_slot = start.model_copy(
        update={"draft": draft_of(start).model_copy(update={"active": None})}
    )
    tries: list[tuple[Callable[[Game], Game], Game]] = [
        (moves.confirm_bids, start),
        (moves.confirm_round, bids_open),
        (moves.confirm_round, playing),
        (moves.add_extra_round, start),
        (moves.clear, end),
        (moves.clear, no_slot),
        (lambda game: moves.finish(game, ""), start),
        (lambda game: reopened(game, 9), start),
        (lambda game: moves.finish(game, ""), moves.enter(moves.add_extra_round(end), 1)),
    ]
    for move, game in [*tries, *_contract_tries()]:
        yield from _refused(move, game)
    yield Problem("no_paste")
    yield Problem("rounds_refused", facts={"rounds": "4, 7", "n": 2})
    yield Problem("scoring_open")
    yield Problem("name_long", 0, {"most": 40})
    yield Problem("name_broken", 0)
    yield Problem("too_many_rounds", facts={"most": 25})
    yield from (Problem("not_a_preset", facts={"reason": reason}) for reason in NO_PRESET)
    yield Problem("newer_preset", facts={"version": "2", "known": 1})
    yield from (Problem("preset_name", facts={"reason": why}) for why in ("empty", "broken"))
    yield Problem("preset_name", facts={"reason": "long", "most": 40})
    yield Problem("preset_taken", facts={"name": "Home"})
    yield Problem("one_of", facts={"choices": "13, 18, 24"})


def _contract_tries() -> Iterator[tuple[Callable[[Game], Game], Game]]:
    start = played(rules="masrawy")
    told = contract.name_trump(contract.call(contract.buy(start, 0), 8), "clubs")
    yield contract.confirm_contract, start
    yield moves.confirm_round, told
    yield moves.confirm_round, contract.confirm_contract(told)
    yield lambda game: contract.call(game, 6), start
    yield lambda game: contract.double(game, 3), start
    yield lambda game: contract.take(game, 14), contract.confirm_contract(told)
    yield lambda game: moves.finish(game, ""), start


def of_typing() -> Iterator[Problem]:
    """All that a typed number is refused with."""
    for typed in ("", "x", "14"):
        with pytest.raises(NotANumber) as caught:
            read_number(typed, 0, 13)
        found = caught.value
        yield Problem(found.reason, facts={"low": found.low, "high": found.high})


@pytest.fixture(scope="module")
def problems() -> list[Problem]:
    """One of every kind, with the facts that it really has."""
    return [*of_documents(), *of_moves(), *of_typing()]


def test_every_code_is_met(problems: list[Problem]) -> None:
    """The sentences below are those of all codes that can come up."""
    assert {problem.code for problem in problems} == {*CODES, *MOVES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, None])
def test_every_problem_has_a_sentence_with_no_blank_left(
    problems: list[Problem], language: str, names: tuple[str, ...] | None
) -> None:
    """It is a whole sentence that names the player where one is meant."""
    say = words(language)
    for problem in problems:
        told = sentence(say, problem, names)
        assert told.endswith("."), told
        assert not {"{", "}"} & set(told) or "{" in str(problem.facts), told
        if problem.seat is not None and names is not None:
            assert names[problem.seat] in told, told


def test_what_is_told_above_the_pad_has_no_blank_left(problems: list[Problem]) -> None:
    """The few words for it are as whole as the sentence."""
    for language in LANGUAGES:
        for problem in problems:
            told = in_brief(words(language), problem, NAMES)
            assert "{" not in told or "{" in str(problem.facts), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_typed_wrong_is_answered_with_the_bounds(language: str) -> None:
    """Each reason of the parser says between which numbers it would be right."""
    for problem in of_typing():
        told = sentence(words(language), problem)
        assert "13" in told
        assert "0" in told


IN_ENGLISH = [
    "No trump", "Spades", "Hearts", "Diamonds", "Clubs", "Not recorded", "Caller", "With", "Dash",
    "Regular", "Buyers", "Defenders", "Egypt – Classic", "Full rules", "Federation", "Ladder",
    "Rising", "Masrawy",
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_trumps_roles_and_rules_have_names(language: str) -> None:
    """Each its own; no Latin letter stands in the Arabic ones."""
    say = words(language)
    said = [trump_name(say, trump) for trump in (*TRUMPS, None)]
    roles = ("caller", "with", "dash", "regular", "buyers", "defenders")
    said += [role_name(say, role) for role in roles]
    said += [rules_name(say, kind) for kind in KINDS]
    assert len(set(said)) == len(said)
    if language == "en":
        assert said == IN_ENGLISH
    else:
        assert not any("a" <= mark.lower() <= "z" for name in said for mark in name)
