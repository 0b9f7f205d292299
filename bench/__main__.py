"""`python -m bench [words]`: measure all works, or those whose names hold one of the words."""

import json
import os
import platform
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from bench.measure import Measurement
from bench.works import WORKS

RESULTS = Path(__file__).with_name("results.json")
COLUMNS = (
    ("work", 48),
    ("verb", 8),
    ("objects", 8),
    ("product", 8),
    ("engine", 7),
    ("client", 7),
    ("bound", 6),
    ("product / bound", 16),
    ("reads", 6),
    ("polls", 6),
    ("POST", 5),
    ("PUT", 5),
    ("DELETE", 7),
    ("requests / object", 18),
    ("product cpu", 12),
    ("engine cpu", 11),
    ("client cpu", 11),
    ("product MiB", 12),
    ("engine MiB", 11),
)

Row = Mapping[str, object]


def main(*words: str) -> None:
    """Measure, print a line for each verb, and keep the figures."""
    print(line({name: name for name, _ in COLUMNS}))
    measured: list[Row] = []
    for work in WORKS:
        if not words or any(word in work.name for word in words):
            with tempfile.TemporaryDirectory() as folder:
                rows = Measurement(work, Path(folder)).run()
            print(*map(line, rows), sep="\n", flush=True)
            measured += rows
    keep(measured)


def line(row: Row) -> str:
    """A row of the table; the first column to the left, figures to the right."""
    first, *rest = COLUMNS
    cells = [f"{row[first[0]]!s:<{first[1]}}"]
    return "".join([*cells, *(f"{row.get(name, '')!s:>{width}}" for name, width in rest)])


def keep(measured: Iterable[Row]) -> None:
    """Write the figures in place of older ones of the same works."""
    older = json.loads(RESULTS.read_text())["results"] if RESULTS.exists() else []
    rows = {(row["work"], row["verb"]): row for row in [*older, *measured]}
    machine = {"cores": os.cpu_count(), "python": platform.python_version()}
    content = {"machine": machine, "results": list(rows.values())}
    RESULTS.write_text(json.dumps(content, indent=1) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
