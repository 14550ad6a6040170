"""The open round on the Table: what its controls and its keys do."""

from collections.abc import Awaitable, Callable

import flet as ft

from estimation_mate.app.panel import Panel, panel
from estimation_mate.app.play import Entering, Move
from estimation_mate.domain import auction, moves
from estimation_mate.domain.game import Game
from estimation_mate.ui.components.line import line
from estimation_mate.ui.components.panel_view import panel_view
from estimation_mate.ui.components.taps import Of, Taps
from estimation_mate.ui.gate import SETTLED
from estimation_mate.ui.keys import ENTER, Aim, Keys
from estimation_mate.ui.screens.scorer import Scorer
from estimation_mate.ui.session import Act, Session
from estimation_mate.ui.trying import trying


def entry(scorer: Scorer, open_panel: Panel, choose: Of) -> ft.Control:
    """The panel of the open round; `choose` is for the slots."""
    aim, session, names = _aim(open_panel), scorer.session, scorer.names
    scorer.keys.draw(aim, scorer.play.shown.game)
    taps = _taps(scorer, open_panel, choose)
    return listening(
        scorer.keys,
        scorer.pressing(_confirm_by_now(scorer), aim),
        line(session.say, names, open_panel),
        lambda heard: panel_view(session.say, names, open_panel, taps, heard, session.framing),
    )


def listening(
    keys: Keys,
    press: Callable[[str], Awaitable[None]],
    told: ft.Control,
    drawn: Callable[[ft.Control], ft.Control],
) -> ft.Control:
    """A panel that hears keys; `drawn` is given its line, `told`, which has the focus at first."""

    async def enter(event: ft.KeyDownEvent) -> None:
        if event.key in ENTER:
            await press(event.key)

    async def other(event: ft.KeyDownEvent) -> None:
        if event.key not in ENTER:
            await press(event.key)

    # Enter belongs to the line, so that on a focused button it presses that button alone.
    heard = ft.KeyboardListener(told, autofocus=True, on_key_down=enter)
    return ft.KeyboardListener(
        drawn(heard),
        include_semantics=False,
        on_key_down=other,
        on_key_up=lambda event: keys.release(event.key),
    )


def choosing(session: Session, play: Entering | None, keys: Keys) -> Of | None:
    """The choice of a slot; made once for a Table, so that slots stay as they are drawn."""
    if play is None:
        return None

    def choose(seat: int) -> Awaitable[None]:
        chosen = keys.aimed(None, lambda game: moves.choose_slot(game, seat))
        return trying(session, lambda: play.touch(chosen))()

    return choose


def _aim(open_panel: Panel) -> Aim:
    seat = open_panel.pad.seat if open_panel.pad else None
    return Aim(open_panel.position.number, _playing(open_panel), seat)


def _confirm_by_now(scorer: Scorer) -> Act:
    """Confirms the round as it is by now, which fast typing may have moved past the screen."""
    play, applying = scorer.play, scorer.applying

    async def confirm() -> None:
        now = panel(play.shown.game, play.shown.sheet)
        if applying is not None and now is not None and now.ends_round:
            await applying.confirm()
        elif now is not None and now.may_confirm and not _bouncing(scorer):
            await play.make(scorer.keys.aimed(None, _confirming(now)))

    return confirm


def _bouncing(scorer: Scorer) -> bool:
    """Whether this is still the tap that confirmed the bids, where all tricks stand already."""
    shown = scorer.play.shown
    past, draft = shown.timeline.past, shown.game.draft
    before = past[-1].draft if past else None
    if draft is None or before is None or (before.phase, draft.phase) != ("bids", "tricks"):
        return False
    return not scorer.gate.opens()


def _taps(scorer: Scorer, open_panel: Panel, choose: Of) -> Taps:
    moving, aim = scorer.making, _aim(open_panel)

    def aiming(move: Move) -> Act:
        return scorer.making(move, aim)

    def moving_at(move: Callable[[Game, int], Game]) -> Of:
        return lambda at: moving(lambda game: move(game, at))()

    return Taps(
        slot=choose,
        number=lambda number: aiming(lambda game: moves.enter(game, number))(),
        fifteenth=_fifteenth(open_panel, moving, aiming),
        risk=moving_at(moves.move_risk),
        marked=moving_at(moves.mark_with),
        called=moving_at(auction.call_first),
        passed=_passed(scorer, open_panel),
        trump=lambda trump: moving(lambda game: moves.name_trump(game, trump))(),
        confirm=_confirm_shown(scorer, open_panel),
        change_bids=moving(moves.change_bids),
        applying=scorer.applying,
    )


def _confirm_shown(scorer: Scorer, open_panel: Panel) -> Act:
    async def confirm() -> None:
        if scorer.applying is not None and open_panel.ends_round:
            await scorer.applying.confirm()
        elif not _bouncing(scorer):
            await scorer.making(_confirming(open_panel))()

    return confirm


def _passed(scorer: Scorer, open_panel: Panel) -> Act:
    keys = scorer.keys

    async def passed() -> None:
        # A hurried second tap does not take back what the first has told.
        if open_panel.stage == "passed" and keys.clock() - keys.passed < SETTLED:
            return
        keys.passed = keys.clock()
        await scorer.making(_passing(open_panel))()

    return passed


def _confirming(open_panel: Panel) -> Move:
    """Confirms what was shown; a second tap finds the round further on and does nothing."""
    playing, number = _playing(open_panel), open_panel.position.number
    ends = open_panel.ends_round

    def confirm(game: Game) -> Game:
        draft, here = game.draft, len(game.rounds) + 1 == number
        if draft is None or not here or (draft.phase == "tricks") != playing:
            return game
        return moves.confirm_round(game) if ends else moves.confirm_bids(game)

    return confirm


def _fifteenth(
    open_panel: Panel, moving: Callable[[Move], Act], aiming: Callable[[Move], Act]
) -> Act:
    """What the key after 13 does."""
    if open_panel.pad is not None and open_panel.pad.fifteenth == "passed":
        return moving(auction.everybody_passed)
    return aiming(moves.make_bid if _playing(open_panel) else moves.declare_dash)


def _passing(open_panel: Panel) -> Move:
    """That everybody passed, or where that was told that somebody called after all."""
    told = open_panel.stage == "passed" or open_panel.check.passed
    return auction.somebody_called if told else auction.everybody_passed


def _playing(open_panel: Panel) -> bool:
    return open_panel.stage == "tricks"
