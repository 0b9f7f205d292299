"""Check the rules of the house; each exception has its reason in `tools/house/exceptions.toml`."""

import importlib
import pkgutil
import sys
import tomllib

from tools import house


def main() -> int:
    """Print every fault, and every exception that nothing needs any more; 1 if there is one."""
    modules = [f"tools.house.{module.name}" for module in pkgutil.iter_modules(house.__path__)]
    faults = [fault for name in modules for fault in importlib.import_module(name).faults()]
    excused = tomllib.loads((house.ROOT / "tools/house/exceptions.toml").read_text())
    wrong = [f"{fault.where}: {fault.why}" for fault in faults if fault.where not in excused]
    needless = excused.keys() - {fault.where for fault in faults}
    wrong += [f"{where}: needs no exception" for where in sorted(needless)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"The house: {len(wrong)} faults, {len(excused)} exceptions.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
