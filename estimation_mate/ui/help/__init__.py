"""The help of every rule set: a new one is a module and a line here."""

from collections.abc import Callable, Mapping
from typing import Any

from estimation_mate.domain.rules import RuleSet
from estimation_mate.texts import Words
from estimation_mate.ui.help.auction import federation_help, full_help
from estimation_mate.ui.help.classic import classic_help
from estimation_mate.ui.help.counted import ladder_help, rising_help
from estimation_mate.ui.help.masrawy import masrawy_help
from estimation_mate.ui.help.parts import Section
from estimation_mate.ui.help.using import using

__all__ = ["HELPS", "help_for"]

HELPS: Mapping[str, Callable[[Words, Any], list[Section]]] = {
    "classic": classic_help,
    "full": full_help,
    "federation": federation_help,
    "ladder": ladder_help,
    "rising": rising_help,
    "masrawy": masrawy_help,
}
"""What each rule set tells of its rules, by its kind; it is given the rules themselves."""


def help_for(say: Words, rules: RuleSet) -> list[Section]:
    """The rules in short with the values of these rules, then how the app is used."""
    return [*HELPS[rules.kind](say, rules), using(say)]
