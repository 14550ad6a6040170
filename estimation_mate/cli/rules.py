"""`estimation-mate rules`: the rule sets, and the numbers of one with their defaults."""

import argparse
from collections.abc import Iterator

from estimation_mate.cli.columns import GAP, directed, left, lined_up, right
from estimation_mate.cli.output import put
from estimation_mate.domain.rules import KINDS, RuleSet
from estimation_mate.domain.rules.editable import Setting
from estimation_mate.labels import rules_name, trump_name
from estimation_mate.setting_labels import fixed_name, group_name, setting_name
from estimation_mate.texts import LANGUAGES, Words, words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the options of `rules` to its parser."""
    parser.add_argument(
        "kind", nargs="?", choices=tuple(KINDS), metavar="KIND", help="one of " + ", ".join(KINDS)
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the tables")


def rules(arguments: argparse.Namespace) -> int:
    """Prints all rule sets, or the settings of one; returns 0."""
    say = words(arguments.lang)
    lines = _all(say) if arguments.kind is None else _one(say, KINDS[arguments.kind]())
    put("".join(f"{directed(say, line)}\n" for line in lines).encode())
    return 0


def _all(say: Words) -> Iterator[str]:
    """A line a rule set: its kind, as game files write it, and its name."""
    yield from lined_up([(kind, rules_name(say, kind)) for kind in KINDS], (left, left), GAP)


def _one(say: Words, shown: RuleSet) -> Iterator[str]:
    """Every setting under its group, then what cannot be changed."""
    yield f"{rules_name(say, shown.kind)} ({shown.kind})"
    for group in shown.settings():
        yield from ("", group_name(say, group.name))
        yield from lined_up([_setting(say, one) for one in group.settings], _SIDES, GAP)
    fixed = [(fixed_name(say, one.code), say.number(one.number)) for one in shown.fixed()]
    trumps = [
        (say("Round {number}", number=number), trump_name(say, trump))
        for number, trump in shown.fixed_trumps().items()
    ]
    yield from ("", say("Cannot be changed"))
    yield from lined_up(fixed, (left, right), GAP)
    yield from lined_up(trumps, (left, left), GAP)


_SIDES = (left, left, right, left)


def _setting(say: Words, one: Setting) -> tuple[str, str, str, str]:
    """Its path, as game files write it, its name, its default, and what it may be."""
    if one.switch:
        return one.path, setting_name(say, one.path), say("on") if one.value else say("off"), ""
    bounds = (
        say(" or ").join(say.number(number) for number in one.choices)
        if one.choices
        else say("{low} to {high}", low=one.low, high=one.high)
    )
    return one.path, setting_name(say, one.path), say.number(one.value), bounds
