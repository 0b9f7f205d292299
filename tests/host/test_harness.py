"""The harness itself, against a provider that only shows what reaches it."""

import subprocess
from collections.abc import Iterator

import pytest

from tests.host.harness import Host, Log, Resource, urn_of
from tests.host.tiny import TinyProvider
from tests.host.wire import UNKNOWN, HostError, InitFailed, is_secret, secret

URN = urn_of("Tiny", "a")
INPUTS = {"name": "a", "size": 4, "password": secret("geheim"), "nothing": None}


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    with Host({"proxmox-lab:greeting": "hello"}, {"LANG": "C"}) as host:
        yield host


@pytest.fixture
def tiny(host: Host) -> Resource:
    return host.resource(TinyProvider(), URN)


def test_check_keeps_unknowns_and_tells_failures(tiny: Resource) -> None:
    known = tiny.check({"size": -1})
    assert known.failures == [("size", "must be positive")]
    assert known.inputs == {"size": -1, "unknown": False}
    unknown = tiny.check({"size": UNKNOWN}, olds={"size": 1})
    assert unknown.inputs == {"size": UNKNOWN, "unknown": True}


def test_create_gets_doubles_and_plain_secrets(tiny: Resource) -> None:
    state = tiny.create(INPUTS)
    assert state.id == "tiny/1"
    assert state.outputs.pop("types") == {
        "name": "str",
        "size": "float",
        "password": "str",
        "__provider": "str",
    }
    assert is_secret(state.outputs.pop("key"))
    assert state.outputs == {"name": "a", "size": 4, "password": "geheim"}


def test_diff_tells_changes_and_replacement(tiny: Resource) -> None:
    unchanged = tiny.diff("tiny/1", INPUTS, INPUTS)
    assert (unchanged.changes, unchanged.replaces) == (False, [])
    renamed = tiny.diff("tiny/1", INPUTS, {**INPUTS, "name": "b"})
    assert (renamed.changes, renamed.replaces, renamed.delete_before_replace) == (
        True,
        ["name"],
        True,
    )


def test_read_tells_state_and_absence(tiny: Resource) -> None:
    found = tiny.read("tiny/1", INPUTS)
    assert found.inputs == {"name": "a", "greeting": "hello"}
    assert tiny.read("tiny/1", {"gone": True}).id == ""


def test_update_and_its_progress(host: Host, tiny: Resource) -> None:
    state = tiny.update("tiny/1", INPUTS, {"size": 5})
    assert state.outputs == {"name": "a", "size": 5, "password": "geheim"}
    assert host.logs == [Log("INFO", URN, "updating tiny/1", ephemeral=True)]


def test_delete_and_stderr(host: Host, tiny: Resource) -> None:
    tiny.delete("tiny/1", INPUTS)
    assert "deleting tiny/1 of size 4.0" in host.stderr


def test_plain_exception_shows_its_traceback(tiny: Resource) -> None:
    with pytest.raises(HostError, match=r"(?s)^Traceback .*ValueError: nothing was made$"):
        tiny.create({"fail": "plain"})


def test_status_details_take_the_place_of_the_traceback(tiny: Resource) -> None:
    with pytest.raises(HostError, match=r"^the cluster said no$"):
        tiny.create({"fail": "clean"})


def test_partial_failure_keeps_the_resource(tiny: Resource) -> None:
    with pytest.raises(InitFailed, match=r"^it did not start; so sad$") as failure:
        tiny.create({"fail": "partial"})
    assert failure.value.id == "tiny/half"
    assert failure.value.outputs == failure.value.inputs == {"name": "half"}


def test_system_exit_is_never_answered(host: Host) -> None:
    hasty = host.resource(TinyProvider(), URN, timeout=1)
    with pytest.raises(HostError, match="Deadline Exceeded"):
        hasty.create({"fail": "exit"})


def test_host_ends_with_its_context() -> None:
    with Host() as host:
        process: subprocess.Popen[str] = host.process
    assert process.returncode is not None
