"""The round that is open, in whatever form its rules have it entered."""

import flet as ft

from estimation_mate.app.contract_panel import ContractPanel, contract_panel
from estimation_mate.app.panel import Panel, panel
from estimation_mate.app.play import Shown
from estimation_mate.domain.contract_draft import ContractDraft
from estimation_mate.domain.draft import OpenRound
from estimation_mate.ui.components.taps import Of
from estimation_mate.ui.contract_keys import ContractKeys
from estimation_mate.ui.keys import Keys
from estimation_mate.ui.screens.contract_entry import contract_entry
from estimation_mate.ui.screens.entry import entry
from estimation_mate.ui.screens.scorer import Scorer

OpenPanel = Panel | ContractPanel

_KEYS: dict[type[OpenRound], type[Keys]] = {ContractDraft: ContractKeys}
"""The keyboards of rounds that are not entered seat by seat."""


def open_panel_of(shown: Shown) -> OpenPanel | None:
    """What the panel shows, `None` where no round is open."""
    return panel(shown.game, shown.sheet) or contract_panel(shown.game, shown.sheet)


def keys_of(shown: Shown | None) -> type[Keys]:
    """The keyboard for the rounds of a game."""
    return Keys if shown is None else _KEYS.get(shown.game.rules.draft_type, Keys)


def entering(scorer: Scorer, open_panel: OpenPanel, choose: Of) -> ft.Control:
    """The panel of the open round; `choose` is for the slots, where there are any."""
    if isinstance(open_panel, ContractPanel):
        return contract_entry(scorer, open_panel)
    return entry(scorer, open_panel, choose)
