"""The cases themselves: every kind has some, and every field of it stands in one."""

from pathlib import Path

import pytest

from providers.core.kind.fields import slot_at
from providers.core.kind.registry import kinds
from tests.providers.contract.cases import cases_of, elsewhere, has_cases

HERE = Path(__file__).parent
every_kind = pytest.mark.parametrize("kind", kinds())


@every_kind
def test_kind_has_cases(kind: str) -> None:
    assert has_cases(kind), f"{kind} needs cases in tests/providers/{kind}.py"


@every_kind
def test_every_field_has_a_case(kind: str) -> None:
    spec = kinds()[kind]
    tried = {name for case in cases_of(kind) for name in case.fields}
    families = {slot.family if (slot := slot_at(spec, name)) else name for name in tried}
    assert {*spec.model_fields} - families - {*elsewhere(kind)} == set()
    assert families | {*elsewhere(kind)} <= {*spec.model_fields}


@every_kind
def test_what_is_tested_elsewhere_is(kind: str) -> None:
    files = {place.partition(":")[0] for place in elsewhere(kind).values()}
    assert [file for file in files if not (HERE / file).exists()] == []
