"""/etc/network/interfaces as an administrator may have written it, read and written again."""

from simulator.network.reading import read
from simulator.network.writing import HEAD, write

BY_HAND = """\
# written by hand
mapping eth0
	script /usr/local/bin/locate
auto lo
iface lo inet loopback

allow-hotplug eno1
iface eno1 inet dhcp
	hwaddress aa:bb:cc:dd:ee:ff
	#left by the desk

iface eno1 inet6 auto
	accept_ra 2

iface bond0 inet manual
	bond_slaves eno3 eno2
	bond-mode 1
	up ip link show

auto vmbr0
iface vmbr0
	address 192.0.2.11
	netmask 255.255.255.0
	address fd00::11/64
	bridge_ports none
	bridge-stp yes

allow-vmbr0 eno4
source interfaces.d/*
"""
BY_PVE = """\
mapping eth0
	script /usr/local/bin/locate

auto lo
iface lo inet loopback

auto eno1
iface eno1 inet dhcp
	hwaddress aa:bb:cc:dd:ee:ff
#left by the desk

iface eno1 inet6 auto
	accept_ra 2

iface eno2 inet manual

iface eno3 inet manual

iface bond0 inet manual
	bond-slaves eno2 eno3
	bond-miimon 100
	bond-mode active-backup
	up ip link show

auto vmbr0
iface vmbr0
	address 192.0.2.11/24
	address fd00::11/64
	bridge-ports none
	bridge-stp on

allow-vmbr0 eno4
source interfaces.d/*
"""


def test_everything_is_kept_in_the_form_of_pve() -> None:
    network = read(BY_HAND, nics=("eno1", "eno2", "eno3"))
    assert write(network) == HEAD + BY_PVE
    assert write(read(BY_PVE, nics=("eno1", "eno2", "eno3"))) == HEAD + BY_PVE


def test_interfaces_say_what_they_are() -> None:
    interfaces = read(BY_HAND, nics=("eno1", "eno2"), active=("eno1",)).interfaces
    assert interfaces["eno1"] == {
        "type": "eth",
        "exists": 1,
        "active": 1,
        "autostart": 1,
        "priority": 5,
        "families": ["inet", "inet6"],
        "method": "dhcp",
        "method6": "auto",
        "options": ["hwaddress aa:bb:cc:dd:ee:ff"],
        "options6": ["accept_ra 2"],
        "comments": "left by the desk\n",
    }
    assert interfaces["vmbr0"]["families"] == [None]
    assert interfaces["vmbr0"]["cidr"] == "192.0.2.11/24"
    assert interfaces["vmbr0"]["cidr6"] == "fd00::11/64"
    assert interfaces["bond0"]["bond_mode"] == "active-backup"
    assert "eno3" not in interfaces
