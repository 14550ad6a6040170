"""The form of a new game: what is filled in so far, kept so that closing the app loses nothing."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace

from estimation_mate.domain.game import Names
from estimation_mate.domain.names import writable
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.rules import KINDS, RuleSet, read_rules
from estimation_mate.domain.seats import SEATS


@dataclass(frozen=True, slots=True)
class Form:
    """Four names in order of play, maybe blank, the first dealer's seat and the rule set's kind.

    `rules` are those whose settings were changed for this game, at most one of each kind.
    """

    names: Names = ("", "", "", "")
    dealer: int = 0
    kind: str = "classic"
    rules: tuple[RuleSet, ...] = ()

    @property
    def own_rules(self) -> RuleSet | None:
        """The rules of this game, where its settings were changed."""
        return next((one for one in self.rules if one.kind == self.kind), None)

    def scored_by(self, rules: RuleSet) -> "Form":
        """The form with the settings of this game."""
        others = tuple(one for one in self.rules if one.kind != rules.kind)
        return replace(self, rules=(*others, rules))

    def ruled(self, rules: RuleSet) -> "Form":
        """The form with this rule set and its settings."""
        return self.by_rules(rules.kind).scored_by(rules)

    def usual(self) -> "Form":
        """The form with the settings that new games of its rule set start from."""
        return replace(self, rules=tuple(one for one in self.rules if one.kind != self.kind))

    def naming(self, seat: int, name: str) -> "Form":
        """The form with this name at a seat."""
        names = list(self.names)
        names[seat] = name
        first, second, third, fourth = names
        return replace(self, names=(first, second, third, fourth))

    def dealt_by(self, seat: int) -> "Form":
        """The form with this first dealer."""
        return replace(self, dealer=seat)

    def by_rules(self, kind: str) -> "Form":
        """The form with this rule set."""
        return replace(self, kind=kind)

    def seated(self, order: tuple[int, ...]) -> "Form":
        """The players in another order, given as their present seats; the dealer moves along."""
        first, second, third, fourth = (self.names[seat] for seat in order)
        return replace(self, names=(first, second, third, fourth), dealer=order.index(self.dealer))

    def swapped(self, one: int, other: int) -> "Form":
        """Two players change places."""
        places = {one: other, other: one}
        return self.seated(tuple(places.get(seat, seat) for seat in SEATS))


def write_form(form: Form) -> str:
    """The form as text."""
    rules = [one.model_dump(by_alias=True) for one in form.rules]
    return json.dumps(asdict(replace(form, rules=())) | {"rules": rules})


def read_form(text: str | None) -> Form:
    """The form as it was left; an empty one where there is none or it cannot be read."""
    try:
        kept = json.loads(text or "{}")
        first, second, third, fourth = kept["names"]
        rules = tuple(_readable(kept.get("rules", [])))
        form = Form((first, second, third, fourth), kept["dealer"], kept["kind"], rules)
    except (ValueError, KeyError, TypeError):
        return Form()
    names_stand = all(isinstance(name, str) and writable(name) for name in form.names)
    return form if names_stand and form.dealer in SEATS and form.kind in KINDS else Form()


def _readable(kept: list[object]) -> Iterator[RuleSet]:
    for one in kept:
        try:
            yield read_rules(one)
        except Refused:  # a rule set that is known no more leaves its game the usual values
            continue
