"""Storages, one case for each type."""

from tests.providers.storage import blocks, files, remote

ELSEWHERE = {"generated_encryption_key": "test_storage.py: only with `encryption_key: autogen`"}
CASES = [*files.CASES, *blocks.CASES, *remote.CASES]
