"""The cluster of the contract, and what an administrator does to it by hand."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import requests

from simulator import Simulator
from simulator.fresh import ROOT_PASSWORD
from simulator.requestlog import Request
from simulator.world import PbsServer, World

ROOT = "root@pam"
FILE_SERVER, OTHER_SERVER, BACKUP_SERVER = "192.0.2.5", "192.0.2.6", "192.0.2.8"
FINGERPRINT = ":".join(["AB"] * 32)
WORLD = World(
    hosts=(FILE_SERVER, OTHER_SERVER),
    volume_groups=("pve", "data"),
    zfs_datasets=("tank", "tank/other"),
    btrfs_paths=("/srv/btrfs", "/srv/btrfs2"),
    pbs_servers={BACKUP_SERVER: PbsServer(FINGERPRINT, "geheim-pbs", ("main", "other"))},
)


def is_write(request: Request) -> bool:
    """Whether a request is neither a read nor a login."""
    return request.method != "GET" and request.path != "/access/ticket"


class CallError(Exception):
    """PVE refuses."""


class Lab:
    """A simulated cluster, with root@pam logged in by password."""

    def __init__(self, simulator: Simulator) -> None:
        self.simulator = simulator
        self._session = requests.Session()
        self._session.trust_env = False
        self._session.verify = str(simulator.ca_file)
        login = {"username": ROOT, "password": ROOT_PASSWORD}
        ticket = self.call("POST /access/ticket", login)
        self._session.headers["CSRFPreventionToken"] = ticket["CSRFPreventionToken"]
        self._session.headers["Cookie"] = f"PVEAuthCookie={ticket['ticket']}"

    def config(self, token_file: Path) -> dict[str, Any]:
        """The stack's config: the lab's token as the default, and root@pam by password."""
        there = {"endpoints": [self.simulator.url], "ca_file": str(self.simulator.ca_file)}
        root = {**there, "username": ROOT, "password": ROOT_PASSWORD}
        default = {**there, "api_token_file": str(token_file)}
        return {"proxmox-lab:connections": {"default": default, "root": root}}

    def call(self, call: str, params: Mapping[str, Any] = {}, **values: Any) -> Any:
        """The data of the call, which has to be a success; a task is awaited.

        A call is `METHOD /path name=value …`, where each `{name}` is filled from `values`.
        """
        data = self.start(call, params, **values)
        if isinstance(data, str) and data.startswith("UPID:"):
            self._await(data)
        return data

    def start(self, call: str, params: Mapping[str, Any] = {}, **values: Any) -> Any:
        """As `call`, without waiting for the end of a task."""
        method, template, *fixed = call.split()
        path = re.sub(r"\{(\w+)\}", lambda m: quote(str(values[m[1]]), safe=""), template)
        form = {**dict(pair.format_map(values).split("=", 1) for pair in fixed), **params}
        query, body = (form, None) if method in ("GET", "DELETE") else (None, form)
        url = f"{self.simulator.url}/api2/json{path}"
        answer = self._session.request(method, url, params=query, data=body, timeout=10)
        if answer.status_code != 200:
            raise CallError(f"{call} {form}: {answer.reason} {answer.text}")
        return answer.json()["data"]

    def _await(self, upid: str) -> None:
        task = f"GET /nodes/{upid.split(':')[1]}/tasks/{upid}/status"
        while (status := self.call(task))["status"] == "running":
            continue
        if status["exitstatus"] != "OK":
            raise CallError(f"{upid}: {status['exitstatus']}")

    @contextmanager
    def recorded(self) -> Iterator[list[Request]]:
        """The requests that arrive meanwhile; complete at the end."""
        log, found = self.simulator.log, list[Request]()
        log.clear()
        yield found
        found.extend(log.requests)
        assert not log.unhandled
