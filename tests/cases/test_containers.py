"""Cases of containers, each named for its kind of fault."""

import re
from typing import Any

import pytest

from simulator import Simulator
from simulator.faults import Fault
from tests.cases.conftest import Administrator, Begin
from tests.host.wire import HostError
from tests.providers.contract.life import Refused

FILE = "debian-13-standard_13.1-2_amd64.tar.zst"
VOLUME = f"local:vztmpl/{FILE}"
CT: dict[str, Any] = {
    "vmid": 101,
    "node": "pve01",
    "hostname": "ct",
    "ostemplate": VOLUME,
    "rootfs": "local-lvm:4",
}
ITEM = "/nodes/pve01/lxc/101"


@pytest.fixture(autouse=True)
def template(lab: Administrator) -> None:
    lab.call(f"POST /nodes/pve01/aplinfo storage=local template={FILE}")


def config(lab: Administrator, number: int = 101) -> dict[str, Any]:
    return dict(lab.call(f"GET /nodes/pve01/lxc/{number}/config"))


def last(path: str) -> str:
    return path.rpartition("/")[2]


def test_K1_an_empty_list_of_templates_says_what_never_ran(begin: Begin, sim: Simulator) -> None:
    sim.faults.add(Fault("/nodes/*/aplinfo", "GET", count=None, status=200, body='{"data": []}'))
    with pytest.raises(Refused, match="knows of no templates at all: run `pveam update` there"):
        begin("container").up({**CT, "ostemplate": "debian-13-standard"})


def test_K2_a_start_or_stop_is_no_change_of_the_configuration_B36(begin: Begin) -> None:
    container = begin("container")
    container.up({**CT, "state": "started"})
    (stop,) = container.up({**CT, "state": "stopped"}).writes
    (start,) = container.up({**CT, "state": "started"}).writes
    assert [last(write.path) for write in (stop, start)] == ["shutdown", "start"]


@pytest.mark.parametrize(
    ("clone", "full"), [("300", None), ({"source": "300", "storage": "local-lvm"}, "1")]
)
def test_K2_a_storage_makes_a_full_clone_of_a_template_B35(
    begin: Begin, clone: object, full: str | None
) -> None:
    begin("container", "golden").up({**CT, "vmid": 300, "template": True})
    step = begin("container", "copy").up({"vmid": 101, "clone": clone})
    form = step.writes[0].params
    assert (form.get("full"), form.get("storage")) == (full, "local-lvm" if full else None)


def test_K2_a_storage_for_a_linked_clone_is_refused_before_any_call_B35(
    begin: Begin, lab: Administrator
) -> None:
    clone = {"source": "300", "storage": "local-lvm", "full": False}
    with lab.recorded() as requests, pytest.raises(Refused, match="linked clone"):
        begin("container").up({"vmid": 101, "clone": clone})
    assert all(request.method == "GET" for request in requests)


def test_K3_a_description_keeps_all_but_white_space_at_the_end_B14(
    begin: Begin, lab: Administrator
) -> None:
    text = "100% \u2013 ok #1\nsecond, größer\n"
    container = begin("container")
    container.up({**CT, "description": text})
    assert "100% \u2013 ok #1\nsecond, größer" in config(lab)["description"]
    assert container.refresh().op == "same"
    assert container.up({**CT, "description": text}).op == "same"
    (write,) = container.up({**CT, "description": text.replace("ok", "OK")}).writes
    assert {*write.params} == {"description", "digest"}


def test_K4_settings_of_the_network_are_removed_by_name_B20(begin: Begin) -> None:
    names = {"nameserver": "192.0.2.1", "searchdomain": "lab.example", "timezone": "host"}
    container = begin("container")
    container.up({**CT, **names})
    (write,) = container.up(CT).writes
    assert {*write.params["delete"].split(",")} == {*names}
    assert {*write.params} == {"delete", "digest"}
    assert container.refresh().op == "same"
    assert container.up(CT).op == "same"


def test_K5_a_card_keeps_its_address_when_another_part_of_it_changes(
    begin: Begin, lab: Administrator
) -> None:
    declared = {**CT, "net0": "name=eth0,bridge=vmbr0", "net1": "name=eth1,bridge=vmbr0"}
    container = begin("container")
    container.up(declared)
    before = config(lab)
    mac = re.search("hwaddr=([0-9A-F:]+)", before["net0"])
    assert mac
    (write,) = container.up({**declared, "net0": "name=eth0,bridge=vmbr0,tag=7"}).writes
    assert {*write.params} == {"net0", "digest"}
    after = config(lab)
    assert mac[1] in after["net0"]
    assert after["net1"] == before["net1"]


