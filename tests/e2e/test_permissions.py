"""Logins that may only look, or not even that: what they cannot see is never taken as absent."""

import re
from pathlib import Path
from typing import Any

import pytest

from providers.core.pve.api import Api
from simulator.simulator import Simulator
from tests.e2e.engine import Stack
from tests.e2e.looks import stack_file, things, token, writes

pytestmark = pytest.mark.e2e

NEW: dict[str, dict[str, Any]] = {
    "groups": {"new": {}},
    "storages": {"new": {"type": "dir", "path": "/srv/new"}},
    "roles": {"New": {"privs": ["VM.Audit"]}},
}


def test_what_weak_logins_are_told(
    cluster: Simulator, connection: dict[str, object], api: Api, tmp_path: Path
) -> None:
    stack = Stack(tmp_path, {**stack_file("dev"), "connection": connection})
    stack.up("--skip-preview")
    auditor, nobody = token(api, "auditor@pve", "PVEAuditor"), token(api, "nobody@pve", None)
    before, written, known = things(cluster), writes(cluster), stack.resources().keys()

    look_as(stack, connection, auditor)
    preview = stack.preview()
    assert preview.counts["to create"] == 3
    assert "cannot be seen" not in preview.output
    assert "is unknown" not in preview.output
    stack.refresh("--skip-preview", "--expect-no-changes")
    failed = stack.up("--skip-preview", fails=True).output
    assert re.search(r"Cannot create \w+ \"[Nn]ew\": auditor@pve!ci lacks \w+\.\w+ on /", failed)

    look_as(stack, connection, nobody)
    preview = stack.preview()
    assert "warning: groupid: cannot be seen: nobody@pve!ci lacks Sys.Audit or" in preview.output
    assert "on /storage/new, so an empty answer does not mean that nothing is there" in (
        preview.output
    )
    refreshed = stack.refresh("--skip-preview", fails=True).output
    assert 'error: Cannot read vm "web01": nobody@pve!ci lacks VM.Audit' in refreshed
    assert "Traceback" not in preview.output + refreshed + failed
    assert (things(cluster), stack.resources().keys()) == (before, known)
    assert set(writes(cluster)) - set(written) <= {"POST /access/roles", "POST /storage"}


def look_as(stack: Stack, connection: dict[str, object], token: str) -> None:
    """Have the stack log in with another token, and declare more than there is."""
    config = stack_file("dev")
    cluster: dict[str, Any] = config["cluster"]
    more = {section: {**cluster[section], **entries} for section, entries in NEW.items()}
    trust = {key: value for key, value in connection.items() if key != "api_token_file"}
    login = {**trust, "api_token": token}
    stack.write({**config, "connection": login, "cluster": {**cluster, **more}})
