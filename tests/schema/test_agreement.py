"""The schema and the reader of stack files judge alike.

The values of every field in the contract of the kinds are right to both. Of any other value holds
that an editor never underlines what the program takes.
"""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from components.reader import Reader
from providers.core.kind.fields import fields_of
from providers.core.kind.property_string import PropertyString
from providers.core.kind.registry import kinds
from providers.vm.disks import FixedSize
from tests.providers.contract.case import Case, Field, Output, Row
from tests.providers.contract.cases import all_cases, cases_of, values
from tests.providers.contract.texts import named
from tests.schema.stackfile import faults_of, faults_of_part
from tools.generate.models import property_strings

ODD: list[Any] = [
    *("", "x", "no", "1", "100", "a,b", "a;b", "key=value", "32G", "-1", "0.5", "/srv", "a@pve"),
    *(True, False, 0, 1, -1, 2, 100, 0.5, 70000, 5000000000),
    *([], ["a"], ["a", "b"], [100], [[]], {}, {"a": 1}, {"enabled": True}),
    *({"storage": "local", "size": "8G"}, {"model": "virtio", "bridge": "vmbr0", "tag": 5}),
]
IMPLIED = {"acl": ("path", "user", "group", "token"), "token": ("userid",)}
"""Fields that are no fields in the stack file."""
FORMS = list(property_strings().values())


def declarations(case: Case) -> Iterator[tuple[str, Row]]:
    """Each field of a case with each of its values."""
    for name, field in case.fields.items():
        if isinstance(field, Output):
            continue
        for value in values(field):
            yield name, declared(case, field, {name: value})


def declared(case: Case, field: Field, own: Row) -> Row:
    along = {**field.along, **(field.then if field.changed in own.values() else {})}
    whole = named({**case.minimal, **along, **own}, "one", 101)
    return {key: value for key, value in whole.items() if value is not None}


def written(kind: str, fields: Row) -> Row:
    """The fields as an entry of the stack file, under the keys that imply some of them."""
    if kind == "acl":
        path, role = fields["path"], {k: v for k, v in fields.items() if k in ("role", "propagate")}
        subject = fields.get("user") or fields.get("token") or f"@{fields['group']}"
        return {"acls": {path: {subject: role}}}
    if kind == "token":
        own = {key: value for key, value in fields.items() if key != "userid"}
        return {"users": {fields["userid"]: {"tokens": {"one": own}}}}
    return {kinds()[kind].section: {"one": fields}}


def least(form: type[PropertyString]) -> Row:
    """What the property string must have."""
    plain = {str: "x", int: 1, bool: True}
    needed = [field for field in fields_of(form).values() if field.required]
    return {field.name: (get_args(field.form) or [plain[field.form]])[0] for field in needed}


def is_read(cluster: Row) -> bool:
    reader = Reader()
    reader.read(cluster)
    return not reader.faults


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_right_values(case: Case) -> None:
    found = [(name, written(case.kind, fields)) for name, fields in declarations(case)]
    assert [cluster for _, cluster in found if not is_read(cluster)] == []
    refused = {name: faults_of({"cluster": cluster}) for name, cluster in found}
    assert {name: told for name, told in refused.items() if told} == {}


@pytest.mark.parametrize("kind", kinds())
def test_odd_values(kind: str) -> None:
    cases = {name: case for case in cases_of(kind) for name in case.fields}
    assert [
        (name, value, told)
        for name, case in cases.items()
        for value in ODD
        if name not in IMPLIED.get(kind, ())
        for cluster in [written(kind, named({**case.minimal, name: value}, "one", 101))]
        if (told := faults_of({"cluster": cluster})) and is_read(cluster)
    ] == []


def is_valid(form: type[PropertyString], value: Any) -> bool:
    try:
        form.model_validate(value)
    except ValidationError:
        return False
    return True


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
def test_odd_values_in_property_strings(form: type[PropertyString]) -> None:
    # What is ignored may be anything: the size of a volume of which PVE alone knows it.
    keys = [key for key in fields_of(form) if not (issubclass(form, FixedSize) and key == "size")]
    maps = [{**least(form), key: value} for key in keys for value in ODD]
    texts = [",".join(f"{key}={value}" for key, value in parts.items()) for parts in maps]
    names = (form.__name__, f"{form.__name__}-required")
    judged = [(whole, faults_of_part(names, whole)) for whole in [*maps, *texts, *ODD]]
    assert [(whole, told) for whole, told in judged if told and is_valid(form, whole)] == []
    assert any(told for _, told in judged)
