"""Commands on nodes that run when something has changed."""

from typing import Annotated, ClassVar

from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.kind.flat import Row
from providers.core.kind.identity import identity
from providers.core.kind.marks import CONTROL, IDENTITY, NAME, Via
from providers.core.kind.paths import elsewhere
from providers.core.kind.spec import Spec
from providers.core.nodes.declared import Node
from providers.core.nodes.files import run


def run_again(view: View, spec: "NodeCommand", _actual: Row, _keys: list[str]) -> None:
    """Run it, unless its trigger says that nothing has changed."""
    if spec.trigger != "":
        run(view.shells, spec.node, spec.command, spec.timeout)


class NodeCommand(Spec):
    """A command on a node. It runs when the entry is made, and again at another trigger. Over SSH.

    A run in which it fails is followed by one in which it is tried again. Taking out the entry
    undoes nothing. For what has to follow a change of a file, say `handler` there.
    """

    section: ClassVar = "node_commands"
    shown: ClassVar = ("node", "name")
    paths: ClassVar = elsewhere("{node}:{name}")

    node: Node
    """The node that it runs on."""
    name: Annotated[str, IDENTITY, NAME]
    """What it is called here."""
    command: Annotated[str, CONTROL, Via(run_again)]
    """The command, for `sh`. It has `timeout` seconds."""
    trigger: Annotated[str | None, CONTROL, Via(run_again)] = None
    """Any text; another one than before has the command run again, an empty one has it wait."""

    @classmethod
    def find(cls, view: View, key: Row, look: Look) -> Row | None:
        """Nothing on the node tells that it has run: the state does."""
        return None if look is Look.SEEN else identity(cls, key)

    def make(self, view: View) -> None:
        """Run it for the first time."""
        run_again(view, self, {}, [])
