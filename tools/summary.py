"""What a stack has brought into being, from its outputs; secrets stay `[secret]`."""

import json
import subprocess
from collections.abc import Iterator, Mapping

from tools.stack import Stack

MOST = 12
"""Lines for each section."""

ASK = """Ask the simulated cluster yourself (root@pam's password is proxmox-lab):
  curl --cacert .sim/ca.pem -H "Authorization: PVEAPIToken=$(cat .sim/token)" \\
    {endpoint}/api2/json/cluster/resources"""


def show(stack: Stack, environment: dict[str, str]) -> None:
    """Print what exists, where, and how to look at it."""
    command = ["pulumi", "stack", "output", "--json", "--stack", stack.name]
    told = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    outputs = json.loads(told.stdout)
    print(f"\nStack {stack.name} on {', '.join(stack.endpoints) or 'its cluster'}:\n")
    print(*outline(outputs), sep="\n")
    print("\n`make outputs` shows the outputs again, with ARGS=--show-secrets the secrets, too.")
    if stack.simulator_port:
        print(ASK.format(endpoint=stack.endpoints[0]))


def outline(outputs: Mapping[str, object]) -> Iterator[str]:
    """Each section with its entries, in columns."""
    width = max(map(len, outputs), default=0)
    for section, entries in outputs.items():
        lines = entry_lines(entries if isinstance(entries, dict) else {"": entries})
        for number, line in enumerate(lines):
            yield f"  {'' if number else section:{width}}  {line}".rstrip()


def entry_lines(entries: Mapping[str, object]) -> list[str]:
    """The entries, one a line; those that are but names on one line."""
    rows = [(name, text(value, name)) for name, value in entries.items()]
    rest = [f"… and {len(rows) - MOST} more"] if len(rows) > MOST else []
    if not any(value for _, value in rows):
        return [", ".join([*(name for name, _ in rows[:MOST]), *rest])]
    width = max(len(name) for name, _ in rows[:MOST])
    return [*(f"{name:{width}}  {value}" for name, value in rows[:MOST]), *rest]


def text(value: object, name: str = "") -> str:
    """A value on one line, if need be its first; nothing if it only repeats the name."""
    match value:
        case None:
            return ""
        case dict():
            parts = ((key, text(part)) for key, part in value.items())
            return ", ".join(f"{key} {part}" for key, part in parts if part)
        case list():
            return " ".join(map(text, value))
    first, *others = str(value).splitlines() or [""]
    return "" if str(value) == name else first + " …" * bool(others)
