"""The one door to PVE: requests over proxmoxer, typed errors, bounded retries, task wait."""

import re
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote

import requests
from proxmoxer.core import ProxmoxResource, ResourceException

from providers.core.engine import host
from providers.core.errors import LabError, Unreachable
from providers.core.pve import answers, task
from providers.core.pve.transport import Login, Session, TicketLogin, WholeBody

TRIES = 8
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0
"""Seconds between tries of what is transient: about 20 s in all."""

Params = Mapping[str, Any]

_PLACEHOLDER = re.compile(r"\{(\w+)\}")


def fill(template: str, values: Params) -> str:
    """The path of `template` with each `{name}` as one percent-encoded segment."""
    return _PLACEHOLDER.sub(lambda m: quote(str(values[m[1]]), safe=""), template)


class Api:
    """Requests to one cluster, from any thread.

    Args:
        endpoints: base URLs such as `https://pve01:8006`; the next one is tried when one does
            not answer.
        session: the connection pool with its TLS rules.
        login: a token or a ticket login.
    """

    def __init__(self, endpoints: list[str], session: Session, login: Login) -> None:
        self._bases = [f"{endpoint.rstrip('/')}/api2/json" for endpoint in endpoints]
        self._session, self.login = session, login
        self._current = 0
        self._lock = threading.Lock()
        session.auth = login

    def get(self, path: str, /, **query: Any) -> Any:
        """GET `path`; `query` are PVE's parameters with `_` for `-`."""
        return self.call("GET", path, query)

    def call(self, method: str, path: str, params: Params | None = None) -> Any:
        """One request; returns the answer's `data`, raises a LabError."""
        return self._retried(lambda: self._anywhere(method, path, params or {}))["data"]

    def run(self, method: str, path: str, params: Params | None = None, limit: float = 300) -> Any:
        """As `call`; if the answer is a task, wait for its end at most `limit` seconds.

        A task that ends with a transient lock error is submitted again.
        """

        def attempt() -> Any:
            answer = self._anywhere(method, path, params or {})["data"]
            if task.is_upid(answer):
                task.wait(self, answer, limit, host.progress, host.warn)
            return answer

        return self._retried(attempt)

    def _retried(self, attempt: Callable[[], Any]) -> Any:
        pause = FIRST_PAUSE
        for _ in range(TRIES - 1):
            try:
                return attempt()
            except LabError as fault:
                if not answers.TRANSIENT.search(fault.cause):
                    raise
            time.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)
        return attempt()

    def _anywhere(self, method: str, path: str, params: Params) -> dict[str, Any]:
        """The answer of the first endpoint that gives one."""
        silent = []
        for turn in range(len(self._bases)):
            index = (self._current + turn) % len(self._bases)
            try:
                answer = self._request(method, self._bases[index] + path, params)
            except requests.exceptions.SSLError as fault:
                raise Unreachable(
                    f"{self._bases[index]}: {_tls_fault(fault)}",
                    "Set `ca_file` or `fingerprint` of the connection.",
                ) from None
            except requests.exceptions.RequestException as fault:
                if not _may_ask_another(method, fault):
                    raise Unreachable(f"{method} {path}: the connection broke ({fault})") from None
                silent.append(f"{self._bases[index]}: {_first_words(fault)}")
                continue
            self._current = index
            return answer
        raise Unreachable("no endpoint answers (" + "; ".join(silent) + ")")

    def _request(self, method: str, url: str, params: Params) -> dict[str, Any]:
        if isinstance(self.login, TicketLogin):
            self.login.connect(self._session, url[: url.index("/api2/json")] + "/api2/json")
        resource = ProxmoxResource(base_url=url, session=self._session, serializer=WholeBody())
        verb = getattr(resource, method.lower())
        try:
            body = verb(**{name: value for name, value in params.items() if value is not None})
        except ResourceException as refusal:
            raise answers.error_of(
                refusal.status_code, refusal.content, refusal.errors or {}, self.login.who
            ) from None
        if body is None or "data" not in body:
            raise Unreachable(f"{url} does not answer as PVE does")
        return dict(body)


def _may_ask_another(method: str, fault: requests.exceptions.RequestException) -> bool:
    """A write that may have arrived is never sent again: it might be done twice."""
    return (
        method == "GET"
        or isinstance(fault, requests.exceptions.ConnectTimeout)
        or ("NewConnectionError" in repr(fault))
    )


def _tls_fault(fault: Exception) -> str:
    text = str(fault)
    found = re.search(r"certificate verify failed: [^(]+|[Ff]ingerprints did not match[^)]*", text)
    return found[0].strip() if found else text


def _first_words(fault: Exception) -> str:
    return str(fault.args[0] if fault.args else fault)[-120:].strip(" )'\"")
