"""Groups of users."""

from typing import Annotated, ClassVar

from providers.core.marks import IDENTITY, NAME
from providers.core.paths import Paths, Seen
from providers.core.spec import Spec
from providers.core.values import Text


class Group(Spec):
    """A group of users, whose members share its permissions. API: /access/groups"""

    section: ClassVar = "groups"
    paths: ClassVar = Paths(
        "/access/groups",
        "/access/groups/{groupid}",
        unset="send",
        seen=Seen("/access/groups/{groupid}", "Sys.Audit", "User.Modify", "Group.Allocate"),
    )

    groupid: Annotated[str, IDENTITY, NAME]
    """Name of the group."""
    comment: Text | None = None
