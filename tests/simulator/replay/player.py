"""Plays a recording against a simulated cluster and keeps what differs."""

import json
import re
import ssl
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPSConnection, RemoteDisconnected
from urllib.parse import urlencode

from simulator import Simulator
from simulator.configs import write_files

from . import configs, node, requests
from .compare import Answer, differences, unlike_lines
from .identity import Identities
from .learning import Ids
from .recordings import Exchange, Files, Json, Recording, Texts

PATIENCE = 5.0
"""Seconds within which a task must end that had ended when it was recorded."""

_UPID_TIME = re.compile(r"UPID:[^:]+:[0-9A-F]{8}:[0-9A-F]{8,9}:([0-9A-F]{8}):")


@dataclass(frozen=True)
class Outcome:
    """One line of a recording, and what differs there (nothing where both agree)."""

    line: int
    what: str
    differences: list[str]
    in_logs: list[str] = field(default_factory=list)
    """What differs in earlier lines of a task's log, the tools' own words."""


class Player:
    """One recording against one cluster."""

    def __init__(self, recording: Recording, simulator: Simulator) -> None:
        self._recording = recording
        self._simulator = simulator
        tls = ssl.create_default_context(cafile=str(simulator.ca_file))
        port = int(simulator.url.rpartition(":")[2])
        self._connection = HTTPSConnection("127.0.0.1", port, context=tls)
        self._ids = Ids()
        tokens = dict(simulator.state["priv/token.cfg"])
        self._identities = Identities(self._log_in, tokens, {"root@pam": node.ROOT_PASSWORD})

    def close(self) -> None:
        self._connection.close()

    def play(self) -> Iterator[Outcome]:
        for step in self._recording.steps:
            if isinstance(step, Files):
                yield Outcome(step.line, "files", self._files(step.texts))
            else:
                yield self._exchange(step)

    def _exchange(self, exchange: Exchange) -> Outcome:
        self._set_clock(exchange)
        answer = self._send_until_ended(exchange)
        self._ids.learn(exchange.body, answer.body)
        self._identities.learn(exchange, answer.body)
        what, found = f"{exchange.method} {exchange.path}", differences(exchange, answer)
        return Outcome(exchange.line, what, found, unlike_lines(exchange, answer))

    def _files(self, recorded: Texts) -> list[str]:
        """Files that no call of the recording has changed are not looked at."""
        start = self._recording.start
        changed = {path: text for path, text in recorded.items() if text != start.get(path)}
        written = write_files(self._simulator.state.document, node.NODE)
        return configs.differences(changed, written)

    def _set_clock(self, exchange: Exchange) -> None:
        """A recorded task tells the time at which it was started."""
        wait = node.WAITS.get((self._recording.name, exchange.line))
        if wait:
            self._simulator.clock.advance(wait)
        recorded = _UPID_TIME.search(json.dumps(exchange.body))
        if recorded and exchange.method != "GET":
            self._simulator.clock.set(int(recorded[1], 16))

    def _send_until_ended(self, exchange: Exchange) -> Answer:
        deadline = time.monotonic() + PATIENCE
        answer = self._send(exchange)
        while _status(answer.body) == "running" and _status(exchange.body) == "stopped":
            if time.monotonic() > deadline:
                break
            time.sleep(0.002)
            answer = self._send(exchange)
        return answer

    def _send(self, exchange: Exchange) -> Answer:
        request = requests.build(exchange, self._ids)
        headers = {**request.headers, **self._identities.headers(exchange.identity)}
        return self._request(request.method, request.target, request.body, headers)

    def _request(self, method: str, target: str, body: bytes, headers: dict[str, str]) -> Answer:
        self._connection.request(method, target, body, headers)
        try:
            response = self._connection.getresponse()
        except RemoteDisconnected as error:
            return Answer(0, f"no response: {error!r}", None)
        text = response.read().decode()
        return Answer(response.status, response.reason, _body(text))

    def _log_in(self, user: str, password: str) -> tuple[str, str]:
        form = urlencode({"username": user, "password": password}).encode()
        headers = {"Content-Type": requests.FORM}
        answer = self._request("POST", "/api2/json/access/ticket", form, headers)
        data = answer.body["data"] if isinstance(answer.body, dict) else None
        assert isinstance(data, dict), f"{user} cannot log in: {answer}"
        return str(data["ticket"]), str(data["CSRFPreventionToken"])


def _body(text: str) -> Json:
    """Text that is no JSON is kept as the recordings keep it."""
    if not text:
        return None
    try:
        body: Json = json.loads(text)
    except ValueError:
        body = {"_raw": text}
    return body


def _status(body: Json) -> Json:
    data = body.get("data") if isinstance(body, dict) else None
    return data.get("status") if isinstance(data, dict) else None


def play(recording: Recording) -> list[Outcome]:
    """Every line of the recording against a fresh cluster in its start state."""
    with node.simulator(recording) as simulator:
        simulator.clock.freeze()
        with closing(Player(recording, simulator)) as player:
            return list(player.play())
