"""What interfaces are made of: ports of bridges, cards of bonds, carriers of VLANs."""

from typing import Annotated, Literal

from pydantic import Field

from providers.core.kind.conditions import Only
from providers.core.kind.marks import DASHED, NEVER_FALSE, Ref
from providers.core.kind.spec import Spec
from providers.core.kind.values import Spaced, Vlans

OTHER = Ref("network_interface", soft=True)
BRIDGE, BOND = Only("type", "bridge"), Only("type", "bond", "OVSBond")


class Members(Spec):
    """The fields that concern other interfaces."""

    bridge_ports: Annotated[Spaced | None, BRIDGE, OTHER] = None
    """The interfaces that a bridge connects."""
    bridge_vlan_aware: Annotated[bool | None, BRIDGE, NEVER_FALSE] = None
    """Whether guests on a bridge choose a VLAN by the `tag` of their cards; default: false."""
    bridge_vids: Annotated[Vlans | None, BRIDGE] = None
    """The VLANs that a bridge lets through, such as `2-4094`."""

    slaves: Annotated[Spaced | None, Only("type", "bond"), OTHER] = None
    """The cards that a bond is made of."""
    bond_mode: Annotated[
        Literal[
            "balance-rr", "active-backup", "balance-xor", "broadcast", "802.3ad", "balance-tlb",
            "balance-alb", "balance-slb", "lacp-balance-slb", "lacp-balance-tcp",
        ]
        | None,
        BOND,
    ] = None  # fmt: skip
    """How a bond divides its work; default: balance-rr."""
    bond_primary: Annotated[str | None, Only("type", "bond"), DASHED] = None
    """The card that a bond in mode active-backup prefers."""
    bond_xmit_hash_policy: Annotated[
        Literal["layer2", "layer2+3", "layer3+4"] | None, Only("type", "bond")
    ] = None
    """What chooses the card for a packet, in the modes balance-xor and 802.3ad."""

    vlan_id: Annotated[int | None, Only("type", "vlan"), DASHED, Field(ge=1, le=4094)] = None
    """Tag of a VLAN whose name does not hold it."""
    vlan_raw_device: Annotated[str | None, Only("type", "vlan"), DASHED, OTHER] = None
    """The interface that a VLAN is on, if its name does not say so."""

    ovs_bridge: Annotated[str | None, Only("type", "OVSPort", "OVSBond", "OVSIntPort")] = None
    """The Open vSwitch bridge that it belongs to."""
    ovs_ports: Annotated[Spaced | None, Only("type", "OVSBridge")] = None
    """The ports of an Open vSwitch bridge."""
    ovs_bonds: Annotated[Spaced | None, Only("type", "OVSBond")] = None
    """The cards of an Open vSwitch bond."""
    ovs_tag: Annotated[int | None, Field(ge=1, le=4094)] = None
    """VLAN tag of an Open vSwitch port."""
    ovs_options: Annotated[str | None, Field(max_length=1024)] = None
    """Further options for Open vSwitch."""
