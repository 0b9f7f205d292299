"""Serve a simulated Proxmox VE cluster, and look at or change one that serves."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from simulator import service
from simulator.client import ClientError, ask

Arguments = argparse.Namespace


def main() -> int:
    arguments = parser().parse_args()
    try:
        arguments.run(arguments)
    except (service.ServiceError, ClientError) as error:
        print(f"simulator: {error}", file=sys.stderr)
        return 1
    return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m simulator", description=__doc__)
    commands = Commands(top)
    commands.add("serve", run_serve, "serve until stopped")
    commands.option("--port", type=int, default=8006)
    commands.option("--background", action="store_true", help="return once it answers")
    commands.add("stop", lambda a: service.stop(a.dir), "stop the one that serves")
    commands.add("status", lambda a: show(ask(a.dir, "GET", "status")), "how it is")
    commands.add("counts", lambda a: show(ask(a.dir, "GET", "counts")), "requests by method")
    unhandled = "requests for which there is no state"
    commands.add("unhandled", lambda a: show(ask(a.dir, "GET", "unhandled")), unhandled)
    commands.add("requests", run_requests, "what was asked, oldest first")
    commands.option("--clear", action="store_true", help="forget log and counts")
    add_fault(commands)
    add_speed(commands)
    add_clock(commands)
    commands.add("save", run_named("save"), "keep the present state under a name")
    commands.option("name")
    commands.add("restore", run_named("restore"), "go back to a saved state")
    commands.option("name")
    commands.add("reset", lambda a: ask(a.dir, "POST", "reset"), "go back to a fresh lab")
    return top


class Commands:
    """Subcommands, each with the folder of the cluster that it is for."""

    def __init__(self, top: argparse.ArgumentParser) -> None:
        self._all = top.add_subparsers(required=True, metavar="command")
        self._last = top

    def add(self, name: str, run: Any, help_text: str) -> None:
        self._last = self._all.add_parser(name, help=help_text, description=help_text)
        self._last.add_argument("--dir", type=Path, default=Path(".sim"), help="its folder")
        self._last.set_defaults(run=run)

    def option(self, *names: str, **details: Any) -> None:
        """An argument of the command that was added last."""
        self._last.add_argument(*names, **details)


def add_fault(commands: Commands) -> None:
    commands.add("fault", run_fault, "plan a fault; without a path: list the planned ones")
    commands.option("path", nargs="?", help="below /api2/json, with * for anything")
    commands.option("--method", help="default: any")
    commands.option("--count", type=int, help="how many requests it hits (default 1)")
    commands.option("--forever", action="store_true", help="hit until cleared")
    commands.option("--skip", type=int, help="how many requests pass first")
    commands.option("--status", type=int, help="status of the answer; the work is not done")
    commands.option("--text", help="message of the answer")
    commands.option("--body", help="raw body of the answer")
    commands.option("--delay", type=float, help="seconds that the answer takes longer")
    commands.option("--drop", choices=["before", "after"], help="lose the connection")
    commands.option("--task", help="exit status of the task, which does nothing")
    commands.option("--clear", action="store_true", help="forget all planned faults")


def add_speed(commands: Commands) -> None:
    commands.add("speed", run_speed, "how long things take, in seconds; alone: show it")
    commands.option("--response", type=float, help="each answer")
    commands.option("--task", type=float, help="each task")
    commands.option("--of", nargs="*", default=[], metavar="TYPE=SECONDS", help="one task type")


def add_clock(commands: Commands) -> None:
    commands.add("clock", run_clock, "the cluster's clock; alone: show it")
    commands.option("--set", type=float, metavar="EPOCH")
    commands.option("--advance", type=float, metavar="SECONDS")
    commands.option("--freeze", dest="frozen", action="store_const", const=True)
    commands.option("--run", dest="frozen", action="store_const", const=False)


def run_serve(arguments: Arguments) -> None:
    start = service.serve_in_background if arguments.background else service.serve
    start(arguments.dir, arguments.port)


def run_requests(arguments: Arguments) -> None:
    if arguments.clear:
        ask(arguments.dir, "DELETE", "requests")
    else:
        for request in ask(arguments.dir, "GET", "requests"):
            show(request, indent=None)


def run_fault(arguments: Arguments) -> None:
    if arguments.clear:
        ask(arguments.dir, "DELETE", "faults")
    elif arguments.path is None:
        show(ask(arguments.dir, "GET", "faults"))
    else:
        names = (
            "path",
            "method",
            "count",
            "skip",
            "status",
            "text",
            "body",
            "delay",
            "drop",
            "task",
        )
        fault = given(arguments, *names)
        if arguments.forever:
            fault["count"] = None
        ask(arguments.dir, "POST", "faults", fault)


def run_speed(arguments: Arguments) -> None:
    speeds = given(arguments, "response", "task")
    if arguments.of:
        pairs = (pair.split("=", 1) for pair in arguments.of)
        speeds["tasks"] = {kind: float(seconds) for kind, seconds in pairs}
    show_or_set(arguments, "speeds", speeds)


def run_clock(arguments: Arguments) -> None:
    show_or_set(arguments, "clock", given(arguments, "set", "advance", "frozen"))


def show_or_set(arguments: Arguments, name: str, values: dict[str, Any]) -> None:
    if values:
        ask(arguments.dir, "PUT", name, values)
    else:
        show(ask(arguments.dir, "GET", name))


def run_named(command: str) -> Any:
    return lambda arguments: ask(arguments.dir, "POST", command, {"name": arguments.name})


def given(arguments: Arguments, *names: str) -> dict[str, Any]:
    """Those of the arguments that were on the command line."""
    return {name: vars(arguments)[name] for name in names if vars(arguments)[name] is not None}


def show(result: Any, indent: int | None = 2) -> None:
    print(json.dumps(result, indent=indent))


if __name__ == "__main__":
    sys.exit(main())
