"""Print the exports after which plain `pulumi` works on a stack: `eval "$(make -s env)"`."""

import shlex
import sys

from tools.stack import STATE, Stack


def main(name: str) -> None:
    STATE.mkdir(exist_ok=True)
    for variable, value in Stack(name).environment().items():
        if value is None:
            print(f"unset {variable}")
        else:
            print(f"export {variable}={shlex.quote(value)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
