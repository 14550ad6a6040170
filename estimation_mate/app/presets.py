"""House presets: named sets of scoring settings, kept on the device and passed on as text.

A preset is written as JSON:

    {"format": "estimation-mate-preset", "version": 1, "name": "Home",
     "rules": {"kind": "classic", "caller": {"win": 20, "lose": -10}}}

`name` has at most 40 characters. `rules` are those of a game file: the kind of the rule set and
the settings that differ from its usual ones; what is written here spells all of them out, so that
a preset means the same for ever.
"""

import json
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from estimation_mate.domain.json_text import read_json
from estimation_mate.domain.names import LONGEST_NAME, shortened, trimmed, writable
from estimation_mate.domain.problems import Fact, Problem, Refused
from estimation_mate.domain.rules import RuleSet, read_rules

FORMAT, VERSION = "estimation-mate-preset", 1

LONGEST = 20_000
"""The most characters of a preset as text; those with every setting have fewer than a thousand."""

_TOLD = 40
"""As much of what stands wrong in a preset is told."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Settings under a name; `preset_of` makes one whose name can be kept."""

    name: str
    rules: RuleSet

    @property
    def id(self) -> str:
        """What stands for its name in addresses, capital letters or small."""
        same = unicodedata.normalize("NFC", self.name).casefold()
        return sha256(same.encode()).hexdigest()[:12]


def preset_of(name: str, rules: RuleSet) -> Preset:
    """The preset of this name, trimmed; raises `Refused` with `preset_name`."""
    clean = trimmed(name)
    if not clean:
        raise _refused("preset_name", "empty")
    if len(clean) > LONGEST_NAME:
        raise _refused("preset_name", "long", most=LONGEST_NAME)
    if not writable(clean):
        raise _refused("preset_name", "broken")
    return Preset(clean, rules)


def preset_document(preset: Preset) -> dict[str, object]:
    """The preset as an object of JSON."""
    rules = preset.rules.model_dump(by_alias=True)
    return {"format": FORMAT, "version": VERSION, "name": preset.name, "rules": rules}


def write_preset(preset: Preset) -> str:
    """The preset as text that `read_preset` reads."""
    return json.dumps(preset_document(preset), ensure_ascii=False)


def read_preset(text: str) -> Preset:
    """Reads what `write_preset` wrote, or somebody by hand.

    Raises `Refused`: with `not_a_preset`, `newer_preset` or `preset_name`, or with what is wrong
    with its rules.
    """
    if len(text) > LONGEST:
        raise _refused("not_a_preset", "long")
    bare = trimmed(text)
    if not bare:
        raise _refused("not_a_preset", "empty")
    try:
        return preset_in(read_json(bare.encode("utf-8", "surrogatepass")))
    except RecursionError:
        raise _refused("not_a_preset", "json") from None
    except Refused as refused:
        unreadable = any(one.code == "unreadable" for one in refused.problems)
        raise (_refused("not_a_preset", "json") if unreadable else _tellable(refused)) from None


def read_preset_file(content: bytes) -> str:
    """The text of a file; raises `Refused` with `not_a_preset` where it holds none."""
    if len(content) > LONGEST * 4:
        raise _refused("not_a_preset", "long")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _refused("not_a_preset", "json") from None


def preset_in(written: object) -> Preset:
    """The preset in an object of JSON; raises `Refused` as `read_preset` does."""
    if not isinstance(written, Mapping) or written.get("format") != FORMAT:
        raise _refused("not_a_preset", "format")
    version, name, rules = (written.get(key) for key in ("version", "name", "rules"))
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise _refused("not_a_preset", "version")
    if version > VERSION:
        facts: dict[str, Fact] = {"version": str(version), "known": VERSION}
        raise Refused([Problem("newer_preset", facts=facts)])
    if not isinstance(rules, Mapping | str) or (
        isinstance(rules, Mapping) and rules.get("kind") is None
    ):
        raise _refused("not_a_preset", "rules")
    return preset_of(name if isinstance(name, str) else "", read_rules(rules))


def _refused(code: str, reason: str, **facts: Fact) -> Refused:
    return Refused([Problem(code, facts={"reason": reason, **facts})])


def _tellable(refused: Refused) -> Refused:
    """The same problems, with no more of a stranger's text than fits a sentence."""
    return Refused(
        Problem(one.code, one.seat, {key: _short(fact) for key, fact in one.facts.items()})
        for one in refused.problems
    )


def _short(fact: Fact) -> Fact:
    if isinstance(fact, int):
        return fact
    return shortened(fact.encode("utf-8", "replace").decode(), _TOLD)
