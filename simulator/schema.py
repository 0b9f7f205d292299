"""PVE's API schema: paths, parameters, permission rules. The only place that knows fakepve."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fakepve import formats as pve_formats  # type: ignore[import-untyped]
from fakepve import schema as pve

Properties = dict[str, dict[str, Any]]
"""Declarations of parameters, or of the parts of a property string, by name."""

NOT_PROXIED = {"/nodes/{node}", "/nodes/{node}/storage/{storage}"}
"""Indexes that any node answers, whatever node they name."""


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

    def properties_for(self, params: dict[str, Any]) -> Properties:
        """The declared parameters; some methods have others for each type that is sent."""
        return _declared(self.info.get("parameters") or {}, lambda name: [params.get(name)])

    @property
    def is_open(self) -> bool:
        """Whether parameters that are not declared are accepted."""
        parameters = self.info.get("parameters") or {}
        is_open = parameters.get("additionalProperties", 1) not in (0, "0", False)
        return is_open and "allOf" not in parameters

    @property
    def allows_tokens(self) -> bool:
        return bool(self.info.get("allowtoken"))


_OPEN_ENDED = re.compile(r"(/nodes/[^/]+/storage/[^/]+/content/|/.*/firewall/ipset/[^/]+/)(.+)")
"""Names of volumes and networks have slashes, and the path does not end at them."""


def find_method(method: str, path: str) -> Method | None:
    """The method that PVE has for a path, if any."""
    open_ended = _OPEN_ENDED.fullmatch(path)
    match = pve.load().match(f"{open_ended[1]}rest" if open_ended else path)
    if match and open_ended:
        match.params[list(match.params)[-1]] = open_ended[2]
    info = match and match.methods.get(method)
    if not info or any(" " in value for value in match.params.values()):
        return None
    return Method(match.template, match.params, info)


def parameters_of(template: str, method: str) -> Properties:
    """The declared parameters of a method by name, those of all types."""
    parameters = pve.load().paths[template][method]["parameters"]
    return _declared(parameters, lambda _: [kind["instance-type"] for kind in _kinds(parameters)])


def _declared(parameters: dict[str, Any], types_of: Callable[[str], list[Any]]) -> Properties:
    """The parameters of a method, where it asks for a type those of the wanted ones."""
    declared: Properties = {**parameters.get("properties", {})}
    for part in parameters.get("allOf", ()):
        declared.update(part.get("properties", {}))
        if "type-property" in part:
            declared[part["type-property"]] = part["type-property-schema"]
            for kind in part["oneOf"]:
                if kind["instance-type"] in types_of(part["type-property"]):
                    declared.update(kind["properties"])
    return declared


def _kinds(parameters: dict[str, Any]) -> list[dict[str, Any]]:
    return [kind for part in parameters.get("allOf", ()) for kind in part.get("oneOf", ())]


def children_of(template: str) -> list[str]:
    """The literal path segments that follow a template, as an index lists them."""
    names: list[str] = pve.load().children(template)
    return names


def check_named_format(name: str, value: str) -> str | None:
    """PVE's words on a value that breaks a named format; None if it is fine or not known."""
    reason: str | None = pve_formats.check(name, value)
    return reason


def property_string(name: str) -> Properties | None:
    """The parts of a property string whose format has a name."""
    declared: Properties | None = pve.registered(name)
    return declared
