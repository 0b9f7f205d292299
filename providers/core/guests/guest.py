"""The base of all guests.

Steps run in the order of the fields: a kind derives from `Guest` and, after it, from classes of
its own that derive from `Placed`. So a guest is moved first, then changed, then started.
"""

from collections.abc import Iterator
from functools import partial
from typing import Annotated, ClassVar, Literal, Self

from pydantic import Field

from providers.core.check.problems import Problem
from providers.core.cluster.look import Look
from providers.core.cluster.nodes import first_node
from providers.core.cluster.view import View
from providers.core.guests import finding
from providers.core.guests.calls import Differences
from providers.core.guests.clone import Origin, faults_of_clone, make_clone
from providers.core.guests.numbers import claimed
from providers.core.guests.power import power, restart, stop
from providers.core.guests.problems import faults_of_rest, faults_of_volumes
from providers.core.guests.steps import change_pool, convert, migrate
from providers.core.guests.strings import Startup
from providers.core.kind.conditions import Fixed
from providers.core.kind.flat import Row
from providers.core.kind.marks import (
    AT_CREATE,
    CLAIMED,
    COMPUTED,
    CONTROL,
    IDENTITY,
    LATER,
    MARKER,
    ROOT_ONLY,
    VOLUME,
    Ref,
    Via,
)
from providers.core.kind.spec import Spec
from providers.core.kind.values import Names, Ordered, Tags, Text


class Placed(Spec):
    """Number, place and owner of a guest, and what PVE does with it."""

    adoption: ClassVar = "never"
    series: ClassVar = "guest"
    shown: ClassVar = ("vmid", "node", "addresses")
    differs: ClassVar[Differences]

    vmid: Annotated[int | None, IDENTITY, CLAIMED, Field(ge=100, le=999999999)] = None
    """Number of the guest, unique in the cluster; default: the next free one."""
    node: Annotated[str | None, Ref("node"), CLAIMED, Via(migrate)] = None
    """Node that it is on. Not declared: that of the source of its clone, or the first one, and
    later wherever it is."""
    description: Annotated[Text | None, MARKER] = None
    """Notes; a line that names the stack is added, and not shown here."""
    tags: Tags | None = None
    """Tags, in lower case."""
    pool: Annotated[str | None, Ref("pool"), Via(change_pool)] = None
    """Pool that it is in."""
    onboot: bool | None = None
    """Whether it starts with its node; default: false."""
    startup: Startup | None = None
    protection: bool | None = None
    """Whether PVE refuses to remove it and its disks; default: false."""
    hookscript: Annotated[str | None, ROOT_ONLY, Ref("storage", within=VOLUME)] = None
    """Volume of a script that runs at each start and stop."""


class Guest(Placed):
    """A virtual machine or a container."""

    template: Annotated[bool | None, LATER, Fixed("template", True), Via(convert)] = None
    """Whether it is a template; there is no way back."""
    state: Annotated[Literal["started", "stopped"] | None, LATER, Via(power, ending=stop)] = None
    """Whether it runs; not declared: not managed."""
    reboot: Annotated[Literal["allowed"] | None, CONTROL, Via(restart, last=True)] = None
    """Whether a running guest may be restarted for changes that wait for it; else they wait."""
    force_stop: Annotated[bool | None, CONTROL] = None
    """Whether a guest that does not shut down within `timeout` is stopped."""
    removed_disks: Annotated[Literal["destroy", "keep"] | None, CONTROL] = None
    """What becomes of the volume of a disk that is not declared any more; default: destroy."""
    clone: Annotated[Origin | None, AT_CREATE] = None
    addresses: Annotated[Ordered | None, COMPUTED] = None
    """Its addresses, as far as they are known."""
    pending: Annotated[Names | None, COMPUTED] = None
    """Fields whose change waits for a restart."""
    disks: Annotated[dict[str, dict[str, str]] | None, COMPUTED] = None
    """Volume id and size by disk."""

    @classmethod
    def find(cls, view: View, key: Row, look: Look) -> Row | None:
        """The configuration of the guest, wherever it is now."""
        return finding.find(view, cls, key, look)

    def make(self, view: View) -> object:
        """Create the guest under its number, or under the next free one."""
        if self.clone is not None:
            return claimed(view, self, partial(make_clone, spec=self, wish=self.clone))
        self.node = self.node or first_node(view)
        return self.build(view)

    def build(self, view: View) -> object:
        """Create it from what its kind is made from."""
        return claimed(view, self, self.create)

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """What cannot be done in place, before anything is changed."""
        yield from faults_of_volumes(self, old)
        if old is not None:
            yield from faults_of_rest(self, old)
        elif self.clone is not None:
            yield from faults_of_clone(self, self.clone, view)
        if self.template and self.state == "started":
            yield Problem("state", "cannot be started: a template does not run")

    def migration(self) -> Row:
        """Further parameters of a migration."""
        return {}
