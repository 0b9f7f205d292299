"""Networks of nodes: what is staged, what is put in force, and what would lock a node out."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from simulator.faults import Fault
from tests.host.wire import HostError
from tests.providers.conftest import Begin
from tests.providers.contract.cases import cases_of
from tests.providers.contract.lab import Lab
from tests.providers.contract.life import Refused
from tests.providers.contract.trial import Trial

NODE, NETWORK = "pve02", "/nodes/pve02/network"
BRIDGE, _ = cases_of("network_interface")


@pytest.fixture(autouse=True)
def nothing_staged(lab: Lab) -> Iterator[None]:
    lab.call(f"DELETE {NETWORK}")
    yield
    lab.simulator.faults.clear()


def bridge(trial: Trial, **fields: Any) -> dict[str, Any]:
    return {"node": NODE, "iface": f"vmbr{trial.number}", "type": "bridge", **fields}


def in_force(trial: Trial) -> str:
    """The node's own file, without what is staged."""
    return str(trial.lab.simulator.state["nodes"][NODE]["interfaces"])


def reloads(trial: Trial) -> int:
    asked = trial.lab.simulator.requests()
    return sum((call.method, call.path) == ("PUT", NETWORK) for call in asked)


def staged(trial: Trial) -> str:
    assert trial.life.state
    return str(trial.life.state.outputs["pending"])


def management(trial: Trial) -> dict[str, Any]:
    """The interface by whose address the cluster knows the node."""
    row: dict[str, Any] = trial.lab.call(f"GET {NETWORK}/vmbr0")
    return {**row, "node": NODE, "iface": "vmbr0"}


def test_a_change_is_staged_and_shown_until_it_is_applied(alone: Begin) -> None:
    trial = alone(BRIDGE)
    declared = bridge(trial, autostart=True, cidr="203.0.113.1/24")
    before = reloads(trial)
    trial.life.up(declared)
    assert f"+iface vmbr{trial.number} inet static" in staged(trial)
    assert f"vmbr{trial.number}" not in in_force(trial)
    assert trial.is_settled(declared)
    assert trial.life.refresh().op == "same"
    assert reloads(trial) == before

    step = trial.life.up({**declared, "mode": "apply"})
    assert [write.method for write in step.writes] == ["PUT"]
    assert f"iface vmbr{trial.number} inet static" in in_force(trial)
    assert staged(trial) == ""
    assert trial.is_settled({**declared, "mode": "apply"})

    trial.life.up({**declared, "mode": "apply", "mtu": 1400})
    assert "mtu 1400" in in_force(trial)
    trial.life.destroy()
    assert f"vmbr{trial.number}" not in in_force(trial)


def test_what_is_staged_can_be_taken_back(alone: Begin) -> None:
    trial = alone(BRIDGE)
    trial.life.up(bridge(trial, mode="apply"))
    trial.life.up(bridge(trial, mode="stage", mtu=1400))
    assert "1400" in staged(trial)
    trial.life.up(bridge(trial, mode="revert"))
    assert staged(trial) == ""
    assert "1400" not in in_force(trial)
    trial.life.up(bridge(trial, mode="apply"))
    trial.life.destroy()


def test_nothing_stays_staged_of_what_was_staged_and_removed(alone: Begin) -> None:
    trial = alone(BRIDGE)
    trial.life.up(bridge(trial))
    trial.life.destroy()
    assert "interfaces.new" not in trial.lab.simulator.state["nodes"][NODE]


def test_a_change_keeps_the_address_that_is_not_declared(alone: Begin) -> None:
    trial = alone(BRIDGE)
    before = management(trial)
    declared = {"node": NODE, "iface": "vmbr0", "type": "bridge", "comments": "uplink"}
    trial.life.up({**declared, "adopt": "always"})
    now = management(trial)
    assert (now["cidr"], now["method"]) == (before["cidr"], "static")
    assert now["gateway"] == before["gateway"]


@pytest.mark.parametrize("change", [{"cidr": "203.0.113.7/24"}, {"cidr": None}])
def test_what_would_lock_the_node_out_is_refused_in_preview(
    alone: Begin, change: dict[str, Any]
) -> None:
    trial = alone(BRIDGE)
    there = management(trial)
    same = {"node": NODE, "iface": "vmbr0", "type": "bridge", "cidr": there["cidr"]}
    trial.life.up(same)
    news = {key: value for key, value in {**same, **change}.items() if value is not None}
    with pytest.raises(Refused, match=r"would take away the address.*`lockout: vmbr0`"):
        trial.life.up(news)
    trial.life.up({**news, "lockout": "vmbr0"})
    trial.lab.call(f"DELETE {NETWORK}")
    trial.life.up(same)
    with pytest.raises(HostError, match="has the address by which the cluster knows pve02"):
        trial.life.destroy()


