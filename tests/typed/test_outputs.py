"""What the stubs promise of outputs, found at runtime."""

import ast
from collections.abc import Iterator

import pulumi
import pytest
from pulumi.runtime import MockCallArgs, MockResourceArgs, set_mocks
from pulumi.runtime.settings import reset_options

import proxmox_lab
from providers.core.kind.registry import kinds
from tests.typed.test_types import ROOT

STUB = ast.parse((ROOT / "proxmox_lab/__init__.pyi").read_text())
NEEDED: dict[str, dict[str, object]] = {
    "storage": {"type": "dir"},
    "realm": {"type": "pam"},
    "acl": {"path": "/", "role": "PVEAdmin", "user": "a@pve"},
    "backup_job": {"schedule": "02:30"},
    "backup_job_member": {"job": "nightly", "vmid": 100},
    "token": {"userid": "a@pve"},
}


class Engine(pulumi.runtime.Mocks):
    """An engine in which every resource comes into being as it was declared."""

    def new_resource(self, args: MockResourceArgs) -> tuple[str, dict[str, object]]:
        return f"{args.name}-id", dict(args.inputs)

    def call(self, args: MockCallArgs) -> tuple[dict[str, object], None]:
        raise AssertionError(f"nothing is looked up: {args.token}")


@pytest.fixture(autouse=True)
def engine() -> Iterator[None]:
    set_mocks(Engine())
    yield
    reset_options()


def promised(name: str) -> list[str]:
    """The outputs of a class in the stub."""
    [found] = [n for n in STUB.body if isinstance(n, ast.ClassDef) and n.name == name]
    fields = [node.target for node in found.body if isinstance(node, ast.AnnAssign)]
    return [field.id for field in fields if isinstance(field, ast.Name)]


@pytest.mark.parametrize("kind", kinds())
@pulumi.runtime.test  # type: ignore[untyped-decorator]
def test_every_output_is_there(kind: str) -> None:
    name = kinds()[kind].__name__
    resource = getattr(proxmox_lab, name)("one", **NEEDED.get(kind, {}))
    outputs = [getattr(resource, field) for field in promised(name)]
    assert len(outputs) > 4
    assert all(isinstance(output, pulumi.Output) for output in outputs)


@pulumi.runtime.test  # type: ignore[untyped-decorator]
def test_what_is_no_field_is_not_there() -> None:
    with pytest.raises(AttributeError, match="Group has no 'hostname'"):
        getattr(proxmox_lab.Group("operators"), "hostname")  # noqa: B009
