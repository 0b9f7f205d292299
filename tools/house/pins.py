"""Whether what is pinned in one place agrees with the places that follow from it."""

import re
import tomllib
from collections.abc import Iterator
from itertools import chain

from packaging.requirements import Requirement

from tools.house import ROOT, Fault

PIN = re.compile(r"^([\w.-]+)==([^\s;]+)", re.MULTILINE)
REQUIREMENTS = {
    "requirements.txt": [],
    "requirements-simulator.txt": ["simulator"],
    "requirements-dev.txt": ["simulator", "dev"],
}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PULUMI: dict[str, str] = tomllib.loads((ROOT / "tools/pulumi.toml").read_text())


def faults() -> Iterator[Fault]:
    """Pins of packages against pyproject.toml, of the CLI's modules against pulumi.toml."""
    pins = {name: dict(PIN.findall((ROOT / name).read_text())) for name in REQUIREMENTS}
    yield from unmet(pins)
    yield from differing(pins)
    yield from modules()
    if (sdk := pins["requirements.txt"]["pulumi"]) != PULUMI["minimum"]:
        yield Fault("tools/pulumi.toml", f"minimum is not that of the Python SDK, {sdk}")


def unmet(pins: dict[str, dict[str, str]]) -> Iterator[Fault]:
    """What pyproject.toml asks for and a requirements file does not hold; `tools/lock` mends it."""
    for file, extras in REQUIREMENTS.items():
        groups = [PROJECT["optional-dependencies"][extra] for extra in extras]
        for text in chain(PROJECT["dependencies"], *groups):
            wanted = Requirement(text)
            pin = pins[file].get(wanted.name)
            if wanted.name != PROJECT["name"] and not (pin and wanted.specifier.contains(pin)):
                yield Fault(file, f"{text} is not met by {pin}; run tools/lock")


def differing(pins: dict[str, dict[str, str]]) -> Iterator[Fault]:
    """Packages that are not the same in development as they are in use."""
    development = pins["requirements-dev.txt"]
    for file in pins:
        for package, pin in pins[file].items():
            if development.get(package) != pin:
                yield Fault(file, f"{package} {pin} is another in development; run tools/lock")


def modules() -> Iterator[Fault]:
    """The versions in the go.mod files of the CLI."""
    folders = {"pulumi": PULUMI["engine"], "pulumi-language-python": PULUMI["language_host"]}
    for folder, version in folders.items():
        file = f"tools/{folder}/go.mod"
        required = re.findall(r"pulumi/(?:pkg|sdk)/v3 v(\S+)", (ROOT / file).read_text())
        if set(required) != {version}:
            yield Fault(file, f"requires {required}, pulumi.toml says {version}")
