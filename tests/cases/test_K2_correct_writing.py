"""K2: requests are well-formed for PVE, and each job goes to the right endpoint."""

import re
from urllib.parse import unquote

import pytest

from simulator import Simulator
from tests.cases.conftest import VM, Administrator, Begin, Reshape
from tests.providers.contract.life import Refused

KEY = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOb/+q+v8TQ3kZ0mJ4l5n2b7c9d1e3f5g7h9= ops team@h:1"
USER = "jo@corp.example@ldap"
BODY_OF_A_BOOLEAN = re.compile(r"True|False|None|true|false|[{}]")


def test_K2_ids_with_odd_characters_are_encoded_once(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    realm = {"realm": "ldap", "type": "ldap", "server1": "192.0.2.1", "base_dn": "dc=x"}
    lab.call("POST /access/domains", {**realm, "user_attr": "uid"})
    user, token, acl = begin("user"), begin("token"), begin("acl")
    user.up({"userid": USER})
    (made,) = token.up({"userid": USER, "tokenid": "deploy", "privsep": False}).writes
    assert made.path == f"/access/users/{USER}/token/deploy"
    acl.up({"path": "/vms/100", "token": f"{USER}!deploy", "role": "PVEVMUser"})
    assert token.state
    assert token.state.outputs["full_tokenid"] == f"{USER}!deploy"
    acl.destroy()
    (removed,) = token.destroy().writes
    assert (removed.method, removed.path) == ("DELETE", f"/access/users/{USER}/token/deploy")
    assert sim.state["user.cfg"]["users"][USER]["tokens"] == {}


def test_K2_keys_of_cloud_init_are_encoded_within_the_value(
    begin: Begin, lab: Administrator
) -> None:
    declared = {**VM, "ide2": "local-lvm:cloudinit", "sshkeys": KEY + "\n"}
    vm = begin("vm")
    vm.up(declared)
    stored = lab.call("GET /nodes/pve01/qemu/101/config")["sshkeys"]
    assert re.fullmatch(r"[A-Za-z0-9%._~-]*", stored)
    assert unquote(stored) == KEY
    assert vm.up(declared).op == "same"
    assert vm.refresh().op == "same"


def test_K2_a_key_is_either_set_or_deleted(begin: Begin) -> None:
    vm = begin("vm")
    vm.up({**VM, "ide3": "local-lvm:cloudinit", "net0": "virtio", "nameserver": "192.0.2.1"})
    moved = {**VM, "ide2": "local-lvm:cloudinit", "net1": {"model": "virtio"}}
    for write in vm.up(moved).writes:
        deleted = set(str(write.params.get("delete", "")).split(","))
        assert not deleted & write.params.keys()
        assert not any(re.search(r"=(,|$)", str(value)) for value in write.params.values())
    assert vm.up(moved).op == "same"


def with_blanks(entries: list[dict[str, str]]) -> list[dict[str, str]]:
    """The configuration with a blank after each volume."""
    return [
        {**entry, "value": re.sub(r"^([^,]*)", r"\1 ", entry["value"])}
        if entry["key"] == "scsi0"
        else entry
        for entry in entries
    ]


def test_K2_storage_ids_with_dots_in_volumes(
    begin: Begin, lab: Administrator, sim: Simulator, reshape: Reshape
) -> None:
    storage = {"storage": "nfs.backup-1", "type": "dir", "path": "/srv/x", "content": ["images"]}
    begin("storage").up(storage)
    declared = {**VM, "scsi0": "nfs.backup-1:4"}
    vm = begin("vm")
    vm.up(declared)
    assert vm.up(declared).op == "same"
    reshape("/nodes/pve01/qemu/101/pending", with_blanks)
    assert vm.refresh().op == "same"
    sim.faults.clear()
    vm.destroy()
    assert lab.call("GET /nodes/pve01/storage/nfs.backup-1/content") == []


def test_K2_a_start_or_stop_is_no_change_of_the_configuration(begin: Begin) -> None:
    vm = begin("vm")
    vm.up({**VM, "state": "started"})
    (stop,) = vm.up({**VM, "state": "stopped"}).writes
    assert stop.path.endswith("/status/shutdown")
    (start,) = vm.up({**VM, "state": "started"}).writes
    assert start.path.endswith("/status/start")


def test_K2_nested_pools_go_by_query_and_members_are_added_once(
    begin: Begin, lab: Administrator
) -> None:
    begin("pool", "team").up({"poolid": "team"})
    pool, vm = begin("pool"), begin("vm")
    pool.up({"poolid": "team/a"})
    vm.up({**VM, "pool": "team/a"})
    declared = {"poolid": "team/a", "vms": [101], "comment": "x"}
    step = pool.up(declared)
    assert {request.path for request in step.requests if "pools" in request.path} == {"/pools"}
    assert [write.params.get("vms") for write in step.writes] == [None]
    assert pool.up(declared).op == "same"
    vm.destroy()
    pool.refresh()
    pool.destroy()
    assert [row["poolid"] for row in lab.call("GET /pools")] == ["team"]


def test_K2_a_guest_of_another_pool_is_not_taken_from_there(
    begin: Begin, lab: Administrator
) -> None:
    for name in ("one", "two"):
        begin("pool", name).up({"poolid": name})
    begin("vm").up({**VM, "pool": "one"})
    with pytest.raises(Exception, match="belongs already to pool 'one'"):
        begin("pool", "two").up({"poolid": "two", "vms": [101], "adopt": "always"})
    (pool,) = lab.call("GET /pools poolid=one")
    assert [member["vmid"] for member in pool["members"]] == [101]


BOOLEANS = [
    ("user", {"userid": "ci@pve"}, ("enable",)),
    ("token", {"userid": "root@pam", "tokenid": "ci"}, ("privsep",)),
    ("acl", {"path": "/vms", "user": "root@pam", "role": "PVEVMUser"}, ("propagate",)),
    ("storage", {"storage": "d1", "type": "dir", "path": "/d1"}, ("disable", "shared", "mkdir")),
    ("backup_job", {"id": "j1", "schedule": "1:00", "all": True}, ("enabled", "repeat_missed")),
    (
        "vm",
        {**VM, "scsi0": {"storage": "local-lvm", "size": "1G"}, "net0": {"model": "virtio"}},
        ("onboot", "acpi", "agent", "scsi0.ssd", "scsi0.backup", "net0.firewall"),
    ),
]


@pytest.mark.parametrize(("kind", "declared", "names"), BOOLEANS, ids=[row[0] for row in BOOLEANS])
def test_K2_booleans_are_0_and_1_everywhere(
    begin: Begin, kind: str, declared: dict[str, object], names: tuple[str, ...]
) -> None:
    life = begin(kind)
    for value in (True, False):
        news = {**declared}
        for name in names:
            key, _, part = name.partition(".")
            inner = news.get(key)
            news[key] = {**inner, part: value} if isinstance(inner, dict) else value
        step = life.up(news)
        assert step.writes
        for write in step.writes:
            assert not any(BODY_OF_A_BOOLEAN.search(str(sent)) for sent in write.params.values())
        assert life.up(news).op == "same"


def test_K2_parts_without_a_value_are_not_written(begin: Begin) -> None:
    vm = begin("vm")
    declared = {**VM, "net0": {"model": "virtio", "bridge": ""}}
    (write,) = vm.up(declared).writes
    assert write.params["net0"] == "virtio"
    assert vm.up({**VM, "net0": "virtio,bridge="}).op == "same"


@pytest.mark.parametrize("key", ["hostpci0", "scsi0", "net1", "agent"])
def test_K2_a_map_that_says_nothing_is_refused(begin: Begin, key: str) -> None:
    with pytest.raises(Refused, match=f"{key} is {{}}, must be a map that says something"):
        begin("vm").up({**VM, key: {}})


def test_K2_a_drive_that_is_added_later_needs_a_size_too(begin: Begin) -> None:
    vm = begin("vm")
    vm.up(VM)
    with pytest.raises(Refused, match="scsi1 needs a size"):
        vm.up({**VM, "scsi1": {"storage": "local-lvm"}})


CLONE = {"vmid": 101, "name": "web"}


@pytest.mark.parametrize(
    ("clone", "sent"),
    [
        ({"source": "9000", "storage": "disks"}, {"full": "1", "storage": "disks"}),
        ({"source": "9000"}, {}),
        ({"source": "9000", "full": True}, {"full": "1"}),
        ({"source": "9000", "full": False}, {"full": "0"}),
    ],
)
def test_K2_a_clone_to_a_storage_is_a_full_one(
    begin: Begin, lab: Administrator, clone: dict[str, object], sent: dict[str, str]
) -> None:
    lab.call("POST /storage storage=disks type=lvm vgname=data")
    (write,) = begin("vm").up({**CLONE, "clone": clone}).writes
    assert {key: write.params[key] for key in ("full", "storage") if key in write.params} == sent


def test_K2_a_linked_clone_to_a_storage_is_refused(begin: Begin, lab: Administrator) -> None:
    clone = {"source": "9000", "full": False, "storage": "local-lvm"}
    with lab.recorded() as requests, pytest.raises(Refused, match="chosen for a linked clone"):
        begin("vm").up({**CLONE, "clone": clone})
    assert {request.method for request in requests} == {"GET"}
