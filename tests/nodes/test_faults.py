"""What goes wrong while a file is changed: the old one stays whole, and the next run finishes."""

import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.host.wire import HostError
from tests.nodes.life import Nodes
from tests.nodes.sshd import is_root, new_key

OLD, NEW = "old\n" * 1000, "new\n" * 1000
UNTIL = "touch {0}.begun; while ! test -e {0}.go; do sleep 0.05; done"
"""A validation that takes until it is let go."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "some.conf"


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A file system with room for a few kilobytes."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=32k", "none", str(folder)]
    if subprocess.run(mount, stderr=subprocess.DEVNULL, check=False).returncode:
        pytest.skip("only root mounts a file system")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def declared(file: Path, content: str = NEW, **fields: Any) -> dict[str, Any]:
    return {"node": "pve01", "path": str(file), "content": content, **fields}


def eventually(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def interrupt(nodes: Nodes, file: Path, how: Callable[[], None]) -> str:
    """Do something in the midst of a replacement; returns what the user is told of it."""
    life = nodes.life("node_file")
    life.up(declared(file, OLD))
    begun = file.with_name(f"{file.name}.begun")
    with ThreadPoolExecutor(1) as thread:
        change = declared(file, validation=UNTIL.format(file) + "; test -s %s")
        running = thread.submit(life.up, change)
        eventually(begun.exists)
        assert file.read_text() == OLD
        how()
        with pytest.raises(HostError) as told:
            running.result()
    file.with_name(f"{file.name}.go").touch()
    assert life.up(change).op == "update"
    assert file.read_text() == NEW
    names = {f"{file.name}{end}" for end in ("", ".orig", ".begun", ".go")}
    eventually(lambda: {found.name for found in file.parent.iterdir()} == names)
    assert file.with_name(f"{file.name}.orig").read_text() == OLD
    return str(told.value)


def test_connection_that_is_lost_in_the_midst(nodes: Nodes, file: Path) -> None:
    told = interrupt(nodes, file, nodes.sshd.drop_connections)
    assert told.startswith("Cannot update node file")
    assert "the connection to node pve01 was lost" in told


def test_node_that_loses_its_power_in_the_midst(nodes: Nodes, file: Path) -> None:
    def die() -> None:
        nodes.sshd.lose_power()
        assert file.read_text() == OLD

    assert "the connection to node pve01 was lost" in interrupt(nodes, file, die)


def test_new_file_of_a_lost_connection(nodes: Nodes, file: Path) -> None:
    """It may have been made all the same, and is then known as ours by the next run."""
    life, begun = nodes.life("node_file"), file.with_name(f"{file.name}.begun")
    whole = declared(file, validation=UNTIL.format(file))
    with ThreadPoolExecutor(1) as thread:
        running = thread.submit(life.up, whole)
        eventually(begun.exists)
        nodes.sshd.drop_connections()
        with pytest.raises(HostError, match="was lost"):
            running.result()
    file.with_name(f"{file.name}.go").touch()
    eventually(file.exists)
    assert life.up(whole).op == "create"
    assert file.read_text() == NEW


def test_disk_that_is_full(nodes: Nodes, small: Path) -> None:
    file = small / "some.conf"
    life = nodes.life("node_file")
    life.up(declared(file, OLD))
    with pytest.raises(HostError, match=f"^Cannot update .*{file} on pve01: .*No space left"):
        life.up(declared(file, NEW * 20))
    assert file.read_text() == OLD
    assert [*small.iterdir()] == [file]
    assert life.up(declared(file, "small\n")).op == "update"
    assert file.read_text() == "small\n"


def test_pristine_copy_for_which_there_is_no_room(nodes: Nodes, small: Path) -> None:
    file = small / "some.conf"
    file.write_text(OLD * 5)
    with pytest.raises(HostError, match="No space left"):
        nodes.life("node_file").up(declared(file, OLD * 2, adopt="always"))
    assert file.read_text() == OLD * 5
    assert [*small.iterdir()] == [file]


def test_write_that_breaks_off(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_file")
    life.up(declared(file, OLD))
    host = next(nodes.processes())
    life.refresh(host)
    limit = ["prlimit", "--fsize=8192", "--pid"]
    shells = [str(pid) for pid in nodes.sshd.shells()]
    for pid in shells:
        subprocess.run([*limit, pid], check=True)
    with pytest.raises(HostError, match="Cannot update node file"):
        life.up(declared(file, NEW * 20), host)
    assert file.read_text() == OLD
    assert [*file.parent.iterdir()] == [file]


@pytest.mark.parametrize("kind", ["node_file", "node_block", "node_directory", "node_command"])
@pytest.mark.parametrize(
    ("ssh", "told"),
    [
        ({"port": 1}, "Connection refused"),
        ({"options": {"UserKnownHostsFile": "/dev/null"}}, "a host key that is not known"),
        ({"user": "nobody-here"}, "refuses the login"),
    ],
)
def test_node_that_lets_nobody_in(
    nodes: Nodes, file: Path, kind: str, ssh: dict[str, Any], told: str
) -> None:
    own = {
        "node_file": {"path": str(file), "content": NEW},
        "node_block": {"path": str(file), "block": NEW},
        "node_directory": {"path": str(file)},
        "node_command": {"name": "touch", "command": f"touch {file}"},
    }
    life, settings = nodes.life(kind), nodes.sshd.settings(**ssh)
    with pytest.raises(HostError, match=f"Cannot (check|create) {kind.replace('_', ' ')} .*{told}"):
        life.up({"node": "pve01", **own[kind]}, nodes.host(settings))
    assert [*file.parent.iterdir()] == []


def test_host_key_that_has_changed_ends_all(nodes: Nodes, file: Path, tmp_path: Path) -> None:
    life = nodes.life("node_file")
    life.up(declared(file, OLD))
    new_key(tmp_path / "other")
    known = tmp_path / "known"
    public = (tmp_path / "other.pub").read_text()
    known.write_text(f"[127.0.0.1]:{nodes.sshd.port} {public}")
    settings = nodes.sshd.settings(options={"UserKnownHostsFile": str(known)})
    strange = nodes.host(settings)
    told = "node pve01 shows another host key than it had before"
    with pytest.raises(HostError, match=told):
        life.refresh(strange)
    with pytest.raises(HostError, match=told):
        life.up(declared(file), strange)
    assert file.read_text() == OLD
    assert life.state
    life.up(declared(file))
    assert file.read_text() == NEW


def test_refresh_of_a_node_that_is_down_keeps_the_state(nodes: Nodes, file: Path) -> None:
    life = nodes.life("node_file")
    life.up(declared(file, OLD))
    with pytest.raises(HostError, match=r"Cannot read node file .* cannot be reached"):
        life.refresh(nodes.host(nodes.sshd.settings(port=1)))
    assert life.state


@is_root
def test_login_that_may_not_look(tmp_path: Path) -> None:
    """What cannot be seen is not taken for absent."""
    folder = tmp_path / "closed"
    folder.mkdir(0o700)
    (folder / "some.conf").write_text(OLD)
    wrapper = tmp_path / "bin"
    wrapper.mkdir()
    sudo = wrapper / "sudo"
    sudo.write_text("#!/bin/sh\nexec setpriv --reuid=nobody --regid=nogroup --clear-groups sh\n")
    sudo.chmod(0o755)
    tmp_path.chmod(0o755)
    path = f"SetEnv PATH={wrapper}:/usr/bin:/bin"
    with (
        Nodes(wrapper, more=path, ssh={"become": True}) as weak,
        pytest.raises(HostError, match=r"Permission denied.*`become: true`"),
    ):
        weak.life("node_file").up(declared(folder / "some.conf"))
    assert (folder / "some.conf").read_text() == OLD
