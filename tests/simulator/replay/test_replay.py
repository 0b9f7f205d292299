"""The simulated cluster answers as PVE did, except where a known difference says why not."""

import pytest

from . import recordings, report
from .known import known_differences
from .player import play


@pytest.mark.parametrize("name", recordings.names())
def test_answers_as_recorded(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    known = known_differences(name)
    outcomes = play(recordings.load(name))
    with capsys.disabled():
        print(f"\n{report.summary(name, outcomes)}", end="")
    if known.unbuilt:
        assert any(outcome.differences for outcome in outcomes), f"{name} is built by now"
        return
    new = [outcome for outcome in outcomes if outcome.line not in known.lines]
    agreeing = {outcome.line for outcome in outcomes if not outcome.differences}
    assert not list(report.details(name, new))
    assert not sorted(agreeing & known.lines.keys()), "listed, but agreeing by now"
