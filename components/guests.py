"""What runs."""

from components.section import Section


class GuestFleet(Section):
    """Pools and virtual machines. Guests are protected unless told otherwise."""

    kinds = ("pool", "vm")
