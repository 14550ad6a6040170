"""Who may import whom, and how little the domain leans on."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from estimation_mate import domain

ROOT = Path(__file__).parents[2]
SOURCES = sorted(Path(domain.__file__).parent.rglob("*.py"))
LEANS_ON = {
    "abc", "codecs", "collections", "dataclasses", "enum", "functools", "json", "operator",
    "typing", "unicodedata", "pydantic",
}  # fmt: skip
"""No user interface, database, network, clock or chance among them."""

IMPORT_ALL = """
import importlib, pkgutil, sys
import estimation_mate.domain as domain
for module in pkgutil.walk_packages(domain.__path__, domain.__name__ + "."):
    importlib.import_module(module.name)
print(*sys.modules)
"""


def imported(source: Path) -> set[str]:
    """The modules that a source file names in its imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or ".")
    return found


def test_imports_go_only_from_the_outer_layers_inwards() -> None:
    """The contract of the layers holds."""
    command = Path(sys.executable).with_name("lint-imports")
    run = subprocess.run(
        [command, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.stem))
def test_the_domain_names_only_values_and_words(source: Path) -> None:
    """Each of its modules imports the domain and a few parts of the standard library."""
    outside = {name for name in imported(source) if not name.startswith("estimation_mate.domain")}
    assert {name.split(".")[0] for name in outside} <= LEANS_ON


@pytest.mark.parametrize("heavy", ["flet", "sqlite3", "asyncio", "uvicorn", "fastapi", "httpx"])
def test_the_domain_brings_nothing_heavy_along(heavy: str, modules: set[str]) -> None:
    """Nor does anything that it imports, so that `score` starts at once."""
    assert heavy not in modules


@pytest.fixture(scope="module")
def modules() -> set[str]:
    """All that is loaded once every module of the domain is."""
    run = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(run.stdout.split())
