"""The panel of a deal of Masrawy, from the contract down to Confirm."""

from dataclasses import dataclass

import flet as ft

from estimation_mate.app.contract_panel import ContractPanel
from estimation_mate.contract_labels import doubled_name
from estimation_mate.labels import trump_name
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import button, icon_button
from estimation_mate.ui.components.contract import CONTRACT
from estimation_mate.ui.components.contract_choices import (
    buyers,
    choice,
    contract_keys,
    doubling,
    ticked,
)
from estimation_mate.ui.components.contract_taps import ContractTaps
from estimation_mate.ui.components.lettering import columns, fitted, named, short
from estimation_mate.ui.components.marks import suit
from estimation_mate.ui.components.pad import fifteenth, pad_keys
from estimation_mate.ui.components.panel_view import panel_frame
from estimation_mate.ui.letters import fit
from estimation_mate.ui.window import Framing

Names = tuple[str, ...]


@dataclass(frozen=True)
class Teams:
    """What the teams are called: as it is heard, and as it is seen in a narrow place."""

    names: Names
    shown: Names


def contract_view(
    say: Words,
    names: Names,
    teams: Teams,
    panel: ContractPanel,
    taps: ContractTaps,
    told: ft.Control,
    framing: Framing,
) -> ft.Control:
    """Everything beside or under the grid; `told` is the line, with the keys that it hears."""
    low = framing.short
    if panel.pad is None:
        # Beside the sheet the place of the contract is kept free, so that Confirm never moves.
        kept = framing.frame == "side" and not low
        above: list[ft.Control] = [ft.Container(height=CONTRACT)] if kept else []
        above.append(buyers(say, names, panel, taps))
        keys = contract_keys(say, panel, taps, short=low)
    else:
        above = [_bought(say, teams, panel, taps), _outcome(say, teams, panel)]
        keys = pad_keys(say, teams.names, panel.pad, taps, short=low)
    return panel_frame([*above, told, keys, _foot(say, teams, panel, taps, low=low)], framing)


def _bought(say: Words, teams: Teams, panel: ContractPanel, taps: ContractTaps) -> ft.Control:
    """The contract large, for the whole table, and the way back to it."""
    deal, team = panel.deal, panel.team or 0
    parts = [teams.names[team], say.number(deal.bid or 0), trump_name(say, deal.trump)]
    shown: list[ft.Control] = [
        ft.Container(short(teams.shown[team], 16 * fit(), bold=True), expand=True),
        fitted(str(deal.bid), 26, bold=True, height=1.1),
        suit(deal.trump, 24),
    ]
    if deal.double > 1:
        parts.append(doubled_name(say, deal.double))
        shown.append(fitted(say.figures(f"×{deal.double}"), 20, t.ACCENT, bold=True))
    told = named(" · ".join(parts), ft.Row(shown, spacing=10))
    back = icon_button(say("Change contract"), ft.Icons.EDIT_OUTLINED, taps.change)
    row = ft.Row([back, ft.Container(told, expand=True)], spacing=4)
    return ft.Container(row, height=CONTRACT, padding=ft.Padding.symmetric(horizontal=4))


def _outcome(say: Words, teams: Teams, panel: ContractPanel) -> ft.Control:
    """Under each team what it took, and what that would count."""
    cells = [_taken(say, teams, team, panel) for team in range(len(teams.names))]
    return ft.Container(columns(cells), height=56)


def _taken(say: Words, teams: Teams, team: int, panel: ContractPanel) -> ft.Control:
    tricks, buys = panel.deal.tricks, team == panel.team
    took = None if tricks is None else tricks if buys else panel.position.hand - tricks
    ink = t.ON_TINT if buys else t.TEXT
    figures: list[ft.Control] = [
        fitted("–" if took is None else str(took), 20, ink, bold=True, height=1.2)
    ]
    spoken = say(
        "{name} took {tricks}", name=teams.names[team], tricks="–" if took is None else took
    )
    if panel.points is not None:
        points = panel.points[team]
        signed = say.figures(f"+{points}") if points > 0 else say.number(points)
        figures.append(fitted(signed, 13, t.ACCENT, bold=True, height=1.2))
        spoken = say(", ").join([spoken, say.many("{n} point", "{n} points", points)])
    content = ft.Column(
        [
            short(teams.shown[team], 12 * fit(), ink if buys else t.QUIET),
            ft.Row(figures, spacing=8, alignment=ft.MainAxisAlignment.CENTER),
        ],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    box = ft.Container(
        content,
        height=56,
        border_radius=12,
        bgcolor=t.TINT if buys else t.KEY,
        border=ft.Border.all(2, t.PRIMARY if buys else ft.Colors.TRANSPARENT),
        padding=ft.Padding.symmetric(horizontal=4),
    )
    return ft.Container(named(spoken, box), expand=1)


def _foot(
    say: Words, teams: Teams, panel: ContractPanel, taps: ContractTaps, *, low: bool
) -> ft.Control:
    """Confirm, with Dead deal at its side where nothing is told yet, and the 15th key."""
    beside: list[ft.Control] = []
    editing = taps.applying is not None
    if panel.pad is not None and low:
        beside.append(fifteenth(say, teams.names, panel.pad, taps, width=96))
    if panel.pad is None and (panel.deal.blank or editing):
        beside.append(_dead(say, panel, taps))
    if panel.pad is None and low and not panel.deal.blank:
        beside.append(doubling(say, 1, panel, taps, width=64))
    press = taps.confirm if _may_confirm(panel, taps) else None
    confirm = button(
        _confirm_name(say, panel, taps), press, look="primary", key="confirm", expand=1
    )
    row = ft.Row([*beside, confirm], spacing=t.GAP)
    return ft.Container(row, padding=ft.Padding.only(top=t.GAP))


def _dead(say: Words, panel: ContractPanel, taps: ContractTaps) -> ft.Control:
    on, name = panel.deal.dead, say("Dead deal")
    word = fitted(name, 14, t.ON_TINT if on else t.TEXT, bold=on, no_wrap=True)
    return choice(name, taps.dead, ticked(say, word, on=on), on=on, key="dead", width=112)


def _confirm_name(say: Words, panel: ContractPanel, taps: ContractTaps) -> str:
    if panel.stage == "contract":
        return say("Confirm contract")
    return say("Confirm round") if taps.applying is None else say("Apply changes")


def _may_confirm(panel: ContractPanel, taps: ContractTaps) -> bool:
    again = taps.applying
    return panel.may_confirm and (panel.stage == "contract" or again is None or again.stands)
