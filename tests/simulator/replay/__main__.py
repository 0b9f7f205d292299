"""`python -m tests.simulator.replay [name ...]`: agreement per recording, and what differs."""

import sys

from . import recordings, report
from .player import play


def main(wanted: list[str]) -> None:
    for name in wanted or recordings.names():
        outcomes = play(recordings.load(name))
        print(report.summary(name, outcomes))
        if wanted:
            print(*report.details(name, outcomes, with_logs=True), sep="\n")


main(sys.argv[1:])
