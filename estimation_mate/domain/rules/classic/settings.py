"""The editable numbers of Egypt – Classic (G8)."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from estimation_mate.domain.rules.base import RuleSet

Win = Annotated[int, Field(strict=True, ge=0, le=999)]
Lose = Annotated[int, Field(strict=True, ge=-999, le=0)]
Switch = Annotated[bool, Field(strict=True)]


class WinLose(BaseModel):
    """What a made and a missed bid count."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    win: Win
    lose: Lose


class HighCalls(BaseModel):
    """What a call of 8 to 13 counts (C11)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    eight: WinLose = Field(WinLose(win=64, lose=-32), alias="8")
    nine: WinLose = Field(WinLose(win=81, lose=-41), alias="9")
    ten: WinLose = Field(WinLose(win=100, lose=-50), alias="10")
    eleven: WinLose = Field(WinLose(win=121, lose=-61), alias="11")
    twelve: WinLose = Field(WinLose(win=144, lose=-72), alias="12")
    thirteen: WinLose = Field(WinLose(win=169, lose=-85), alias="13")

    def of(self, bid: int) -> WinLose:
        """The pair for a call of 8–13."""
        calls = (self.eight, self.nine, self.ten, self.eleven, self.twelve, self.thirteen)
        return calls[bid - 8]


class Settings(RuleSet):
    """All that a table may change, with the values most cafés use."""

    regular: WinLose = WinLose(win=10, lose=0)
    caller: WinLose = WinLose(win=10, lose=-10)
    high_call: HighCalls = HighCalls()
    only: WinLose = WinLose(win=10, lose=-10)
    dash_over: WinLose = WinLose(win=25, lose=-25)
    dash_under: WinLose = WinLose(win=30, lose=-30)
    max_dash: Annotated[int, Field(strict=True, ge=1, le=3)] = 2
    manual_with: Switch = False
    saaydeh: Switch = True
    double: Switch = True
    only_for_dash: Switch = False


GROUPS = {
    "bids": ("regular", "caller"),
    "high_calls": ("high_call",),
    "extras": ("only", "dash_over", "dash_under"),
    "table": ("max_dash", "manual_with", "saaydeh", "double", "only_for_dash"),
}
"""How the settings are grouped where they are shown."""
