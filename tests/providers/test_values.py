"""Values between their forms: what is sent reads back the same, what is stored stays the same."""

from providers.core.kind.codec import encode
from providers.core.kind.fields import field_at
from providers.core.kind.registry import kinds
from providers.core.kind.rows import decode
from tests.providers.contract.case import Case, InPlace, Replaces
from tests.providers.contract.cases import each_shown_value
from tests.providers.contract.texts import named


@each_shown_value(InPlace, Replaces)
def test_what_is_sent_reads_back_the_same(case: Case, name: str, value: object) -> None:
    kind, declared = kinds()[case.kind], declaration(case, name, value)
    spec = kind.model_validate(declared)
    fields = {key: field_at(kind, key) for key in spec.declared()}
    row = {field.wire: encode(field, spec.at(key)) for key, field in fields.items() if field}
    expected = spec.declared()[name]
    assert decode(kind, row)[name] == expected


@each_shown_value(InPlace, Replaces)
def test_what_is_stored_is_a_declaration_of_the_same(case: Case, name: str, value: object) -> None:
    stored = canonical(case, declaration(case, name, value))
    assert canonical(case, stored) == stored


def declaration(case: Case, name: str, value: object) -> dict[str, object]:
    along = {key: other for key, other in case.field(name).along.items() if other is not None}
    filled: dict[str, object] = named({**case.minimal, **along, name: value}, "some", 1000)
    return filled


def canonical(case: Case, declared: dict[str, object]) -> dict[str, object]:
    return kinds()[case.kind].model_validate(declared).declared()
