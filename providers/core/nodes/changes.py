"""What a preview tells of changes on nodes."""

import difflib
from collections.abc import Iterator
from typing import Any

from providers.core.check.problems import Note, Problem
from providers.core.kind.spec import Spec

LONGEST = 60
"""Lines of a difference that are shown."""


def change_of(spec: Spec, key: str, before: str | None) -> Iterator[Note]:
    """What will be different in a text, line by line, unless it may be a secret."""
    after = spec.at(key)
    if before is None or after in (None, before) or spec._hints.get("veiled"):
        return
    lines = [*difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=2)][2:]
    if len(lines) > LONGEST:
        lines = [*lines[:LONGEST], f"… and {len(lines) - LONGEST} lines more"]
    yield Note(key, "\n".join(["will change:", *lines]))


def unhandled(spec: Any) -> Iterator[Problem]:
    """A handler that nobody would run: components do, after all changes on a node."""
    if spec.handler is not None and not spec._hints.get("handled"):
        yield Problem(
            "handler",
            "is run by the stack file and the component NodeSetup only; for a single resource, "
            "declare a NodeCommand whose trigger is the output `changed`",
        )
