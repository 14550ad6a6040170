"""What the person with the phone can do: every move takes a game and gives the next one.

A move that the rules forbid raises `Refused` and changes nothing.
"""

from dataclasses import replace

from estimation_mate.domain.draft import EMPTY, Draft, MaybeFour, OpenRound
from estimation_mate.domain.entry import Entry, Four, Trump
from estimation_mate.domain.game import Game
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rows import Position, Sheet
from estimation_mate.domain.rules import Check, RuleSet
from estimation_mate.domain.seats import SEATS, round_from


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
        return _moved_on(game, draft, tricks=_put(draft.tricks, seat, number))
    dash = tuple(one for one in draft.dash if one != seat)
    calls = draft.bids == EMPTY and game.rules.auction(draft, position)
    caller = seat if calls else draft.caller
    bids = _put(draft.bids, seat, number)
    return _moved_on(game, draft, bids=bids, dash=dash, caller=caller)


def enter_for(game: Game, seat: int, number: int) -> Game:
    """The number goes into this player's slot, wherever the pad is by now."""
    return enter(choose_slot(game, seat), number)


def clear(game: Game) -> Game:
    """The active slot is empty again."""
    draft, _ = open_draft(game)
    seat = _active(draft)
    if draft.phase == "tricks":
        return _changed(game, tricks=_put(draft.tricks, seat, None))
    dash = tuple(one for one in draft.dash if one != seat)
    return _changed(game, bids=_put(draft.bids, seat, None), dash=dash)


def declare_dash(game: Game) -> Game:
    """A bid of 0 declared as a Dash; on a 0 that stands it changes only what kind of 0 it is."""
    draft, _ = open_draft(game)
    seat = _active(draft)
    others = tuple(one for one in draft.dash if one != seat)
    if draft.bids[seat] == 0:
        dash = others if seat in draft.dash else tuple(sorted((*others, seat)))
        return _changed(game, dash=dash)
    dash = tuple(sorted((*others, seat)))
    return _moved_on(game, draft, bids=_put(draft.bids, seat, 0), dash=dash)


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
    follows = _next_empty(draft.bids, 0 if draft.caller is None else draft.caller)
    return _changed(game, trump=trump, active=follows)


def name_dealer(game: Game, seat: int) -> Game:
    """Records who really dealt the open round; the walk of the deal goes on from there."""
    draft, position = open_now(game)
    dealt = draft.changed(dealer=None if seat == _due(game) else seat)
    if blank(draft.changed(dealer=None)):
        dealt = dealt.asking(first_slot(game.rules, dealt, replace(position, dealer=seat)))
    return drafted(game, dealt)


def confirm_bids(game: Game) -> Game:
    """The bids stand and play begins; raises `Refused` with all that is wrong with them."""
    draft, position = open_draft(game)
    problems = bid_problems(game.rules, draft, position)
    if problems:
        raise Refused(problems, position.number)
    first = _next_empty(draft.tricks, game.rules.speakers(draft, position)[-1])
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


def round_entry(game: Game) -> Entry:
    """The open round as it would be written down; raises `Refused` as `confirm_bids`."""
    draft, position = open_now(game)
    problems = round_problems(game.rules, draft, position)
    if problems:
        raise Refused(problems, position.number)
    if not isinstance(draft, Draft):
        return game.rules.entered(draft)
    unplayed = game.rules.unplayed(draft)
    if unplayed is not None:
        return unplayed
    tricks = _standing(filled(draft.tricks, position.hand))
    return game.rules.entry(draft, tricks, position)


def finish(game: Game, now: str) -> Game:
    """The players are done (C18); `now` is the time that they pressed Finish, which counts once."""
    if game.ended_at is not None:
        return game
    if not replay(game).finished:
        raise Refused([game.rules.not_finished()])
    if game.draft is not None and not blank(game.draft):
        raise Refused([Problem("round_open", facts={"round": len(game.rounds) + 1})])
    return game.model_copy(update={"ended_at": now, "draft": None})


