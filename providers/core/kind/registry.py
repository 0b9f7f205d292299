"""Kinds by name: every module or package beside this package that defines a spec is one."""

import functools
import importlib
import pkgutil
from collections.abc import Mapping
from types import ModuleType
from typing import TypeGuard

import providers
from providers.core.kind.spec import Spec, file_of


class DoubleKind(Exception):
    """Two files define the same kind, or resource, or section of the stack file."""


@functools.cache
def kinds() -> Mapping[str, type[Spec]]:
    """All kinds by their name, that of the file."""
    found = [
        kind
        for module in pkgutil.iter_modules(providers.__path__)
        if module.name != "core"
        for kind in _defined_in(importlib.import_module(f"{providers.__name__}.{module.name}"))
    ]
    _refuse_doubles(found)
    return {kind.kind: kind for kind in found}


def _defined_in(module: ModuleType) -> list[type[Spec]]:
    """The kinds that a file or folder defines, not those that it merely imports."""
    place = file_of(module.__name__)
    named = {item: None for item in vars(module).values() if _is_kind(item)}
    return [item for item in named if file_of(item.__module__) == place]


def _refuse_doubles(found: list[type[Spec]]) -> None:
    owners: dict[tuple[str, str], type[Spec]] = {}
    for item in found:
        names = {"kind": item.kind, "resource": item.__name__, "section": item.section}
        for what, name in names.items():
            if name and owners.setdefault((what, name), item) is not item:
                other = owners[what, name]
                raise DoubleKind(f"{what} {name!r} is defined in {_file(other)} and {_file(item)}")


def _is_kind(item: object) -> TypeGuard[type[Spec]]:
    return isinstance(item, type) and issubclass(item, Spec) and hasattr(item, "paths")


def _file(kind: type[Spec]) -> str:
    module = importlib.import_module(kind.__module__)
    return str(module.__file__)
