"""An HTTPS endpoint that notes requests byte by byte and answers what it is told to."""

import http.server
import ssl
import threading
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from simulator.certificates import make_authority, make_server


@dataclass(frozen=True)
class Received:
    """One request as it came over the wire."""

    method: str
    target: str
    headers: dict[str, str]
    body: bytes
    port: int
    """That of the client: another one is another connection."""


@dataclass
class Endpoint(AbstractContextManager["Endpoint"]):
    """Serves on loopback while the `with` block lasts; certificates are left in `directory`."""

    directory: Path
    status: int = 200
    reason: str = "OK"
    answer: bytes = b'{"data": null}'
    extra: dict[str, str] = field(default_factory=dict)
    received: list[Received] = field(default_factory=list)

    def __enter__(self) -> Self:
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.socket = self._tls().wrap_socket(self._server.socket, server_side=True)
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self._server.server_port}"

    @property
    def ca_file(self) -> Path:
        return self.directory / "endpoint-ca.pem"

    def _tls(self) -> ssl.SSLContext:
        authority = make_authority("Test")
        pair = make_server(authority, ["endpoint"])
        self.ca_file.write_text(authority.certificate_pem)
        both = self.directory / "endpoint.pem"
        both.write_text(pair.certificate_pem + pair.key_pem)
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(both)
        return context

    def _handler(endpoint) -> type[http.server.BaseHTTPRequestHandler]:  # noqa: N805
        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def serve(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                headers, port = dict(self.headers), self.client_address[1]
                endpoint.received.append(Received(self.command, self.path, headers, body, port))
                self.send_response(endpoint.status, endpoint.reason)
                for name, value in endpoint.extra.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(endpoint.answer)))
                self.end_headers()
                self.wfile.write(endpoint.answer)

            do_GET = do_POST = do_PUT = do_DELETE = serve  # noqa: N815

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        return Handler
