"""What a stack has brought into being, from its outputs; secrets stay `[secret]`."""

import json
import subprocess
from collections.abc import Iterator, Mapping

from tools.stack import Stack


def show(stack: Stack, environment: dict[str, str]) -> None:
    """Print what exists, where, and how to look at it."""
    command = ["pulumi", "stack", "output", "--json", "--stack", stack.name]
    told = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    print(f"\nStack {stack.name} on {', '.join(stack.endpoints) or 'its cluster'}:")
    print(*outline(json.loads(told.stdout)), sep="\n")
    print("\n`make outputs` shows this again, `pulumi stack` all that it holds.")


def outline(named: Mapping[str, object], indent: str = "  ") -> Iterator[str]:
    """One line for each value, maps of maps indented under their name."""
    for name, value in named.items():
        if isinstance(value, dict) and any(isinstance(part, dict) for part in value.values()):
            yield f"{indent}{name}:"
            yield from outline(value, indent + "  ")
        else:
            yield f"{indent}{name}: {short(value)}"


def short(value: object) -> str:
    match value:
        case dict():
            return ", ".join(f"{name} {short(part)}" for name, part in value.items()) or "none"
        case list():
            return ", ".join(map(short, value)) or "none"
    return str(value)
