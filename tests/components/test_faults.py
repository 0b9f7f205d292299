"""Malformed stack files and values, and every sentence that they are answered with."""

from pathlib import Path

import pytest

from components.reader import Reader
from tests.components.cases import Case, cases_in

FOLDER = Path(__file__).parent / "sections"


@pytest.mark.parametrize("case", cases_in(*sorted(FOLDER.glob("*.yaml"))), ids=str)
def test_all_faults_are_told_at_once(case: Case) -> None:
    reader = Reader()
    reader.read(case.given)
    assert [f"{fault.place} {fault.sentence}" for fault in reader.faults] == case.told
    assert "geheim" not in reader.faults.told()
    assert "73194682" not in reader.faults.told()
