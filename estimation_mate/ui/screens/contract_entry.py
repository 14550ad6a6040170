"""The open deal of Masrawy on the Table: what its controls and its keys do."""

from collections.abc import Awaitable, Callable

import flet as ft

from estimation_mate.app.contract_panel import ContractPanel, contract_panel
from estimation_mate.app.play import Move
from estimation_mate.contract_labels import brief_columns
from estimation_mate.domain import contract, moves
from estimation_mate.domain.entry import Trump
from estimation_mate.domain.game import Game
from estimation_mate.labels import column_names
from estimation_mate.ui.components.contract_line import contract_line
from estimation_mate.ui.components.contract_taps import ContractTaps
from estimation_mate.ui.components.contract_view import Teams, contract_view
from estimation_mate.ui.components.taps import Applying, Of
from estimation_mate.ui.keys import Aim
from estimation_mate.ui.screens.entry import listening
from estimation_mate.ui.screens.scorer import Scorer
from estimation_mate.ui.session import Act
from estimation_mate.ui.window import letters_of_pair

Making = Callable[[Move], Act]


def contract_entry(scorer: Scorer, open_panel: ContractPanel) -> ft.Control:
    """The panel of the open deal."""
    session, names, game = scorer.session, scorer.names, scorer.play.shown.game
    say, rules = session.say, game.rules
    aim = Aim(open_panel.position.number, open_panel.stage == "tricks", None)
    scorer.keys.draw(aim, game)
    teams = Teams(
        column_names(say, rules, names),
        brief_columns(say, rules, names, letters_of_pair(session.framing)),
    )

    def making(move: Move) -> Act:
        return scorer.making(move, aim)

    confirm = _confirming(scorer, making)
    dead = _dead(scorer, making, open_panel.position.number)
    taps = _taps(making, confirm, dead, scorer.applying)
    return listening(
        scorer.keys,
        scorer.pressing(confirm, aim),
        contract_line(say, names, open_panel),
        lambda heard: contract_view(say, names, teams, open_panel, taps, heard, session.framing),
    )


def _taps(making: Making, confirm: Act, dead: Act, applying: Applying | None) -> ContractTaps:
    def told(move: Callable[[Game, int], Game]) -> Of:
        return lambda number: making(lambda game: move(game, number))()

    def named(trump: Trump) -> Awaitable[None]:
        return making(lambda game: contract.name_trump(game, trump))()

    return ContractTaps(
        buyer=told(contract.buy),
        call=told(contract.call),
        trump=named,
        double=told(contract.double),
        dead=dead,
        change=making(contract.change_contract),
        number=told(contract.take),
        fifteenth=making(contract.make),
        confirm=confirm,
        applying=applying,
    )


def _confirming(scorer: Scorer, making: Making) -> Act:
    """Confirms the deal as it is by now, which fast typing may have moved past the screen."""
    play, applying = scorer.play, scorer.applying

    async def confirm() -> None:
        now = contract_panel(play.shown.game, play.shown.sheet)
        if now is None or not now.may_confirm:
            return
        if applying is not None and now.stage != "contract":
            await applying.confirm()
        elif now.stage == "contract":
            await making(contract.confirm_contract)()
        elif not _bouncing(scorer):
            await making(moves.confirm_round)()

    return confirm


def _dead(scorer: Scorer, making: Making, number: int) -> Act:
    """Nobody bought: at once on the sheet, or for a deal of the sheet as a change to be applied."""

    def dead_deal(game: Game) -> Game:
        """A second tap finds the next deal open and leaves it alone."""
        return contract.dead_deal(game) if len(game.rounds) + 1 == number else game

    async def dead() -> None:
        if scorer.applying is not None:
            await making(contract.mark_dead)()
        elif not _bouncing(scorer):
            await making(dead_deal)()

    return dead


def _bouncing(scorer: Scorer) -> bool:
    """Whether this is still the tap that confirmed the contract or the deal before."""
    past, game = scorer.play.shown.timeline.past, scorer.play.shown.game
    before = past[-1] if past else None
    if before is None or before.draft is None or game.draft is None:
        return False
    here, then = (len(game.rounds), game.draft.phase), (len(before.rounds), before.draft.phase)
    return here != then and not scorer.gate.opens()
