"""Groups of users."""

from typing import Annotated, ClassVar

from providers.core.kind.forms import IDENTIFIER
from providers.core.kind.marks import IDENTITY, NAME
from providers.core.kind.paths import Paths, Seen
from providers.core.kind.spec import Spec
from providers.core.kind.values import Text


class Group(Spec):
    """A group of users, whose members share its permissions. API: /access/groups"""

    section: ClassVar = "groups"
    paths: ClassVar = Paths(
        "/access/groups",
        "/access/groups/{groupid}",
        unset="send",
        seen=Seen("/access/groups/{groupid}", "Sys.Audit", "User.Modify", "Group.Allocate"),
    )

    groupid: Annotated[str, IDENTITY, NAME, IDENTIFIER]
    """Name of the group."""
    comment: Text | None = None
    """A description."""
