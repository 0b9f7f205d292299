"""What is on the nodes themselves."""

from collections.abc import Iterable

import pulumi

from components.entry import Entry
from components.section import Section
from providers.core.engine.resource import DeclaredResource, resource_class
from providers.core.kind.flat import Row

COMMAND, INTERFACE = "node_command", "network_interface"


class NodeSetup(Section):
    """Network interfaces of nodes, directories, files and blocks in files, and commands there.

    A `handler` runs once for each node, after all changes there that ask for it. What has one is
    changed on one node after the other: a node that a change has cut off is the last one.
    """

    kinds = (INTERFACE, "node_directory", "node_file", "node_block", COMMAND)

    def hints(self, entries: list[Entry]) -> dict[str, Row]:
        """The interfaces of the same node: what is staged of them is not somebody else's. And that
        handlers are run here."""
        interfaces = [entry for entry in entries if entry.kind == INTERFACE]
        names: dict[object, list[object]] = {}
        for entry in interfaces:
            names.setdefault(entry.fields.get("node"), []).append(entry.fields.get("iface"))
        return {
            **{e.place: {"ours": names[e.fields.get("node")]} for e in interfaces},
            **{e.place: {"handled": True} for e in entries if _handler(e)},
        }

    def register_all(self) -> None:
        """What has no handler at once, the rest node by node."""
        nodes: dict[tuple[str, object], list[Entry]] = {}
        for entry in self.entries:
            if _handler(entry):
                nodes.setdefault((entry.connection, entry.fields["node"]), []).append(entry)
            else:
                self.register(entry)
        done: list[DeclaredResource] = []
        for entries in nodes.values():
            done = self._register_on_node(entries, done)

    def _register_on_node(
        self, entries: list[Entry], after: list[DeclaredResource]
    ) -> list[DeclaredResource]:
        """All entries of one node, and their handlers in turn, which are returned."""
        changing: dict[str, list[DeclaredResource]] = {}
        for entry in entries:
            changing.setdefault(_handler(entry), []).append(self.register(entry, after))
        commands: list[DeclaredResource] = []
        for handler, resources in changing.items():
            every = [resource for several in changing.values() for resource in several]
            command = self._command(handler, entries[0], resources, [*every, *commands])
            commands.append(command)
        return commands

    def _command(
        self,
        handler: str,
        entry: Entry,
        changing: list[DeclaredResource],
        after: Iterable[DeclaredResource],
    ) -> DeclaredResource:
        """The handler of a node, which runs when one of the resources has changed something."""
        name, node = f"{handler} after changes", entry.fields["node"]
        times = pulumi.Output.all(*(resource.changed for resource in changing))
        return resource_class(COMMAND)(
            f"{node}:{name}",
            pulumi.ResourceOptions(parent=self, depends_on=[*after]),
            node=node,
            name=name,
            command=handler,
            trigger=times.apply(lambda found: max(filter(None, found), default="")),
            connection=entry.connection,
            timeout=entry.fields.get("timeout"),
        )


def _handler(entry: Entry) -> str:
    """The handler of an entry, "" if it has none."""
    return str(entry.fields.get("handler") or "")
