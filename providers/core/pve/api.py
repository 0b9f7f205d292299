"""The one door to PVE: requests over proxmoxer, typed errors, bounded retries, task wait."""

import time
from collections.abc import Callable, Mapping
from typing import Any

import requests
from proxmoxer.core import ProxmoxResource, ResourceException

from providers.core.engine import host
from providers.core.errors import Busy, LabError, TooSlow, Unanswered, Unreachable, Unsent
from providers.core.pve import answers, task
from providers.core.pve.patience import T, pauses, unlocked
from providers.core.pve.transport import API, Session, WholeBody, fault_of

TRIES_WHILE_BUSY = 8
"""About 16 s in all: locks of the cluster are held for seconds."""

TRIES_WHILE_AWAY = 5
"""About 3 s in all: as long as a node's proxy takes to start anew."""

ROOT = "root@pam"

Params = Mapping[str, Any]


class Api:
    """Requests to one cluster, from any thread.

    Args:
        endpoints: base URLs such as `https://pve01:8006`; the next one is tried when one does
            not answer.
        session: the connection pool with its TLS rules and its login.
    """

    def __init__(self, endpoints: list[str], session: Session) -> None:
        self._bases = [endpoint.rstrip("/") + API for endpoint in endpoints]
        self._session, self.login = session, session.login
        self._current = 0

    @property
    def is_root(self) -> bool:
        """Whether it is root@pam by password, for whom alone PVE keeps some options."""
        return self.login.by_password and self.login.who == ROOT

    def get(self, path: str, /, **query: Any) -> Any:
        """GET `path`, with `query` as PVE's parameters."""
        return self.call("GET", path, query)

    def rows(self, path: str, /, **query: Any) -> list[dict[str, Any]]:
        """GET a list of objects."""
        return answers.rows_of(self.get(path, **query), path)

    def row(self, path: str, /, **query: Any) -> dict[str, Any]:
        """GET one object."""
        return answers.row_of(self.get(path, **query), path)

    def body(self, path: str, /, **query: Any) -> dict[str, Any]:
        """GET the whole answer: its `data`, and what stands beside it."""
        return _persist("GET", lambda: self._anywhere("GET", path, query))

    def call(self, method: str, path: str, params: Params | None = None) -> Any:
        """One request; returns the answer's `data`, raises a LabError."""
        return _persist(method, lambda: self._anywhere(method, path, params or {}))["data"]

    def run(self, method: str, path: str, params: Params | None = None, limit: float = 300) -> Any:
        """As `call`; if the answer is a task, wait for its end at most `limit` seconds.

        A task that ends for want of a lock is submitted again; a guest that somebody else has
        locked is waited for just as long.
        """

        def attempt() -> Any:
            answer = self._anywhere(method, path, params or {})["data"]
            if task.is_upid(answer):
                self.wait(answer, limit)
            return answer

        return unlocked(lambda: _persist(method, attempt), limit)

    def wait(self, upid: str, limit: float) -> None:
        """Wait for the end of a task at most `limit` seconds."""
        task.wait(self, upid, limit, host.progress, host.warn)

    def _anywhere(self, method: str, path: str, params: Params) -> dict[str, Any]:
        """The answer of the first endpoint that gives one."""
        silent: list[Unreachable] = []
        for turn in range(len(self._bases)):
            index = (self._current + turn) % len(self._bases)
            try:
                answer = self._request(method, self._bases[index] + path, params)
            except (Unsent, Unanswered) as fault:
                silent.append(fault)
                if not _may_send_again(method, fault):
                    break
            else:
                self._current = index
                return answer
        raise type(silent[-1])(f"{method} {path}: " + "; ".join(fault.cause for fault in silent))

    def _request(
        self, method: str, url: str, params: Params, has_new_login: bool = False
    ) -> dict[str, Any]:
        """One request to one endpoint; a login that is no longer valid is renewed once."""
        resource = ProxmoxResource(base_url=url, session=self._session, serializer=WholeBody())
        verb = getattr(resource, method.lower())
        try:
            body = verb(**{name: value for name, value in params.items() if value is not None})
        except requests.exceptions.RequestException as fault:
            raise fault_of(fault, url) from None
        except ResourceException as refusal:
            if refusal.status_code == 401 and not has_new_login and self.login.renew():
                return self._request(method, url, params, has_new_login=True)
            raise answers.error_of(
                refusal.status_code, refusal.content, refusal.errors or {}, self.login.who
            ) from None
        if body is None or "data" not in body:
            raise Unreachable(f"{url} does not answer as PVE does")
        return dict(body)


def _persist(method: str, attempt: Callable[[], T]) -> T:
    """Try until it succeeds, or fails for a reason that no further try can change."""
    tries, waits = 1, pauses()
    while True:
        try:
            return attempt()
        except LabError as fault:
            if tries >= _tries(method, fault):
                raise
        time.sleep(next(waits))
        tries += 1


def _may_send_again(method: str, fault: LabError) -> bool:
    """A write that may have arrived is never sent again: it might be done twice."""
    return isinstance(fault, Unsent) or (method == "GET" and isinstance(fault, Unanswered))


def _tries(method: str, fault: LabError) -> int:
    """How often a request may be made that ends with `fault`."""
    if isinstance(fault, Busy):
        return TRIES_WHILE_BUSY
    is_worth_it = _may_send_again(method, fault) and not isinstance(fault, TooSlow)
    return TRIES_WHILE_AWAY if is_worth_it else 1
