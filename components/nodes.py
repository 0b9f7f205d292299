"""What the nodes themselves need."""

from components.entry import Entry
from components.section import Section
from providers.core.kind.flat import Row


class NodeSetup(Section):
    """Network interfaces of the nodes."""

    kinds = ("network_interface",)

    def hints(self, entries: list[Entry]) -> dict[str, Row]:
        """The interfaces of the same node: what is staged of them is not somebody else's."""
        names: dict[object, list[object]] = {}
        for entry in entries:
            names.setdefault(entry.fields.get("node"), []).append(entry.fields.get("iface"))
        return {entry.place: {"ours": names[entry.fields.get("node")]} for entry in entries}
