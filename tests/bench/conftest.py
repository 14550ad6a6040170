"""What a benchmark says while pytest runs."""

import sys
from collections.abc import Callable

import pytest

Tell = Callable[[str], None]


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Tell:
    """Prints a sentence although pytest keeps the output of tests to itself."""

    def say(sentence: str) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{sentence}\n")

    return say
