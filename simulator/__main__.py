"""Command line: `python -m simulator serve` and what one does to a cluster that serves."""

import argparse
import sys
from pathlib import Path

from simulator import service


def main() -> int:
    arguments = parser().parse_args()
    try:
        arguments.run(arguments)
    except service.ServiceError as error:
        print(f"simulator: {error}", file=sys.stderr)
        return 1
    return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m simulator", description=__doc__)
    commands = top.add_subparsers(required=True, metavar="command")
    place = argparse.ArgumentParser(add_help=False)
    place.add_argument("--dir", type=Path, default=Path(".sim"), help="where the cluster is kept")

    serve = commands.add_parser("serve", parents=[place], help="serve until stopped")
    serve.add_argument("--port", type=int, default=8006)
    serve.add_argument("--background", action="store_true", help="return once it answers")
    serve.set_defaults(run=run_serve)

    stop = commands.add_parser("stop", parents=[place], help="stop the one that serves")
    stop.set_defaults(run=lambda arguments: service.stop(arguments.dir))
    return top


def run_serve(arguments: argparse.Namespace) -> None:
    start = service.serve_in_background if arguments.background else service.serve
    start(arguments.dir, arguments.port)


if __name__ == "__main__":
    sys.exit(main())
