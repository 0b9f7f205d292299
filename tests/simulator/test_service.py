"""The simulator as a process: started, asked and stopped by its command line."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests

from simulator.client import ask
from simulator.service import running_pid, serve_in_background, stop


@pytest.fixture
def directory(tmp_path: Path) -> Iterator[Path]:
    serve_in_background(tmp_path, 0)
    yield tmp_path
    stop(tmp_path)


def add_group(directory: Path) -> None:
    url = (directory / "url").read_text().strip()
    headers = {"Authorization": f"PVEAPIToken={(directory / 'token').read_text().strip()}"}
    with requests.Session() as session:
        session.trust_env = False
        session.verify = str(directory / "ca.pem")
        group = {"groupid": "ops"}
        session.post(f"{url}/api2/json/access/groups", data=group, headers=headers, timeout=10)


def run(directory: Path, *arguments: str) -> Any:
    command = [sys.executable, "-m", "simulator", *arguments, "--dir", str(directory)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return json.loads(done.stdout) if done.stdout else None


def test_command_line_plans_faults_and_tells_what_was_asked(directory: Path) -> None:
    run(directory, "fault", "/nodes/*/qemu", "--method", "POST", "--status", "500", "--forever")
    fault = run(directory, "fault")[0]
    assert (fault["path"], fault["status"], fault["count"]) == ("/nodes/*/qemu", 500, None)
    run(directory, "speed", "--response", "0.01", "--of", "qmcreate=0.5")
    assert run(directory, "speed") == {"response": 0.01, "task": 0.0, "tasks": {"qmcreate": 0.5}}
    assert run(directory, "status")["nodes"] == ["pve01", "pve02", "pve03"]
    assert run(directory, "counts") == {}


def test_state_outlives_a_killed_process(directory: Path) -> None:
    token = (directory / "token").read_text()
    add_group(directory)
    while "ops" not in (directory / "state.json").read_text():
        time.sleep(0.01)
    pid = running_pid(directory)
    assert pid
    os.kill(pid, signal.SIGKILL)
    while running_pid(directory) is not None:
        pass
    serve_in_background(directory, 0)
    assert (directory / "token").read_text() == token
    assert "ops" in ask(directory, "GET", "state")["user.cfg"]["groups"]
    assert (directory / "token").stat().st_mode & 0o777 == 0o600


def test_saved_state_comes_back_and_reset_keeps_the_token(directory: Path) -> None:
    before = ask(directory, "GET", "state")
    run(directory, "save", "before")
    run(directory, "reset")
    assert ask(directory, "GET", "state")["priv/token.cfg"] == before["priv/token.cfg"]
    run(directory, "restore", "before")
    assert ask(directory, "GET", "state") == before
