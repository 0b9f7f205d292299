"""K4: unset, zero and removed are three things."""

import pytest

from simulator import Simulator
from tests.cases.conftest import VM, Administrator, Begin

LATER = 1893456000
JOB = {"id": "nightly", "schedule": "02:30", "all": True}


@pytest.mark.parametrize(
    ("kind", "declared"),
    [("user", {"userid": "ci@pve"}), ("token", {"userid": "root@pam", "tokenid": "ci"})],
)
@pytest.mark.parametrize("ended", [{}, {"expire": 0}], ids=["left out", "zero"])
def test_K4_an_expiry_that_ends_is_never(
    begin: Begin, kind: str, declared: dict[str, object], ended: dict[str, object]
) -> None:
    life = begin(kind)
    life.up({**declared, "expire": LATER})
    (write,) = life.up({**declared, **ended}).writes
    assert write.params["expire"] == "0"
    assert life.refresh().op == "same"
    assert life.up({**declared, **ended}).op == "same"


@pytest.mark.parametrize(
    ("kind", "declared"),
    [("user", {"userid": "ci@pve"}), ("token", {"userid": "root@pam", "tokenid": "ci"})],
)
def test_K4_no_expiry_is_no_difference_to_never(
    begin: Begin, kind: str, declared: dict[str, object]
) -> None:
    life = begin(kind)
    (write,) = life.up(declared).writes
    assert "expire" not in write.params
    assert life.refresh().op == "same"
    assert life.up(declared).op == "same"


def test_K4_zero_and_false_are_sent_and_unset_is_not(begin: Begin, lab: Administrator) -> None:
    declared = {
        **VM,
        "balloon": 0,
        "onboot": False,
        "scsi0": {"storage": "local-lvm", "size": "1G", "backup": False},
    }
    vm = begin("vm")
    (write,) = vm.up({**declared, "cores": 2, "vcpus": 2}).writes
    assert (write.params["balloon"], write.params["onboot"]) == ("0", "0")
    assert "backup=0" in write.params["scsi0"]
    assert not {"shares", "sockets", "protection"} & write.params.keys()
    assert vm.up({**declared, "cores": 2, "vcpus": 2}).op == "same"
    (write,) = vm.up({**declared, "cores": 2}).writes
    assert write.params == {"delete": "vcpus", "digest": write.params["digest"]}
    assert "vcpus" not in lab.call("GET /nodes/pve01/qemu/101/config")
    assert vm.refresh().op == "same"


def test_K4_settings_of_cloud_init_are_removed_by_name(begin: Begin) -> None:
    drive = {**VM, "ide2": "local-lvm:cloudinit"}
    names = {
        "nameserver": "192.0.2.1",
        "searchdomain": "lab.example",
        "ipconfig0": "ip=dhcp",
        "ciuser": "admin",
    }
    vm = begin("vm")
    vm.up({**drive, **names})
    writes = [write for write in vm.up(drive).writes if "delete" in write.params]
    assert len(writes) == 1
    assert {*writes[0].params["delete"].split(",")} == {*names}
    assert not {*names} & writes[0].params.keys()
    assert vm.refresh().op == "same"
    assert vm.up(drive).op == "same"


def test_K4_lists_of_a_job_are_cleared_by_name(begin: Begin, lab: Administrator) -> None:
    full = {
        **JOB,
        "mailto": ["b@x.example", "a@x.example"],
        "exclude_path": ["/tmp/?*", "/var/log"],
        "enabled": False,
    }
    job = begin("backup_job")
    job.up(full)
    assert job.up({**full, "mailto": "a@x.example,b@x.example"}).op == "same"
    assert job.refresh().op == "same"
    (write,) = job.up({**JOB, "enabled": True}).writes
    assert {*write.params.pop("delete").split(",")} == {"mailto", "exclude-path"}
    assert write.params == {"enabled": "1"}
    assert job.up({**JOB, "enabled": True}).op == "same"
    assert job.up(JOB).op == "update"
    assert job.up(JOB).op == "same"
    (shown,) = lab.call("GET /cluster/backup")
    assert not {"mailto", "exclude-path"} & shown.keys()


def test_K4_a_job_that_was_removed_is_absent(begin: Begin, lab: Administrator) -> None:
    job = begin("backup_job")
    job.up(JOB)
    lab.call("DELETE /cluster/backup/nightly")
    assert job.refresh().op == "delete"
    assert job.up(JOB).op == "create"


@pytest.mark.parametrize(
    ("declared", "field", "value"),
    [
        ({"storage": "d1", "type": "dir", "path": "/srv"}, "content", ["iso"]),
        ({"storage": "d1", "type": "dir", "path": "/srv"}, "nodes", ["pve01"]),
        ({"storage": "d1", "type": "dir", "path": "/srv"}, "prune_backups", "keep-last=1"),
    ],
)
def test_K4_what_is_taken_out_of_a_storage_goes_back_to_pves_default(
    begin: Begin, sim: Simulator, declared: dict[str, object], field: str, value: object
) -> None:
    storage = begin("storage")
    storage.up({**declared, field: value})
    (write,) = storage.up(declared).writes
    assert write.params == {"delete": field.replace("_", "-")}
    assert field.replace("_", "-") not in sim.state["storage.cfg"]["d1"]
    assert storage.refresh().op == "same"
    assert storage.up(declared).op == "same"