def test_nothing_is_applied_that_would_take_the_nodes_address(alone: Begin) -> None:
    trial = alone(BRIDGE)
    trial.lab.call(f"PUT {NETWORK}/vmbr0 type=bridge cidr=203.0.113.8/24")
    declared = bridge(trial, mode="apply", foreign="apply")
    with pytest.raises(HostError, match=r"would take away its own address.*nothing was applied"):
        trial.life.up(declared)
    assert "203.0.113.8" not in in_force(trial)


def test_what_others_have_staged_is_named_and_not_applied(alone: Begin) -> None:
    trial = alone(BRIDGE)
    trial.lab.call(f"POST {NETWORK}", {"iface": "vmbr77", "type": "bridge"})
    with pytest.raises(Refused, match=r"changes of .*vmbr77.* that somebody has staged"):
        trial.life.up(bridge(trial, mode="apply"))
    process = next(trial.life.processes)
    trial.life.up(bridge(trial), process)
    assert any("vmbr77" in log.text for log in process.logs if log.severity == "WARNING")
    trial.life.up(bridge(trial, mode="apply", foreign="apply"))
    assert "vmbr77" in in_force(trial)


def test_a_failed_reload_is_told_and_made_by_the_next_run(alone: Begin) -> None:
    trial = alone(BRIDGE)
    trial.lab.simulator.faults.add(Fault(NETWORK, "PUT", task="command 'ifreload -a' failed"))
    declared = bridge(trial, mode="apply", foreign="apply")
    with pytest.raises(HostError, match=r"Cannot finish network interface .*ifreload -a' failed"):
        trial.life.up(declared)
    assert f"vmbr{trial.number}" not in in_force(trial)
    step = trial.life.up(declared)
    assert {write.method for write in step.writes} <= {"PUT"}
    assert f"vmbr{trial.number}" in in_force(trial)


def test_a_node_that_does_not_come_back_is_told_with_the_way_in(alone: Begin) -> None:
    trial = alone(BRIDGE)
    away = Fault(NETWORK, "GET", status=595, text="No route to host", count=None, skip=4)
    trial.life.up(bridge(trial))
    trial.lab.simulator.faults.add(away)
    declared = bridge(trial, mode="apply", reachable=1, foreign="apply")
    with pytest.raises(HostError, match=r"has not answered for 1 s.*On its console"):
        trial.life.up(declared)


@pytest.mark.parametrize(
    ("declared", "told"),
    [
        ({"type": "vlan", "bridge_ports": "eno1"}, "bridge_ports"),
        ({"type": "brigde"}, "must be bridge"),
        ({"bridge_vids": "5000"}, "numbers from 1 to 4094"),
        ({"cidr": "203.0.113.1"}, "an address with its prefix"),
        ({"iface": "-x"}, "a name such as vmbr1"),
        ({"node": "pve9"}, "did you mean"),
        ({"mtu": 100}, "at least 1280"),
    ],
)
def test_what_cannot_be_is_refused_in_preview(
    alone: Begin, declared: dict[str, Any], told: str
) -> None:
    trial = alone(BRIDGE)
    with pytest.raises(Refused, match=told):
        trial.life.up({**bridge(trial), **declared})


@pytest.mark.parametrize(
    ("declared", "shown"),
    [
        ({"iface": "eno1.{}", "type": "vlan", "cidr": "203.0.113.5/24"}, "eno1"),
        ({"iface": "vl{}", "type": "vlan", "vlan_id": 7, "vlan_raw_device": "eno1"}, "7"),
        ({"iface": "eno1:{}", "type": "alias", "cidr": "203.0.113.6/24"}, "alias"),
        ({"iface": "vmbr{}", "type": "bridge", "cidr6": "fd00::5/64"}, "fd00"),
    ],
)
def test_other_types_live_and_settle(alone: Begin, declared: dict[str, Any], shown: str) -> None:
    trial = alone(BRIDGE)
    whole = {"node": NODE, **declared, "iface": declared["iface"].format(trial.number % 4000)}
    trial.life.up(whole)
    assert trial.is_settled(whole)
    assert trial.life.refresh().op == "same"
    assert re.search(shown, str(trial.lab.call(f"GET {NETWORK}/{whole['iface']}")))
    trial.life.destroy()


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "OVSBridge", "ovs_ports": "eno2"},
        {"type": "OVSBond", "ovs_bridge": "vmbr0", "ovs_bonds": "eno2"},
        {"type": "OVSIntPort", "ovs_bridge": "vmbr0", "ovs_tag": 5, "ovs_options": "a=b"},
    ],
)
def test_open_vswitch_is_refused_in_the_words_of_a_node_without_it(
    alone: Begin, fields: dict[str, Any]
) -> None:
    trial = alone(BRIDGE)
    with pytest.raises(HostError, match="Open VSwitch is not installed"):
        trial.life.up({**bridge(trial), **fields})
