"""The page of privileges names what the kinds say."""

import re
from pathlib import Path

import pytest

from providers.core.kind.fields import fields_of
from providers.core.kind.marks import ROOT_ONLY
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec
from tools.generate.reference.words import keys

PAGE = (Path(__file__).parents[2] / "docs/privileges.md").read_text()
SEEN = [kind for kind in kinds().values() if kind.paths.seen.privileges and "." not in kind.section]


@pytest.mark.parametrize("kind", SEEN, ids=lambda kind: kind.kind)
def test_who_sees_the_objects_of_a_kind(kind: type[Spec]) -> None:
    [row] = [line for line in PAGE.splitlines() if line.startswith(f"| `{kind.section}` |")]
    seen_with = row.split("|")[2]
    assert [p for p in kind.paths.seen.privileges if f"`{p}`" not in seen_with] == []


def test_what_is_for_root_alone() -> None:
    fields = [field for kind in kinds().values() for field in fields_of(kind).values()]
    reserved = {keys(field).split("`")[1] for field in fields if field.has(ROOT_ONLY)}
    [told] = re.findall(r"^- set (.*?);$", PAGE, re.MULTILINE | re.DOTALL)
    assert set(re.findall("`(.*?)`", told)) == reserved
