"""K5: an update sends what changed, and keeps all that it does not manage."""

import re

import pytest

from tests.cases.conftest import VM, Administrator, Begin
from tests.host.wire import HostError

PRIVS = "VM.Audit,VM.Backup,VM.PowerMgmt,VM.Console,Sys.Audit"
CONFIG = "GET /nodes/pve01/qemu/101/config"
NAS = {"storage": "nas1", "type": "nfs", "server": "192.0.2.5", "export": "/srv/x"}


def test_K5_role_without_privs_is_left_alone(begin: Begin, lab: Administrator) -> None:
    lab.call("POST /access/roles", {"roleid": "Deployer", "privs": PRIVS})
    role = begin("role")
    assert role.up({"roleid": "Deployer"}).writes == []
    assert {*lab.call("GET /access/roles/Deployer")} == {*PRIVS.split(",")}
    assert role.up({"roleid": "Deployer", "privs": []}).op == "update"
    assert lab.call("GET /access/roles/Deployer") == {}
    assert role.up({"roleid": "Deployer", "privs": []}).op == "same"


def test_K5_all_options_of_a_storage_arrive_and_one_change_is_one(
    begin: Begin, lab: Administrator
) -> None:
    declared = {**NAS, "content": ["iso"], "options": "vers=4.2"}
    storage = begin("storage")
    (write,) = storage.up(declared).writes
    assert write.params["options"] == "vers=4.2"
    (write,) = storage.up({**declared, "content": ["iso", "backup"]}).writes
    assert (write.method, {*write.params}) == ("PUT", {"content"})
    assert storage.up({**declared, "content": ["backup", "iso"]}).op == "same"
    assert lab.call("GET /storage/nas1")["options"] == "vers=4.2"


def test_K5_a_removed_disk_goes_with_its_volume_and_no_other(
    begin: Begin, lab: Administrator
) -> None:
    declared = {**VM, "scsi0": "local-lvm:1", "scsi1": "local-lvm:10", "scsi2": "local-lvm:3"}
    vm = begin("vm")
    vm.up(declared)
    lab.call("PUT /nodes/pve01/qemu/101/config delete=scsi2")
    without = {key: value for key, value in declared.items() if key not in ("scsi1", "scsi2")}
    vm.refresh()
    vm.up(without)
    config = lab.call(CONFIG)
    assert "scsi1" not in config
    assert config["unused0"] == "local-lvm:vm-101-disk-2"
    assert volumes(lab) == {"vm-101-disk-0": 1, "vm-101-disk-2": 3}
    vm.up({**without, "scsi1": "local-lvm:20"})
    assert 20 in volumes(lab).values()
    assert "size=20G" in lab.call(CONFIG)["scsi1"]
    assert vm.up({**without, "scsi1": "local-lvm:20"}).op == "same"


def volumes(lab: Administrator) -> dict[str, int]:
    """Sizes of machine 101's disks in GiB."""
    found = lab.call("GET /nodes/pve01/storage/local-lvm/content vmid=101")
    return {row["volid"].partition(":")[2]: row["size"] >> 30 for row in found}


def test_K5_a_protected_machine_keeps_its_disk_and_says_why(
    begin: Begin, lab: Administrator
) -> None:
    declared = {**VM, "protection": True, "scsi0": "local-lvm:1", "scsi1": "local-lvm:2"}
    vm = begin("vm")
    vm.up(declared)
    before = lab.call(CONFIG)
    without = {key: value for key, value in declared.items() if key != "scsi1"}
    with pytest.raises(HostError, match="protection"):
        vm.up(without)
    assert lab.call(CONFIG) == before


