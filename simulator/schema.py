"""PVE's API schema: paths, parameters, permission rules. The only place that knows fakepve."""

from dataclasses import dataclass
from typing import Any

from fakepve import schema as pve  # type: ignore[import-untyped]


@dataclass(frozen=True, slots=True)
class Method:
    """One method of PVE's API, as a request met it."""

    template: str
    """Path template, such as `/access/groups/{groupid}`."""
    path_params: dict[str, str]
    info: dict[str, Any]

    @property
    def permissions(self) -> dict[str, Any] | None:
        return self.info.get("permissions")

    @property
    def parameters(self) -> dict[str, Any]:
        return self.info.get("parameters") or {}

    @property
    def allows_tokens(self) -> bool:
        return bool(self.info.get("allowtoken"))


def find_method(method: str, path: str) -> Method | None:
    """The method that PVE has for a path, if any."""
    match = pve.load().match(path)
    info = match and match.methods.get(method)
    if not info or any(" " in value for value in match.params.values()):
        return None
    return Method(match.template, match.params, info)


def validate(method: Method, params: dict[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """The parameters in their declared types, and PVE's words on those that it refuses."""
    properties = method.parameters.get("properties", {})
    checked = {k: v for k, v in params.items() if k not in method.path_params or k in properties}
    values, errors = pve.validate(method.parameters, checked)
    return {**method.path_params, **values}, errors


def parameters_of(template: str, method: str) -> dict[str, Any]:
    """The declared parameters of a method by name."""
    properties: dict[str, Any] = pve.load().paths[template][method]["parameters"]["properties"]
    return properties


NOT_PROXIED = {"/nodes/{node}", "/nodes/{node}/storage/{storage}"}
"""Indexes that any node answers, whatever node they name."""
