"""Backups made at once. PVE keeps nothing of them that could drift or be taken over, so that the
contract of objects says nothing of them: `test_backup.py` tells their life."""

from providers.core.kind.registry import kinds
from tests.providers.contract.case import Case

CASES: list[Case] = []
ELSEWHERE = dict.fromkeys(kinds()["backup"].model_fields, "test_backup.py")
