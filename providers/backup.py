"""Backups made at once."""

import time
from collections.abc import Iterator
from typing import Annotated, ClassVar, Self

from pydantic import Field

from providers.core.check.problems import Problem
from providers.core.cluster import volumes
from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import Refused
from providers.core.kind.flat import Row
from providers.core.kind.marks import COMPUTED, CONTROL, IDENTITY, NAME, Ref, Via
from providers.core.kind.paths import NOTHING, POST, Paths, fill
from providers.core.kind.registry import kinds
from providers.core.kind.values import Numbers
from providers.vzdump import LEFT_OUT, Vzdump

VZDUMP = "/nodes/{node}/vzdump"
SELECTION = ("all", "vmid", "exclude", "pool", "node")


def back_up(view: View, spec: "Backup", _known: Row, _keys: list[str]) -> Row:
    """Save the guests, node by node; returns the archives. API: POST /nodes/{node}/vzdump"""
    options = [key for key in spec.declared() if key not in SELECTION]
    made: list[Row] = []
    for node, numbers in _chosen(view, spec).items():
        form = {**spec.params(NOTHING, options), "vmid": ",".join(numbers)}
        with view.turn(node):
            made += _saved(view, spec, node, form)
    return {"archives": made}


def _saved(view: View, spec: "Backup", node: str, form: Row) -> list[Row]:
    path = fill(VZDUMP, {"node": node})
    if spec.wait is False:
        task = view.api.call("POST", path, form)
        host.warn(
            f"the backup of {form['vmid']} is accepted, which is not to say done: task {task}"
        )
        return []
    before = [archive["volid"] for archive in _archives(view, spec, node)]
    view.api.run("POST", path, form, spec.timeout)
    return [found for found in _archives(view, spec, node) if found["volid"] not in before]


def _archives(view: View, spec: "Backup", node: str) -> list[Row]:
    path = fill(volumes.CONTENT, {"node": node, "storage": spec.storage})
    rows = view.api.rows(path, content="backup")
    return [{"node": node, **{key: row[key] for key in ("volid", "size", "ctime")}} for row in rows]


def _chosen(view: View, spec: "Backup") -> dict[str, list[str]]:
    """The numbers of the guests on each node, with what this run has made."""
    rows = view.once("/cluster/resources", time.monotonic(), type="vm")
    there = {str(row["vmid"]): row for row in rows if spec.node in (None, row["node"])}
    excluded = [str(number) for number in spec.exclude or ()]
    if spec.vmid is not None:
        chosen = [str(number) for number in spec.vmid]
    elif spec.pool is not None:
        chosen = [number for number, row in there.items() if row.get("pool") == spec.pool]
    else:
        chosen = list(there)
    missing = [number for number in chosen if number not in there]
    if missing or not set(chosen).difference(excluded):
        raise Refused(f"there is no guest {', '.join(missing)}" if missing else "no guest is meant")
    found: dict[str, list[str]] = {}
    for number in sorted(set(chosen).difference(excluded), key=int):
        found.setdefault(str(there[number]["node"]), []).append(number)
    return found


def discard(view: View, spec: "Backup", _actual: Row) -> None:
    """Remove the archives, if that is declared. API: DELETE …/storage/{storage}/content/{volume}"""
    for archive in (spec.archives or ()) if spec.remove_archives else ():
        volumes.remove(view, {**archive, "storage": spec.storage}, spec.timeout)


class Backup(Vzdump):
    """A backup that is made when it is declared, and again when its `trigger` changes.

    API: POST /nodes/{node}/vzdump. Guests are chosen by `all`, `vmid` or `pool`; `exclude` takes
    some of all out. A second `up` makes no further one, and neither does a change of anything
    else. The archives stay when the entry is removed, unless `remove_archives` is declared.
    """

    section: ClassVar = "backups"
    shown: ClassVar = ("storage", "archives")
    paths: ClassVar = Paths(VZDUMP, VZDUMP, create=POST(VZDUMP), update=NOTHING, delete=NOTHING)
    left_out: ClassVar = {
        **LEFT_OUT,
        "job-id": "names the job that a scheduler runs",
        "stdout": "concerns the output of the command, no property",
    }

    name: Annotated[str, IDENTITY, NAME, CONTROL]
    """What the backup is for: a name that only this stack knows."""
    trigger: Annotated[str | None, CONTROL, Via(back_up)] = None
    """Any text; another one than before has a new backup made."""
    wait: Annotated[bool | None, CONTROL] = None
    """Whether to wait for the end, and to fail if the backup fails; default: true."""
    remove_archives: Annotated[bool | None, CONTROL, Via(ending=discard)] = None
    """Whether the archives of the last run are removed with the entry; default: false."""
    vmid: Annotated[Numbers | None, Ref("guest", soft=True)] = None
    """Numbers of the guests."""
    storage: Annotated[str, Ref("storage")]
    """Where the archives go; its `content` must hold `backup`."""
    timeout: Annotated[int, CONTROL, Field(ge=1)] = 600
    """Seconds to wait for the backups of a node."""
    archives: Annotated[list[dict[str, str | int]] | None, COMPUTED] = None
    """The archives of the last run: node, volume id, size in bytes, time in seconds since 1970."""

    @classmethod
    def find(cls, _view: View, key: Row, _look: Look) -> Row | None:
        """What was asked for, if it was done: PVE keeps no more of it than the archives."""
        if key.get("archives") is None:
            return None
        known = cls.model_validate({name: key[name] for name in key if name in cls.model_fields})
        return {**known.params(NOTHING, known.declared()), "archives": known.archives}

    def make(self, view: View) -> Row:
        """Make the backup."""
        return back_up(view, self, {}, [])

    def problems(self, old: Self | None, view: View) -> Iterator[Problem]:
        """A storage that takes no backups refuses them with words that do not say so."""
        row = view.rows(kinds()["storage"]).get(self.storage, {})
        content = str(row.get("content") or "")
        if row and "backup" not in content.split(","):
            yield Problem(
                "storage",
                f"is {self.storage!r}, which takes no backups: its content is {content or 'none'}. "
                "Add `backup` to the `content` of the storage",
            )
