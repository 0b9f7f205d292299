"""OpenSSH's own server on loopback, as an ordinary process, with strict host keys."""

import getpass
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterable
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import Any, Self

import pytest

SSHD = shutil.which("sshd", path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
PRIVILEGE_SEPARATION = Path("/run/sshd")
CONFIG = """
ListenAddress 127.0.0.1:{port}
HostKey {folder}/host
AuthorizedKeysFile {folder}/authorized_keys
PidFile none
StrictModes no
UsePAM no
PermitRootLogin yes
PasswordAuthentication no
KbdInteractiveAuthentication no
LogLevel VERBOSE
{more}
"""


class Sshd(AbstractContextManager["Sshd"]):
    """A server, and what a client has to be told to get in.

    `more` are further lines of its configuration.
    """

    def __init__(self, folder: Path, more: str = "") -> None:
        if not SSHD:
            pytest.skip("needs OpenSSH's server: apt-get install openssh-server")
        self.folder, self._more = folder, more
        self.known_hosts, self.key = folder / "known_hosts", folder / "key"
        self.log = folder / "log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        new_key(self.key)
        shutil.copy(f"{self.key}.pub", folder / "authorized_keys")
        self.change_host_key()
        self.know_host()

    def __enter__(self) -> Self:
        with suppress(PermissionError):
            PRIVILEGE_SEPARATION.mkdir(exist_ok=True)
        config = self.folder / "sshd_config"
        config.write_text(CONFIG.format(port=self.port, folder=self.folder, more=self._more))
        command = [str(SSHD), "-D", "-f", str(config), "-E", str(self.log)]
        self._process = subprocess.Popen(command)
        end = time.monotonic() + 10
        while not self._answers():
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.02)
        return self

    def __exit__(self, *exception: object) -> None:
        self._process.terminate()
        self._process.wait(10)

    def _answers(self) -> bool:
        with socket.socket() as client:
            return client.connect_ex(("127.0.0.1", self.port)) == 0

    def change_host_key(self) -> None:
        """Be another server than before, at the next start."""
        (self.folder / "host").unlink(missing_ok=True)
        new_key(self.folder / "host")

    def know_host(self) -> None:
        """Have the client know the server's key."""
        public = (self.folder / "host.pub").read_text()
        self.known_hosts.write_text(f"[127.0.0.1]:{self.port} {public}")

    def settings(self, **changes: Any) -> dict[str, Any]:
        """What a connection says under `ssh` to get in."""
        options = {
            "UserKnownHostsFile": str(self.known_hosts),
            "StrictHostKeyChecking": "yes",
            "IdentitiesOnly": "yes",
            "IdentityAgent": "none",
            **changes.pop("options", {}),
        }
        place = {"host": "127.0.0.1", "port": self.port, "key_file": str(self.key)}
        node = {**place, "user": getpass.getuser(), "options": options, **changes}
        return {"nodes": dict.fromkeys(("pve01", "pve02", "pve03"), node)}

    def logins(self) -> int:
        """Connections that were let in so far."""
        return self.log.read_text().count("Accepted publickey")

    def drop_connections(self) -> None:
        """Break all connections that stand; what runs on the node goes on."""
        kill(children(self.pid))

    def lose_power(self) -> None:
        """End at once whatever runs on the node."""
        kill(below(self.pid))

    def shells(self) -> list[int]:
        """The processes that the connections have begun."""
        return below(self.pid)

    @property
    def pid(self) -> int:
        return self._process.pid


def new_key(file: Path) -> None:
    command = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(file)]
    subprocess.run(command, check=True)


def kill(pids: Iterable[int]) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def below(pid: int) -> list[int]:
    """All processes that a process has begun, and those that they have."""
    return [found for child in children(pid) for found in (child, *below(child))]


def children(pid: int) -> list[int]:
    """The processes that a process has begun."""
    try:
        return [*map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]
    except FileNotFoundError:
        return []


is_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files to others")
