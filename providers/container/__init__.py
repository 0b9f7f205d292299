"""Containers."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Annotated, ClassVar, Self

from pydantic import BeforeValidator, Field, ValidationInfo, model_validator
from pydantic_core import PydanticCustomError

from providers.container import templates
from providers.container.mounts import Mounts
from providers.container.options import Options
from providers.container.problems import (
    faults_of_options,
    faults_of_rights,
    faults_of_storages,
)
from providers.container.strings import Interface
from providers.core.check.problems import Problem
from providers.core.cluster.view import View
from providers.core.guests import calls, finding
from providers.core.guests.clone import Origin
from providers.core.guests.guest import Guest
from providers.core.guests.numbers import claimed
from providers.core.guests.steps import convert
from providers.core.guests.volumes import summary
from providers.core.kind.conditions import Fixed, Without
from providers.core.kind.flat import Row
from providers.core.kind.forms import DNS_NAME
from providers.core.kind.marks import (
    AT_CREATE,
    COMPUTED,
    CONTROL,
    DASHED,
    FIXED,
    LATER,
    NAME,
    ONCE,
    PROOF,
    VOLUME,
    WRITE_ONLY,
    Ref,
    Via,
)
from providers.core.kind.values import PublicKeys, is_from_server

MOUNTED = re.compile(r"rootfs|mp\d+")
WORDS = ("0", "1", "true", "false", "yes", "no", "on", "off", "t", "f", "y", "n")
CARD = re.compile(r"net\d+")


def _true_or_false(value: object) -> object:
    """PVE's word, which sounds like the name of what a container is made from."""
    if isinstance(value, str) and value.strip("_-*.").lower() not in WORDS:
        raise PydanticCustomError("flag", "true or false; what it is made from is `ostemplate`")
    return value


class ContainerClone(Origin):
    """The container or template that a new container is made from."""

    source: Annotated[str, Ref("container", soft=True)]
    """Name or number."""


class Container(Guest, Mounts, Options):
    """A container. API: /nodes/{node}/lxc

    A guest is known by its number. Without `vmid` the creation claims a free one, which stays.
    """

    section: ClassVar = "containers"
    paths: ClassVar = calls.paths("lxc")
    differs: ClassVar = calls.Differences(
        name="hostname", move="move_volume", volume="volume", rests=True, forces=False
    )
    one_of: ClassVar = ("ostemplate", "clone")
    left_out: ClassVar = calls.LEFT_OUT | {
        "ignore-unpack-errors": "a half unpacked system is none",
        "restore": "restores a backup",
        "storage": "`rootfs` names its storage",
    }

    clone: Annotated[ContainerClone | None, AT_CREATE] = None
    """Make it from another container or a template; what is declared here wins over its
    settings."""
    ostemplate: Annotated[
        str | None, ONCE, Without("clone"), Ref("storage", within=VOLUME), Ref("image", soft=True)
    ] = None
    """The system that it is made from: a volume such as `library:vztmpl/x.tar.zst`; or the name
    of a template, or a pattern such as `debian-13-*`, of which the newest is taken."""
    template_storage: Annotated[str, CONTROL, Ref("storage")] = "local"
    """Storage that a template is downloaded to where it is named and not there yet."""
    unprivileged: Annotated[bool | None, FIXED] = None
    """Whether its root is nobody on the node; default: true."""
    password: Annotated[str | None, WRITE_ONLY, ONCE, Without("clone"), Field(min_length=5)] = None
    """Password of its root."""
    ssh_public_keys: Annotated[PublicKeys | None, DASHED, WRITE_ONLY, ONCE, Without("clone")] = None
    """Public keys that its root may log in with over SSH, one a line."""
    hostname: Annotated[str | None, NAME, DNS_NAME] = None
    """Host name of the guest; default: the key of its entry."""
    template: Annotated[
        bool | None,
        LATER,
        Fixed("template", True),
        Via(convert),
        BeforeValidator(_true_or_false),
    ] = None
    """Whether it is a template, that others are cloned from; there is no way back. What it is
    made from itself is `ostemplate`."""
    ostemplate_volume: Annotated[str | None, COMPUTED, ONCE] = None
    """The volume that it was made from; a newer version changes nothing."""
    macaddrs: Annotated[dict[str, str] | None, COMPUTED, PROOF] = None
    """MAC addresses by network card."""

    @model_validator(mode="after")
    def _unprivileged(self, info: ValidationInfo) -> Self:
        """Said in so many words: the default of PVE's releases is not the same."""
        if self.unprivileged is None and self.clone is None and not is_from_server(info):
            self.unprivileged = True
        return self

    @classmethod
    def decode(cls, row: Row) -> Row:
        """State, addresses and volumes beside the configuration."""
        return finding.decoded(row) | _network(row)

    def build(self, view: View) -> object:
        """Create it from its template, which may have to be downloaded."""
        volume = templates.provided(view, self)
        claimed(view, self, partial(self.create, ostemplate=volume))
        return {"ostemplate_volume": volume}

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """What cannot be done in place, before anything is changed."""
        yield from super().problems(old, view)
        yield from faults_of_options(self, old)
        yield from faults_of_rights(self, old, view)
        yield from faults_of_storages(self, old, view)
        if old is None:
            yield from templates.faults_of_template(self, view)


def _network(row: Row) -> Row:
    """What the configuration says of cards and volumes; nothing if `row` is none."""
    if "rootfs" not in row:
        return {}
    server = {"from_server": True}
    cards = {
        key: Interface.model_validate(row[key], context=server)
        for key in sorted(row)
        if CARD.fullmatch(key)
    }
    addresses = [text for card in cards.values() for text in (card.ip, card.ip6) if text]
    return {
        "addresses": [text.partition("/")[0] for text in addresses if "/" in text],
        "disks": {key: summary(row[key]) for key in row if MOUNTED.fullmatch(key)},
        # A guest without cards has nothing that proves it ours.
        "macaddrs": {key: card.hwaddr for key, card in cards.items()} or None,
    }
