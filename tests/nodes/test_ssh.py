"""Nodes over SSH, against OpenSSH's own server: logins, shells, and all that goes wrong there."""

import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from providers.core.errors import Forbidden, InvalidInput, TooSlow, Unanswered, Unsent, Untrusted
from providers.core.nodes.settings import Ssh
from providers.core.nodes.shells import Shells
from tests.nodes.sshd import Sshd, new_key

HOSTILE = [
    "$(touch {canary})",
    "`touch {canary}`",
    "'; touch {canary}; '",
    '"; touch {canary}; "',
    "\n touch {canary}\n",
    "&& touch {canary} #",
    "| touch {canary}",
    "-rf {canary}",
    "$HOME * ~ \\ ! é %s {{}}",
]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sshd]:
    """A server that stays as it is."""
    with Sshd(tmp_path_factory.mktemp("shared")) as running:
        yield running


@pytest.fixture
def sshd(tmp_path: Path) -> Iterator[Sshd]:
    """A server that a test has for itself."""
    with Sshd(tmp_path) as running:
        yield running


@contextmanager
def reached(sshd: Sshd, **changes: Any) -> Iterator[Shells]:
    shells = Shells(Ssh.model_validate(sshd.settings(**changes)))
    yield shells
    shells.close()


def test_many_scripts_share_one_connection(sshd: Sshd) -> None:
    def count(number: int) -> str:
        return shells.run("pve01", 'echo "$number"', {"number": str(number)}).output

    with reached(sshd) as shells, ThreadPoolExecutor(20) as threads:
        assert [*threads.map(count, range(100))] == [f"{number}\n" for number in range(100)]
    assert sshd.logins() == 1


@pytest.mark.parametrize("text", HOSTILE)
def test_no_value_is_run(shared: Sshd, tmp_path: Path, text: str) -> None:
    canary = tmp_path / "canary"
    value = text.format(canary=canary)
    with reached(shared) as shells:
        assert shells.run("pve01", 'printf %s "$value"', {"value": value}).output == value
    assert not canary.exists()


def test_large_values_and_outputs(shared: Sshd) -> None:
    value = "0123456789abcdef" * 100_000
    with reached(shared) as shells:
        assert shells.run("pve01", 'printf %s "$value"', {"value": value}).output == value


def test_status_and_words_of_a_failure(shared: Sshd) -> None:
    with reached(shared) as shells:
        done = shells.run("pve01", "set -e; echo before; ls /nowhere; echo after", {})
        assert done.status == 2
        assert done.output.startswith("before\nls: cannot access '/nowhere'")
        assert shells.run("pve01", "exit 7", {}).status == 7
        assert shells.run("pve01", 'read line; echo "got $line"', {}).output == "got \n"


def test_host_key_that_is_not_known(sshd: Sshd) -> None:
    sshd.known_hosts.write_text("")
    with reached(sshd) as shells, pytest.raises(Untrusted, match="host key that is not known"):
        shells.run("pve01", ":", {})


def test_K10_host_key_that_has_changed_B52(sshd: Sshd, tmp_path: Path) -> None:
    new_key(tmp_path / "other")
    public = (tmp_path / "other.pub").read_text()
    sshd.known_hosts.write_text(f"[127.0.0.1]:{sshd.port} {public}")
    with reached(sshd) as shells, pytest.raises(Untrusted, match="another host key") as told:
        shells.run("pve01", ":", {})
    assert "ssh-keygen -R" in told.value.remedy


def test_key_that_is_refused(sshd: Sshd, tmp_path: Path) -> None:
    new_key(tmp_path / "stranger")
    with reached(sshd, key_file=str(tmp_path / "stranger")) as shells:
        with pytest.raises(Forbidden, match=r"refuses the login over SSH \(.*Permission denied"):
            shells.run("pve01", ":", {})
        with pytest.raises(Forbidden):
            shells.run("pve01", ":", {})
    assert sshd.log.read_text().count("Connection from") == 1 + 1  # the fixture's, and the first


def test_node_that_is_down(shared: Sshd) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        with (
            reached(shared, port=port) as shells,
            pytest.raises(Unsent, match="Connection refused"),
        ):
            shells.run("pve01", ":", {})


def test_name_without_an_address(shared: Sshd) -> None:
    with (
        reached(shared, host="pve01.invalid") as shells,
        pytest.raises(Unsent, match="a name that stands for no address"),
    ):
        shells.run("pve01", ":", {})


def test_K10_server_that_never_speaks_B52(shared: Sshd) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        settings = shared.settings(port=silent.getsockname()[1])
        shells = Shells(Ssh.model_validate({**settings, "connect_timeout": 1}))
        with pytest.raises(Unsent, match="timed out"):
            shells.run("pve01", ":", {})


def test_option_that_does_not_exist(shared: Sshd) -> None:
    with (
        reached(shared, options={"ProxiJump": "bastion"}) as shells,
        pytest.raises(InvalidInput, match="proxijump"),
    ):
        shells.run("pve01", ":", {})


def test_K10_become_that_is_refused_B52(tmp_path: Path) -> None:
    wrapper = tmp_path / "sudo"
    wrapper.write_text("#!/bin/sh\necho 'sudo: a password is required' >&2\nexit 1\n")
    wrapper.chmod(0o755)
    with (
        Sshd(tmp_path, f"SetEnv PATH={tmp_path}:/usr/bin:/bin") as sshd,
        reached(sshd, become=True) as shells,
        pytest.raises(Forbidden, match=r"become root over SSH \(sudo: a password"),
    ):
        shells.run("pve01", ":", {})


@pytest.mark.parametrize("shell", ["sh", "bash"])
def test_any_login_shell_will_do(tmp_path: Path, shell: str) -> None:
    with (
        Sshd(tmp_path, f'ForceCommand {shell} -c "$SSH_ORIGINAL_COMMAND"') as sshd,
        reached(sshd) as shells,
    ):
        assert (
            shells.run("pve01", 'printf %s "$value"', {"value": "$HOME `id`"}).output
            == "$HOME `id`"
        )


def test_become(tmp_path: Path) -> None:
    wrapper = tmp_path / "sudo"
    wrapper.write_text('#!/bin/sh\n[ "$*" = "-n -- sh" ] && BECOME=root exec sh\n')
    wrapper.chmod(0o755)
    with (
        Sshd(tmp_path, f"SetEnv PATH={tmp_path}:/usr/bin:/bin") as sshd,
        reached(sshd, become=True) as shells,
    ):
        assert shells.run("pve01", "echo $BECOME", {}).output == "root\n"


def test_script_that_takes_too_long(shared: Sshd) -> None:
    with reached(shared) as shells:
        with pytest.raises(TooSlow, match=r"no answer within 0\.5 s"):
            shells.run("pve01", "sleep 30", {}, limit=0.5)
        assert shells.run("pve01", "echo again", {}).output == "again\n"


def test_connection_that_breaks(shared: Sshd) -> None:
    with reached(shared) as shells:
        with pytest.raises(Unanswered, match="connection to node pve01 was lost"):
            shells.run("pve01", "kill -KILL $PPID; kill -KILL $$; sleep 30", {})
        assert shells.run("pve01", "echo again", {}).output == "again\n"


def test_connection_that_was_lost_in_between(sshd: Sshd) -> None:
    with reached(sshd) as shells:
        shells.run("pve01", ":", {})
        sshd.drop_connections()
        time.sleep(0.5)  # the client has to notice it
        assert shells.run("pve01", "echo again", {}).output == "again\n"
    assert sshd.logins() == 2
