"""A provider whose methods try to end the process that they run in."""

import sys
from typing import Any

from pulumi.dynamic import CreateResult, ResourceProvider

from providers.core.life.reporting import reported
from providers.user import User


class LeavingProvider(ResourceProvider):
    """Leaves in the way that `how` names."""

    kind = User

    @reported("create")
    def create(self, props: dict[str, Any]) -> CreateResult:
        match props["how"]:
            case "exit":
                sys.exit(3)
            case "key":
                raise KeyboardInterrupt
        raise IndexError(f"there is no third one in {props}")
