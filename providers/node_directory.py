"""Directories on nodes."""

from typing import Annotated, ClassVar, Literal

from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.kind.flat import Row
from providers.core.kind.forms import FILE_PATH
from providers.core.kind.marks import CONTROL, IDENTITY, NAME, Above, Absent, Via
from providers.core.kind.paths import elsewhere
from providers.core.kind.spec import Spec
from providers.core.nodes.declared import ROOT, Mode, Node, Owner, attributes, place, read, row
from providers.core.nodes.files import DIRECTORY

MODE = "0755"


def own(view: View, spec: "NodeDirectory", _actual: Row, keys: list[str]) -> None:
    """Set owner, group and mode."""
    place(view, spec.declared()).own(attributes(spec, keys, MODE))


def remove(view: View, spec: "NodeDirectory", _actual: Row) -> None:
    """Remove the directory if it is empty."""
    here = place(view, spec.declared())
    if spec.on_delete == "remove" and here.read() and not here.remove_directory():
        host.warn(f"{here} is not empty: it is no longer managed, but stays")


class NodeDirectory(Spec):
    """A directory on a node, such as that of a `dir` storage. Over SSH.

    Directories above it that lack are made, too. What is in it is never touched.
    """

    section: ClassVar = "node_directories"
    shown: ClassVar = ("node", "path")
    names: ClassVar = ("path",)
    paths: ClassVar = elsewhere("{node}:{path}")

    node: Node
    """The node that it is on."""
    path: Annotated[str, IDENTITY, NAME, FILE_PATH, Above("node_directory")]
    """Its place on the node."""
    owner: Annotated[Owner | None, Absent(ROOT), Via(own)] = None
    """A user of the node; default: root for a new directory."""
    group: Annotated[Owner | None, Absent(ROOT), Via(own)] = None
    """A group of the node; default: root for a new directory."""
    mode: Annotated[Mode | None, Absent(MODE), Via(own, ending=remove)] = None
    """Permissions in octal digits; default: "0755" for a new directory."""
    on_delete: Annotated[Literal["remove", "keep"], CONTROL] = "remove"
    """What becomes of it when the entry is taken out. It is removed if it is empty."""

    @classmethod
    def find(cls, view: View, key: Row, look: Look) -> Row | None:
        """The directory as it is."""
        found = read(place(view, key), DIRECTORY)
        return None if found is None else row(cls, found, key)

    def make(self, view: View) -> None:
        """Make the directory."""
        here = place(view, self.declared())
        here.make_directory(attributes(self, ["owner", "group", "mode"], MODE))
