"""The simulated cluster as one object: for tests in their own process and for the command line."""

import asyncio
import ssl
import tempfile
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from simulator.auth import Auth
from simulator.call import Cluster
from simulator.clock import Clock
from simulator.control import Control
from simulator.faults import Faults, Speeds
from simulator.fresh import LAB_TOKEN, fresh_state
from simulator.requestlog import Request, RequestLog
from simulator.server import Server
from simulator.state import State
from simulator.tasks import Tasks
from simulator.world import World

T = TypeVar("T")


class Simulator:
    """A cluster behind HTTPS, served from a background thread while the `with` block lasts.

    state: the document to start with (default: a fresh lab). directory: where the state and the
    certificates are kept (default: a temporary one). port 0 takes a free port.
    """

    def __init__(
        self,
        state: dict[str, Any] | None = None,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        directory: Path | None = None,
        world: World | None = None,
    ) -> None:
        self._temporary = None if directory else tempfile.TemporaryDirectory(prefix="simulator-")
        self.directory = directory or Path(self._temporary.name if self._temporary else "")
        self.world = world or World()
        self.clock = Clock()
        self.state = State(state or fresh_state(), self.directory / "state.json")
        self.log = RequestLog()
        self.auth = Auth(self.state, self.clock)
        self.speeds = Speeds()
        self.faults = Faults()
        self.tasks = Tasks(self.state, self.clock, self.speeds)
        self._cluster = Cluster(self.state, self.world, self.clock, self.tasks, self.auth)
        self.control = Control(self._cluster, self.log, self.faults, self.speeds, self.directory)
        self._host, self._port = host, port
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._server = Server(self._cluster, self.log, self.faults, self.speeds, self.control)

    @property
    def url(self) -> str:
        return f"https://{self._host}:{self._port}"

    @property
    def ca_file(self) -> Path:
        """The certificate authority's PEM file."""
        return self.directory / "ca.pem"

    @property
    def token(self) -> str:
        """The lab's own API token, `root@pam!lab=<secret>`."""
        return f"{LAB_TOKEN}={self.state['priv/token.cfg'][LAB_TOKEN]}"

    def requests(self) -> list[Request]:
        """What was asked so far, oldest first."""
        return list(self.log.requests)

    def reset(self) -> None:
        """Go back to a fresh lab; its certificates and its token stay."""
        self._in_loop(_later(self.control.reset)).result()

    def restore(self, name: str) -> None:
        """Put the state that was saved under the name in place of the present one."""
        self._in_loop(_later(partial(self.control.restore, name))).result()

    def start(self) -> None:
        self._thread.start()
        started = self._in_loop(self._server.start(self._host, self._port, self._tls()))
        self._port = started.result()

    def stop(self) -> None:
        """Stop serving and write the state."""
        self._in_loop(self._server.stop()).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self.state.write()
        if self._temporary:
            self._temporary.cleanup()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.stop()

    def _in_loop(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def _tls(self) -> ssl.SSLContext:
        document = self.state.document
        certificate, key = self.directory / "server.pem", self.directory / "server.key"
        key.touch(mode=0o600)
        key.write_text(document["pve-ssl.key"])
        certificate.write_text(document["pve-ssl.pem"])
        self.ca_file.write_text(document["pve-root-ca.pem"])
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certificate, key)
        return context


async def _later(work: Callable[[], None]) -> None:
    """Work that the thread of the server has to do."""
    work()
