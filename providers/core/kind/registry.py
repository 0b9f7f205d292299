"""Kinds by name: every module or package beside this package that defines a spec is one."""

import functools
import importlib
import pkgutil
from collections.abc import Mapping
from types import ModuleType

import providers
from providers.core.kind.spec import Spec


class DoubleKind(Exception):
    """Two files define the same kind."""


@functools.cache
def kinds() -> Mapping[str, type[Spec]]:
    """All kinds by their name, that of the file."""
    found: dict[str, type[Spec]] = {}
    for module in pkgutil.iter_modules(providers.__path__):
        if module.name != "core":
            _register(importlib.import_module(f"providers.{module.name}"), found)
    return found


def _register(module: ModuleType, found: dict[str, type[Spec]]) -> None:
    for item in vars(module).values():
        if not _is_kind(item) or item.__module__.split(".")[1] != module.__name__.split(".")[1]:
            continue
        if found.setdefault(item.kind, item) is not item:
            raise DoubleKind(
                f"kind {item.kind!r} is defined in {_file(found[item.kind])} and {_file(item)}"
            )


def _is_kind(item: object) -> bool:
    return isinstance(item, type) and issubclass(item, Spec) and hasattr(item, "paths")


def _file(kind: type[Spec]) -> str:
    module = importlib.import_module(kind.__module__)
    return str(module.__file__)
