"""How a failure reaches the user: one clean sentence, or a traceback for a fault of our own."""

import contextlib
import functools
import traceback
from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

from providers.core.engine import host
from providers.core.errors import LabError

R = TypeVar("R")

OUR_FAULT = (
    "This is a fault of proxmox-lab, not of your program or cluster. "
    "Please report it with the lines above."
)


class Reported(Exception):
    """A failure of which the engine has been told."""


class Named(Protocol):
    """What has the name of a kind."""

    name: str


def sentence(verb: str, kind: str, fault: LabError) -> str:
    """`Cannot <verb> <kind> "<name>": <cause>. <what to do>.`"""
    name = host.urn().rpartition("::")[2]
    return f'Cannot {verb} {kind.replace("_", " ")} "{name}": {fault.sentence()}'


@contextlib.contextmanager
def recorded(kind: str, resource_id: str, outputs: dict[str, Any]) -> Iterator[None]:
    """Record the resource as made, whatever fails while it is being finished.

    The next run finishes it, or removes it if it has left the program: nothing is orphaned.
    """
    try:
        yield
    except LabError as fault:
        host.fail_partially(resource_id, outputs, sentence("finish", kind, fault))
        raise Reported(sentence("finish", kind, fault)) from None
    except Exception:
        host.fail_partially(resource_id, outputs, f"{traceback.format_exc()}\n{OUR_FAULT}")
        raise


@contextlib.contextmanager
def told(verb: str, kind: str) -> Iterator[None]:
    """Tell the user of what fails within.

    SystemExit and the like become ordinary failures: the engine would wait for ever for a
    request whose thread has ended without an answer.
    """
    try:
        yield
    except LabError as fault:
        host.fail(sentence(verb, kind, fault))
        raise Reported(sentence(verb, kind, fault)) from None
    except Reported:
        raise
    except Exception as fault:
        fault.add_note(OUR_FAULT)
        raise
    except BaseException as fault:
        raise RuntimeError(f"{type(fault).__name__}: {fault}. {OUR_FAULT}") from fault


def reported(verb: str) -> Callable[[Callable[..., R]], Callable[..., R]]:
    """Tell the user of the failures of a provider's method."""

    def decorate(method: Callable[..., R]) -> Callable[..., R]:
        @functools.wraps(method)
        def call(provider: Named, *args: Any) -> R:
            with told(verb, provider.name):
                return method(provider, *args)

        return call

    return decorate
