"""Files of sections that the API edits one by one: what PVE checks of a section's options."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from simulator.call import Call
from simulator.errors import DIGEST_MISMATCH, failed

Section = dict[str, Any]


@dataclass(frozen=True, slots=True)
class SectionType:
    """The options that sections of one type have."""

    name: str
    required: frozenset[str]
    optional: frozenset[str]
    fixed: frozenset[str] = frozenset()
    """Those that cannot be changed later."""

    def checked(self, sent: dict[str, Any], *, create: bool) -> Section:
        """The options that were sent as a section; a new one must have all that it needs."""
        for name in sent:
            if name not in self.required | self.optional:
                raise failed(f"unexpected property '{name}'")
            if name in self.fixed and not create:
                raise failed(f"can't change value of fixed parameter '{name}'")
        for name in sorted(self.required):
            if create and name not in sent:
                raise failed(f"missing value for required option '{name}'")
        return {"type": self.name, **sent}

    def unset(self, section: Section, names: list[str], changes: Section | None = None) -> None:
        """Take options away; not those that are set with the same request, if it is told."""
        for name in names:
            if name not in self.required | self.optional:
                raise failed(f"no such option '{name}'")
            if name in self.required:
                raise failed(f"unable to delete required option '{name}'")
            if name in self.fixed:
                raise failed(f"unable to delete fixed option '{name}'")
            if changes and name in changes:
                raise failed(f"cannot set and delete property '{name}' at the same time!")
            section.pop(name, None)


def section_type(name: str, required: str, optional: str, fixed: str = "") -> SectionType:
    """A type from its names in words."""
    words = (frozenset(names.split()) for names in (required, optional, fixed))
    return SectionType(name, *words)


def digest(sections: dict[str, Section]) -> str:
    """Of the file as it stands."""
    return hashlib.sha1(json.dumps(sections, sort_keys=True).encode()).hexdigest()


def check_digest(call: Call, sections: dict[str, Section]) -> None:
    """Refuse what was planned for another version of the file."""
    if call.params.get("digest") not in (None, digest(sections)):
        raise failed(DIGEST_MISMATCH)


def options_sent(call: Call, *others: str) -> dict[str, Any]:
    """The parameters that are options of a section."""
    return {k: v for k, v in call.params.items() if k not in ("delete", "digest", *others)}
