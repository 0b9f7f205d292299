"""Files that guests are made from or boot from, on storages."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal, Self

from pydantic import Field

from providers.core.check.problems import Problem, choices
from providers.core.check.storages import faults_of_content
from providers.core.cluster import volumes
from providers.core.cluster.look import Look
from providers.core.cluster.nodes import first_node, is_node
from providers.core.cluster.view import View
from providers.core.kind.conditions import Beside
from providers.core.kind.flat import Row
from providers.core.kind.forms import Form
from providers.core.kind.marks import (
    CLAIMED,
    COMPUTED,
    CONTROL,
    DASHED,
    FIXED,
    IDENTITY,
    NAME,
    Absent,
    Ref,
    Via,
)
from providers.core.kind.paths import NOTHING, POST, Paths, Seen, fill
from providers.core.kind.registry import kinds
from providers.core.kind.spec import Spec

DOWNLOAD = "/nodes/{node}/storage/{storage}/download-url"

FILE_NAME = Form(r"[A-Za-z0-9_.-]+", "of letters, digits, `.`, `-` and `_`")
URL = Form(r"https?://.+", "a URL of http or https")
EXTENSIONS = {
    "iso": (".iso", ".img"),
    "vztmpl": (".tar.gz", ".tar.xz", ".tar.zst", ".tar.bz2"),
    "import": (".qcow2", ".raw", ".vmdk", ".ova"),
}


def _has_place(view: View, spec: "Image", look: Look) -> bool:
    """Whether storage and node are there: this run may be the one that makes the storage."""
    storage = view.find(kinds()["storage"], {"storage": spec.storage}, look)
    return storage is not None and is_node(view, spec.node)


def discard(view: View, spec: "Image", _actual: Row) -> None:
    """Remove the file, unless it is to stay. Guests that were made from it do not need it.

    API: DELETE /nodes/{node}/storage/{storage}/content/{volume}
    """
    if spec.keep:
        return
    volumes.remove(view, {**spec.declared(), "volid": spec.volume_id()}, spec.timeout)


class Image(Spec):
    """A file on a storage: an ISO image, a container template, or a disk to import.

    A node downloads it from its URL. Another URL or checksum is another file, which takes the
    place of the old one; guests that were made from that stay as they are.
    API: /nodes/{node}/storage/{storage}/download-url, …/content
    """

    section: ClassVar = "images"
    shown: ClassVar = ("volid", "size")
    paths: ClassVar = Paths(
        volumes.CONTENT,
        volumes.VOLUME,
        create=POST(DOWNLOAD),
        update=NOTHING,
        delete=NOTHING,
        seen=Seen("/storage/{storage}", "Datastore.Audit", "Datastore.AllocateSpace"),
        key="{storage}:{content}/{filename}",
    )
    adoption: ClassVar = "never"

    storage: Annotated[str, IDENTITY, Ref("storage")]
    """The storage; its `content` must hold that of the image."""
    content: Annotated[Literal["iso", "vztmpl", "import"], IDENTITY]
    """What it is: an ISO image, a container template, or a disk that machines are made from."""
    filename: Annotated[str, IDENTITY, NAME, FILE_NAME, Field(max_length=255)]
    """Its name on the storage, with an extension that fits the content."""
    node: Annotated[str | None, CLAIMED, FIXED, Ref("node")] = None
    """The node that downloads it, and that has it where the storage is its own; default: the
    first one that is online."""
    url: Annotated[str, FIXED, URL]
    """Where it comes from."""
    checksum: Annotated[str | None, FIXED, Beside("checksum_algorithm")] = None
    """What the download is held against; one that differs is not kept."""
    checksum_algorithm: Annotated[
        Literal["md5", "sha1", "sha224", "sha256", "sha384", "sha512"] | None,
        FIXED,
        DASHED,
        Beside("checksum"),
    ] = None
    """How `checksum` was made."""
    compression: Annotated[str | None, FIXED] = None
    """How the download is packed, such as `gz` or `zst`; an ISO image is unpacked on the way."""
    verify_certificates: Annotated[bool | None, FIXED, DASHED, Absent(True)] = None
    """Whether the server has to prove who it is; default: true."""
    keep: Annotated[bool | None, CONTROL, Via(ending=discard)] = None
    """Whether the file stays when the entry is removed; default: false."""
    timeout: Annotated[int, CONTROL, Field(ge=1)] = 1800
    """Seconds to wait for the download."""
    volid: Annotated[str | None, COMPUTED] = None
    """The volume's id, `storage:content/filename`."""
    size: Annotated[int | None, COMPUTED] = None
    """Bytes."""

    @classmethod
    def find(cls, view: View, key: Row, look: Look) -> Row | None:
        """The file as the storage lists it; PVE does not know where it came from.

        API: GET /nodes/{node}/storage/{storage}/content
        """
        known = cls.model_validate({name: key[name] for name in key if name in cls.model_fields})
        known.node = known.node or first_node(view)
        if not _has_place(view, known, look):
            return None
        path = fill(volumes.CONTENT, known.declared())
        rows = view.once(path, look.since, content=known.content)
        found = next((row for row in rows if row["volid"] == known.volume_id()), None)
        if found is None:
            view.require_sight(cls, key)
            return None
        facts = {"volid": found["volid"], "size": found["size"]}
        return {**known.params(NOTHING, known.declared()), **facts}

    def make(self, view: View) -> None:
        """Have a node download it, and wait for the end."""
        self.node = self.node or first_node(view)
        with view.turn(self.node):
            super().make(view)

    def volume_id(self) -> str:
        """PVE's id of the volume."""
        return f"{self.storage}:{self.content}/{self.filename}"

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """A name that does not fit, and a storage that does not take such files."""
        fitting = EXTENSIONS[self.content]
        if not self.filename.lower().endswith(fitting):
            yield Problem("filename", f"is {self.filename!r}, must end with {choices(fitting)}")
        yield from faults_of_content(view, self.content, [("content", self.storage)])
