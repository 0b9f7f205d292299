"""How much of a recording agrees, as lines of text."""

from collections.abc import Iterable, Iterator

from .player import Outcome


def summary(name: str, outcomes: list[Outcome]) -> str:
    """One line: the share of exchanges that agree, with and without whole logs, and of files."""
    exchanges = [outcome for outcome in outcomes if outcome.what != "files"]
    files = [outcome for outcome in outcomes if outcome.what == "files"]
    agree = _share(not outcome.differences for outcome in exchanges)
    to_the_line = _share(not (outcome.differences or outcome.in_logs) for outcome in exchanges)
    configs = _share(not outcome.differences for outcome in files)
    return f"{name:16} {agree}   every log line {to_the_line}   configuration files {configs}"


def _share(agrees: Iterable[bool]) -> str:
    told = list(agrees)
    percent = 100 * sum(told) / len(told) if told else 100.0
    return f"{sum(told):3} of {len(told):3} ({percent:5.1f} %)"


def details(
    name: str, outcomes: list[Outcome], shown: int = 3, with_logs: bool = False
) -> Iterator[str]:
    """A line for every outcome that differs."""
    for outcome in outcomes:
        if found := outcome.differences or outcome.in_logs * with_logs:
            first = "; ".join(found[:shown])
            yield f"{name}:{outcome.line} {outcome.what}: {first}"
