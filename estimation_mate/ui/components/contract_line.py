"""The line of a contract: what the table needs to tell next, or what came of it."""

import flet as ft

from estimation_mate.app.contract_panel import ContractPanel
from estimation_mate.contract_labels import doubled_name
from estimation_mate.domain.names import shortened
from estimation_mate.labels import trump_name
from estimation_mate.texts import Words
from estimation_mate.ui.components.line import LONGEST_SHOWN, line_view


def contract_line(say: Words, names: tuple[str, ...], panel: ContractPanel) -> ft.Control:
    """What is missing and what stands so far; a reader hears it change."""
    brief = tuple(say.apart(shortened(name, LONGEST_SHOWN)) for name in names)
    asked = panel.missing is not None and not panel.deal.blank
    told, shown = (contract_texts(say, those, panel) for those in (names, brief))
    return line_view(told, shown, bold=asked)


def contract_texts(say: Words, names: tuple[str, ...], panel: ContractPanel) -> tuple[str, str]:
    """What the line says at its start and at its end."""
    if panel.stage == "dead":
        return say("Dead deal: nobody bid."), ""
    if panel.stage == "tricks":
        return _played(say, panel), ""
    if panel.deal.blank:
        dealer, first = names[panel.position.dealer], names[panel.first_speaker]
        return say("Dealer {dealer}, {first} speaks first", dealer=dealer, first=first), ""
    so_far = contract_so_far(say, names, panel)
    return (_asked(say, panel.missing), so_far) if panel.missing else (so_far, "")


def contract_so_far(say: Words, names: tuple[str, ...], panel: ContractPanel) -> str:
    """The parts of the contract that stand: `Amr · 8 · Hearts · Doubled ×2`."""
    deal = panel.deal
    parts = [
        "" if deal.buyer is None else names[deal.buyer],
        "" if deal.bid is None else say.number(deal.bid),
        "" if deal.trump is None else trump_name(say, deal.trump),
        "" if deal.double == 1 else doubled_name(say, deal.double),
    ]
    return " · ".join(filter(None, parts))


def _asked(say: Words, part: str) -> str:
    """The question for the part that is missing."""
    asked = {
        "buyer": say("Who bought?"),
        "bid": say("For how many?"),
        "trump": say("Which trump?"),
    }
    return asked[part]


def _played(say: Words, panel: ContractPanel) -> str:
    bid, tricks = panel.deal.bid or 0, panel.deal.tricks
    if tricks is None:
        return say("How many tricks did the buyers take?")
    if tricks >= bid:
        return say("Contract made")
    return say.many("Contract failed by {n}", "Contract failed by {n}", bid - tricks)
