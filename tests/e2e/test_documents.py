"""What the documents show, through the real engine."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from providers.core.kind.registry import kinds
from simulator.simulator import Simulator
from tests.e2e.engine import ROOT, Stack

pytestmark = pytest.mark.e2e

EXAMPLES = sorted((ROOT / "docs/examples").glob("*.yaml"))
SOMEBODY_ELSES_JOB = {"type": "vzdump", "schedule": "sat 03:00", "storage": "local", "vmid": "9100"}
SECRET = "0e4b8d1c-3c0e-4d3a-9c55-000000000000"


def together() -> dict[str, Any]:
    """All examples as one cluster; no two of them declare the same name.

    What is on the nodes themselves is no business of privileges.
    """
    found: dict[str, Any] = {}
    for file in EXAMPLES:
        if not kinds()[file.stem].paths.in_api:
            continue
        for section, entries in yaml.safe_load(file.read_text()).items():
            assert not found.setdefault(section, {}).keys() & entries.keys(), file
            found[section] |= entries
    return found


def run_as_documented(cluster: Simulator) -> list[str]:
    """Do what the lines of `pveum` on the page do; returns the names of the tokens."""
    config, tokens = cluster.state["user.cfg"], []
    page = (ROOT / "docs/privileges.md").read_text()
    for line in re.findall(r"^pveum (.*)$", page, re.MULTILINE):
        match shlex.split(line):
            case ["role", "add", role, "--privs", privileges]:
                config["roles"][role] = privileges.split()
            case ["user", "add", user]:
                config["users"][user] = {"enable": 1, "expire": 0, "tokens": {}}
            case ["acl", "modify", path, "--users", user, "--roles", role]:
                config["acl"].setdefault(path, {}).setdefault("user", {})[user] = {role: 1}
            case ["user", "token", "add", user, token, "--privsep", "0"]:
                config["users"][user]["tokens"][token] = {"expire": 0, "privsep": 0}
                cluster.state["priv/token.cfg"][f"{user}!{token}"] = SECRET
                tokens.append(f"{user}!{token}")
    return tokens


def test_the_examples_live_and_die_with_the_privileges_on_the_page(
    cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    cluster.state["jobs.cfg"]["backup-b2adffdc-316e"] = SOMEBODY_ELSES_JOB
    operator, auditor = tmp_path / "operator", tmp_path / "auditor"
    for file, token in zip((operator, auditor), run_as_documented(cluster), strict=True):
        file.write_text(f"{token}={SECRET}")
    config: dict[str, Any] = {"cluster": together(), "protect": False}
    looking = config | {"connection": connection | {"api_token_file": str(auditor)}}
    working = config | {"connection": connection | {"api_token_file": str(operator)}}

    stack = Stack(tmp_path, looking)
    preview = stack.preview()
    assert preview.counts.keys() == {"to create"}
    assert "warning" not in preview.output
    assert all(request.method == "GET" for request in cluster.requests())

    del config["cluster"]["storages"]["vault"]  # PVE asks the backup server, and here is none
    stack.write(working)
    stack.up()
    stack.write(looking)
    stack.preview("--refresh", expect_no_changes=True)
    stack.write(working)
    stack.destroy()
    assert stack.resources() == {}
