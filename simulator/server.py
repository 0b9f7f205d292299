"""The HTTPS server: every request passes the same stages as in PVE, then its handler."""

import asyncio
import json
import ssl
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from aiohttp import web

from simulator import schema, upload, validation
from simulator.call import Call, Cluster
from simulator.control import PREFIX as CONTROL_PREFIX
from simulator.control import Control
from simulator.errors import PlainError, PveError, failed, forbidden, invalid
from simulator.faults import Fault, Faults, Speeds
from simulator.params import read_params
from simulator.permissions import Permissions
from simulator.requestlog import Request, RequestLog, without_secrets
from simulator.rounds import make_rounds
from simulator.routes import load_routes
from simulator.rules import RuleCheck

PREFIX = "/api2/json"
MAX_BODY = 1 << 30
CUT_TIME = 0.01
"""Seconds in which the loop takes note of cut connections."""


@dataclass(slots=True)
class Exchange:
    """What is known of a request, for its log line, however far it came."""

    path: str
    method: schema.Method | None = None
    params: dict[str, Any] | None = None
    who: str = ""
    handled: bool = True


class Server:
    """Serves a cluster's API below /api2/json."""

    def __init__(
        self,
        cluster: Cluster,
        log: RequestLog,
        faults: Faults,
        speeds: Speeds,
        control: Control,
    ) -> None:
        self._cluster = cluster
        self._log = log
        self._faults = faults
        self._speeds = speeds
        self._routes = load_routes()
        self.app = web.Application(client_max_size=MAX_BODY)
        self.app.router.add_route("*", PREFIX + "{path:.*}", self._serve)
        self.app.router.add_route("*", CONTROL_PREFIX + "/{name}", control.serve)

        self._runner = web.AppRunner(self.app, access_log=None)

    async def start(self, host: str, port: int, tls: ssl.SSLContext) -> int:
        """Listen; returns the port (for port 0: the one that was free)."""
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port, ssl_context=tls).start()
        return int(self._runner.addresses[0][1])

    async def stop(self) -> None:
        """Stop listening and cut the connections: some clients keep theirs for minutes."""
        connections = self._runner.server.connections if self._runner.server else []
        transports = [connection.transport for connection in connections]
        await self._runner.cleanup()
        for transport in filter(None, transports):
            transport.abort()
        await asyncio.sleep(CUT_TIME)

    async def _serve(self, request: web.Request) -> web.Response:
        raw_path = request.rel_url.raw_path[len(PREFIX) :]
        exchange = Exchange("/".join(unquote(part) for part in raw_path.split("/")))
        body = await request.read()
        fault = self._faults.take(request.method, exchange.path)
        response = self._respond(request, body, exchange, fault)
        self._note(request.method, response.status, exchange)
        await asyncio.sleep(self._speeds.response + (fault.delay if fault else 0))
        unreadable = bool(body) and upload.is_unreadable(exchange.path, content_type_of(request))
        if request.transport and (unreadable or (fault and fault.drop)):
            request.transport.close()
        return response

    def _respond(
        self, request: web.Request, body: bytes, exchange: Exchange, fault: Fault | None
    ) -> web.Response:
        if fault and (fault.status or fault.drop == "before"):
            return faulty_response(fault)
        self._cluster.tasks.next_failure = fault.task if fault else None
        try:
            response = json_response(200, self._answer(request, body, exchange))
        except PveError as error:
            return error_response(error, exchange.path)
        if request.method != "GET":
            self._cluster.state.changed()
        return response

    def _answer(self, request: web.Request, body: bytes, exchange: Exchange) -> dict[str, Any]:
        path = exchange.path
        exchange.who = self._cluster.auth.who(request, path) or ""
        method = exchange.method = schema.find_method(request.method, path)
        if method is None:
            raise PveError(501, f"Method '{request.method} {path}' not implemented")
        params, file = read_request(request, path, body)
        exchange.params = params
        make_rounds(self._cluster)
        call = self._admit(exchange, method, params)
        call.file = file
        handler = self._routes.get((request.method, method.template))
        if handler is None:
            exchange.handled = False
            raise PveError(501, f"simulator: no state for {request.method} {method.template}")
        return {"data": handler(call), **call.answer_extras}

    def _admit(self, exchange: Exchange, method: schema.Method, params: dict[str, Any]) -> Call:
        """All that PVE checks before a method's own code."""
        refuse_conflicts(method.path_params, params)
        if "!" in exchange.who and not method.allows_tokens:
            where = f"URI '{exchange.path}' not available with API token"
            raise forbidden(f"{where}, need proper ticket.\n")
        config = self._cluster.state.users
        permissions = Permissions(config, exchange.who)
        raw = {**params, **method.path_params}
        RuleCheck(config, permissions).check(method.permissions, raw)
        self._check_node(method)
        values, errors = validation.validate(method, raw)
        if errors:
            raise invalid(errors)
        return Call(self._cluster, values, exchange.who, permissions)

    def _check_node(self, method: schema.Method) -> None:
        """A request for a node that is not there fails where PVE would pass it on."""
        node = method.path_params.get("node")
        if not node or method.template in schema.NOT_PROXIED:
            return
        if node != "localhost" and node not in self._cluster.world.nodes:
            why = f"failed to get address info for: {node}: Name or service not known"
            raise failed(f"hostname lookup '{node}' failed - {why}")

    def _note(self, method: str, status: int, exchange: Exchange) -> None:
        template = exchange.method.template if exchange.method else ""
        now = self._cluster.clock.now()
        params = without_secrets(exchange.params or {})
        request = Request(now, method, exchange.path, params, exchange.who, status, template)
        self._log.add(request, exchange.handled)


def read_request(request: web.Request, path: str, body: bytes) -> tuple[dict[str, Any], bytes]:
    """Parameters, and the file that an upload brings."""
    if body and upload.PATH.fullmatch(path):
        return upload.read_upload(content_type_of(request), body)
    return read_params(request.rel_url.raw_query_string, request.content_type, body), b""


def content_type_of(request: web.Request) -> str:
    return request.headers.get("Content-Type", "")


def refuse_conflicts(path_params: dict[str, str], params: dict[str, Any]) -> None:
    conflict = "duplicate parameter (already defined in URI) with conflicting values!"
    names = [n for n, value in path_params.items() if n in params and str(params[n]) != value]
    if names:
        raise invalid(dict.fromkeys(names, conflict))


def json_response(status: int, answer: dict[str, Any], reason: str | None = None) -> web.Response:
    body = json.dumps(answer).encode()
    kind = "application/json"
    return web.Response(status=status, reason=reason, body=body, content_type=kind, charset="UTF-8")


def faulty_response(fault: Fault) -> web.Response:
    status = fault.status or 500
    if fault.body is not None:
        reason = fault.text.split("\n")[0]
        return web.Response(status=status, reason=reason, text=fault.body)
    return error_response(PveError(status, fault.text), "")


def error_response(error: PveError, path: str) -> web.Response:
    """PVE's answer to a failure: the reason is the first line; some have nothing else."""
    reason = error.message.split("\n")[0]
    unknown = error.status == 401 and path != "/access/ticket"
    if unknown or (error.status == 403 and upload.PATH.fullmatch(path)):
        return web.Response(status=error.status, reason=reason)
    if isinstance(error, PlainError):
        return web.Response(status=error.status, reason=reason, text=error.body)
    end = "" if error.status == 501 else "\n"
    answer: dict[str, Any] = {"data": None, "message": error.message + end}
    if error.errors:
        answer["errors"] = error.errors
    return json_response(error.status, answer, reason)