def test_K5_siblings_of_a_changed_drive_or_card_stay(begin: Begin, lab: Administrator) -> None:
    declared = {**VM, "scsi0": "local-lvm:20", "ide2": "none,media=cdrom", "net0": "virtio"}
    vm = begin("vm")
    vm.up(declared)
    before = lab.call(CONFIG)
    mac = re.search(r"virtio=([0-9A-F:]+)", before["net0"])
    assert mac
    (resize,) = vm.up({**declared, "scsi0": "local-lvm:30"}).writes
    assert resize.params == {"disk": "scsi0", "size": "30G"}
    bridged = {**declared, "scsi0": "local-lvm:30", "net0": "virtio,bridge=vmbr0"}
    (write,) = vm.up(bridged).writes
    assert write.params.keys() == {"net0", "digest"}
    assert {*write.params["net0"].split(",")} == {f"virtio={mac[1]}", "bridge=vmbr0"}
    assert lab.call(CONFIG)["ide2"] == before["ide2"]
    assert vm.up(bridged).op == "same"


def test_K5_one_changed_field_is_sent_alone(begin: Begin, lab: Administrator) -> None:
    settings = {"vmid": 101, "cpu": "host", "vga": "qxl", "memory": 2048, "name": "web"}
    lab.call("POST /nodes/pve01/qemu", settings)
    vm = begin("vm")
    declared = {**VM, "memory": 2048, "adopt": "always"}
    vm.up(declared)
    assert vm.up(declared).op == "same"
    (write,) = vm.up({**declared, "memory": 4096}).writes
    assert write.params == {"memory": "4096", "digest": write.params["digest"]}
    config = lab.call(CONFIG)
    assert (config["cpu"], config["vga"]) == ("host", "qxl")


def test_K5_keys_of_cloud_init_change_in_place(begin: Begin) -> None:
    key = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOb/+q+v8TQ3kZ0mJ4l5n2b7c9d1e3f5g7h9= a@b"
    declared = {**VM, "ide2": "local-lvm:cloudinit", "sshkeys": key}
    vm = begin("vm")
    vm.up(declared)
    step = vm.up({**declared, "sshkeys": key.replace("a@b", "c@d")})
    assert step.op == "update"
    assert {write.method for write in step.writes} == {"PUT"}


def test_K5_other_entries_of_an_acl_stay(begin: Begin, lab: Administrator) -> None:
    other = {"path": "/vms", "users": "root@pam", "roles": "PVEAuditor"}
    lab.call("PUT /access/acl", other)
    acl = begin("acl")
    acl.up({"path": "/vms", "user": "root@pam", "role": "PVEVMUser"})
    acl.up({"path": "/vms", "user": "root@pam", "role": "PVEVMUser", "propagate": False})
    assert {row["roleid"] for row in lab.call("GET /access/acl")} == {"PVEAuditor", "PVEVMUser"}
    acl.destroy()
    (left,) = lab.call("GET /access/acl")
    assert (left["roleid"], left["propagate"]) == ("PVEAuditor", 1)


def test_K5_other_members_of_a_job_stay(begin: Begin, lab: Administrator) -> None:
    lab.call("POST /cluster/backup", {"id": "nightly", "schedule": "1:00", "vmid": "100,200"})
    begin("vm").up(VM)
    member = begin("backup_job_member")
    member.up({"job": "nightly", "vmid": 101})
    assert lab.call("GET /cluster/backup/nightly")["vmid"] == "100,200,101"
    member.destroy()
    assert lab.call("GET /cluster/backup/nightly")["vmid"] == "100,200"


def test_K5_a_clone_is_as_declared_after_its_first_run(begin: Begin, lab: Administrator) -> None:
    lab.call("PUT /nodes/pve02/qemu/9000/config", {"boot": "order=ide2;scsi0", "cores": 2})
    declared = {
        "vmid": 101,
        "name": "web",
        "clone": "9000",
        "memory": 4096,
        "net0": "virtio,bridge=vmbr0",
        "boot": "order=scsi0;net0",
    }
    vm = begin("vm")
    vm.up(declared)
    config = lab.call("GET /nodes/pve02/qemu/101/config")
    assert (config["boot"], config["memory"], config["cores"]) == ("order=scsi0;net0", "4096", 2)
    assert vm.up(declared).op == "same"
    assert vm.up({**declared, "boot": "order=net0;scsi0"}).op == "update"
