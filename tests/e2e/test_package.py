"""The package, installed into an environment of its own, beside the checkout: the state is one."""

import json
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest
import yaml

from providers.core.kind.registry import kinds
from simulator.simulator import Simulator
from tests.e2e.engine import PROJECT, ROOT, Stack
from tests.schema.stackfile import faults
from tools import new

pytestmark = pytest.mark.e2e

SOURCES = ("components", "providers", "proxmox_lab", "simulator", "tests", "tools")
ALL_MODULES = """
import importlib, pkgutil, sys
import proxmox_lab
for module in pkgutil.walk_packages(proxmox_lab.__path__, "proxmox_lab."):
    importlib.import_module(module.name)
from proxmox_lab.providers.core.kind.registry import kinds
print(*kinds(), *sorted({"components", "providers"} & sys.modules.keys()))
"""
CLUSTER = {
    "groups": {"operators": {"comment": "on call"}},
    "users": {"alice@pve": {"groups": ["operators"], "tokens": {"ci": {"privsep": False}}}},
    "acls": {"/vms": {"@operators": "PVEVMUser"}},
    "vms": {"web01": {"node": "pve02", "scsi0": "local-lvm:1", "net0": "virtio,bridge=vmbr0"}},
    "backup_jobs": {"nightly": {"schedule": "02:30", "all": True, "prune-backups": "keep-last=3"}},
}


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with the package in it, and what the package depends on."""
    folder = tmp_path_factory.mktemp("package")
    source = folder / "source"
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(".*", "tests", "simulator"))
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    build = ["wheel", "--no-build-isolation", "--no-deps", "--no-index", f"--wheel-dir={folder}"]
    subprocess.run([*pip, *build, source], check=True)
    [wheel] = folder.glob("*.whl")
    venv.create(folder / "venv", symlinks=True)
    python = folder / "venv/bin/python"
    install = [f"--python={python}", "install", "--no-deps", "--no-index", str(wheel)]
    subprocess.run([*pip, *install], check=True)
    ours = sysconfig.get_path("purelib")
    [packages] = (folder / "venv/lib").glob("python*/site-packages")
    (packages / "dependencies.pth").write_text(ours)
    return folder / "venv"


def test_every_module_is_in_the_package(environment: Path, tmp_path: Path) -> None:
    command: list[str | Path] = [environment / "bin/python", "-c", ALL_MODULES]
    run = subprocess.run(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True, check=True)
    assert run.stdout.split() == list(kinds())


def test_programs_are_type_checked(environment: Path, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text((ROOT / "tests/typed/program.py").read_text())
    python = f"--python-executable={environment / 'bin/python'}"
    command: list[str | Path] = [sys.executable, "-m", "mypy", "--strict", python, program]
    run = subprocess.run(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True, check=False)
    assert run.stdout.startswith("Success"), run.stdout


def test_a_stack_moves_to_the_package_and_back(
    environment: Path, cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    config = {"connection": connection, "protect": False, "cluster": CLUSTER}
    stack = Stack(tmp_path, config)
    created = stack.up().counts["created"]
    before = told(stack)
    writes = [request for request in cluster.requests() if request.method != "GET"]

    move_to_package(stack, environment)
    assert stack.up("--expect-no-changes").counts == {"unchanged": created}
    assert told(stack) == before
    assert stack.refresh().counts == {"unchanged": created}

    stack = Stack(tmp_path, config)
    assert (stack.project / "proxmox_lab").is_dir()
    assert stack.up("--expect-no-changes").counts == {"unchanged": created}
    assert [request for request in cluster.requests() if request.method != "GET"] == writes
    assert stack.destroy().counts["deleted"] == created


def test_a_project_of_ones_own(
    environment: Path, cluster: Simulator, connection: dict[str, object], tmp_path: Path
) -> None:
    """What `make new` makes plans its stack as soon as that says where the cluster is."""
    new.create(tmp_path / "project")
    file = tmp_path / "project/Pulumi.lab.yaml"
    assert faults(yaml.safe_load(file.read_text())) == []
    content = yaml.safe_load(file.read_text())["config"]
    config = {key.removeprefix(f"{PROJECT}:"): value for key, value in content.items()}
    stack = Stack(tmp_path, {**config, "connection": connection}, name="lab")
    move_to_package(stack, environment)
    preview = stack.preview()
    assert preview.counts == {"to create": 9}
    assert "Group operators" in preview.output
    assert all(request.method == "GET" for request in cluster.requests())


def move_to_package(stack: Stack, environment: Path) -> None:
    """Take the sources away, and put others with the same names in their place."""
    for name in SOURCES:
        (stack.project / name).unlink()
    for name in ("components", "providers"):
        (stack.project / f"{name}.py").write_text("raise ImportError('this is not ours')")
    (stack.project / ".venv").unlink()
    (stack.project / ".venv").symlink_to(environment)
    stack.venv = environment


def told(stack: Stack) -> dict[object, object]:
    """What the state says of the objects, but for where the engine saw it and how it hid it."""
    own = ("modified", "sourcePosition", "stackTrace")
    found = {
        name: json.dumps({key: value for key, value in resource.items() if key not in own})
        for name, resource in stack.resources().items()
    }
    return {name: re.sub('"ciphertext": "[^"]*"', "", text) for name, text in found.items()}
