"""/cluster/metrics/server: servers that nodes send their figures to. None is ever asked."""

from typing import Any

from simulator.call import Call
from simulator.errors import failed
from simulator.params import split_list
from simulator.routes import route
from simulator.sections import Section, check_digest, options_sent, section_type
from simulator.state import errors_as

BASE = "/cluster/metrics"
SERVERS = BASE + "/server"
SERVER = SERVERS + "/{id}"
FILE, SECRETS = "status.cfg", "priv/metricserver"
SECRET = "token"
NO_TYPE = (
    "cannot lookup undefined type! at /usr/share/perl5/PVE/API2/Cluster/MetricServer.pm line 295."
)
_COMMON = "disable mtu timeout"
_INFLUX = "api-path-prefix bucket influxdbproto max-body-size organization token verify-certificate"
_OTEL = """
    otel-compression otel-headers otel-max-body-size otel-path otel-protocol
    otel-resource-attributes otel-timeout otel-verify-ssl
"""
TYPES = {
    "graphite": section_type("graphite", "server port", f"{_COMMON} path proto"),
    "influxdb": section_type("influxdb", "server port", f"{_COMMON} {_INFLUX}"),
    "opentelemetry": section_type("opentelemetry", "server port", f"disable {_OTEL}"),
}


@route("GET", BASE)
def list_children(_call: Call) -> list[dict[str, str]]:
    return [{"name": "server"}]


@route("GET", SERVERS)
def list_servers(call: Call) -> list[dict[str, Any]]:
    return [
        {
            "id": name,
            "disable": server.get("disable", 0),
            **{key: server[key] for key in ("type", "server", "port")},
        }
        for name, server in sorted(call.state[FILE].items())
    ]


@route("GET", SERVER)
def show_server(call: Call) -> Section:
    """The secret is never shown."""
    name = call.params["id"]
    if name not in call.state[FILE]:
        raise failed(f"status server entry '{name}' does not exist")
    server: Section = call.state[FILE][name]
    return server


@route("POST", SERVER)
def create_server(call: Call) -> None:
    name, sent = call.params["id"], options_sent(call, "id", "type", SECRET)
    with errors_as():
        if name in call.state[FILE]:
            raise failed(f"Metric server '{name}' already exists")
        call.state[FILE][name] = TYPES[call.params["type"]].checked(sent, create=True)
        keep_secret(call, [])


def keep_secret(call: Call, deleted: list[str]) -> None:
    name, secrets = call.params["id"], call.state[SECRETS]
    if SECRET in call.params:
        secrets[name] = call.params[SECRET]
    elif SECRET in deleted:
        secrets.pop(name, None)


@route("PUT", SERVER)
def update_server(call: Call) -> None:
    name, deleted = call.params["id"], split_list(call.params.get("delete"))
    servers = call.state[FILE]
    with errors_as():
        check_digest(call, servers)
        if name not in servers:
            raise failed(f"no such server '{name}'")
        options = TYPES[servers[name]["type"]]
        changes = options.checked(options_sent(call, "id", "type", SECRET), create=False)
        server = servers[name] | changes
        options.unset(server, [option for option in deleted if option != SECRET], changes)
        servers[name] = server
        keep_secret(call, deleted)


@route("DELETE", SERVER)
def delete_server(call: Call) -> None:
    name = call.params["id"]
    if name not in call.state[FILE]:
        raise failed(NO_TYPE)
    del call.state[FILE][name]
    call.state[SECRETS].pop(name, None)