def end_early(game: Game, now: str) -> Game:
    """The players stop before the last round (C18); what was typed of it waits for `play_on`."""
    if not game.rounds:
        raise Refused([Problem("not_finished", facts={"rounds": 1})])
    if game.ended_at is not None:
        return game
    typed = None if game.draft is None or blank(game.draft) else game.draft
    return game.model_copy(update={"ended_at": now, "draft": typed})


def play_on(game: Game) -> Game:
    """A game that was ended before its last round goes on."""
    if game.ended_at is None:
        return game
    return open_round(game.model_copy(update={"ended_at": None}))


def opened(game: Game, sheet: Sheet) -> Position | None:
    """The position of the open round, its dealer the one who really dealt; `None`: none is open."""
    if game.draft is None or sheet.next is None or game.ended_at is not None:
        return None
    if game.draft.dealer is None:
        return sheet.next
    return replace(sheet.next, dealer=game.draft.dealer)


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
    return rules.problems(rules.entry(draft, _standing(tricks), position), position)


def filled(tricks: MaybeFour, hand: int) -> MaybeFour:
    """The tricks with the last empty slot filled in, where the rest leaves something to fill in."""
    left = tricks_left(tricks, hand)
    if tricks.count(None) != 1 or left < 0:
        return tricks
    return _put(tricks, tricks.index(None), left)


def tricks_left(tricks: MaybeFour, hand: int) -> int:
    """Tricks of the hand that nobody has been given; below 0 where too many have been."""
    return hand - sum(number or 0 for number in tricks)


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
    if seat is None or draft.phase == "tricks" or _gaps(draft.bids) != (seat,):
        return frozenset()
    tries = {
        number: draft.model_copy(update={"bids": _put(draft.bids, seat, number)})
        for number in range(position.hand + 1)
    }
    return frozenset(n for n, tried in tries.items() if _breaks_total(rules, tried, position))


def _breaks_total(rules: RuleSet, draft: Draft, position: Position) -> bool:
    problems = rules.bid_problems(rules.said(draft, position), position)
    return any(problem.code in ("bids_total", "all_zero") for problem in problems)


def blank(draft: OpenRound) -> bool:
    """Whether nothing has been typed yet."""
    return draft.blank


def _blank(rules: RuleSet, position: Position) -> OpenRound:
    blank = rules.draft_type()
    return blank.asking(first_slot(rules, blank, position))


def first_slot(rules: RuleSet, draft: OpenRound, position: Position) -> int | None:
    """The slot that the pad fills first; `None` where somebody has to call before (F2)."""
    if not isinstance(draft, Draft) or rules.auction(draft, position):
        return None
    return rules.speakers(draft, position)[0]


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
    follows = _next_empty(numbers, _active(draft))
    _, position = open_draft(game)
    waiting = changed.model_copy(update={"active": None})
    if draft.bids == EMPTY and changed.trump is None and asks_trump(game.rules, waiting, position):
        follows = None
    elif follows is None:
        due = changed.phase == "bids" and check(game.rules, changed, position).due
        follows = None if due else draft.active
    return drafted(game, changed.model_copy(update={"active": follows}))


def _next_empty(numbers: MaybeFour, seat: int) -> int | None:
    """The first empty slot going round to the right, this seat's own last."""
    order = (*round_from(seat)[1:], seat)
    return next((one for one in order if numbers[one] is None), None)


def _put(numbers: MaybeFour, seat: int, number: int | None) -> MaybeFour:
    changed = list(numbers)
    changed[seat] = number
    first, second, third, fourth = changed
    return first, second, third, fourth


def _standing(numbers: MaybeFour) -> Four:
    first, second, third, fourth = (number or 0 for number in numbers)
    return first, second, third, fourth


def _empty(code: str, numbers: MaybeFour) -> tuple[Problem, ...]:
    return tuple(Problem(code, seat) for seat in _gaps(numbers))


def _gaps(numbers: MaybeFour) -> tuple[int, ...]:
    return tuple(seat for seat in SEATS if numbers[seat] is None)
