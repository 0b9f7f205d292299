"""How a failure reaches the user: one clean sentence, or a traceback for a fault of our own."""

import contextlib
import functools
import traceback
from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar
from urllib.parse import quote

from providers.core.engine import host
from providers.core.errors import LabError
from providers.core.kind.fields import carries
from providers.core.kind.flat import Row
from providers.core.kind.marks import SECRET
from providers.core.kind.spec import Spec
from providers.core.life.outputs import sealed

R = TypeVar("R")

OUR_FAULT = (
    "This is a fault of proxmox-lab, not of your program or cluster. "
    "Please report it with the lines above."
)


class Reported(Exception):
    """A failure of which the engine has been told."""


class Named(Protocol):
    """What has a kind."""

    @property
    def kind(self) -> type[Spec]: ...


def sentence(verb: str, kind: type[Spec], fault: LabError, *known: Row) -> str:
    """`Cannot <verb> <kind> "<name>": <cause>. <what to do>.`

    PVE may repeat what it was sent: the secrets among the `known` values are left out.
    """
    name, cause = host.urn().rpartition("::")[2], masked(fault.sentence(), kind, *known)
    return f'Cannot {verb} {kind.kind.replace("_", " ")} "{name}": {cause}'


def stack(kind: type[Spec], *known: Row) -> str:
    """Where a fault of our own has happened, without the secrets among the `known` values."""
    return f"{masked(traceback.format_exc(), kind, *known)}\n{OUR_FAULT}"


def masked(text: str, kind: type[Spec], *known: Row) -> str:
    """`text` without the secrets among the `known` values."""
    for values in known:
        for key, value in values.items():
            if value and carries(kind, key, *SECRET):
                for form in (str(value), quote(str(value), safe="")):
                    text = text.replace(form, "(secret)")
    return text


@contextlib.contextmanager
def recorded(kind: type[Spec], resource_id: str, made: Row) -> Iterator[None]:
    """Record the resource as made, whatever fails while it is being finished.

    The next run finishes it, or removes it if it has left the program: nothing is orphaned.
    """
    outputs = sealed(kind, made)
    try:
        yield
    except LabError as fault:
        text = sentence("finish", kind, fault, made)
        host.fail_partially(resource_id, outputs, text)
        raise Reported(text) from None
    except Exception:  # noqa: BLE001
        text = stack(kind, made)
        host.fail_partially(resource_id, outputs, text)
        raise Reported(text) from None


@contextlib.contextmanager
def told(verb: str, kind: type[Spec], *known: Row) -> Iterator[None]:
    """Tell the user of what fails within.

    SystemExit and the like become ordinary failures: the engine would wait for ever for a
    request whose thread has ended without an answer.
    """
    try:
        yield
    except LabError as fault:
        text = sentence(verb, kind, fault, *known)
        host.fail(text)
        raise Reported(text) from None
    except Reported:
        raise
    except BaseException:  # noqa: BLE001
        text = stack(kind, *known)
        host.fail(text)
        raise Reported(text) from None


def reported(verb: str) -> Callable[[Callable[..., R]], Callable[..., R]]:
    """Tell the user of the failures of a provider's method."""

    def decorate(method: Callable[..., R]) -> Callable[..., R]:
        @functools.wraps(method)
        def call(provider: Named, *args: Any) -> R:
            known = [values for values in args if isinstance(values, dict)]
            with told(verb, provider.kind, *known):
                return method(provider, *args)

        return call

    return decorate
