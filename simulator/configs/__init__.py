"""PVE's configuration files: texts to and from the state's document."""

from collections.abc import Callable
from typing import Any, NamedTuple

from simulator.configs import guests, ha, sections, user
from simulator.configs.lines import read_colon_lines, read_words, write_colon_lines, write_words
from simulator.schema import parameters_of

Files = dict[str, str]
"""Path to text."""


class Format(NamedTuple):
    """How one file is read and written."""

    read: Callable[[str], dict[str, Any]]
    write: Callable[[Any], str]


def _sections(template: str, kind: str | None = None) -> Format:
    return Format(
        lambda text: sections.read(text, parameters_of(template, "POST"), kind),
        lambda entries: sections.write(entries, kind),
    )


FORMATS = {
    "user.cfg": Format(user.read, user.write),
    "domains.cfg": _sections("/access/domains"),
    "storage.cfg": _sections("/storage"),
    "jobs.cfg": _sections("/cluster/backup"),
    "ha/resources.cfg": Format(ha.read_resources, ha.write_resources),
    "ha/rules.cfg": _sections("/cluster/ha/rules"),
    "mapping/directory.cfg": _sections("/cluster/mapping/dir", "dir"),
    "mapping/pci.cfg": _sections("/cluster/mapping/pci", "pci"),
    "mapping/usb.cfg": _sections("/cluster/mapping/usb", "usb"),
    "replication.cfg": _sections("/cluster/replication"),
    "sdn/controllers.cfg": _sections("/cluster/sdn/controllers"),
    "sdn/dns.cfg": _sections("/cluster/sdn/dns"),
    "sdn/ipams.cfg": _sections("/cluster/sdn/ipams"),
    "sdn/subnets.cfg": _sections("/cluster/sdn/vnets/{vnet}/subnets"),
    "sdn/vnets.cfg": _sections("/cluster/sdn/vnets"),
    "sdn/zones.cfg": _sections("/cluster/sdn/zones"),
    "status.cfg": _sections("/cluster/metrics/server/{id}"),
    "datacenter.cfg": Format(read_colon_lines, write_colon_lines),
    "priv/token.cfg": Format(read_words, write_words),
    "priv/shadow.cfg": Format(
        lambda text: read_colon_lines(text, ":"), lambda entries: write_colon_lines(entries, ":")
    ),
}
"""Files below /etc/pve, by their key in the document. Others are kept per node."""
CLUSTER = "/etc/pve/"
INTERFACES = "/etc/network/"
FIREWALLS, HOST_FIREWALL = ("firewall", "sdn/firewall"), "host.fw"
"""Folders of texts, and a file that each node has."""
LOCAL = "/etc/pve/local/"


def read_files(document: dict[str, Any], files: Files, node: str) -> None:
    """Put the files of a cluster, as `node` sees them, in place of what the document holds."""
    for path, text in files.items():
        key = path.removeprefix(CLUSTER)
        if key in FORMATS:
            document[key] = FORMATS[key].read(text)
        elif path.startswith(INTERFACES):
            document["nodes"][node][path.removeprefix(INTERFACES)] = text
        elif path == LOCAL + HOST_FIREWALL:
            document["nodes"][node][HOST_FIREWALL] = text
        elif (folder := key.rpartition("/")[0]) in FIREWALLS:
            document.setdefault(folder, {})[key.rpartition("/")[2]] = text
        else:
            guests.read_file(document, key, text, node)


def write_files(document: dict[str, Any], node: str) -> Files:
    """All files that have something in them, as `node` sees them."""
    written = (key for key in FORMATS if document.get(key))
    files = {CLUSTER + key: FORMATS[key].write(document[key]) for key in written}
    own = document["nodes"][node]
    for name in ("interfaces", "interfaces.new"):
        if name in own:
            files[INTERFACES + name] = own[name]
    if HOST_FIREWALL in own:
        files[LOCAL + HOST_FIREWALL] = own[HOST_FIREWALL]
    for folder in FIREWALLS:
        for name, text in document.get(folder, {}).items():
            files[f"{CLUSTER}{folder}/{name}"] = text
    for kind in guests.KINDS:
        for vmid, guest in own[kind].items():
            files[f"{CLUSTER}{kind}/{vmid}.conf"] = guests.write(guest, kind)
    return files
