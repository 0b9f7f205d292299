"""Make sure that a Pulumi CLI is there, and print the folder that it is in.

The one on PATH is taken if it is new enough and complete, else the one installed here before.
Else the vendor's installer is run, and where that cannot be reached the CLI is built from its Go
modules. This runs on a bare Python, before the project's packages are installed.
"""

import http.client
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Callable
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
INSTALLED = TOOLS.parent / ".tools"
BIN = INSTALLED / "bin"
VERSIONS: dict[str, str] = tomllib.loads((TOOLS / "pulumi.toml").read_text())
INSTALLER = "https://get.pulumi.com"
SDK = "github.com/pulumi/pulumi/sdk/v3"
LANGUAGE_HOST = "pulumi-language-python"
SCRIPTS = ("python/cmd/pulumi-language-python-exec", "python/dist/pulumi-resource-pulumi-python")


def find() -> Path | None:
    """The folder of the first CLI, on PATH or installed here, that this project can run on."""
    folders = [*map(Path, os.get_exec_path()), BIN]
    return next((folder for folder in folders if is_usable(folder)), None)


def is_usable(folder: Path) -> bool:
    """Whether a new enough CLI is in the folder, its Python hosts beside it or on PATH."""
    helpers = [LANGUAGE_HOST, *(Path(script).name for script in SCRIPTS)]
    search = os.pathsep.join([str(folder), *os.get_exec_path()])
    return (
        os.access(folder / "pulumi", os.X_OK)
        and all(shutil.which(helper, path=search) for helper in helpers)
        and version(folder / "pulumi") >= numbers(VERSIONS["minimum"])
    )


def version(cli: Path) -> tuple[int, ...]:
    """The version that the CLI tells of itself; (0,) if it tells none."""
    quiet = {**os.environ, "PULUMI_SKIP_UPDATE_CHECK": "true"}
    told = subprocess.run([cli, "version"], env=quiet, capture_output=True, text=True, check=False)
    return numbers(told.stdout)


def numbers(text: str) -> tuple[int, ...]:
    found = re.search(r"\d+\.\d+\.\d+", text)
    return tuple(map(int, found.group().split("."))) if found else (0,)


def install_from_vendor() -> None:
    """Run the vendor's installer; what keeps it from working is told, and the caller goes on."""
    try:
        with urllib.request.urlopen(INSTALLER, timeout=5) as answer:
            installer = answer.read()
    except (OSError, http.client.HTTPException) as reason:
        say(f"{INSTALLER} cannot be reached: {reason}")
        return
    options = ["--version", VERSIONS["engine"], "--install-root", str(INSTALLED), "--no-edit-path"]
    try:
        subprocess.run(["sh", "-s", "--", *options], input=installer, stdout=2, timeout=300)
    except subprocess.TimeoutExpired:
        say(f"the installer of {INSTALLER} did not end within 5 minutes")


def build_from_modules() -> None:
    """Build the CLI with Go, the engine last: a broken build is then never found complete."""
    if not shutil.which("go"):
        sys.exit("No Pulumi CLI: install it (https://www.pulumi.com/docs/install), or Go 1.26.")
    say("Building Pulumi from its Go modules; the first time this takes about three minutes.")
    go("pulumi-language-python", "install", "-trimpath", "-ldflags=-s -w", "tool")
    module = json.loads(go("pulumi", "mod", "download", "-json", SDK))
    for script in SCRIPTS:
        # A module's files are read-only and not executable.
        copy = shutil.copyfile(Path(module["Dir"], script), BIN / Path(script).name)
        copy.chmod(0o755)
    flags = f"-s -w -X {SDK}/go/common/version.Version=v{VERSIONS['engine']}"
    go("pulumi", "install", "-trimpath", "-tags=osusergo,grpcnotrace", f"-ldflags={flags}", "tool")


def go(module: str, *command: str) -> str:
    environment = {**os.environ, "CGO_ENABLED": "0", "GOBIN": str(BIN)}
    folder = TOOLS / module
    return subprocess.run(
        ["go", *command], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


def say(line: str) -> None:
    print(line, file=sys.stderr)


def after(install: Callable[[], None]) -> Path | None:
    install()
    return find()


def main() -> None:
    """Print the folder of a usable CLI, installing one if need be."""
    folder = find() or after(install_from_vendor) or after(build_from_modules)
    if folder is None:
        sys.exit("The Pulumi CLI could not be installed: see https://www.pulumi.com/docs/install")
    print(folder)


if __name__ == "__main__":
    main()
