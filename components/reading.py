"""One entry of the stack file, read into the spec of its kind."""

import re
from collections.abc import Collection, Iterator, Mapping

from pydantic import ValidationError

from components.entry import Entry, Options
from providers.core.check.problems import Problem, of_validation
from providers.core.check.reading import read
from providers.core.kind.fields import field_at
from providers.core.kind.flat import Row
from providers.core.kind.marks import NAME
from providers.core.kind.registry import kinds
from providers.core.kind.written import Written


def entry_of(
    kind: str, place: str, written: Written, nested: Collection[str]
) -> tuple[Entry, list[Problem]]:
    """The entry and its faults; `nested` are the keys that hold sections of other kinds."""
    apart = {*nested, *Options.model_fields}
    own = {key: value for key, value in written.fields.items() if key not in apart}
    fields = {**written.implied, **own}
    reading = read(kinds()[kind], fields, sorted(apart))
    faults = [Problem(_place(place, own, written, p.place), p.sentence) for p in reading.problems]
    faults += _said_twice(kind, place, own, written)
    options, wrong = _options(written.fields)
    faults += [Problem(f"{place}.{problem.place}", problem.sentence) for problem in wrong]
    name = written.prefix + written.name
    options.formerly = [written.prefix + former for former in options.formerly]
    return Entry(kind, name, place, written.steps, fields, options, reading.spec), faults


def _options(fields: Mapping[str, object]) -> tuple[Options, list[Problem]]:
    known = Options.model_fields
    given = {key: fields[key] for key in known if fields.get(key) is not None}
    try:
        return Options.model_validate(given), []
    except ValidationError as error:
        return Options(), of_validation(Options, error)


def _place(place: str, own: Row, written: Written, within: str) -> str:
    """Where the writer finds what is at `within` among the fields."""
    name = re.split(r"[.[]", within)[0]
    if name in written.implied and name not in own:
        return f"{place} (its {name})"
    return f"{place}.{spelled(own, within)}"


def _said_twice(kind: str, place: str, own: Row, written: Written) -> Iterator[Problem]:
    for key in own:
        name = key.replace("-", "_")
        field = field_at(kinds()[kind], name)
        if name in written.implied and field is not None and not field.has(NAME):
            yield Problem(f"{place}.{key}", "follows from where the entry stands: leave it out")
        if name != key and name in own:
            yield Problem(f"{place}.{key}", f"is there twice: also as {name}")


def spelled(fields: Mapping[str, object], place: str) -> str:
    """The place among the fields with its keys as they were written: `prune-backups.keep-last`."""
    steps: list[str] = []
    inside: object = fields
    for step in place.split("."):
        name, bracket, index = step.partition("[")
        keys = inside if isinstance(inside, Mapping) else {}
        key = next((key for key in keys if str(key).replace("-", "_") == name), name)
        steps.append(f"{key}{bracket}{index}")
        inside = keys.get(key)
    return ".".join(steps)
