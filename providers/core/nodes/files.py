"""Files and directories on nodes."""

import base64
import hashlib
import posixpath
import shlex
from collections.abc import Mapping
from dataclasses import dataclass

from providers.core.errors import AlreadyExists, Forbidden, LabError, Refused
from providers.core.nodes import scripts
from providers.core.nodes.shell import Done
from providers.core.nodes.shells import Shells

LARGEST = 8 << 20
"""Bytes of a file whose content is read."""

LINES = 10
"""Last lines of what a command has said that an error repeats."""

GRACE = 30
"""Seconds for a script beyond those of the command that it runs."""

DENIED = ("Permission denied", "Operation not permitted")

TIMED_OUT = 124
"""Exit status of `timeout`."""

ABSENT = "absent"
"""The checksum of no file."""

FILE, DIRECTORY = "regular file", "directory"
"""What may be at a path, in the words of `stat`."""


class Changed(Refused):
    """Somebody else has changed the file since it was read."""

    remedy = "Run again."


@dataclass(frozen=True)
class Found:
    """What is at a path. `content` is None for what is no file, or too large a one."""

    form: str
    owner: tuple[str, str]
    group: tuple[str, str]
    mode: str
    content: bytes | None

    def checksum(self) -> str:
        """SHA-256 of the content."""
        return hashlib.sha256(self.content or b"").hexdigest()


@dataclass(frozen=True)
class Attributes:
    """Owner, group and mode; empty ones are as they are."""

    owner: str = ""
    group: str = ""
    mode: str = ""

    def values(self) -> dict[str, str]:
        """As variables of a script."""
        return {"owner": self.owner, "group": self.group, "mode": self.mode}


@dataclass(frozen=True)
class Replacement:
    """What is to be a file, and on which conditions.

    `validation` is a command that judges it before it takes its place; `%s` in it is the path of
    a temporary copy, and what it says is repeated in the error if it `tells`. `seen` is the
    checksum of what has to be there still; empty, if it does not matter.
    """

    content: bytes
    attributes: Attributes = Attributes()
    seen: str = ""
    validation: str = ""
    keeps_original: bool = True
    tells: bool = True

    def values(self, path: str) -> dict[str, str]:
        """As variables of the script that puts it at the path."""
        folder, name = posixpath.split(path)
        new = posixpath.join(folder, f".{name}.proxmox-lab")
        return {
            **self.attributes.values(),
            "content": base64.b64encode(self.content).decode(),
            "folder": folder,
            "new": new,
            "orig": original(path) if self.keeps_original else "",
            "seen": self.seen,
            "validation": self.validation.replace("%s", shlex.quote(new)),
        }


def original(path: str) -> str:
    """The name of the pristine copy of a file."""
    return f"{path}.orig"


@dataclass(frozen=True)
class Place:
    """A path on a node, and how long a script may take there in seconds."""

    shells: Shells
    node: str
    path: str
    limit: int

    def read(self) -> Found | None:
        """What is there; None only if the node positively says that nothing is."""
        done = self._run(scripts.READ, {"largest": str(LARGEST)})
        if done.status and done.output.rstrip().endswith("No such file or directory"):
            return None
        first, _, content = self._told(done).partition("\n")
        form, user, uid, group, gid, mode, size = first.split("/")
        form = form.replace(" empty", "")
        is_read = form == FILE and int(size) <= LARGEST
        read = base64.b64decode(content) if is_read else None
        return Found(form, (user, uid), (group, gid), mode.zfill(4), read)

    def replace(self, new: Replacement) -> str:
        """Put a file there, whole or not at all; returns the time at which it was done."""
        done = self._run(scripts.REPLACE, new.values(self.path))
        if done.status == scripts.CHANGED and new.seen == ABSENT:
            raise AlreadyExists(f"{self} exists already")
        if done.status == scripts.CHANGED:
            raise Changed(f"{self} is being changed by somebody else")
        if done.status == scripts.REFUSED:
            told = _last_lines(done.output) or "it says nothing"
            said = told if new.tells else "what it says is not shown"
            raise Refused(f"the validation refuses the new {self}, so the old one stays: {said}")
        return self._told(done).splitlines()[-1]

    def own(self, attributes: Attributes) -> str:
        """Set owner, group and mode; returns the time at which it was done."""
        return self._told(self._run(scripts.OWN, attributes.values())).strip()

    def make_directory(self, attributes: Attributes) -> None:
        """Make a directory, and those above it that lack."""
        self._told(self._run(scripts.MAKE_DIRECTORY, attributes.values()))

    def restore(self) -> None:
        """Put the pristine copy back; remove the file if there is none."""
        self._told(self._run(scripts.RESTORE, {"orig": original(self.path)}))

    def remove(self) -> None:
        """Remove the file."""
        self._told(self._run(scripts.RESTORE, {"orig": ""}))

    def remove_directory(self) -> bool:
        """Remove the directory; False if it is not empty, and so stays."""
        done = self._run(scripts.REMOVE_DIRECTORY, {})
        if "not empty" in done.output:
            return False
        self._told(done)
        return True

    def _run(self, script: str, values: Mapping[str, str]) -> Done:
        given = {"path": self.path, "limit": str(self.limit), **values}
        return self.shells.run(self.node, script, given, self.limit + GRACE)

    def _told(self, done: Done) -> str:
        if done.status:
            raise fault_of(f"{self}", done)
        return done.output

    def __str__(self) -> str:
        return f"{self.path} on {self.node}"


def run(shells: Shells, node: str, command: str, limit: int) -> None:
    """Run a command of the user's on a node for at most `limit` seconds; it has to succeed."""
    values = {"command": command, "limit": str(limit)}
    done = shells.run(node, scripts.RUN, values, limit + GRACE)
    if done.status == TIMED_OUT:
        raise Refused(f"`{command}` on {node} has not ended within {limit} s", "Raise `timeout`.")
    if done.status:
        raise fault_of(f"`{command}` on {node}", done)


def fault_of(what: str, done: Done) -> LabError:
    """The error behind a script that has failed."""
    cause = f"{what}: {_last_lines(done.output) or f'exit status {done.status}'}"
    if any(words in done.output for words in DENIED):
        return Forbidden(cause, "Log in as root, or set `become: true` under `ssh`.")
    return Refused(cause)


def _last_lines(text: str) -> str:
    return " / ".join(line.strip() for line in text.splitlines()[-LINES:] if line.strip())
