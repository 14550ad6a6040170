"""What the person with the phone can do: every move takes a game and gives the next one.

A move that the rules forbid raises `Refused` and changes nothing.
"""

from dataclasses import replace

from estimation_mate.domain.draft import EMPTY, Draft, OpenRound
from estimation_mate.domain.entry import Trump
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.questions import (
    asks_trump,
    bid_problems,
    check,
    first_slot,
    open_draft,
    open_now,
    round_entry,
)
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rows import Position
from estimation_mate.domain.rules import RuleSet
from estimation_mate.domain.slots import next_empty, put


def open_round(game: Game) -> Game:
    """The game with its next round open, unless it is over or all rounds are in (C18)."""
    sheet = replay(game)
    closed = game.draft is not None or game.ended_at is not None or sheet.finished
    if closed or sheet.next is None:
        return game
    return drafted(game, _blank(game.rules, sheet.next))


def add_extra_round(game: Game) -> Game:
    """The game with one more round open after the last (C18); it is running again."""
    sheet = replay(game)
    if game.draft is not None and game.ended_at is None:
        raise Refused([Problem("round_open", facts={"round": len(game.rounds) + 1})])
    if not sheet.finished:
        raise Refused([game.rules.not_finished()])
    if sheet.next is None:
        raise Refused([game.rules.too_many()])
    return game.model_copy(update={"draft": _blank(game.rules, sheet.next), "ended_at": None})


def choose_slot(game: Game, seat: int) -> Game:
    """The pad fills this slot next; nobody fills one of a round that is not played."""
    draft, _ = open_draft(game)
    return game if game.rules.unplayed(draft) else _changed(game, active=seat)


def enter(game: Game, number: int) -> Game:
    """The number goes into the active slot, and the pad moves on to the next empty one."""
    draft, position = open_draft(game)
    seat = _active(draft)
    if not 0 <= number <= position.hand:
        code = "bid_range" if draft.phase == "bids" else "tricks_range"
        raise Refused([Problem(code, seat, {"number": number, "hand": position.hand})])
    if draft.phase == "tricks":
        return _moved_on(game, draft, tricks=put(draft.tricks, seat, number))
    dash = tuple(one for one in draft.dash if one != seat)
    calls = draft.bids == EMPTY and game.rules.auction(draft, position)
    caller = seat if calls else draft.caller
    bids = put(draft.bids, seat, number)
    return _moved_on(game, draft, bids=bids, dash=dash, caller=caller)


def enter_for(game: Game, seat: int, number: int) -> Game:
    """The number goes into this player's slot, wherever the pad is by now."""
    return enter(choose_slot(game, seat), number)


def clear(game: Game) -> Game:
    """The active slot is empty again."""
    draft, _ = open_draft(game)
    seat = _active(draft)
    if draft.phase == "tricks":
        return _changed(game, tricks=put(draft.tricks, seat, None))
    dash = tuple(one for one in draft.dash if one != seat)
    return _changed(game, bids=put(draft.bids, seat, None), dash=dash)


def declare_dash(game: Game) -> Game:
    """A bid of 0 declared as a Dash; on a 0 that stands it changes only what kind of 0 it is."""
    draft, _ = open_draft(game)
    seat = _active(draft)
    others = tuple(one for one in draft.dash if one != seat)
    if draft.bids[seat] == 0:
        dash = others if seat in draft.dash else tuple(sorted((*others, seat)))
        return _changed(game, dash=dash)
    dash = tuple(sorted((*others, seat)))
    return _moved_on(game, draft, bids=put(draft.bids, seat, 0), dash=dash)


def make_bid(game: Game) -> Game:
    """The active player took exactly what was bid."""
    draft, _ = open_draft(game)
    bid = draft.bids[_active(draft)]
    return game if bid is None else enter(game, bid)


def move_risk(game: Game, seat: int) -> Game:
    """This seat carries the Risk."""
    return _changed(game, risk=seat)


def mark_with(game: Game, seat: int) -> Game:
    """Marks a player With by hand, or takes the mark off (C5)."""
    draft, _ = open_draft(game)
    marked = set(draft.with_) ^ {seat}
    return _changed(game, with_=tuple(sorted(marked)))


