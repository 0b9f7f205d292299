"""What PVE's own words are taken for, measured on every refusal that was recorded."""

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from providers.core.errors import Busy, Forbidden, InvalidInput, LabError, Refused, Unreachable
from providers.core.pve import answers

RECORDINGS = Path(__file__).parents[1] / "recordings"
TABLE = yaml.safe_load(Path(__file__).with_name("answers.yaml").read_text())


def recorded() -> Iterator[tuple[int, str, dict[str, object]]]:
    """Status, reason and body of each answer that is an error."""
    for file in sorted(RECORDINGS.glob("*.jsonl")):
        for line in map(json.loads, file.read_text().splitlines()):
            if line.get("status", 0) >= 400:
                body = line["body"] if isinstance(line["body"], dict) else {}
                yield line["status"], line["reason"] or "", body


def errors() -> Iterator[tuple[int, str, LabError]]:
    for status, reason, body in recorded():
        yield status, answers.words(reason, body), answers.error_of(status, reason, body, "me@pve")


def test_absence_taken_names_and_locks_are_known_by_their_texts() -> None:
    found = defaultdict(set)
    for _, text, error in errors():
        found[type(error).__name__].add(text)
    assert {name: found[name] for name in TABLE} == {
        name: {*texts} for name, texts in TABLE.items()
    }


def test_all_other_refusals_are_told_apart_by_status() -> None:
    for status, text, error in errors():
        if type(error).__name__ in TABLE:
            continue
        kinds = {400: InvalidInput, 401: Forbidden, 403: Forbidden}
        if "Permission check failed" in text:
            assert type(error) is Forbidden
        elif "400 Parameter verification failed" in text:
            assert type(error) is InvalidInput
        else:
            assert type(error) is kinds.get(status, Refused), text


def test_nothing_that_was_said_is_lost() -> None:
    for status, reason, body in recorded():
        error = answers.error_of(status, reason, body, "me@pve")
        faults = body.get("errors") or {}
        assert isinstance(faults, dict)
        for name, fault in faults.items():
            assert name in error.cause
            assert str(fault).strip() in error.cause
        if not isinstance(error, Forbidden):
            assert str(body.get("message") or reason).strip().rstrip(".") in error.cause


def test_missing_privilege_is_named_with_its_path() -> None:
    body = {"message": "Permission check failed (/vms/101, VM.PowerMgmt)\n"}
    error = answers.error_of(403, "Permission check failed", body, "ci@pve!plan")
    assert error.sentence().startswith("ci@pve!plan lacks VM.PowerMgmt on /vms/101. Grant the")


@pytest.mark.parametrize(
    "text",
    [
        "cfs-lock 'file-user_cfg' error: got lock request timeout",
        "can't lock file '/var/lock/qemu-server/lock-100.conf' - got timeout",
        "cluster not ready - no quorum?",
        "got no worker upid - start worker failed",
        "CT is locked (disk)",
        "got timeout",
    ],
)
def test_contention_is_no_verdict(text: str) -> None:
    assert type(answers.error_of(500, text, {"message": f"{text}\n"}, "me")) is Busy


def test_a_task_that_took_too_long_is_not_taken_for_contention() -> None:
    status = "start failed: command '/usr/bin/kvm -id 100' failed: got timeout"
    assert not isinstance(answers.error_of_task(status, status), Busy)
    assert isinstance(answers.error_of_task("can't lock file 'x' - got timeout", ""), Busy)


@pytest.mark.parametrize("status", [502, 503, 504, 595, 596, 597, 598, 599])
@pytest.mark.parametrize("body", [{}, {"not_json": "<html>"}])
def test_gateways_are_known_by_their_status(status: int, body: dict[str, object]) -> None:
    error = answers.error_of(status, "Connection timed out", body, "me")
    assert isinstance(error, Unreachable)
    assert f"{status} Connection timed out" in error.cause


def test_absence_needs_pves_own_answer() -> None:
    page = {"not_json": "<html>storage 'x' does not exist</html>"}
    assert type(answers.error_of(404, "Not Found", page, "me")) is Unreachable
