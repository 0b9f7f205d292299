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


def main() -> None:
    """Send all; an answer that is no success ends the program."""
    plan: Plan = json.load(sys.stdin)
    session = requests.Session()
    session.trust_env, session.verify = False, plan["ca_file"]
    session.headers["Authorization"] = f"PVEAPIToken={plan['token']}"
    session.mount("https://", HTTPAdapter(pool_maxsize=plan["threads"]))
    base = plan["url"] + "/api2/json"

    def ask(method: str, path: str, form: dict[str, str]) -> object:
        is_read = method in ("GET", "DELETE")
        query, body = (form, None) if is_read else (None, form)
        answer = session.request(method, base + path, params=query, data=body, timeout=60)
        answer.raise_for_status()
        return answer.json()["data"]

    def follow(chain: list[Call]) -> None:
        for call in chain:
            upid = ask(*call)
            if isinstance(upid, str) and upid.startswith("UPID:"):
                wait(upid)

    def wait(upid: str) -> None:
        pause, path = 0.05, f"/nodes/{upid.split(':')[1]}/tasks/{upid}/status"
        while True:
            task = ask("GET", path, {})
            if isinstance(task, dict) and task["status"] == "stopped":
                return
            time.sleep(pause)
            pause *= 1.5

    with ThreadPoolExecutor(plan["threads"]) as threads:
        for wave in plan["waves"]:
            list(threads.map(follow, wave))


if __name__ == "__main__":
    main()
