"""What runs."""

from components.section import Section


class GuestFleet(Section):
    """Pools, virtual machines and containers. Guests are protected unless told otherwise."""

    kinds = ("pool", "vm", "container")
