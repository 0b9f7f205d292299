"""The private seams of Pulumi's Python dynamic host, all of them, in one place.

The host offers no official way to widen its pool, to report progress, to fail with a clean
sentence or to record a half-made resource. Each seam is looked up on the call stack of the
running request, and each one degrades to what the host does by itself when it is not there
(in a unit test, or after a change in the SDK; `tests/host` notices the latter).
"""

import asyncio
import functools
import sys
from collections.abc import Iterator
from types import FrameType
from typing import Any

import grpc
from google.protobuf import any_pb2
from pulumi.runtime import rpc
from pulumi.runtime.proto import engine_pb2, engine_pb2_grpc, provider_pb2, status_pb2

POOL_SIZE = 128
"""Threads for requests that mostly wait; the engine's --parallel stays the outer limit."""

STATUS_UNKNOWN = 2
"""The code with which the host aborts; details count only if they carry the same one."""

LOG_TIMEOUT = 1.0


def _frames() -> Iterator[FrameType]:
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        yield frame
        frame = frame.f_back


def _request_locals() -> dict[str, Any]:
    """The local variables of the host's handler of the current request."""
    for frame in _frames():
        if "context" in frame.f_locals and "request" in frame.f_locals:
            return frame.f_locals
    return {}


def urn() -> str:
    """URN of the resource that the current request is about, "" outside of the host."""
    return getattr(_request_locals().get("request"), "urn", "")


def widen_pool() -> None:
    """Let the host answer POOL_SIZE requests at once (it starts with four threads)."""
    for frame in _frames():
        reference = frame.f_locals.get("executor_reference")
        if frame.f_code.co_name == "_worker" and reference is not None:
            executor = reference()
            if hasattr(executor, "_max_workers"):
                executor._max_workers = max(executor._max_workers, POOL_SIZE)
            return


def progress(text: str) -> None:
    """Show `text` on the resource's own row until the next one replaces it."""
    _log(text, engine_pb2.INFO, ephemeral=True)


def note(text: str) -> None:
    """Show `text` on behalf of the resource, kept in the summary."""
    _log(text, engine_pb2.INFO, ephemeral=False)


def warn(text: str) -> None:
    """Show `text` as a warning of the resource, kept in the summary."""
    _log(text, engine_pb2.WARNING, ephemeral=False)


@functools.cache
def _engine() -> engine_pb2_grpc.EngineStub | None:
    address = sys.argv[-1] if len(sys.argv) > 1 else ""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        return None
    return engine_pb2_grpc.EngineStub(grpc.insecure_channel(address))


def _log(text: str, severity: "engine_pb2.LogSeverity.ValueType", ephemeral: bool) -> None:
    engine, resource = _engine(), urn()
    if engine is None or not resource:
        return
    message = engine_pb2.LogRequest(
        severity=severity, message=text, urn=resource, streamId=1, ephemeral=ephemeral
    )
    try:
        engine.Log(message, timeout=LOG_TIMEOUT)
    except grpc.RpcError:
        return  # a lost line of progress must not fail the work it is about


def fail(sentence: str) -> None:
    """Make the exception that follows reach the user as `sentence` alone."""
    _set_status(status_pb2.Status(code=STATUS_UNKNOWN, message=sentence))


def fail_partially(resource_id: str, outputs: dict[str, Any], sentence: str) -> None:
    """Record the resource with `outputs` although the exception that follows ends its creation.

    The engine shows `sentence` and calls update at the next run, or delete if the resource
    has left the program.
    """
    request = _request_locals().get("request")
    if request is None:
        return
    inputs = getattr(request, "news", None) or request.properties
    properties = {**outputs, "__provider": inputs["__provider"]}
    failed = provider_pb2.ErrorResourceInitFailed(
        id=resource_id, properties=_struct(properties), reasons=[sentence], inputs=inputs
    )
    detail = any_pb2.Any()
    detail.Pack(failed)
    _set_status(status_pb2.Status(code=STATUS_UNKNOWN, message=sentence, details=[detail]))


def _set_status(status: Any) -> None:
    context = _request_locals().get("context")
    if context is not None:
        encoded = status.SerializeToString()
        context.set_trailing_metadata((("grpc-status-details-bin", encoded),))


def _struct(properties: dict[str, Any]) -> Any:
    loop = asyncio.new_event_loop()
    try:
        return loop.run_until_complete(rpc.serialize_properties(properties, {}))
    finally:
        loop.close()


def secret(value: Any) -> dict[str, Any]:
    """`value` in the wire form that the engine takes for a secret, at any depth of an output."""
    return {rpc._special_sig_key: rpc._special_secret_sig, "value": value}
