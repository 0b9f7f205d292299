"""One `sh` on a node, over one connection: scripts go in one after the other.

A script is fed as one compound command, which the shell runs only once it has all of it: of a
connection that breaks while a script is under way to the node, nothing is done.
"""

import secrets
import shlex
import subprocess
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from providers.core.errors import TooSlow, Unanswered

ENVIRONMENT = 'export LC_ALL=C PATH="$PATH:/usr/sbin:/sbin"'
"""Messages in the words that we know, and the tools of root for whoever becomes root."""

LAST_WORDS = 1.0
"""Seconds that the client has to say why it ends."""


@dataclass(frozen=True)
class Done:
    """How a script has ended: its exit status, and all that it and its commands wrote."""

    status: int
    output: str


class Shell:
    """A shell behind a command line that begins it, such as `ssh … NODE sh`."""

    def __init__(self, node: str, command: list[str]) -> None:
        self._node = node
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the shell is
        # Of its own session: Ctrl-C is for the engine, which lets what is begun come to its end.
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            start_new_session=True,
        )
        assert self._process.stdin
        assert self._process.stdout
        self._input, self._output = self._process.stdin, self._process.stdout

    @property
    def is_open(self) -> bool:
        """Whether the connection still stands, as far as is known."""
        return self._process.poll() is None

    def close(self) -> str:
        """End it, whatever it does; returns what the client itself has said."""
        with suppress(BrokenPipeError):
            self._input.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WORDS)
        self._process.kill()
        self._process.wait()
        self._output.close()
        self._errors.seek(0)
        with self._errors:
            return self._errors.read().decode(errors="replace")

    def run(self, script: str, values: Mapping[str, str], limit: float) -> Done:
        """Run a script with variables of these values, for at most `limit` seconds.

        This is the one border to the remote shell: what varies reaches a script in variables,
        quoted here, and never as a part of its text.
        """
        mark = secrets.token_hex(16)
        given = "".join(f"{name}={shlex.quote(value)}\n" for name, value in values.items())
        told = f"printf '\\n%s %s\\n' {mark} $?"
        fed = f"(\n{ENVIRONMENT}\n{given}{script}\n) < /dev/null 2>&1\n{told}\n"
        with self._deadline(limit):
            return self._feed(fed, mark)

    def _feed(self, fed: str, mark: str) -> Done:
        self._input.write(fed.encode())
        self._input.flush()
        lines: list[bytes] = []
        for line in self._output:
            if line.startswith(mark.encode()):
                output = b"".join(lines).removesuffix(b"\n")
                return Done(int(line.split()[1]), output.decode(errors="replace"))
            lines.append(line)
        raise BrokenPipeError

    @contextmanager
    def _deadline(self, limit: float) -> Iterator[None]:
        late = threading.Event()

        def end() -> None:
            late.set()
            self._process.kill()

        timer = threading.Timer(limit, end)
        timer.start()
        try:
            yield
        except BrokenPipeError:
            if late.is_set():
                raise TooSlow(f"node {self._node} gave no answer within {limit:g} s") from None
            raise Unanswered(f"the connection to node {self._node} was lost") from None
        finally:
            timer.cancel()
