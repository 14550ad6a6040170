"""What can be asked of the round that is being entered."""

from dataclasses import replace

from estimation_mate.domain.draft import EMPTY, Draft, MaybeFour, OpenRound
from estimation_mate.domain.entry import Entry
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rows import Position, Sheet
from estimation_mate.domain.rules import Check, RuleSet
from estimation_mate.domain.slots import filled, gaps, put, standing


def opened(game: Game, sheet: Sheet) -> Position | None:
    """The position of the open round, its dealer the one who really dealt; `None`: none is open."""
    if game.draft is None or sheet.next is None or game.ended_at is not None:
        return None
    if game.draft.dealer is None:
        return sheet.next
    return replace(sheet.next, dealer=game.draft.dealer)


def open_now(game: Game) -> tuple[OpenRound, Position]:
    """The open round and its position; raises `Refused` where none is open."""
    position = opened(game, replay(game))
    if game.draft is None or position is None:
        raise Refused([Problem("no_round_open")])
    return game.draft, position


def open_draft(game: Game) -> tuple[Draft, Position]:
    """The open round of bids and tricks, and its position."""
    draft, position = open_now(game)
    if not isinstance(draft, Draft):
        raise Refused([Problem("no_round_open")])
    return draft, position


def round_entry(game: Game) -> Entry:
    """The open round as it would be written down; raises `Refused` with all that is wrong with it."""
    draft, position = open_now(game)
    problems = round_problems(game.rules, draft, position)
    if problems:
        raise Refused(problems, position.number)
    if not isinstance(draft, Draft):
        return game.rules.entered(draft)
    unplayed = game.rules.unplayed(draft)
    if unplayed is not None:
        return unplayed
    tricks = standing(filled(draft.tricks, position.hand))
    return game.rules.entry(draft, tricks, position)


def check(rules: RuleSet, draft: Draft, position: Position) -> Check:
    """What is to be settled before these bids are confirmed; nothing while a slot is empty."""
    if None in draft.bids or not any(draft.bids):
        return Check(passed=draft.passed)
    return rules.check(draft, position)


def bid_problems(rules: RuleSet, draft: Draft, position: Position) -> tuple[Problem, ...]:
    """What keeps these bids from being confirmed: empty slots by seat, else what the rules say."""
    empty = _empty("bid_empty", draft.bids)
    return empty or rules.bid_problems(rules.said(draft, position), position)


def round_problems(rules: RuleSet, draft: OpenRound, position: Position) -> tuple[Problem, ...]:
    """What keeps this round from being confirmed."""
    if not isinstance(draft, Draft):
        return rules.missing(draft) or rules.problems(rules.entered(draft), position)
    unplayed = rules.unplayed(draft)
    if unplayed is not None:
        return rules.problems(unplayed, position)
    if draft.phase == "bids":
        return bid_problems(rules, draft, position) or (Problem("bids_open"),)
    tricks = filled(draft.tricks, position.hand)
    empty = _empty("tricks_empty", tricks)
    if empty:
        return empty
    return rules.problems(rules.entry(draft, standing(tricks), position), position)


def asks_trump(rules: RuleSet, draft: Draft, position: Position) -> bool:
    """Whether the call stands and its trump is named next (F2)."""
    waits = draft.phase == "bids" and draft.active is None and draft.bids != EMPTY
    return waits and None in draft.bids and rules.auction(draft, position)


def unsayable(rules: RuleSet, draft: Draft, position: Position) -> frozenset[int]:
    """The bids that do not go into the active slot while it is empty (F2)."""
    seat = draft.active
    if seat is None or draft.phase == "tricks" or draft.bids[seat] is not None:
        return frozenset()
    return rules.unsayable(draft, position, seat)


def barred(rules: RuleSet, draft: Draft, position: Position) -> frozenset[int]:
    """The bids that the last to be entered may not say (G3, C2)."""
    seat = draft.active
    if seat is None or draft.phase == "tricks" or gaps(draft.bids) != (seat,):
        return frozenset()
    tries = {
        number: draft.model_copy(update={"bids": put(draft.bids, seat, number)})
        for number in range(position.hand + 1)
    }
    return frozenset(n for n, tried in tries.items() if _breaks_total(rules, tried, position))


def _breaks_total(rules: RuleSet, draft: Draft, position: Position) -> bool:
    problems = rules.bid_problems(rules.said(draft, position), position)
    return any(problem.code in ("bids_total", "all_zero") for problem in problems)


def first_slot(rules: RuleSet, draft: OpenRound, position: Position) -> int | None:
    """The slot that the pad fills first; `None` where somebody has to call before (F2)."""
    if not isinstance(draft, Draft) or rules.auction(draft, position):
        return None
    return rules.speakers(draft, position)[0]


def _empty(code: str, numbers: MaybeFour) -> tuple[Problem, ...]:
    return tuple(Problem(code, seat) for seat in gaps(numbers))
