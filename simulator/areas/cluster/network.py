"""/nodes/{node}/network: interfaces of a node. Changes are staged until they are applied."""

from typing import Any

from simulator.call import Call
from simulator.errors import failed, invalid
from simulator.network.addresses import check_host_address, split_cidrs
from simulator.network.checks import PORT_LISTS, ports_of
from simulator.network.files import NetworkFiles
from simulator.network.kinds import Interface
from simulator.network.reading import Network
from simulator.params import split_list
from simulator.routes import route

NETWORK = "/nodes/{node}/network"
ONE = NETWORK + "/{iface}"
FAMILIES = {"address": "inet", "address6": "inet6"}
NOT_OPTIONS = ("node", "iface", "delete")

Interfaces = dict[str, Interface]


def _files(call: Call) -> NetworkFiles:
    return NetworkFiles(call.cluster, call.node)


@route("GET", ONE)
def show_interface(call: Call) -> Interface:
    return _find(call, _files(call).read())


def _find(call: Call, network: Network) -> Interface:
    interface = network.interfaces.get(call.params["iface"])
    if interface is None:
        raise invalid(iface="interface does not exist")
    return interface


@route("POST", NETWORK)
def create_interface(call: Call) -> None:
    files, name = _files(call), call.params["iface"]
    network = files.read()
    if name in network.interfaces:
        raise invalid(iface="interface already exists")
    options = _options(call)
    _check_gateways(name, options, network.interfaces)
    _check_ports(name, options, network.interfaces)
    split_cidrs(options)
    options.update(_methods(options))
    _check_open_vswitch(call, options, network.interfaces)
    options.update(_spaced(options))
    network.interfaces[name] = options
    files.stage(network)


def _options(call: Call) -> Interface:
    return {name: value for name, value in call.params.items() if name not in NOT_OPTIONS}


def _check_gateways(name: str, options: Interface, interfaces: Interfaces) -> None:
    for option, what in (("gateway", "Default gateway"), ("gateway6", "Default ipv6 gateway")):
        for other, interface in interfaces.items():
            if options.get(option) and other != name and interface.get(option):
                raise invalid({option: f"{what} already exists on interface '{other}'."})


def _check_ports(name: str, options: Interface, interfaces: Interfaces) -> None:
    ports = set(ports_of(options))
    for other, interface in interfaces.items():
        taken = [port for port in ports_of(interface) if port in ports]
        if taken and other != name:
            option = next(option for option in PORT_LISTS if options.get(option))
            raise invalid({option: f"{taken[0]} is already used on interface '{other}'."})


def _methods(options: Interface) -> dict[str, Any]:
    """An interface is static in the families for which this request has an address."""
    if options.get("address6"):
        check_host_address(options["address6"], int(options["netmask6"]))
    families = [family for name, family in FAMILIES.items() if options.get(name)]
    return {
        "families": families or ["inet"],
        "method": "static" if "inet" in families else "manual",
        "method6": "static" if "inet6" in families else "manual",
    }


def _check_open_vswitch(call: Call, options: Interface, interfaces: Interfaces) -> None:
    """Ports inside a bridge and bonds join their bridge at once."""
    if options["type"].startswith("OVS") and not call.world.has_open_vswitch:
        raise failed("Open VSwitch is not installed (need package 'openvswitch-switch')")
    if options["type"] not in ("OVSIntPort", "OVSBond"):
        return
    name = options.get("ovs_bridge")
    if not name:
        raise invalid(ovs_bridge="parameter is required")
    bridge = interfaces.get(name)
    if bridge is None:
        raise invalid(ovs_bridge=f"bridge '{name}' does not exist")
    if bridge["type"] != "OVSBridge":
        raise invalid(ovs_bridge=f"interface '{name}' is no OVS bridge")
    ports = (bridge.get("ovs_ports") or "").split()
    bridge["ovs_ports"] = " ".join(dict.fromkeys([*ports, call.params["iface"]]))


def _spaced(options: Interface) -> dict[str, str]:
    """Only spaces part the VLANs in the file."""
    vlans = options.get("bridge_vids")
    return {"bridge_vids": " ".join(split_list(vlans))} if vlans else {}


@route("PUT", ONE)
def update_interface(call: Call) -> None:
    """Options that are not sent stay, but the methods follow from what is sent."""
    files, name = _files(call), call.params["iface"]
    network = files.read()
    interface, options = _find(call, network), _options(call)
    for option in split_list(call.params.get("delete")):
        for gone in _deleted(option):
            interface.pop(gone, None)
    split_cidrs(options)
    _check_gateways(name, options, network.interfaces)
    _check_ports(name, options, network.interfaces)
    interface.update({**options, **_methods(options)})
    files.stage(network)


def _deleted(option: str) -> list[str]:
    suffix = option.removeprefix("cidr")
    if option in ("cidr", "cidr6"):
        return [option, f"address{suffix}", f"netmask{suffix}"]
    return [option]


@route("DELETE", ONE)
def delete_interface(call: Call) -> None:
    files, name = _files(call), call.params["iface"]
    network = files.read()
    interface = _find(call, network)
    bridge = network.interfaces.get(interface.get("ovs_bridge", ""))
    if interface["type"] in ("OVSIntPort", "OVSBond") and bridge and bridge.get("ovs_ports"):
        ports = bridge["ovs_ports"].split()
        bridge["ovs_ports"] = " ".join(port for port in ports if port != name)
    del network.interfaces[name]
    files.stage(network)


@route("DELETE", NETWORK)
def revert(call: Call) -> None:
    _files(call).revert()


@route("PUT", NETWORK)
def apply(call: Call) -> str:
    files = _files(call)
    return call.tasks.start(
        call.node, "srvreload", "networking", call.who, lambda _task: files.reload()
    )
