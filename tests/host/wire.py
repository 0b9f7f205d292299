"""Values and errors as they travel between the engine and the host."""

import json
from collections.abc import Mapping
from typing import Any, cast

import grpc
from google.protobuf import json_format, struct_pb2
from pulumi.runtime import rpc
from pulumi.runtime.proto import provider_pb2, status_pb2

Values = Mapping[str, Any]
PROVIDER = "__provider"
DETAILS = "grpc-status-details-bin"
UNKNOWN = rpc.UNKNOWN
SECRET = {rpc._special_sig_key: rpc._special_secret_sig}


class HostError(Exception):
    """A call that failed; its text is what the user would see."""


class InitFailed(HostError):
    """A failure after which the engine keeps the resource, to be finished by the next update."""

    def __init__(self, failed: provider_pb2.ErrorResourceInitFailed) -> None:
        super().__init__("; ".join(failed.reasons))
        self.id = failed.id
        self.outputs = from_struct(failed.properties)
        self.inputs = from_struct(failed.inputs)


def secret(value: object) -> dict[str, object]:
    """The value in the form in which secrets travel."""
    return {**SECRET, "value": value}


def is_secret(value: object) -> bool:
    return isinstance(value, dict) and SECRET.items() <= value.items()


def to_struct(values: Values) -> struct_pb2.Struct:
    """What the engine sends to a host that accepts no secrets: plain, without top-level nulls."""
    struct = struct_pb2.Struct()
    struct.update({name: revealed(value) for name, value in values.items() if value is not None})
    return struct


def revealed(value: Any) -> Any:
    if is_secret(value):
        return revealed(value["value"])
    if isinstance(value, Mapping):
        return {name: revealed(part) for name, part in value.items()}
    return [*map(revealed, value)] if isinstance(value, list | tuple) else value


def from_struct(struct: struct_pb2.Struct) -> dict[str, Any]:
    """The values of an answer, whole numbers as int, without the pickled provider."""
    values = json_format.MessageToDict(struct)
    return {name: value for name, value in values.items() if name != PROVIDER}


def config_struct(config: Values) -> struct_pb2.Struct:
    """A stack's configuration: every value a string, structured ones as JSON."""
    texts = {
        name: value if isinstance(value, str) else json.dumps(value)
        for name, value in config.items()
    }
    return to_struct(texts)


def host_error(error: grpc.RpcError) -> HostError:
    """What the engine makes of a failed call: the status details, if their code agrees."""
    call = cast(grpc.Call, error)
    metadata = dict(call.trailing_metadata() or ())
    status = status_pb2.Status.FromString(cast(bytes, metadata.get(DETAILS, b"")))
    if status.code != call.code().value[0]:
        return HostError(call.details())
    for detail in status.details:
        failed = provider_pb2.ErrorResourceInitFailed()
        if detail.Unpack(failed):
            return InitFailed(failed)
    return HostError(status.message)
