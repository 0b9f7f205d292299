"""/nodes/{node}/config, dns, hosts, time and version: what each machine keeps for itself."""

import hashlib
import json
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from simulator.areas.version import show_version
from simulator.call import Call
from simulator.errors import DIGEST_MISMATCH, failed
from simulator.params import split_list
from simulator.routes import route
from simulator.state import Document

NODE = "/nodes/{node}"
TIME_ZONE = "UTC"


def _files(call: Call) -> Document:
    """The node's part of the state."""
    files: Document = call.state["nodes"][call.node]
    return files


def _digest(content: Any) -> str:
    return hashlib.sha1(json.dumps(content, sort_keys=True).encode()).hexdigest()


def _check_digest(call: Call, content: Any) -> None:
    if call.params.get("digest") not in (None, _digest(content)):
        raise failed(DIGEST_MISMATCH)


@route("GET", NODE + "/version")
def show_node_version(call: Call) -> dict[str, str]:
    shown: dict[str, str] = show_version(call)
    return shown


@route("GET", NODE + "/config")
def show_config(call: Call) -> Document:
    config = _files(call).get("config", {})
    wanted = call.params.get("property", "all")
    if wanted != "all":
        return {wanted: config[wanted]} if wanted in config else {}
    return {**config, "digest": _digest(config)} if config else {}


@route("PUT", NODE + "/config")
def update_config(call: Call) -> None:
    config = _files(call).setdefault("config", {})
    _check_digest(call, config)
    changes = {k: v for k, v in call.params.items() if k not in ("node", "digest", "delete")}
    config.update(changes)
    for name in split_list(call.params.get("delete")):
        config.pop(name, None)


@route("GET", NODE + "/dns")
def show_dns(call: Call) -> Document:
    settings: Document = _files(call).get("resolv.conf", {})
    return settings


@route("PUT", NODE + "/dns")
def update_dns(call: Call) -> None:
    """The file is written anew: servers that are not sent are gone."""
    _files(call)["resolv.conf"] = call.given("search", "dns1", "dns2", "dns3")


@route("GET", NODE + "/hosts")
def show_hosts(call: Call) -> dict[str, str]:
    text = _hosts(call)
    return {"data": text, "digest": _digest(text)}


@route("POST", NODE + "/hosts")
def write_hosts(call: Call) -> None:
    _check_digest(call, _hosts(call))
    _files(call)["hosts"] = call.params["data"]


def _hosts(call: Call) -> str:
    return str(_files(call).get("hosts", "127.0.0.1 localhost.localdomain localhost\n"))


@route("GET", NODE + "/time")
def show_time(call: Call) -> dict[str, Any]:
    """`localtime` is the number that a clock on the wall would show as UTC."""
    zone, now = _files(call).get("timezone", TIME_ZONE), call.clock.seconds()
    offset = datetime.fromtimestamp(now, ZoneInfo(zone)).utcoffset()
    local = now + int(offset.total_seconds()) if offset else now
    return {"timezone": zone, "time": now, "localtime": local}


@route("PUT", NODE + "/time")
def update_time(call: Call) -> None:
    zone = call.params["timezone"]
    try:
        ZoneInfo(zone)
    except (KeyError, ValueError, OSError) as error:
        raise failed(f"No such timezone ({zone})") from error
    _files(call)["timezone"] = zone
