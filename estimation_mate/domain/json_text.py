"""Reading JSON so that nothing in it is guessed: what is doubtful is refused."""

import codecs
import json
from typing import Any, NoReturn

from estimation_mate.domain.problems import Fact, Problem, Refused


def read_json(text: bytes) -> object:
    """Reads one JSON value, written in UTF-8 with or without a byte order mark.

    Raises `Refused` with `unreadable`; its fact `reason` is `encoding`, `json` (with `row` and
    `column`, from 1), `number` (NaN, infinite, or thousands of digits), `twice` (with the `key`)
    or `deep`.
    """
    try:
        return _decode(text.removeprefix(codecs.BOM_UTF8).decode())
    except UnicodeDecodeError:
        raise _unreadable("encoding") from None
    except json.JSONDecodeError as error:
        raise _unreadable("json", row=error.lineno, column=error.colno) from None
    except ValueError:  # int() refuses thousands of digits
        raise _unreadable("number") from None
    except RecursionError:
        raise _unreadable("deep") from None


def _unreadable(reason: str, **facts: Fact) -> Refused:
    return Refused([Problem("unreadable", facts={"reason": reason, **facts})])


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; of two values for one key nobody knows which is meant."""
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise _unreadable("twice", key=twice)
    return found


def _finite(written: str) -> float:
    """A fraction; JSON allows 1e999, which would become infinite."""
    number = float(written)
    if number in (float("inf"), float("-inf")):
        raise _unreadable("number")
    return number


def _no_number(name: str) -> NoReturn:
    del name
    raise _unreadable("number")


_decode = json.JSONDecoder(
    object_pairs_hook=_once_each, parse_float=_finite, parse_constant=_no_number
).decode
