"""The form of a new game: what is filled in so far, kept so that closing the app loses nothing."""

import json
from dataclasses import asdict, dataclass, replace

from estimation_mate.domain.game import Names
from estimation_mate.domain.names import writable
from estimation_mate.domain.rules import KINDS
from estimation_mate.domain.seats import SEATS


@dataclass(frozen=True, slots=True)
class Form:
    """Four names in order of play, maybe blank, the first dealer's seat and the rule set's kind."""

    names: Names = ("", "", "", "")
    dealer: int = 0
    kind: str = "classic"

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
    return json.dumps(asdict(form))


def read_form(text: str | None) -> Form:
    """The form as it was left; an empty one where there is none or it cannot be read."""
    try:
        kept = json.loads(text or "{}")
        first, second, third, fourth = kept["names"]
        form = Form((first, second, third, fourth), kept["dealer"], kept["kind"])
    except (ValueError, KeyError, TypeError):
        return Form()
    names_stand = all(isinstance(name, str) and writable(name) for name in form.names)
    return form if names_stand and form.dealer in SEATS and form.kind in KINDS else Form()
