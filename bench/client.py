"""A bare client: the requests that it reads from its standard input, and nothing else.

They come in waves, one after the other; the chains of a wave run at once, the requests of a chain
one after the other, each awaited to the end of its task.
"""

import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TypedDict

import requests
from requests.adapters import HTTPAdapter

Call = tuple[str, str, dict[str, str]]
Waves = list[list[list[Call]]]


class Plan(TypedDict):
    """Where the requests go, as whom, and which they are."""

    url: str
    ca_file: str
    token: str
    threads: int
    waves: Waves


class Client:
    """Requests of all threads over one pool of connections."""

    def __init__(self, plan: Plan) -> None:
        self.base, self.session = plan["url"] + "/api2/json", requests.Session()
        self.session.trust_env, self.session.verify = False, plan["ca_file"]
        self.session.headers["Authorization"] = f"PVEAPIToken={plan['token']}"
        self.session.mount("https://", HTTPAdapter(pool_maxsize=plan["threads"]))

    def follow(self, chain: list[Call]) -> None:
        for call in chain:
            upid = self.ask(*call)
            if isinstance(upid, str) and upid.startswith("UPID:"):
                self.wait(upid)

    def ask(self, method: str, path: str, form: dict[str, str]) -> object:
        is_short = method in ("GET", "DELETE")
        query, body = (form, None) if is_short else (None, form)
        url = self.base + path
        answer = self.session.request(method, url, params=query, data=body, timeout=60)
        answer.raise_for_status()
        return answer.json()["data"]

    def wait(self, upid: str) -> None:
        pause, path = 0.05, f"/nodes/{upid.split(':')[1]}/tasks/{upid}/status"
        while True:
            task = self.ask("GET", path, {})
            if isinstance(task, dict) and task["status"] == "stopped":
                if task["exitstatus"] != "OK":
                    raise RuntimeError(f"{upid}: {task['exitstatus']}")
                return
            time.sleep(pause)
            pause *= 1.5


def main() -> None:
    """Send all; an answer that is no success ends the program."""
    plan: Plan = json.load(sys.stdin)
    client = Client(plan)
    with ThreadPoolExecutor(plan["threads"]) as threads:
        for wave in plan["waves"]:
            list(threads.map(client.follow, wave))


if __name__ == "__main__":
    main()
