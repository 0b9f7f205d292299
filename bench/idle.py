"""The engine alone: resources that have the same inputs and do nothing."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import NotRequired, TypedDict

import pulumi
from pulumi.dynamic import CreateResult, DiffResult, Resource, ResourceProvider, UpdateResult

PROGRAM = "from bench.idle import register\nregister()\n"
SIGNATURE = "4dabf18193072939515e22adb298388d"
"""Marks a secret in an exported state."""

Inputs = dict[str, object]


class Part(TypedDict):
    """A resource in an exported state."""

    urn: str
    inputs: Inputs
    dependencies: NotRequired[list[str]]


class IdleProvider(ResourceProvider):
    """Does nothing; stateless, as the product's own."""

    serialize_as_secret_always = False

    def __reduce__(self) -> tuple[type["IdleProvider"], tuple[()]]:
        return IdleProvider, ()

    def create(self, props: Inputs) -> CreateResult:
        return CreateResult("idle", props)

    def diff(self, _id: str, olds: Inputs, news: Inputs) -> DiffResult:
        return DiffResult(olds != news)

    def update(self, _id: str, _olds: Inputs, news: Inputs) -> UpdateResult:
        return UpdateResult(news)


class Idle(Resource, module="bench", name="Idle"):
    """A resource that does nothing."""


def register() -> None:
    """Register the resources that the file of the stack's config lists."""
    file = Path(pulumi.Config("proxmox-lab").require("idle"))
    made: dict[str, Resource] = {}
    for number, (urn, inputs, needed) in enumerate(json.loads(file.read_text())):
        options = pulumi.ResourceOptions(depends_on=[made[other] for other in needed])
        made[urn] = Idle(IdleProvider(), f"idle{number}", inputs, options)


def write(resources: Iterable[Part], file: Path) -> int:
    """List resources of a state in a file, as `register` reads it; how many."""
    parts = list(resources)
    urns = {part["urn"] for part in parts}
    listed = [
        (
            part["urn"],
            {key: _plain(value) for key, value in part["inputs"].items() if key != "__provider"},
            [other for other in part.get("dependencies", []) if other in urns],
        )
        for part in parts
    ]
    file.write_text(json.dumps(listed))
    return len(listed)


def _plain(value: object) -> object:
    return "secret" if isinstance(value, dict) and SIGNATURE in value else value