def name_trump(game: Game, trump: Trump | None) -> Game:
    """Records the trump of the open round; `None`: the fixed one, or not recorded (C1).

    Where a call waited for its trump, the pad goes on to the next to speak (F2).
    """
    draft, position = open_draft(game)
    if trump is not None and trump not in game.rules.trumps(draft, position):
        given = game.rules.given_trump(draft, position)
        raise Refused([Problem("trump_fixed", facts={"trump": str(given)})])
    if not asks_trump(game.rules, draft, position):
        return _changed(game, trump=trump)
    follows = next_empty(draft.bids, 0 if draft.caller is None else draft.caller)
    return _changed(game, trump=trump, active=follows)


def name_dealer(game: Game, seat: int) -> Game:
    """Records who really dealt the open round; the walk of the deal goes on from there."""
    draft, position = open_now(game)
    dealt = draft.changed(dealer=None if seat == _due(game) else seat)
    if draft.changed(dealer=None).blank:
        dealt = dealt.asking(first_slot(game.rules, dealt, replace(position, dealer=seat)))
    return drafted(game, dealt)


def confirm_bids(game: Game) -> Game:
    """The bids stand and play begins; raises `Refused` with all that is wrong with them."""
    draft, position = open_draft(game)
    problems = bid_problems(game.rules, draft, position)
    if problems:
        raise Refused(problems, position.number)
    first = next_empty(draft.tricks, game.rules.speakers(draft, position)[-1])
    return drafted(game, draft.model_copy(update={"phase": "tricks", "active": first}))


def change_bids(game: Game) -> Game:
    """Back to the bids; everything that was typed stays."""
    draft, position = open_draft(game)
    if check(game.rules, draft, position).due:
        return _changed(game, phase="bids", active=None)
    return _changed(game, phase="bids", active=game.rules.speakers(draft, position)[0])


def confirm_round(game: Game) -> Game:
    """The round is on the sheet and the next one open; raises `Refused` as `confirm_bids`."""
    rounds = (*game.rounds, round_entry(game))
    return open_round(game.model_copy(update={"rounds": rounds, "draft": None}))


def finish(game: Game, now: str) -> Game:
    """The players are done (C18); `now` is the time that they pressed Finish, which counts once."""
    if game.ended_at is not None:
        return game
    if not replay(game).finished:
        raise Refused([game.rules.not_finished()])
    if game.draft is not None and not game.draft.blank:
        raise Refused([Problem("round_open", facts={"round": len(game.rounds) + 1})])
    return game.model_copy(update={"ended_at": now, "draft": None})


def end_early(game: Game, now: str) -> Game:
    """The players stop before the last round (C18); what was typed of it waits for `play_on`."""
    if not game.rounds:
        raise Refused([Problem("not_finished", facts={"rounds": 1})])
    if game.ended_at is not None:
        return game
    typed = None if game.draft is None or game.draft.blank else game.draft
    return game.model_copy(update={"ended_at": now, "draft": typed})


def play_on(game: Game) -> Game:
    """A game that was ended before its last round goes on."""
    if game.ended_at is None:
        return game
    return open_round(game.model_copy(update={"ended_at": None}))


def _blank(rules: RuleSet, position: Position) -> OpenRound:
    blank = rules.draft_type()
    return blank.asking(first_slot(rules, blank, position))


def _due(game: Game) -> int | None:
    """The seat whose turn it is to deal."""
    position = replay(game).next
    return position.dealer if position else None


def _active(draft: Draft) -> int:
    if draft.active is None:
        raise Refused([Problem("no_slot")])
    return draft.active


def drafted(game: Game, draft: OpenRound) -> Game:
    """The game with its open round as it is now."""
    return game.model_copy(update={"draft": draft})


def _changed(game: Game, **values: object) -> Game:
    draft, _ = open_draft(game)
    return drafted(game, draft.model_copy(update=values))


def _moved_on(game: Game, draft: Draft, **values: object) -> Game:
    """The draft with these values and the pad on the next empty slot.

    Once all stand it gives way to the check where one is due, and stays where it was otherwise.
    """
    changed = draft.model_copy(update=values)
    numbers = changed.bids if changed.phase == "bids" else changed.tricks
    follows = next_empty(numbers, _active(draft))
    _, position = open_draft(game)
    waiting = changed.model_copy(update={"active": None})
    if draft.bids == EMPTY and changed.trump is None and asks_trump(game.rules, waiting, position):
        follows = None
    elif follows is None:
        due = changed.phase == "bids" and check(game.rules, changed, position).due
        follows = None if due else draft.active
    return drafted(game, changed.model_copy(update={"active": follows}))
