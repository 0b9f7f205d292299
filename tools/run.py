"""Run a verb of Pulumi on a stack, as make does: `python -m tools.run up dev [arguments]`.

Each `pulumi` line is printed before it is run; after the exports that `make setup` names it can be
typed as it stands.
"""

import os
import shlex
import subprocess
import sys
from dataclasses import dataclass

from tools import simulated, summary
from tools.stack import STATE, Environment, Stack, names


@dataclass(frozen=True)
class Verb:
    """How a verb is said to Pulumi, and what it needs."""

    line: str
    asks: bool = False
    offline: bool = False
    # Checkpoints are of no use to a run that changes nothing, and cost more than the rest of it.
    checkpoints: bool = True


VERBS = {
    "select": Verb("stack select --create", offline=True),
    # The summary at the end tells the outputs in fewer lines.
    "up": Verb("up --suppress-outputs", asks=True),
    "preview": Verb("preview", checkpoints=False),
    # What a killed run was about to create, the next `up` takes for its own or makes anew.
    "refresh": Verb("refresh --clear-pending-creates", asks=True),
    "destroy": Verb("destroy", asks=True),
    "outputs": Verb("stack output", offline=True),
}


def main(name: str, stack_name: str, *arguments: str) -> int:
    """Run the verb; the exit status is that of `pulumi`."""
    stack, verb = Stack(stack_name), VERBS[name]
    if not stack.file.exists():
        sys.exit(f"There is no {stack.file.name}; the stacks here are: {', '.join(names())}.")
    if not verb.offline:
        simulated.ensure(stack)
    STATE.mkdir(exist_ok=True)
    environment = stack.environment()
    status = pulumi([*VERBS["select"].line.split(), stack_name], environment)
    if status == 0 and name != "select":
        status = say(verb, stack, arguments, environment)
    if status == 0 and name == "up":
        summary.show(stack, merged(environment))
    return status


def say(verb: Verb, stack: Stack, arguments: tuple[str, ...], environment: Environment) -> int:
    # Nobody needs to be asked about a cluster that is only simulated.
    agreed = ["--yes"] if verb.asks and stack.simulator_port else []
    line = [*verb.line.split(), "--stack", stack.name, *agreed, *arguments]
    extra = {} if verb.checkpoints else {"PULUMI_SKIP_CHECKPOINTS": "true"}
    return pulumi(line, environment, extra)


def pulumi(line: list[str], environment: Environment, extra: dict[str, str] | None = None) -> int:
    """Print the line and run it in the foreground, where it hears Ctrl-C itself."""
    extra = extra or {}
    prefix = [f"{name}={value}" for name, value in extra.items()]
    print("$", *prefix, shlex.join(["pulumi", *line]), flush=True)
    process = subprocess.Popen(["pulumi", *line], env=merged({**environment, **extra}))
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue


def merged(changes: Environment) -> dict[str, str]:
    """The caller's environment with the changes."""
    both = {**os.environ, **changes}
    return {name: value for name, value in both.items() if value is not None}


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
