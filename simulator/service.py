"""A simulator that runs as a process of its own, and the folder that it leaves its traces in.

ca.pem, server.pem, server.key, state.json    kept over restarts
token                                         the lab's API token, mode 0600
pid, url                                      of the process that serves
log                                           what it printed in the background
"""

import contextlib
import fcntl
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from simulator.simulator import Simulator
from simulator.state import write_private

PATIENCE = 20.0
"""Seconds for a process to start or to stop."""


class ServiceError(Exception):
    """The process cannot be started or stopped."""


def serve(directory: Path, port: int) -> None:
    """Serve until SIGTERM or SIGINT."""
    directory.mkdir(parents=True, exist_ok=True)
    with claim(directory) as pid_file:
        ended = threading.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: ended.set())
        simulator = start(directory, port)
        pid_file.write(f"{os.getpid()}\n")
        pid_file.flush()
        ended.wait()
        simulator.stop()


def start(directory: Path, port: int) -> Simulator:
    """The cluster that is kept in the folder, or else a fresh one, serving."""
    file = directory / "state.json"
    state = json.loads(file.read_text()) if file.exists() else None
    simulator = Simulator(state, port=port, directory=directory)
    try:
        simulator.start()
    except OSError as error:
        raise ServiceError(f"cannot listen on port {port}: {error.strerror}") from error
    simulator.state.write()
    write_private(directory / "token", simulator.token + "\n")
    write_private(directory / "url", simulator.url + "\n")
    return simulator


def serve_in_background(directory: Path, port: int) -> None:
    """Start a process that serves; returns once it answers."""
    directory.mkdir(parents=True, exist_ok=True)
    refuse_second(directory)
    command = [sys.executable, "-m", "simulator", "serve"]
    place = ["--dir", str(directory), "--port", str(port)]
    with (directory / "log").open("w") as log:
        process = subprocess.Popen(
            [*command, *place],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    deadline = time.monotonic() + PATIENCE
    while running_pid(directory) != process.pid:
        if process.poll() is not None or time.monotonic() > deadline:
            process.kill()
            raise ServiceError(f"did not start: {(directory / 'log').read_text().strip()}")
        time.sleep(0.02)
    process.returncode = 0  # It goes on alone: nobody waits for its end.
    print(f"simulated cluster at {(directory / 'url').read_text().strip()}")


def stop(directory: Path) -> None:
    """Stop the process that serves, if there is one; returns once it is gone."""
    pid = running_pid(directory)
    if pid is None:
        return
    os.kill(pid, signal.SIGTERM)
    deadline = time.monotonic() + PATIENCE
    while running_pid(directory) is not None:
        if time.monotonic() > deadline:
            raise ServiceError(f"process {pid} does not stop")
        time.sleep(0.02)


def refuse_second(directory: Path) -> None:
    pid = running_pid(directory)
    if pid is not None:
        raise ServiceError(f"process {pid} serves {directory} already")


@contextlib.contextmanager
def claim(directory: Path) -> Iterator[TextIO]:
    """The folder's pid file, emptied and locked; the lock ends with the process."""
    with (directory / "pid").open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            refuse_second(directory)
            raise ServiceError(f"another process starts to serve {directory}") from None
        file.truncate(0)
        yield file


def running_pid(directory: Path) -> int | None:
    """The process that serves; None when there is none, even if it left its file behind."""
    try:
        with (directory / "pid").open() as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except FileNotFoundError:
        return None
    except BlockingIOError:
        return int((directory / "pid").read_text() or 0) or None
    return None