def test_K6_a_volume_that_exists_is_mounted_as_it_is_B33(begin: Begin, lab: Administrator) -> None:
    content = "/nodes/pve01/storage/local-lvm/content"
    lab.call(f"POST {content} vmid=101 filename=vm-101-disk-9 size=8G")
    point = {"storage": "local-lvm", "volume": "vm-101-disk-9", "mp": "/srv"}
    container = begin("container")
    container.up({**CT, "mp0": {**point, "size": "8G"}})
    assert config(lab)["mp0"].startswith("local-lvm:vm-101-disk-9,")
    volumes = {row["volid"] for row in lab.call(f"GET {content} vmid=101")}
    assert volumes == {"local-lvm:vm-101-disk-0", "local-lvm:vm-101-disk-9"}
    (write,) = container.up({**CT, "mp0": {**point, "size": "10G"}}).writes
    assert write.params == {"disk": "mp0", "size": "10G"}
    assert container.up({**CT, "mp0": {**point, "size": "10G"}}).op == "same"


def test_K6_mount_points_are_added_and_grown_without_a_replacement(
    begin: Begin, lab: Administrator
) -> None:
    container = begin("container")
    container.up({**CT, "state": "started"})
    mounted = {**CT, "state": "started", "mp0": "local-lvm:1,mp=/srv"}
    for size in ("1", "2"):
        declared = {**mounted, "mp0": f"local-lvm:{size},mp=/srv"}
        assert container.up(declared).op == "update"
        assert f"size={size}G" in config(lab)["mp0"]
    assert not [key for key in config(lab) if key.startswith("unused")]


