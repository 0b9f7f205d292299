"""Each kind beside PVE's own schema: the same parameters, types, choices and bounds."""

import pytest

from providers.core.kind.registry import kinds
from tests.providers.contract.schema import Kind

BY_STEPS = {"backup_job_member"}
"""Kinds that are a part of another object and have no calls of their own."""

each_kind = pytest.mark.parametrize(
    "kind",
    [Kind(spec) for name, spec in kinds().items() if spec.paths.in_api and name not in BY_STEPS],
    ids=lambda kind: kind.spec.kind,
)


@each_kind
def test_every_parameter_is_a_field_or_left_out_for_a_reason(kind: Kind) -> None:
    assert kind.strangers() == set()
    assert kind.vanished() == set()
    assert all(kind.spec.left_out.values())


@each_kind
def test_every_field_is_a_parameter(kind: Kind) -> None:
    assert kind.inventions() == set()


@each_kind
def test_what_is_fixed_is_fixed_with_pve(kind: Kind) -> None:
    assert kind.wrongly_fixed() == set()


@each_kind
def test_types_choices_and_bounds_agree(kind: Kind) -> None:
    assert list(kind.differences()) == []
