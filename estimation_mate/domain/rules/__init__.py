"""The rule sets that can be played: a new one is a module and a line here."""

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import ValidationError

from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.rules.base import Check, RuleSet
from estimation_mate.domain.rules.classic import Classic
from estimation_mate.domain.rules.federation import Federation
from estimation_mate.domain.rules.full import Full
from estimation_mate.domain.rules.ladder import Ladder
from estimation_mate.domain.rules.masrawy import Masrawy
from estimation_mate.domain.rules.rising import Rising

__all__ = [
    "KINDS", "Check", "Classic", "Federation", "Full", "Ladder", "Masrawy", "Rising", "RuleSet",
    "read_rules",
]  # fmt: skip

KINDS: dict[str, Callable[[], RuleSet]] = {
    "classic": Classic,
    "full": Full,
    "federation": Federation,
    "ladder": Ladder,
    "rising": Rising,
    "masrawy": Masrawy,
}
"""The union of rule sets, by the name that a game file gives them."""


def read_rules(written: object) -> RuleSet:
    """Reads a kind, or an object with `kind` and the settings that differ (G7, G8).

    Raises `Refused` with `unknown_rules`, or with a `bad_setting` for each setting that is wrong.
    """
    settings = written if isinstance(written, Mapping) else {"kind": written}
    kind = settings.get("kind")
    known = KINDS.get(kind) if isinstance(kind, str) else None
    if known is None:
        facts: dict[str, int | str] = {"kind": str(kind), "known": ", ".join(KINDS)}
        if kind is None:
            facts["reason"] = "missing"
        raise Refused([Problem("unknown_rules", facts=facts)])
    if len(settings) == 1:
        return known()
    try:
        return known().changed(dict(settings))
    except ValidationError as error:
        raise Refused(_setting_problem(one) for one in error.errors()) from None


def _setting_problem(error: Any) -> Problem:
    """One of pydantic's findings as a problem of ours."""
    reasons = {
        "extra_forbidden": "unknown",
        "greater_than_equal": "low",
        "less_than_equal": "high",
        "bool_type": "switch",
        "value_error": "one_of",
    }
    setting = ".".join(str(part) for part in error["loc"])
    reason = reasons.get(error["type"], "not_whole")
    limit = error.get("ctx", {})
    bound = limit.get("ge", limit.get("le", str(limit.get("error", ""))))
    value = str(error["input"])[:40]
    return Problem(
        "bad_setting", facts={"setting": setting, "reason": reason, "value": value, "limit": bound}
    )
