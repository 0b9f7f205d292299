"""Drives Pulumi's real host of dynamic providers over gRPC, in the place of the engine."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import grpc
from google.protobuf import empty_pb2
from google.protobuf.message import Message
from pulumi.dynamic import ResourceProvider
from pulumi.dynamic.dynamic import serialize_provider
from pulumi.runtime.proto import engine_pb2, engine_pb2_grpc, provider_pb2, provider_pb2_grpc

from tests.host.wire import PROVIDER, Values, config_struct, from_struct, host_error, to_struct

PROJECT = "proxmox-lab"
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Log:
    """A message on a resource's row: passing if ephemeral, else a diagnostic that stays."""

    severity: str
    urn: str
    text: str
    ephemeral: bool


@dataclass(frozen=True)
class Checked:
    """The inputs to go on with, and what is wrong with them as (property, reason)."""

    inputs: dict[str, Any]
    failures: list[tuple[str, str]]


@dataclass(frozen=True)
class Diff:
    """Whether and how there is something to do; changes is None if the engine is to find out."""

    changes: bool | None
    replaces: list[str]
    delete_before_replace: bool


@dataclass(frozen=True)
class State:
    """A resource as the engine stores it. After a read: gone if the id is empty."""

    id: str
    outputs: dict[str, Any]
    inputs: dict[str, Any] | None = None


def urn_of(kind: str, name: str) -> str:
    """The URN of a resource of that kind without a parent."""
    return f"urn:pulumi:test::{PROJECT}::pulumi-python:dynamic/proxmox:{kind}::{name}"


@dataclass
class Host(AbstractContextManager["Host"]):
    """One process of the host, as the engine starts one for each phase of a run.

    config holds the stack's configuration with full keys (`proxmox-lab:connection`), env what the
    host is to find in its environment besides ours.
    """

    config: Values = field(default_factory=dict)
    env: Mapping[str, str] = field(default_factory=dict)
    logs: list[Log] = field(default_factory=list)

    def __enter__(self) -> Self:
        self._engine = grpc.server(ThreadPoolExecutor(4))
        engine_pb2_grpc.add_EngineServicer_to_server(_Engine(self.logs), self._engine)
        engine_port = self._engine.add_insecure_port("127.0.0.1:0")
        self._engine.start()
        self._stderr = tempfile.TemporaryFile("w+")
        self.process = self._start(engine_port)
        assert self.process.stdout
        port = int(self.process.stdout.readline())
        self._channel = grpc.insecure_channel(f"127.0.0.1:{port}")
        self.stub = provider_pb2_grpc.ResourceProviderStub(self._channel)
        self.stub.Configure(provider_pb2.ConfigureRequest(args=config_struct(self.config)))
        return self

    def _start(self, engine_port: int) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-u", "-m", "pulumi.dynamic", f"127.0.0.1:{engine_port}"],
            cwd=ROOT,
            env={**os.environ, "PULUMI_PROJECT": PROJECT, **self.env},
            stdout=subprocess.PIPE,
            stderr=self._stderr,
            text=True,
        )

    def __exit__(self, *exception: object) -> None:
        self._channel.close()
        self.process.terminate()
        try:
            self.process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            # As the engine does with one that takes its time to end.
            self.process.kill()
            self.process.communicate()
        self._engine.stop(None).wait()
        self._stderr.close()

    @property
    def stderr(self) -> str:
        """What the host has written to its standard error so far."""
        self._stderr.seek(0)
        return self._stderr.read()

    def resource(self, provider: ResourceProvider, urn: str, timeout: float = 60) -> "Resource":
        """The resource of that URN; a call on it that takes more than timeout seconds fails."""
        return Resource(self.stub, serialize_provider(provider), urn, timeout)


@dataclass(frozen=True)
class Resource:
    """One resource, with the calls that the engine makes. A call that fails raises HostError.

    In values, UNKNOWN stands for what is not known in preview yet, secret(x) for a secret.
    """

    stub: provider_pb2_grpc.ResourceProviderStub
    provider: str
    urn: str
    timeout: float

    def check(self, news: Values, olds: Values | None = None) -> Checked:
        """Olds: the inputs in state; None for a new resource, and once more for a replacement."""
        answer = self._call("Check", olds=self._maybe(olds) or to_struct({}), news=self._all(news))
        failures = [(failure.property, failure.reason) for failure in answer.failures]
        return Checked(from_struct(answer.inputs), failures)

    def diff(self, id: str, olds: Values, news: Values) -> Diff:
        """Olds: the outputs in state, or what read has just told."""
        answer = self._call("Diff", id=id, olds=self._all(olds), news=self._all(news))
        changes = {answer.DIFF_SOME: True, answer.DIFF_NONE: False}.get(answer.changes)
        return Diff(changes, list(answer.replaces), answer.deleteBeforeReplace)

    def create(self, news: Values) -> State:
        answer = self._call("Create", properties=self._all(news))
        return State(answer.id, from_struct(answer.properties))

    def read(self, id: str, outputs: Values, inputs: Values | None = None) -> State:
        answer = self._call(
            "Read", id=id, properties=self._all(outputs), inputs=self._maybe(inputs)
        )
        told = from_struct(answer.inputs) if answer.HasField("inputs") else None
        return State(answer.id, from_struct(answer.properties), told)

    def update(self, id: str, olds: Values, news: Values) -> State:
        answer = self._call("Update", id=id, olds=self._all(olds), news=self._all(news))
        return State(id, from_struct(answer.properties))

    def delete(self, id: str, outputs: Values) -> None:
        self._call("Delete", id=id, properties=self._all(outputs))

    def _all(self, values: Values) -> Message:
        return to_struct({**values, PROVIDER: self.provider})

    def _maybe(self, values: Values | None) -> Message | None:
        return None if values is None else self._all(values)

    def _call(self, method: str, **fields: Any) -> Any:
        kind, _, name = self.urn.rpartition("::")
        names = {"urn": self.urn, "name": name, "type": kind.rpartition("::")[2].split("$")[-1]}
        request = getattr(provider_pb2, f"{method}Request")(**names, **fields)
        try:
            return getattr(self.stub, method)(request, timeout=self.timeout)
        except grpc.RpcError as error:
            raise host_error(error) from None


class _Engine(engine_pb2_grpc.EngineServicer):
    """The engine's side of messages."""

    def __init__(self, logs: list[Log]) -> None:
        self._logs = logs

    def Log(self, request: engine_pb2.LogRequest, context: object) -> empty_pb2.Empty:  # noqa: N802
        severity = engine_pb2.LogSeverity.Name(request.severity)
        self._logs.append(Log(severity, request.urn, request.message, request.ephemeral))
        return empty_pb2.Empty()
