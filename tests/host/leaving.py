"""A provider whose methods try to end the process that they run in."""

import sys
from typing import Any

from pulumi.dynamic import CreateResult, ResourceProvider

from providers.core.life.reporting import reported
from providers.group import Group


class LeavingProvider(ResourceProvider):
    """Leaves in the way that `how` names."""

    kind = Group

    @reported("create")
    def create(self, props: dict[str, Any]) -> CreateResult:
        match props["how"]:
            case "exit":
                sys.exit(3)
            case "key":
                raise KeyboardInterrupt
        raise IndexError("there is no third one")
