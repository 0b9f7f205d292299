"""The schema of stack files on files that are right, and on malformed ones."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from pydantic import BaseModel

from providers.core.kind.fields import fields_of
from providers.core.kind.registry import kinds
from tests.components.cases import Case, cases_in
from tests.schema.stackfile import ROOT, document, faults, faults_of
from tools.generate.hints import hint
from tools.generate.models import property_strings

MODELINE = "# yaml-language-server: $schema=schema/stack.json\n"
STACKS = sorted(ROOT.glob("Pulumi.*.yaml"))
COMPONENTS = ROOT / "tests/components"
SECTIONS = cases_in(*sorted((COMPONENTS / "sections").glob("*.yaml")))
CONFIGS = cases_in(COMPONENTS / "connections.yaml")
UNSAID: dict[str, list[str]] = yaml.safe_load((Path(__file__).parent / "unsaid.yaml").read_text())


def config(case: Case) -> dict[str, Any]:
    return {"cluster": case.given} if case in SECTIONS else case.given


def examples() -> list[Any]:
    """The stack files in the documents."""
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    blocks = [
        yaml.safe_load(block)
        for document in documents
        for block in re.findall(r"^```yaml\n(.*?)^```", document.read_text(), re.M | re.S)
    ]
    return [block for block in blocks if isinstance(block, dict) and "config" in block]


@pytest.mark.parametrize("file", STACKS, ids=lambda file: file.name)
def test_stacks_of_the_project(file: Path) -> None:
    text = file.read_text()
    assert text.startswith(MODELINE)
    assert faults(yaml.safe_load(text)) == []


def test_examples_in_the_documents() -> None:
    assert examples()
    assert [faults(example) for example in examples() if faults(example)] == []


@pytest.mark.parametrize("case", [*SECTIONS, *CONFIGS], ids=str)
def test_malformed_stack_files(case: Case) -> None:
    is_unsaid = str(case) in [name for names in UNSAID.values() for name in names]
    assert bool(faults_of(config(case))) == (bool(case.told) and not is_unsaid)


def test_no_case_that_is_gone_is_excused() -> None:
    names = {str(case) for case in [*SECTIONS, *CONFIGS]}
    assert {name for unsaid in UNSAID.values() for name in unsaid} <= names


def test_a_text_may_be_encrypted() -> None:
    secret = {"secure": "v1:abc"}
    user = {"password": secret, "tokens": {"ci": {"value": secret}}}
    assert faults_of({"cluster": {"users": {"a@pve": user}}}) == []
    assert faults_of({"connection": {"api_token": secret}}) == []
    assert faults_of({"cluster": {"users": {"a@pve": {"password": {"secret": "abc"}}}}})


def test_patterns_mean_the_same_in_every_language() -> None:
    """ECMAScript has no inline flags, no `\\A` and `\\Z`, and no escapes of plain signs."""
    foreign = re.compile(r"\(\?(?![:=!])|\\[^dswDSW.^$*+?()\[\]{}|\\1]")
    assert [text for text in patterns(document()) if foreign.search(text)] == []


def patterns(schema: Any) -> list[str]:
    """All patterns in a schema."""
    if isinstance(schema, list):
        return [text for part in schema for text in patterns(part)]
    if not isinstance(schema, dict):
        return []
    own = [schema["pattern"]] if isinstance(schema.get("pattern"), str) else []
    keys = list(schema.get("patternProperties", {}))
    return [*own, *keys, *(text for part in schema.values() for text in patterns(part))]


@pytest.mark.parametrize("model", [*kinds().values(), *property_strings().values()])
def test_every_field_is_explained(model: type[BaseModel]) -> None:
    assert [name for name, field in fields_of(model).items() if not hint(model, field)] == []
