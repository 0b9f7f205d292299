"""How a failure reaches the user: one clean sentence, or a traceback for a fault of our own."""

import functools
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from providers.core.engine import host
from providers.core.errors import LabError

R = TypeVar("R")

OUR_FAULT = (
    "This is a fault of proxmox-lab, not of your program or cluster. "
    "Please report it with the lines above."
)


class Named(Protocol):
    """What has the name of a kind."""

    name: str


def sentence(verb: str, kind: str, fault: LabError) -> str:
    """`Cannot <verb> <kind> "<name>": <cause>. <what to do>.`"""
    name = host.urn().rpartition("::")[2]
    return f'Cannot {verb} {kind.replace("_", " ")} "{name}": {fault.sentence()}'


def reported(verb: str) -> Callable[[Callable[..., R]], Callable[..., R]]:
    """Report the failures of a provider's method.

    SystemExit and the like become ordinary failures: the engine would wait for ever for a
    request whose thread has ended without an answer.
    """

    def decorate(method: Callable[..., R]) -> Callable[..., R]:
        @functools.wraps(method)
        def call(provider: Named, *args: Any) -> R:
            try:
                return method(provider, *args)
            except LabError as fault:
                text = sentence(verb, provider.name, fault)
                host.fail(text)
                raise RuntimeError(text) from None
            except Exception as fault:
                fault.add_note(OUR_FAULT)
                raise
            except BaseException as fault:
                raise RuntimeError(f"{type(fault).__name__}: {fault}. {OUR_FAULT}") from fault

        return call

    return decorate
