"""What is special about containers: their origin, mounts, rest, proofs."""

from typing import Any

import pytest

from tests.host.wire import HostError
from tests.providers.conftest import Begin
from tests.providers.container import ITEM
from tests.providers.contract.cases import cases_of
from tests.providers.contract.life import Refused
from tests.providers.contract.trial import Trial

(CASE,) = cases_of("container")
CARD = "name=eth0,bridge=vmbr0"


def output(trial: Trial, name: str) -> Any:
    assert trial.life.state
    return trial.life.state.outputs[name]


def row(trial: Trial) -> dict[str, Any]:
    return trial.row() or {}


def test_container_is_unprivileged_unless_said_otherwise(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up(trial.minimal)
    assert row(trial)["unprivileged"] == 1
    assert trial.life.up({**trial.minimal, "unprivileged": True}).op == "same"


def test_number_is_claimed(begin: Begin) -> None:
    trial = begin(CASE)
    declared = {key: value for key, value in trial.minimal.items() if key != "vmid"}
    trial.life.up(declared)
    number = int(output(trial, "vmid"))
    assert trial.life.up({**declared, "cores": 1}).op == "update"
    assert int(output(trial, "vmid")) == number
    assert trial.life.refresh().op == "same"


def test_number_of_a_machine_is_taken(begin: Begin) -> None:
    trial = begin(CASE)
    trial.lab.call(f"POST /nodes/pve01/qemu vmid={trial.number}")
    with pytest.raises(HostError, match="is another kind of guest"):
        trial.life.up(trial.minimal)


def test_number_of_a_declared_machine_is_taken(begin: Begin) -> None:
    machine, trial = begin(cases_of("vm")[0]), begin(CASE)
    process = next(trial.processes)
    machine.life.up(machine.minimal, process)
    with pytest.raises(Refused, match="is declared twice"):
        trial.life.up({**trial.minimal, "vmid": machine.number}, process)


def test_root_file_system_grows_and_never_shrinks(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up({**trial.minimal, "rootfs": "local-lvm:2"})
    grown = {**trial.minimal, "rootfs": "local-lvm:3"}
    step = trial.life.up(grown)
    assert [write.params for write in step.writes] == [{"disk": "rootfs", "size": "3G"}]
    assert "size=3G" in row(trial)["rootfs"]
    with pytest.raises(Refused, match="rootfs would shrink from 3G to 1G"):
        trial.life.up(trial.minimal)
    assert trial.is_settled(grown)


def test_root_file_system_keeps_its_size_when_an_option_changes(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up(trial.minimal)
    changed = {**trial.minimal, "rootfs": {"storage": "local-lvm", "size": "1G", "acl": True}}
    trial.life.up(changed)
    volume = f"local-lvm:vm-{trial.number}-disk-0"
    assert {*row(trial)["rootfs"].split(",")} == {volume, "acl=1", "size=1G"}
    assert trial.is_settled(changed)


def test_root_file_system_that_is_not_declared_any_more_stays(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up(trial.minimal)
    before = row(trial)["rootfs"]
    less = {key: value for key, value in trial.minimal.items() if key != "rootfs"}
    assert not trial.life.up(less).writes
    assert row(trial)["rootfs"] == before
    assert trial.is_settled(less)


def test_volume_moves_to_another_storage(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up({**trial.minimal, "mp0": "local-lvm:1,mp=/srv"})
    moved = {**trial.minimal, "rootfs": "disks:1", "mp0": "disks:1,mp=/srv"}
    trial.life.up(moved)
    assert [row(trial)[key].partition(":")[0] for key in ("rootfs", "mp0")] == ["disks", "disks"]
    assert not [key for key in row(trial) if key.startswith("unused")]
    assert trial.is_settled(moved)


def test_mount_point_that_would_be_emptied_is_refused(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up({**trial.minimal, "mp0": "local-lvm:2,mp=/srv"})
    with pytest.raises(Refused, match="the data of mp0 would be lost"):
        trial.life.up({**trial.minimal, "mp1": "local-lvm:2,mp=/srv"})


def test_removed_mount_point_may_keep_its_volume(begin: Begin) -> None:
    trial = begin(CASE)
    kept = {**trial.minimal, "removed_disks": "keep"}
    trial.life.up({**kept, "mp0": "local-lvm:1,mp=/srv"})
    trial.life.up(kept)
    assert row(trial)["unused0"] == f"local-lvm:vm-{trial.number}-disk-1"


CHANGES: list[dict[str, Any]] = [
    {"node": "pve03"},
    {"rootfs": "disks:1"},
    {"mp0": "disks:1,mp=/srv"},
    {"mp0": None},
]


@pytest.mark.parametrize("change", CHANGES)
def test_running_container_rests_for_some_changes_if_it_may(
    begin: Begin, change: dict[str, Any]
) -> None:
    trial = begin(CASE)
    running = {**trial.minimal, "mp0": "local-lvm:1,mp=/srv", "state": "started"}
    trial.life.up(running)
    changed = {key: value for key, value in {**running, **change}.items() if value is not None}
    with pytest.raises(Refused, match="while it runs: declare `reboot: allowed`"):
        trial.life.up(changed)
    trial.life.up({**changed, "reboot": "allowed"})
    shown = trial.row(changed) or {}
    assert shown["state"] == "started"
    assert not [key for key in shown if key.startswith("unused")]
    assert trial.is_settled({**changed, "reboot": "allowed"})


@pytest.mark.parametrize("change", CHANGES[:3])
def test_container_that_somebody_runs_is_not_stopped_unasked(
    begin: Begin, change: dict[str, Any]
) -> None:
    """Preview cannot know where its power is not managed."""
    trial = begin(CASE)
    declared = {**trial.minimal, "mp0": "local-lvm:1,mp=/srv"}
    trial.life.up(declared)
    trial.lab.call(f"POST {ITEM}/status/start", **trial.minimal)
    with pytest.raises(HostError, match="needs a guest that does not run"):
        trial.life.up({**declared, **change})
    assert row(trial)["state"] == "started"


def test_running_container_takes_changes_at_its_restart(begin: Begin) -> None:
    trial = begin(CASE)
    running = {**trial.minimal, "state": "started", "tty": 1}
    trial.life.up(running)
    trial.life.up({**running, "tty": 3})
    assert output(trial, "pending") == ["tty"]
    assert trial.is_settled({**running, "tty": 3})
    trial.life.up({**running, "tty": 4, "reboot": "allowed"})
    assert output(trial, "pending") == []


def test_template_is_made_and_never_undone(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up(trial.minimal)
    assert trial.life.up({**trial.minimal, "template": True}).op == "update"
    assert row(trial)["template"] == 1
    assert "base-" in row(trial)["rootfs"]
    assert trial.life.refresh().op == "same"
    step = trial.life.up({**trial.minimal, "template": False})
    assert (step.op, step.replaces) == ("replace", ["template"])


def test_clone_is_what_is_declared(begin: Begin) -> None:
    source, trial = begin(CASE), begin(CASE)
    source.life.up({**source.minimal, "net0": CARD, "cores": 1})
    less = ("ostemplate", "rootfs", "unprivileged")
    declared = {key: value for key, value in trial.minimal.items() if key not in less}
    declared |= {"clone": str(source.number), "memory": 1024, "rootfs": "local-lvm:2"}
    declared |= {"net0": f"{CARD},ip=192.0.2.41/24"}
    trial.life.up(declared)
    shown = row(trial)
    assert (shown["memory"], shown["cores"]) == (1024, 1)
    assert "size=2G" in shown["rootfs"]
    assert output(trial, "addresses") == ["192.0.2.41"]
    assert output(trial, "macaddrs") != output(source, "macaddrs")
    assert trial.is_settled(declared)
    assert trial.life.refresh().op == "same"


def test_card_proves_a_container_to_be_ours(begin: Begin) -> None:
    """Somebody has edited the line away."""
    trial = begin(CASE)
    declared = {**trial.minimal, "net0": CARD}
    trial.life.up(declared)
    trial.change_by_hand("description", "mine now")
    assert trial.life.refresh().op == "same"
    assert trial.life.up({**declared, "cores": 1}).op == "update"


def test_origin_counts_at_the_creation_alone(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up(trial.minimal)
    step = trial.life.up({**trial.minimal, "ostemplate": "local:vztmpl/other.tar.zst"})
    assert (step.op, step.writes) == ("update", [])


def named(trial: Trial, name: str, **more: Any) -> dict[str, Any]:
    return {**trial.minimal, "ostemplate": name, **more}


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("debian-13-standard", "debian-13-standard_13.1-2_amd64.tar.zst"),
        ("debian-13*", "debian-13-standard_13.1-2_amd64.tar.zst"),
        ("*_13.1-1_*", "debian-13-standard_13.1-1_amd64.tar.zst"),
        ("alpine-3.22-default", "alpine-3.22-default_20250617_amd64.tar.xz"),
    ],
)
def test_template_is_looked_up_downloaded_and_found_again(
    begin: Begin, name: str, file: str
) -> None:
    trial, other = begin(CASE), begin(CASE)
    declared = named(trial, name)
    trial.life.up(declared)
    assert output(trial, "ostemplate_volume") == f"local:vztmpl/{file}"
    assert trial.is_settled(declared)
    step = other.life.up(named(other, name))
    assert [write.method for write in step.writes] == ["POST"]
    assert step.writes[0].params["ostemplate"] == f"local:vztmpl/{file}"


def test_template_stays_until_the_container_is_made_anew(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up(named(trial, "debian-12-standard"))
    before = output(trial, "ostemplate_volume")
    trial.life.refresh()
    trial.life.up(named(trial, "debian-12-standard", cores=1))
    step = trial.life.up(named(trial, "debian-13-standard", cores=1))
    assert (step.op, step.writes) == ("update", [])
    assert output(trial, "ostemplate_volume") == before


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            {"ostemplate": "debian-13-standart"},
            "nearest are debian-13-standard, debian-12-standard",
        ),
        (
            {"ostemplate": "debian-13", "template_storage": "local-lvm"},
            "needs 'vztmpl'",
        ),
        ({"rootfs": "local:1"}, "rootfs needs 'rootdir', which the storage 'local' does not"),
        ({"features": "fuse=1"}, "features.fuse is for root@pam logged in by password only"),
        ({"mp0": "/srv,mp=/srv"}, "mp0 mounts /srv of the node, which is for root@pam"),
        ({"cpuunits": 20000}, "cpuunits is 20000, must be 1 to 10000"),
        ({"clone": "101"}, "ostemplate cannot stand beside clone"),
        ({"clone": "101", "ostemplate": None}, "unprivileged is that of the clone's source"),
        ({"ostemplate": None}, "ostemplate is required, or one of clone in its place"),
        ({"template": "debian-13-standard"}, "what it is made from is `ostemplate`"),
    ],
)
def test_what_pve_would_refuse_is_told_in_preview(
    begin: Begin, change: dict[str, Any], told: str
) -> None:
    trial = begin(CASE)
    declared = {key: value for key, value in {**trial.minimal, **change}.items() if value}
    with pytest.raises(Refused, match=told):
        trial.life.up(declared)
