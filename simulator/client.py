"""Talks to the control interface of a simulator that serves."""

import http.client
import json
import ssl
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from simulator.control import PREFIX

TIMEOUT = 30
"""Seconds for an answer."""


class ClientError(Exception):
    """Nobody answers, or the answer is a refusal."""


def ask(directory: Path, method: str, name: str, data: dict[str, Any] | None = None) -> Any:
    """One request to the simulator that keeps its cluster in `directory`."""
    try:
        url = urlsplit((directory / "url").read_text().strip())
        tls = ssl.create_default_context(cafile=directory / "ca.pem")
        connection = http.client.HTTPSConnection(url.netloc, timeout=TIMEOUT, context=tls)
        body = json.dumps(data) if data else None
        connection.request(method, f"{PREFIX}/{name}", body, {"Content-Type": "application/json"})
        answer = json.loads(connection.getresponse().read())
        connection.close()
    except OSError as error:
        raise ClientError(f"no simulator answers for {directory}: {error}") from error
    if isinstance(answer, dict) and "error" in answer:
        raise ClientError(answer["error"])
    return answer
