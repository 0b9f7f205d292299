"""A provider that shows what the host passes on, and how its failures come out."""

import inspect
import sys
from typing import Any, ClassVar

import grpc
from pulumi.dynamic import (
    CheckFailure,
    CheckResult,
    ConfigureRequest,
    CreateResult,
    DiffResult,
    ReadResult,
    ResourceProvider,
    UpdateResult,
)
from pulumi.output import contains_unknowns
from pulumi.runtime.proto import engine_pb2, engine_pb2_grpc, provider_pb2, status_pb2

from tests.host.wire import secret, to_struct

Props = dict[str, Any]


class TinyProvider(ResourceProvider):
    """Keeps nothing but what it is given; `fail` says how its create ends."""

    greeting: ClassVar[str | None] = None

    def configure(self, req: ConfigureRequest) -> None:
        TinyProvider.greeting = req.config.get("greeting")

    def check(self, olds: Props, news: Props) -> CheckResult:
        failures = [CheckFailure("size", "must be positive")] if news["size"] == -1 else []
        return CheckResult({**news, "unknown": contains_unknowns(news)}, failures)

    def diff(self, id: str, olds: Props, news: Props) -> DiffResult:
        replaces = ["name"] if olds["name"] != news["name"] else []
        return DiffResult(olds != news, replaces, delete_before_replace=True)

    def create(self, props: Props) -> CreateResult:
        match props.get("fail"):
            case "plain":
                raise ValueError("nothing was made")
            case "clean":
                fail(status_pb2.Status(code=2, message="the cluster said no"))
            case "partial":
                fail(partial_failure())
            case "exit":
                sys.exit(1)
        types = {name: type(value).__name__ for name, value in props.items()}
        return CreateResult("tiny/1", {**props, "types": types, "key": secret("hidden")})

    def read(self, id: str, props: Props) -> ReadResult:
        if props.get("gone"):
            return ReadResult("", {})
        return ReadResult(id, props, {"name": props["name"], "greeting": self.greeting})

    def update(self, id: str, olds: Props, news: Props) -> UpdateResult:
        tell_engine(f"updating {id}")
        return UpdateResult({**olds, **news})

    def delete(self, id: str, props: Props) -> None:
        print(f"deleting {id} of size {props['size']}", file=sys.stderr)


def partial_failure() -> status_pb2.Status:
    outputs = to_struct({"name": "half", "__provider": "pickled"})
    failed = provider_pb2.ErrorResourceInitFailed(
        id="tiny/half", properties=outputs, inputs=outputs, reasons=["it did not start", "so sad"]
    )
    status = status_pb2.Status(code=2, message="not all was made")
    status.details.add().Pack(failed)
    return status


def fail(status: status_pb2.Status) -> None:
    details = ("grpc-status-details-bin", status.SerializeToString())
    rpc_frame()["context"].set_trailing_metadata((details,))
    raise RuntimeError("the text beside the details")


def tell_engine(text: str) -> None:
    with grpc.insecure_channel(sys.argv[-1]) as channel:
        engine_pb2_grpc.EngineStub(channel).Log(
            engine_pb2.LogRequest(
                severity=engine_pb2.INFO,
                urn=rpc_frame()["request"].urn,
                message=text,
                ephemeral=True,
            )
        )


def rpc_frame() -> dict[str, Any]:
    """The variables of the host's method that serves the call we are in."""
    frame = inspect.currentframe()
    while frame and not {"context", "request"} <= frame.f_locals.keys():
        frame = frame.f_back
    assert frame
    return frame.f_locals
