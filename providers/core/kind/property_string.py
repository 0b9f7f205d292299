"""PVE's property strings (`virtio=BC:24:…,bridge=vmbr0`) as models."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pydantic import (
    BaseModel,
    ConfigDict,
    ValidatorFunctionWrapHandler,
    field_validator,
    model_validator,
)
from pydantic_core import PydanticCustomError

from providers.core.kind.fields import field_of_wire, fields_of
from providers.core.kind.forms import Form
from providers.core.kind.marks import Flag
from providers.core.kind.values import is_from_server, plain, tolerant


class PropertyString(BaseModel):
    """A PVE property string: written as PVE's own text or as a map."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True, defer_build=True)
    default_key: ClassVar[str | None] = None
    """The field that may be given without its key."""
    bare: ClassVar[Form | None] = None
    """What may stand there without its key, where `folded` makes more of it than that field."""
    more_keys: ClassVar[Mapping[str, str]] = {}
    """Keys that only `folded` knows, each with the field that takes its value."""

    @field_validator("*", mode="wrap")
    @classmethod
    def _tolerant(cls, value: Any, handler: ValidatorFunctionWrapHandler, info: Any) -> Any:
        return tolerant(value, handler, is_from_server(info))

    @model_validator(mode="before")
    @classmethod
    def _from_text(cls, value: Any, info: Any) -> Any:
        if isinstance(value, str | int | float) and not isinstance(value, bool):
            value = cls.parts(str(value))
        if isinstance(value, bool) and cls.default_key:
            value = {cls.default_key: value}
        if not isinstance(value, dict):
            raise PydanticCustomError("map", "a map, or text of the form {key}=…", _first(cls))
        named = cls.folded(_named(cls, value))
        if not named and not is_from_server(info):
            raise PydanticCustomError(
                "map", "a map that says something, such as {key}", _first(cls)
            )
        return _known(cls, named) if is_from_server(info) else named

    @classmethod
    def parts(cls, text: str) -> dict[str, Any]:
        """The map behind the text."""
        found: dict[str, Any] = {}
        for part in filter(None, text.split(",")):
            key, equals, value = part.partition("=")
            if not equals and not cls.default_key:
                raise PydanticCustomError("text", "of the form {key}=…", _first(cls))
            name, value = (key, value) if equals else (str(cls.default_key), part)
            if name in found:
                raise PydanticCustomError("text", "a text with each key once")
            found[name] = value
        return found

    @classmethod
    def folded(cls, parts: dict[str, Any]) -> dict[str, Any]:
        """A place for what a property string writes in several ways; nothing by default."""
        return parts

    def text(self) -> str:
        """PVE's text: the default key first and bare, then key=value."""
        return ",".join(self.written())

    def written(self) -> list[str]:
        """The parts of the text."""
        fields = fields_of(type(self))
        given = {key: plain(value) for key, value in self.values().items()}
        first = [str(given.pop(self.default_key))] if self.default_key in given else []
        return first + [f"{fields[key].wire}={value}" for key, value in sorted(given.items())]

    def values(self) -> dict[str, Any]:
        """The declared values by name: the canonical form in state. An empty text says nothing."""
        return {key: value for key, value in self if value not in (None, "")}


def _first(cls: type[PropertyString]) -> dict[str, str]:
    return {"key": cls.default_key or next(iter(fields_of(cls).values())).wire}


def _named(cls: type[PropertyString], parts: Mapping[str, Any]) -> dict[str, Any]:
    """The parts under the names of their fields, from any spelling."""
    return {_name(cls, str(key)): value for key, value in parts.items()}


def _name(cls: type[PropertyString], key: str) -> str:
    field = field_of_wire(cls, key)
    return field.name if field else key.replace("-", "_")


def _known(cls: type[PropertyString], parts: dict[str, Any]) -> dict[str, Any]:
    """What comes from a newer server may have parts that we do not know."""
    return {name: value for name, value in parts.items() if name in fields_of(cls)}


def marked(form: Any, flag: Flag) -> set[str]:
    """The keys of a property string that carry a mark."""
    if not (isinstance(form, type) and issubclass(form, PropertyString)):
        return set()
    return {name for name, field in fields_of(form).items() if field.has(flag)}
