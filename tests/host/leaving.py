"""A provider whose methods try to end the process that they run in."""

import sys
from typing import Any

from pulumi.dynamic import CreateResult, ResourceProvider

from providers.core.life.reporting import reported


class LeavingProvider(ResourceProvider):
    """Leaves in the way that `how` names."""

    name = "group"

    @reported("create")
    def create(self, props: dict[str, Any]) -> CreateResult:
        if props["how"] == "exit":
            sys.exit(3)
        raise KeyboardInterrupt
