"""The scoring settings while they are changed: what is typed lies over the rules until it is saved."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from estimation_mate.domain.digits import NotANumber
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.domain.rules import KINDS, RuleSet, read_rules
from estimation_mate.domain.rules.editable import Setting

Value = str | bool
"""What stands in a field: text, right or wrong, or whether a switch is on."""

Typed = Mapping[str, Value]
"""What was typed, by the path of its setting; what stands as in the rules is left out."""

NOTHING: Typed = {}


def of_game(game_id: str) -> str:
    """The place of what is typed over the settings of a game."""
    return f"game {game_id}"


def of_new(kind: str) -> str:
    """The place of what is typed for a new game of a rule set."""
    return f"new {kind}"


def of_defaults(kind: str) -> str:
    """The place of what is typed over the settings that new games of a rule set start from."""
    return f"defaults {kind}"


def of_preset(place: str) -> str:
    """The place of the name typed for a preset of the settings that are typed at another."""
    return f"preset {place}"


def of_import() -> str:
    """The place of a preset's text that is being taken in."""
    return "import preset"


@dataclass(frozen=True, slots=True)
class Scoring:
    """The settings of some rules, with what is typed over them."""

    rules: RuleSet
    typed: Typed = field(default_factory=dict)

    @property
    def settings(self) -> tuple[Setting, ...]:
        """All settings in the order in which they are shown."""
        return tuple(one for group in self.rules.settings() for one in group.settings)

    @property
    def changes(self) -> tuple[Setting, ...]:
        """The settings over which something else is typed."""
        return tuple(one for one in self.settings if self.shown(one) != as_shown(one))

    @property
    def wrong(self) -> tuple[Setting, ...]:
        """The settings over which something is typed that cannot stand."""
        return tuple(one for one in self.changes if self.problem(one) is not None)

    def shown(self, setting: Setting) -> Value:
        """What stands in its field; what was left by other rules is passed over."""
        typed = self.typed.get(setting.path, as_shown(setting))
        return typed if isinstance(typed, bool) == setting.switch else as_shown(setting)

    def typing(self, setting: Setting, value: Value) -> Typed:
        """What is typed after this was."""
        others = {path: one for path, one in self.typed.items() if path != setting.path}
        return others if value == as_shown(setting) else others | {setting.path: value}

    def problem(self, setting: Setting) -> Problem | None:
        """What is wrong with what stands in its field."""
        try:
            self._value(setting)
        except NotANumber as found:
            return _not_right(found)
        return None

    def outcome(self) -> RuleSet:
        """The rules as they are typed; raises `Refused` where a field is wrong."""
        problems = [problem for one in self.wrong if (problem := self.problem(one))]
        if problems:
            raise Refused(problems)
        return self.rules.set_to({one.path: self._value(one) for one in self.changes})

    def reset(self) -> Typed:
        """What is typed once every field holds the value that the rule set comes with."""
        usual = Scoring(KINDS[self.rules.kind]()).settings
        pairs = zip(self.settings, usual, strict=True)
        return {now.path: as_shown(then) for now, then in pairs if now.value != then.value}

    def _value(self, setting: Setting) -> int:
        shown = self.shown(setting)
        return shown if isinstance(shown, bool) else setting.read(shown)


def _not_right(found: NotANumber) -> Problem:
    """What was typed, as a problem that says what would be right."""
    if found.choices:
        return Problem(found.reason, facts={"choices": ", ".join(map(str, found.choices))})
    return Problem(found.reason, facts={"low": found.low, "high": found.high})


def as_shown(setting: Setting) -> Value:
    """A setting as its field shows it: the minus of a loss stands before the field."""
    return bool(setting.value) if setting.switch else str(abs(setting.value))


def write_typed(typed: Typed) -> str:
    """What is typed, as text."""
    return json.dumps(dict(typed))


def read_typed(text: str | None) -> Typed:
    """What was typed; nothing where there is nothing or it cannot be read."""
    try:
        kept = json.loads(text or "{}")
        return {path: value for path, value in kept.items() if isinstance(value, str | bool)}
    except (ValueError, AttributeError):
        return NOTHING


def write_rules(rules: RuleSet) -> str:
    """The rules, as text."""
    return json.dumps(rules.model_dump(by_alias=True))


def read_kept(text: str | None, kind: str) -> RuleSet:
    """The rules that were kept for this kind; the usual ones where none were or can be read."""
    try:
        rules = read_rules(json.loads(text or "null"))
    except (ValueError, Refused):
        return KINDS[kind]()
    return rules if rules.kind == kind else KINDS[kind]()
