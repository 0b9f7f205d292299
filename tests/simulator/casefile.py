"""Cases as data: what is asked of the simulated cluster, step by step, and what it must answer.

A case is a list of steps. Each has one request, `METHOD path: parameters`, and may say:

    as: weak          a user without any privilege, instead of the lab's own token
    fails: text       the answer is a 500 with this message
    denied: text      a 403 with this text in brackets
    invalid: {…}      a 400 with these errors by parameter
    data: …           exactly this
    has: …            at least this: members of an object, rows of a list
    lacks: [names]    members or, for a list, values of `volid`, `storage` … that are not there

A step `at: TIME` stops the cluster's clock there; without any other word a request succeeds.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import yaml

FOLDER = Path(__file__).with_name("cases")
EXPECTATIONS = {"as", "fails", "denied", "invalid", "data", "has", "lacks"}


@dataclass(frozen=True)
class Step:
    """One request and what is expected of its answer."""

    method: str
    path: str
    params: dict[str, Any]
    expected: dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """Seconds since the epoch at which the clock stops."""

    time: float


Case = list[Step | Moment]


def load_cases() -> dict[str, Case]:
    """Every case of every file by `file: name`."""
    return {
        f"{file.stem}: {name}": [_step(row) for row in rows]
        for file in sorted(FOLDER.glob("*.yaml"))
        for name, rows in yaml.safe_load(file.read_text()).items()
    }


def _step(row: dict[str, Any]) -> Step | Moment:
    if "at" in row:
        moment: datetime = row["at"]
        return Moment(moment.replace(tzinfo=UTC).timestamp())
    [request] = row.keys() - EXPECTATIONS
    method, _, path = request.partition(" ")
    expected = {word: value for word, value in row.items() if word != request}
    return Step(method, path, row[request] or {}, expected)


def contains(actual: Any, wanted: Any) -> bool:
    """Whether `actual` has at least what is wanted: members of objects, rows of lists."""
    if isinstance(wanted, dict):
        return isinstance(actual, dict) and all(
            name in actual and contains(actual[name], value) for name, value in wanted.items()
        )
    if isinstance(wanted, list):
        return isinstance(actual, list) and all(
            any(contains(row, part) for row in actual) for part in wanted
        )
    return bool(type(actual) is type(wanted) and actual == wanted)


def mentions(actual: Any, name: str) -> bool:
    """Whether an object has a member, or a list a row with a value, of that name."""
    if isinstance(actual, list):
        return any(name in row.values() for row in actual)
    return name in actual