def test_K6_a_move_that_fails_leaves_the_container_running(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    lab.call("POST /storage storage=disks type=lvm vgname=data content=rootdir")
    running = {**CT, "state": "started", "reboot": "allowed"}
    container = begin("container")
    container.up(running)
    sim.faults.add(Fault("/nodes/*/lxc/*/move_volume", "POST", status=500, text="no space"))
    with pytest.raises(HostError, match="no space"):
        container.up({**running, "rootfs": "disks:4"})
    assert lab.call(f"GET {ITEM}/status/current")["status"] == "running"
    assert container.up({**running, "rootfs": "disks:4"}).op == "update"
    assert config(lab)["rootfs"].startswith("disks:")


def test_K6_a_running_source_is_refused_before_anything_is(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    made = {"vmid": 300, "ostemplate": VOLUME, "rootfs": "local-lvm:1", "start": 1}
    lab.call("POST /nodes/pve01/lxc", made)
    sim.clock.advance(20)
    with pytest.raises(Refused, match="runs: PVE copies a running container from a snapshot"):
        begin("container").up({"vmid": 101, "clone": "300"})


def test_K7_a_container_that_moved_is_followed_B28(begin: Begin, lab: Administrator) -> None:
    container = begin("container")
    container.up(CT)
    lab.call(f"POST {ITEM}/migrate target=pve02")
    container.refresh()
    assert container.state
    assert container.state.outputs["node"] == "pve02"
    (removal,) = container.destroy().writes
    assert removal.path == "/nodes/pve02/lxc/101"


def test_K7_a_container_that_is_gone_is_made_again_B28(begin: Begin, lab: Administrator) -> None:
    container = begin("container")
    container.up(CT)
    lab.call(f"DELETE {ITEM}")
    assert container.refresh().op == "delete"
    assert [write.method for write in container.up(CT).writes] == ["POST"]


def test_K7_a_lost_state_is_healed_by_the_containers_own_mark(
    begin: Begin, lab: Administrator
) -> None:
    for declared in (CT, {key: CT[key] for key in CT if key != "vmid"} | {"hostname": "other"}):
        container = begin("container", declared["hostname"])
        container.up(declared)
        container.lose_state()
        assert container.up(declared).writes == []
    assert len(lab.call("GET /nodes/pve01/lxc")) == 2


def test_K7_a_strangers_container_is_neither_taken_nor_destroyed(
    begin: Begin, lab: Administrator
) -> None:
    container = begin("container")
    container.up(CT)
    lab.call(f"DELETE {ITEM}")
    lab.call("POST /nodes/pve01/lxc", {"vmid": 101, "ostemplate": VOLUME, "rootfs": "local-lvm:1"})
    refused = pytest.raises(HostError, match="was not made by this stack")
    with refused:
        container.refresh()
    with refused:
        container.up({**CT, "cores": 1})
    with refused:
        container.destroy()
    assert "size=1G" in config(lab)["rootfs"]


def test_K8_a_conversion_that_fails_is_told_though_pve_hides_its_task(
    begin: Begin, lab: Administrator
) -> None:
    lab.call("POST /storage storage=thick type=lvm vgname=data content=rootdir")
    container = begin("container")
    declared = {**CT, "rootfs": "thick:1"}
    container.up(declared)
    with pytest.raises(HostError, match="Template feature is not available"):
        container.up({**declared, "template": True})
    assert "template" not in config(lab)


def test_K8_a_download_that_fails_leaves_no_container(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    fault = Fault("/nodes/*/aplinfo", "POST", task="download failed: exit code 8")
    sim.faults.add(fault)
    declared = {**CT, "ostemplate": "debian-12-standard"}
    with pytest.raises(HostError, match="download failed: exit code 8"):
        begin("container").up(declared)
    assert lab.call("GET /nodes/pve01/lxc") == []
    assert begin("container").up(declared).op == "create"


def test_K9_a_lock_of_a_moment_is_waited_for_B44(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    begin("container", "golden").up({**CT, "vmid": 300})
    for text in ("CT is locked (disk)", "can't lock file '/run/lock/lxc' - got timeout"):
        sim.faults.add(Fault("/nodes/*/lxc/*/clone", "POST", status=500, text=text))
    assert begin("container", "copy").up({"vmid": 101, "clone": "300"}).op == "create"
    assert {row["vmid"] for row in lab.call("GET /nodes/pve01/lxc")} == {101, 300}


def test_K9_a_lock_that_lasts_is_named_and_never_broken_B44(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    container = begin("container")
    container.up(CT)
    sim.faults.add(Fault("/nodes/*/config", "PUT", None, 0, 500, "CT is locked (backup)"))
    with lab.recorded() as requests, pytest.raises(HostError, match=r"CT is locked \(backup\)"):
        container.up({**CT, "memory": 1024, "timeout": 1})
    assert not [request for request in requests if "skiplock" in request.params]


def test_K10_features_are_sent_where_they_change_and_refused_in_words_B34(
    begin: Begin, lab: Administrator
) -> None:
    container = begin("container")
    nested = {**CT, "features": "nesting=1"}
    container.up(nested)
    (write,) = container.up({**nested, "memory": 1024}).writes
    assert {*write.params} == {"memory", "digest"}
    (write,) = container.up({**CT, "memory": 1024, "features": "nesting=0"}).writes
    assert write.params["features"] == "nesting=0"
    off = {**CT, "memory": 1024, "features": "nesting=0"}
    assert container.up(off).op == "same"
    with pytest.raises(Refused, match=r"features\.mount is for root@pam logged in by password"):
        container.up({**off, "memory": 2048, "features": "nesting=0,mount=nfs"})
    assert config(lab)["memory"] == 1024


def test_K11_what_its_root_logs_in_with_is_a_secret_and_nowhere_in_the_clear(
    begin: Begin, sim: Simulator
) -> None:
    secret = "geheim-root"
    fault = Fault("/nodes/*/lxc", "POST", status=500, text=f"unable to use {secret}")
    sim.faults.add(fault)
    container = begin("container")
    with pytest.raises(HostError) as refused:
        container.up({**CT, "password": secret})
    assert secret not in str(refused.value)
    (write,) = container.up({**CT, "password": secret}).writes
    assert write.params["password"] != secret
    assert container.up({**CT, "password": secret}).op == "same"
    assert container.refresh().op == "same"


def test_K12_a_creation_cut_off_is_finished_by_the_next_run(
    begin: Begin, lab: Administrator, sim: Simulator
) -> None:
    container = begin("container")
    sim.faults.add(Fault("/nodes/*/lxc/*/status/start", "POST", status=500, text="no power"))
    with pytest.raises(HostError, match="no power"):
        container.up({**CT, "state": "started"})
    assert config(lab)["hostname"] == "ct"
    assert [last(w.path) for w in container.up({**CT, "state": "started"}).writes] == ["start"]
