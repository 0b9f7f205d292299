"""The plain options of a container: all that its one update call changes."""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from providers.container.strings import Device, Features, Interface
from providers.core.guests.guest import Placed
from providers.core.kind.marks import KEPT, RESET, ROOT_ONLY, Absent, Slots
from providers.core.kind.values import Joined, Ordered


def _variables(value: object) -> object:
    return value.split("\0") if isinstance(value, str) else value


Variables = Annotated[list[str], Joined("\0"), BeforeValidator(_variables)]
"""Variables of the environment, each as `NAME=value`."""


class Options(Placed):
    """Options of the processor, the console, the system and the network."""

    cores: Annotated[int | None, Field(ge=1, le=8192)] = None
    """Default: all of the node."""
    cpulimit: Annotated[float | None, Field(ge=0, le=8192)] = None
    """Cores' worth of computing time; 0 (the default) is no limit."""
    cpuunits: Annotated[int | None, Field(ge=0, le=500000)] = None
    """Weight against other guests of the node, 1 to 10000; default: 100."""
    memory: Annotated[int | None, Field(ge=16), RESET, Absent(512)] = None
    """MiB."""
    swap: Annotated[int | None, Field(ge=0), RESET, Absent(512)] = None
    """MiB."""

    arch: Annotated[
        Literal["amd64", "i386", "arm64", "armhf", "riscv32", "riscv64"] | None, KEPT
    ] = None
    """Default: that of the template."""
    ostype: Annotated[
        Literal[
            "debian",
            "devuan",
            "ubuntu",
            "centos",
            "fedora",
            "opensuse",
            "archlinux",
            "alpine",
            "gentoo",
            "nixos",
            "unmanaged",
        ]
        | None,
        KEPT,
    ] = None
    """Kind of system, by which PVE sets up what is in it; default: that of the template."""
    console: Annotated[bool | None, Absent(True)] = None
    """Whether it has a console; default: true."""
    tty: Annotated[int | None, Field(ge=0, le=6)] = None
    """Number of its consoles; default: 2."""
    cmode: Literal["shell", "console", "tty"] | None = None
    """What the console is attached to; default: tty."""
    debug: bool | None = None
    """Whether its start is logged in detail; default: false."""
    features: Features | None = None
    timezone: str | None = None
    """Such as `Europe/Vienna`, or `host`, that of the node; default: that of the template."""
    entrypoint: str | None = None
    """The command that it starts with; default: /sbin/init."""
    env: Variables | None = None
    """Variables of the environment that it starts with, each as `NAME=value`."""
    nameserver: Ordered | None = None
    """Name servers; default: those of the node."""
    searchdomain: Ordered | None = None
    """Domains that names are looked up in; default: that of the node."""

    net: Annotated[dict[int, Interface], Slots(32)] = {}
    dev: Annotated[dict[int, Device], ROOT_ONLY, Slots(256)] = {}
