"""What can be changed about a rule set and what cannot, told so that a screen can show any (G8)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import AfterValidator, BaseModel

from estimation_mate.domain.digits import read_choice, read_loss, read_number


@dataclass(frozen=True, slots=True)
class OneOf:
    """Bounds a number to a few: `Annotated[int, Field(strict=True), OneOf((13, 18)).bound]`."""

    numbers: tuple[int, ...]

    @property
    def bound(self) -> AfterValidator:
        """As pydantic takes it."""
        return AfterValidator(self)

    def __call__(self, number: int) -> int:
        """The number, where it is one of these; the error names what would be right."""
        if number not in self.numbers:
            raise ValueError(", ".join(map(str, self.numbers)))
        return number


@dataclass(frozen=True, slots=True)
class Setting:
    """One value that a table may change; `path` is its place in the rules, such as `caller.win`.

    A switch is a `bool`; a number lies between `low` and `high`, and is one of `choices` where
    there are any.
    """

    path: str
    value: int
    low: int = 0
    high: int = 0
    choices: tuple[int, ...] = ()

    @property
    def switch(self) -> bool:
        """Whether it is on or off, and no number."""
        return isinstance(self.value, bool)

    @property
    def loss(self) -> bool:
        """Whether it is a number that is never positive."""
        return self.low < 0

    @property
    def line(self) -> str:
        """What it is about: `caller` for both `caller.win` and `caller.lose`."""
        return self.path.rpartition(".")[0] or self.path

    def read(self, text: str) -> int:
        """The number that was typed; raises `NotANumber`."""
        if self.choices:
            return read_choice(text, self.choices)
        if self.loss:
            return read_loss(text, -self.low)
        return read_number(text, self.low, self.high)


@dataclass(frozen=True, slots=True)
class Group:
    """Settings that belong together."""

    name: str
    settings: tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class Fixed:
    """A rule that no setting changes, as a stable code and its number."""

    code: str
    number: int


def settings_of(model: BaseModel, before: str = "") -> Iterator[Setting]:
    """All numbers and switches of a record, at any depth, in the order of its fields."""
    for name, field in type(model).model_fields.items():
        path, value = before + (field.alias or name), getattr(model, name)
        if isinstance(value, BaseModel):
            yield from settings_of(value, f"{path}.")
        elif isinstance(value, int):
            yield _setting(path, value, field.metadata)


def _setting(path: str, value: int, metadata: Iterable[Any]) -> Setting:
    choices = next((one.func for one in metadata if isinstance(one, AfterValidator)), None)
    if isinstance(choices, OneOf):
        return Setting(path, value, min(choices.numbers), max(choices.numbers), choices.numbers)
    return Setting(path, value, _bound(metadata, "ge"), _bound(metadata, "le"))


def _bound(metadata: Iterable[Any], side: str) -> int:
    return next((getattr(one, side) for one in metadata if hasattr(one, side)), 0)


def grouped(
    settings: Iterable[Setting], groups: Mapping[str, tuple[str, ...]]
) -> tuple[Group, ...]:
    """The settings in these groups of fields; those of no group come last, in one of their own."""
    placed: dict[str, list[Setting]] = {name: [] for name in (*groups, "")}
    group_of = {field: name for name, fields in groups.items() for field in fields}
    for one in settings:
        placed[group_of.get(one.path.partition(".")[0], "")].append(one)
    return tuple(Group(name, tuple(found)) for name, found in placed.items() if found)


def nested(values: Mapping[str, int]) -> dict[str, Any]:
    """Values by path as a rule set takes them: `caller.win` inside `caller`."""
    tree: dict[str, Any] = {}
    for path, value in values.items():
        *above, last = path.split(".")
        branch = tree
        for part in above:
            branch = branch.setdefault(part, {})
        branch[last] = value
    return tree
