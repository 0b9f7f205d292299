"""The simulated cluster answers as PVE did, except where a known difference says why not."""

from collections.abc import Callable

import pytest

from tests.conftest import SUMMARY

from . import recordings, report
from .known import known_differences
from .player import play


@pytest.mark.parametrize("name", recordings.names())
def test_answers_as_recorded(name: str, record_property: Callable[[str, object], None]) -> None:
    known = known_differences(name)
    outcomes = play(recordings.load(name))
    record_property(SUMMARY, report.summary(name, outcomes))
    if known.unbuilt:
        assert any(outcome.differences for outcome in outcomes), f"{name} is built by now"
        return
    new = [outcome for outcome in outcomes if outcome.line not in known.lines]
    agreeing = {outcome.line for outcome in outcomes if not outcome.differences}
    assert not list(report.details(name, new))
    assert not sorted(agreeing & known.lines.keys()), "listed, but agreeing by now"
