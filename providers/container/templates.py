"""System templates: named as the node lists them, downloaded where they are not.

The name of an archive carries a version and changes. So a container names a package, or a pattern,
and takes the newest version that its node knows of.
"""

import difflib
import fnmatch
import re
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from providers.core.check.problems import Problem, choices
from providers.core.check.references import claim
from providers.core.check.storages import content_of, faults_of_content, is_shared
from providers.core.cluster.nodes import first_node
from providers.core.cluster.reads import EVER
from providers.core.cluster.view import View
from providers.core.cluster.volumes import CONTENT
from providers.core.engine import host
from providers.core.errors import LabError, NotFound
from providers.core.kind.flat import Row
from providers.core.kind.paths import fill

if TYPE_CHECKING:
    from providers.container import Container

LIST = "/nodes/{node}/aplinfo"
NEAREST = 3


def faults_of_template(spec: "Container", view: View) -> Iterator[Problem]:
    """A name that no template of the node has, or which one it is; a volume that is not there."""
    node, name = spec.node or first_node(view), spec.ostemplate
    if name is None:
        return
    if not _is_name(name):
        yield from _missing(view, node, name)
        return
    yield from faults_of_content(view, "vztmpl", [("template_storage", spec.template_storage)])
    found = _matching(_known(view, node), name)
    if not found:
        yield Problem("ostemplate", f"is {name!r}, {_nothing(view, node, name)}")
    elif len(found) > 1:
        host.inform(f"ostemplate: {name!r} is {found[0]}, the newest of {len(found)}")


def _missing(view: View, node: str, volume: str) -> Iterator[Problem]:
    """It may come to be there by then, and a storage that is down tells nothing."""
    is_declared = view.ledger.claimed(claim("image", volume))
    if is_declared or not content_of(view, volume.partition(":")[0]):
        return
    try:
        there = _volumes(view, node, volume, EVER)
    except LabError:
        return
    if volume not in there:
        held = choices(there, "and") if there else "no templates"
        why = f"is {volume!r}, which is not on {node} by now; there is {held}"
        yield Problem("ostemplate", why, warning=True)


def provided(view: View, spec: "Container") -> str:
    """The volume of the declared template on the node of the container.

    Raises NotFound if the node knows of no such template. API: /nodes/{node}/aplinfo
    """
    if not _is_name(spec.ostemplate):
        return str(spec.ostemplate)
    node, name = str(spec.node), str(spec.ostemplate)
    found = _matching(_known(view, node), name)
    if not found:
        raise NotFound(f"the template {name!r} is {_nothing(view, node, name)}")
    return _downloaded(view, spec, found[0])


def _is_name(template: str | None) -> bool:
    """Whether it is to be looked up, rather than a volume."""
    return template is not None and ":" not in template


def _downloaded(view: View, spec: "Container", file: str) -> str:
    """The volume of an archive, which is downloaded once for all who want it."""
    storage, node = spec.template_storage, str(spec.node)
    volume = f"{storage}:vztmpl/{file}"
    place = storage if is_shared(view, storage) else f"{node}/{storage}"
    with view.lock(f"{place}/{file}"):
        if not _is_there(view, node, volume):
            form = {"storage": storage, "template": file}
            view.api.run("POST", fill(LIST, {"node": node}), form, spec.timeout)
    return volume


def _is_there(view: View, node: str, volume: str) -> bool:
    """Whether the node has the volume; an older list does not tell that it has not."""
    return any(volume in _volumes(view, node, volume, when) for when in (EVER, time.monotonic()))


def _volumes(view: View, node: str, like: str, since: float) -> list[str]:
    """The templates on the storage of a volume."""
    path = fill(CONTENT, {"node": node, "storage": like.partition(":")[0]})
    return [str(row["volid"]) for row in view.once(path, since, content="vztmpl")]


def _known(view: View, node: str) -> list[Row]:
    return [row for row in view.once(fill(LIST, {"node": node})) if row.get("type") == "lxc"]


def _matching(known: Iterable[Row], name: str) -> list[str]:
    """The archives of that name or pattern, the newest first."""
    rows = [row for row in known if _is_called(row, name)]
    rows.sort(key=lambda row: (_version(row), row["template"]), reverse=True)
    return [str(row["template"]) for row in rows]


def _is_called(row: Row, name: str) -> bool:
    return any(fnmatch.fnmatchcase(str(row[key]), name) for key in ("package", "template"))


def _version(row: Row) -> list[tuple[int, str]]:
    """The parts of a version such as `13.1-2`, numbers as such."""
    parts = re.findall(r"\d+|[a-z]+", str(row.get("version")))
    return [(int(part), "") if part.isdigit() else (-1, part) for part in parts]


def _nothing(view: View, node: str, name: str) -> str:
    """Why there is none."""
    packages = sorted({str(row["package"]) for row in _known(view, node)})
    if not packages:
        return f"and {node} knows of no templates at all: run `pveam update` there"
    near = difflib.get_close_matches(name, packages, n=NEAREST, cutoff=0) or packages
    return f"which {node} does not know of; nearest are {choices(near, 'and')}"
