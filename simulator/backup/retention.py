"""Which backups of a group a retention rule keeps."""

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

Row = dict[str, Any]

_PERIODS: dict[str, Callable[[int], object]] = {
    "keep-last": lambda time: time,
    "keep-hourly": lambda time: _moment(time).strftime("%Y %j %H"),
    "keep-daily": lambda time: _moment(time).strftime("%Y %j"),
    "keep-weekly": lambda time: _moment(time).isocalendar()[:2],
    "keep-monthly": lambda time: _moment(time).strftime("%Y %m"),
    "keep-yearly": lambda time: _moment(time).year,
}
"""The period that a backup stands for, in the order in which the options are applied."""


def _moment(time: int) -> datetime:
    return datetime.fromtimestamp(time, UTC)


def limit(keep: Mapping[str, Any]) -> int | None:
    """How many backups can be kept at most; None for all."""
    counts = [int(count) for option, count in keep.items() if option != "keep-all"]
    return None if int(keep.get("keep-all", 0)) or not any(counts) else sum(counts)


def mark(backups: Iterable[Row], keep: Mapping[str, Any]) -> None:
    """Give each backup of one guest a `mark`, `keep` or `remove`, unless it has one already."""
    rows = sorted(backups, key=lambda row: int(row["ctime"]), reverse=True)
    if limit(keep) is not None:
        for option, period in _PERIODS.items():
            _mark(rows, int(keep.get(option, 0)), period)
    rest = "keep" if limit(keep) is None else "remove"
    for row in rows:
        row.setdefault("mark", rest)


def _mark(rows: list[Row], count: int, period: Callable[[int], object]) -> None:
    """Keep the newest backup of each of the last `count` periods that none is kept for yet."""
    covered = {period(row["ctime"]) for row in rows if row.get("mark") == "keep"}
    kept: set[object] = set()
    for row in rows:
        name = period(row["ctime"])
        if "mark" in row or name in covered:
            continue
        if name not in kept and len(kept) >= count:
            return
        row["mark"] = "remove" if name in kept else "keep"
        kept.add(name)
