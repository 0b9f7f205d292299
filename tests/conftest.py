"""Lines that tests want to be read, passed or not, at the end of the run."""

import pytest

SUMMARY = "summary"
"""Name under which a test records such a line (`record_property`)."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]
    lines = sorted(
        str(line) for report in reports for name, line in report.user_properties if name == SUMMARY
    )
    if lines:
        terminalreporter.section("agreement with the recordings")
        terminalreporter.write("\n".join(lines) + "\n")
