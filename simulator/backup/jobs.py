"""jobs.cfg: what a backup job may say, and the form in which it is kept and shown."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from simulator import propertystring
from simulator.errors import failed, invalid
from simulator.params import split_list
from simulator.patterns import PROPERTY_STRINGS
from simulator.propertystring import RETENTION

Job = dict[str, Any]

FILE = "jobs.cfg"
DAYS_OF_WEEK = 7
TEMPLATE_VARIABLES = frozenset({"cluster", "guestname", "node", "vmid"})
STRINGS = {
    name: PROPERTY_STRINGS[name if name == RETENTION else f"backup-{name}"]
    for name in (RETENTION, "fleecing", "performance")
}
"""Options of a job that are made of parts."""
KEEP_ALL = {"keep-all": 1}


def schedule_of(sent: Job, required: bool) -> Job:
    """The parameters with `starttime` and `dow`, an older form, turned into `schedule`."""
    job = {name: value for name, value in sent.items() if name not in ("starttime", "dow")}
    start = sent.get("starttime")
    if start is None:
        if required and "schedule" not in job:
            raise invalid(schedule="neither 'starttime' nor 'schedule' were set")
        return job
    if "schedule" in job:
        raise invalid(starttime="'starttime' and 'schedule' cannot both be set")
    days = split_list(sent.get("dow"))
    prefix = ",".join(days) + " " if 0 < len(days) < DAYS_OF_WEEK else ""
    return {**job, "schedule": f"{prefix}{start}"}


def check_selection(job: Job, complete: bool) -> None:
    """Refuse a selection of guests that contradicts itself or, if `complete`, lacks one."""
    for other in ("all", "exclude", "pool"):
        if job.get(other) and job.get("vmid"):
            raise invalid({other: "option conflicts with option 'vmid'"})
    _check_template(job.get("notes-template") or "")
    if complete and not any(implied(job).get(name) for name in ("all", "pool", "vmid")):
        raise invalid(vmid="property is missing")


def _check_template(template: str) -> None:
    if "\n" in template:
        raise invalid({"notes-template": "contains a line feed\n"})
    unknown = ", ".join(_unknown_in(template))
    if unknown:
        raise invalid({"notes-template": f"found unknown: {unknown}\n"})


def _unknown_in(template: str) -> Iterator[str]:
    for match in re.finditer(r"\\(.)", template):
        if match[1] not in "n\\":
            yield f"escape sequence '{match[0]}' at char {match.start()}"
    for match in re.finditer(r"\{\{([^\s{}]+)\}\}", template):
        if match[1] not in TEMPLATE_VARIABLES:
            yield f"variable '{match[1]}' at char {match.end() - len(match[1])}"


def implied(job: Job) -> Job:
    """An exclusion without a pool means all guests but those."""
    return {**job, "all": 1} if "exclude" in job and not job.get("pool") else job


def kept(job: Job) -> Job:
    """The form in the file. PVE refuses a line break anywhere."""
    for value in job.values():
        if isinstance(value, str) and "\n" in value:
            raise failed("property contains a line feed")
    texts = {name: _print(parse_option(name, job[name])) for name in STRINGS if job.get(name)}
    return {**job, **texts}


def shown(job_id: str, job: Job) -> Job:
    """The form in an answer: property strings are objects."""
    parsed = {name: parse_option(name, job[name]) for name in STRINGS if job.get(name)}
    return {**job, **parsed, "id": job_id}


@lru_cache(maxsize=1024)
def parse_option(name: str, text: str) -> Job:
    """One of STRINGS taken apart."""
    declared = STRINGS[name]
    values = propertystring.parse(declared, text)
    parsed = {
        part: int(value) if declared[part].get("type") == "boolean" else value
        for part, value in values.items()
    }
    if name == RETENTION and not any(int(value) for value in parsed.values()):
        return KEEP_ALL
    return parsed


def _print(values: Job) -> str:
    """PVE names neither the part that the schema makes the default nor keeps an order."""
    first = [str(values["enabled"])] if "enabled" in values else []
    rest = [f"{part}={values[part]}" for part in sorted(values) if part != "enabled"]
    return ",".join(first + rest)
