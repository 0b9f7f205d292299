"""What was asked of the simulator, without secrets."""

import re
from collections import Counter, deque
from dataclasses import dataclass
from typing import Any

KEPT = 100_000
"""Requests that the log holds; counts go on."""
SECRETS = re.compile(
    r".*password|.*secret|(client|encryption|private)-?key|certkey|keyring|keys|otp"
    r"|tfa-challenge|.*ticket"
)
"""Names of parameters that the log does not tell the value of."""
MASK = "**********"


@dataclass(frozen=True, slots=True)
class Request:
    """One request and what came of it."""

    time: float
    method: str
    path: str
    params: dict[str, Any]
    who: str
    status: int
    template: str = ""
    """The path template of PVE's schema; empty when there is none."""


class RequestLog:
    """The last requests, and counts of all by method and path template."""

    def __init__(self) -> None:
        self.requests: deque[Request] = deque(maxlen=KEPT)
        self.counts: Counter[str] = Counter()
        self.unhandled: Counter[str] = Counter()
        """Requests for which the simulator has no state, by method and template."""

    def add(self, request: Request, handled: bool) -> None:
        self.requests.append(request)
        name = f"{request.method} {request.template or request.path}"
        self.counts[name] += 1
        if not handled:
            self.unhandled[name] += 1

    def clear(self) -> None:
        self.requests.clear()
        self.counts.clear()
        self.unhandled.clear()


def without_secrets(params: dict[str, Any]) -> dict[str, Any]:
    return {name: MASK if SECRETS.fullmatch(name) else value for name, value in params.items()}
