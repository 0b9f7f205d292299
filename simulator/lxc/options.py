"""Options of a container: which there are, their parts, and who may set them."""

from simulator.guests.options import OptionSet

COLLECTION = "/nodes/{node}/lxc"
ONE = COLLECTION + "/{vmid}"
OPTIONS = OptionSet(
    COLLECTION,
    not_stored=frozenset(
        """
        bwlimit delete digest force ha-managed ignore-unpack-errors node ostemplate password pool
        restore revert ssh-public-keys start storage unique vmid
        """.split()  # noqa: SIM905
    ),
    also=("parent", "snaptime"),
)
PRIVILEGES = {
    "VM.Config.CPU": ("cores", "cpuunits", "cpulimit"),
    "VM.Config.Memory": ("memory", "swap"),
    "VM.Config.Network": ("nameserver", "searchdomain", "hostname"),
}
PRIVILEGE_OF = {option: name for name, options in PRIVILEGES.items() for option in options}
OTHER_PRIVILEGE = "VM.Config.Options"
"""For every option that has no privilege of its own."""
REQUIRED = ("memory", "rootfs", "ostype")
"""Options that cannot be deleted."""
READ_ONLY = "unprivileged"
