"""The recorded exchanges, as data.

The first line of a file holds the node's configuration files before the first call, every
further line one exchange in order, or the configuration files as they stood at that moment.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias, cast

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Row: TypeAlias = "dict[str, Json]"
Texts: TypeAlias = dict[str, str]

FOLDER = Path(__file__).parents[2] / "recordings"


@dataclass(frozen=True)
class Exchange:
    """One request and PVE's answer. `identity` is None, a user, a token, or either with a flaw."""

    line: int
    method: str
    path: str
    params: Row
    identity: str | None
    status: int
    reason: str
    body: Json
    encoding: str | None
    raw_body: str | None
    content_type: str | None
    parts: list[Texts] | None


@dataclass(frozen=True)
class Files:
    """PVE's configuration files at one moment, by path."""

    line: int
    texts: Texts


@dataclass(frozen=True)
class Recording:
    """One file of recordings."""

    name: str
    start: Texts
    steps: list[Exchange | Files]

    @property
    def exchanges(self) -> list[Exchange]:
        return [step for step in self.steps if isinstance(step, Exchange)]


def names() -> list[str]:
    """Every recording there is."""
    return sorted(path.stem for path in FOLDER.glob("*.jsonl"))


def load(name: str) -> Recording:
    """The recording of that name, its bursts in order of effect."""
    lines = (FOLDER / f"{name}.jsonl").read_text().splitlines()
    head, *rows = [cast(Row, json.loads(line)) for line in lines]
    steps = list(_steps(rows))
    return Recording(name, cast(Texts, head["start_state"]), steps)


def _steps(rows: list[Row]) -> Iterator[Exchange | Files]:
    """A note starts a burst, whose lines stand in order of completion: a refusal that answers
    sooner than the success which caused it comes after that success."""
    burst: list[Exchange] = []
    for line, row in enumerate(rows, start=2):
        if "method" in row:
            burst.append(_exchange(line, row))
            continue
        yield from _by_effect(burst, rows)
        burst = []
        if "note" not in row:
            yield Files(line, cast(Texts, row.get("file_state") or row["end_state"]))
    yield from _by_effect(burst, rows)


def _by_effect(burst: list[Exchange], rows: list[Row]) -> list[Exchange]:
    if not any("note" in row for row in rows):
        return burst
    return sorted(burst, key=lambda exchange: exchange.status > 200)


def _exchange(line: int, row: Row) -> Exchange:
    return Exchange(
        line=line,
        method=cast(str, row["method"]),
        path=cast(str, row["path"]),
        params=cast(Row, row.get("params") or {}),
        identity=cast("str | None", row["as"]),
        status=cast(int, row["status"]),
        reason=cast(str, row["reason"]),
        body=row["body"],
        encoding=cast("str | None", row.get("encoding")),
        raw_body=cast("str | None", row.get("raw_body")),
        content_type=cast("str | None", row.get("content_type")),
        parts=cast("list[Texts] | None", row.get("multipart")),
    )
