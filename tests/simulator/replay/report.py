"""How much of a recording agrees, as lines of text."""

from collections.abc import Iterator

from .player import Outcome


def summary(name: str, outcomes: list[Outcome]) -> str:
    """One line: the share of exchanges that agree, and of configuration files."""
    exchanges = [outcome for outcome in outcomes if outcome.what != "files"]
    files = [outcome for outcome in outcomes if outcome.what == "files"]
    return f"{name:16} {_share(exchanges)}   configuration files {_share(files)}"


def _share(outcomes: list[Outcome]) -> str:
    agreeing = sum(not outcome.differences for outcome in outcomes)
    percent = 100 * agreeing / len(outcomes) if outcomes else 100.0
    return f"{agreeing:3} of {len(outcomes):3} ({percent:5.1f} %)"


def details(name: str, outcomes: list[Outcome], shown: int = 3) -> Iterator[str]:
    """A line for every outcome that differs."""
    for outcome in outcomes:
        if outcome.differences:
            first = "; ".join(outcome.differences[:shown])
            yield f"{name}:{outcome.line} {outcome.what}: {first}"
