"""The editable numbers of the Full rules (G8)."""

from typing import Annotated

from pydantic import Field

from estimation_mate.domain.rules.base import RuleSet
from estimation_mate.domain.rules.editable import OneOf

Amount = Annotated[int, Field(strict=True, ge=0, le=999)]
"""Counted plus when made and minus when missed."""

Switch = Annotated[bool, Field(strict=True)]

DEALS = OneOf((13, 18, 24)).bound


class FullSettings(RuleSet):
    """All that a table may change."""

    deals: Annotated[int, Field(strict=True), DEALS] = 18
    big_deals: Switch = False
    base: Amount = 10
    caller: Amount = 10
    only: Amount = 10
    risk: Amount = 10
    dash_over: Amount = 25
    dash_under: Amount = 33
    min_call: Annotated[int, Field(strict=True, ge=1, le=13)] = 4
    max_dash: Annotated[int, Field(strict=True, ge=1, le=3)] = 2


GROUPS = {
    "bids": ("base", "caller", "min_call"),
    "stakes": ("only", "risk", "dash_over", "dash_under"),
    "table": ("deals", "max_dash", "big_deals"),
}
"""How the settings are grouped where they are shown."""
