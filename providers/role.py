"""Roles: named sets of privileges."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Self

from providers.core.check.problems import Problem, nearest
from providers.core.cluster.view import View
from providers.core.kind.forms import IDENTIFIER
from providers.core.kind.marks import IDENTITY, NAME
from providers.core.kind.paths import Paths
from providers.core.kind.spec import Spec
from providers.core.kind.values import Names

SPECIAL = frozenset(
    {
        "Administrator",
        "NoAccess",
        "PVEAdmin",
        "PVEAuditor",
        "PVEDatastoreAdmin",
        "PVEDatastoreUser",
        "PVEMappingAdmin",
        "PVEMappingUser",
        "PVEPoolAdmin",
        "PVEPoolUser",
        "PVESDNAdmin",
        "PVESDNUser",
        "PVESysAdmin",
        "PVETemplateUser",
        "PVEUserAdmin",
        "PVEVMAdmin",
        "PVEVMUser",
    }
)
"""Roles that PVE itself brings."""


class Role(Spec):
    """A named set of privileges. API: /access/roles

    Roles whose name begins with PVE are PVE's own and cannot be made or changed.
    """

    section: ClassVar = "roles"
    paths: ClassVar = Paths("/access/roles", "/access/roles/{roleid}", unset="send")
    builtin: ClassVar = SPECIAL
    left_out: ClassVar = {"append": "the declared privileges are all of them"}

    roleid: Annotated[str, IDENTITY, NAME, IDENTIFIER]
    """Name of the role."""
    privs: Names | None = None
    """Privileges such as VM.Audit. Not declared: not managed. An empty list takes all away."""

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """PVE's own names, and privileges that it does not have: the administrator has all."""
        roleid = str(self.at("roleid") or "")
        if roleid.upper().startswith("PVE") and roleid not in SPECIAL:
            yield Problem("roleid", f"is {roleid!r}: names that begin with PVE are PVE's own")
        known = str(view.rows(Role)["Administrator"]["privs"]).split(",")
        for name in self.privs or ():
            if name not in known:
                yield Problem("privs", f"holds {name!r}, no privilege of PVE{nearest(name, known)}")
