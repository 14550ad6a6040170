"""A rule set is asked, and never which one it is."""

import re
from pathlib import Path

import pytest

import estimation_mate

PACKAGE = Path(estimation_mate.__file__).parent
UNION = {PACKAGE / "domain" / "rules" / "__init__.py"}
SOURCES = sorted({*PACKAGE.rglob("*.py")} - UNION)

ASKS = re.compile(
    r"""\bkind\s*(==|!=|\bin\b\s*[(\[{"'])|isinstance\([^)]*\b(Classic|Full|FullRules|Federation"""
    r"""|Ladder|Rising|Masrawy|Counted)\b|match\s+\S*kind\b"""
)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(PACKAGE)))
def test_nobody_asks_which_rule_set_it_is(source: Path) -> None:
    """Neither by its kind nor by its type; two kinds may be compared with each other."""
    asked = [
        line
        for line in source.read_text(encoding="utf-8").splitlines()
        if ASKS.search(line)
        and not re.search(r"\.kind (==|!=) \w+(\.\w+)*\.?kind\b|\.kind (==|!=) kind", line)
    ]
    assert asked == []


@pytest.mark.parametrize(
    "line",
    [
        'if rules.kind == "full":',
        "if kind in ('a',):",
        "isinstance(rules, Masrawy)",
        "match rules.kind:",
    ],
)
def test_the_search_finds_what_it_looks_for(line: str) -> None:
    """Each of the ways to ask."""
    assert ASKS.search(line)
