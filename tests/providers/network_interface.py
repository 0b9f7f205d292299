"""Network interfaces of nodes."""

from typing import Any

from tests.providers.contract.case import Calls, Case, Field, InPlace, Output, Replaces, Row, Steers

ITEM = "/nodes/{node}/network/{iface}"
CARD, OTHER = "eno{number}", "eno{number}0"


def case(kind: str, iface: str, fields: dict[str, Field | Output], *cards: str) -> Case:
    """Interfaces of a type, on cards that each has for itself."""
    calls = Calls(
        create="POST /nodes/{node}/network",
        read=f"GET {ITEM}",
        change=f"PUT {ITEM} type={kind}",
        remove=f"DELETE {ITEM}",
    )
    return Case(
        form=kind,
        calls=calls,
        minimal={"node": "pve03", "iface": iface, "type": kind},
        fields=fields,
        before=tuple(map(card, cards)),
        row=told,
    )


def told(_declared: Row, answer: Row) -> Row:
    """What PVE shows, without what follows from an address or from the awareness of VLANs."""
    follows = ("address", "netmask", "address6", "netmask6", "families", "method", "method6")
    rest = {key: value for key, value in answer.items() if key not in follows}
    return {key: value for key, value in rest.items() if (key, value) != ("bridge_vids", "2-4094")}


def card(name: str) -> tuple[str, Row]:
    return ("POST /nodes/pve03/network", {"iface": name, "type": "eth"})


def of(kind: str, initial: Any, changed: Any, **more: Any) -> InPlace:
    """A change has to say the type again."""
    return InPlace(initial, changed, beside={"type": kind}, **more)


ELSEWHERE = {
    "ovs_bonds": "test_network_interface.py",
    "ovs_bridge": "test_network_interface.py",
    "ovs_options": "test_network_interface.py",
    "ovs_ports": "test_network_interface.py",
    "ovs_tag": "test_network_interface.py",
    "gateway": "test_network_interface.py",
    "gateway6": "test_network_interface.py",
    "type": "test_network_interface.py",
    "mode": "test_network_interface.py",
    "pending": "test_network_interface.py",
    "vlan_id": "test_network_interface.py",
    "vlan_raw_device": "test_network_interface.py",
}
CASES = [
    case(
        "bridge",
        "vmbr{number}",
        {
            "node": Replaces("pve03", "pve02"),
            "iface": Replaces("vmbr{number}", "vmbr{number}0"),
            "autostart": of("bridge", True, False, shown=("1", None)),
            "cidr": of("bridge", "203.0.113.9/24", "203.0.113.10/25"),
            "cidr6": of("bridge", "fd00::9/64", "fd00::10/65"),
            "comments": of("bridge", "uplink", "second", shown=("uplink\n", "second\n")),
            "mtu": of("bridge", 1500, 1400),
            "bridge_ports": of("bridge", CARD, f"{CARD} {OTHER}"),
            "bridge_vlan_aware": of(
                "bridge",
                True,
                False,
                shown=("1", None),
                writes=({"delete", "type"},),
                hands={"0": (f"PUT {ITEM} type=bridge delete=bridge_vlan_aware",)},
            ),
            "bridge_vids": of(
                "bridge",
                "2-10 20",
                "2-4000",
                along={"bridge_vlan_aware": True},
            ),
            "foreign": Steers("apply", "refuse"),
            "lockout": Steers("vmbr{number}", "none"),
            "reachable": Steers(60, 30),
        },
        CARD,
        OTHER,
    ),
    case(
        "bond",
        "bond{number}",
        {
            "slaves": of("bond", CARD, f"{CARD} {OTHER}"),
            "bond_mode": of("bond", "802.3ad", "active-backup"),
            "bond_primary": of(
                "bond",
                CARD,
                OTHER,
                along={"slaves": f"{CARD} {OTHER}", "bond_mode": "active-backup"},
            ),
            "bond_xmit_hash_policy": of(
                "bond", "layer2+3", "layer2", along={"bond_mode": "balance-xor"}
            ),
        },
        CARD,
        OTHER,
    ),
]
