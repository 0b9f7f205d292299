"""What make does on a stack: which `pulumi` lines it runs, where, and what it leaves alone."""

import pytest

from tests.tools.conftest import Project

SIMULATED = """
config:
  proxmox-lab:connection: {endpoints: [https://127.0.0.1:18006], ca_file: .sim/ca.pem}
"""
REAL = """
config:
  proxmox-lab:connection: {endpoints: [https://pve01.example.net:8006], ca_file: .sim/ca.pem}
"""


def test_up_on_the_simulated_cluster(project: Project) -> None:
    project.stack("dev", SIMULATED)
    run = project.run("run", "up", "dev", "--diff")
    assert run.returncode == 0, run.stderr
    assert project.simulator == "serve --background --dir .sim --port 18006"
    assert project.lines == [
        "stack select --create dev",
        "up --suppress-outputs --stack dev --yes --diff",
        "stack output --json --stack dev",
    ]
    assert "$ pulumi up --suppress-outputs --stack dev --yes --diff\n" in run.stdout
    assert "guests  web01  vmid 9001, node pve02" in run.stdout
    assert project.environment["PULUMI_BACKEND_URL"] == f"file://{project.folder}/.state"
    assert project.environment["PULUMI_CONFIG_PASSPHRASE"] == ""
    assert project.environment["PULUMI_RUN_PROGRAM"] == "true"
    assert project.environment["PULUMI_PARALLEL"] == "64"
    assert "PULUMI_SKIP_CHECKPOINTS" not in project.environment


@pytest.mark.parametrize("verb", ["up", "preview", "refresh", "destroy", "outputs"])
def test_another_stack_touches_no_simulator(project: Project, verb: str) -> None:
    project.stack("lab", REAL)
    backend = {"PULUMI_BACKEND_URL": "s3://states", "PULUMI_CONFIG_PASSPHRASE": "mine"}
    assert project.run("run", verb, "lab", **backend).returncode == 0
    assert project.simulator is None
    assert not [line for line in project.lines if "--yes" in line]
    assert backend.items() <= project.environment.items()


def test_preview_writes_no_checkpoints(project: Project) -> None:
    project.stack("dev", SIMULATED)
    run = project.run("run", "preview", "dev")
    assert "$ PULUMI_SKIP_CHECKPOINTS=true pulumi preview --stack dev\n" in run.stdout
    assert project.environment["PULUMI_SKIP_CHECKPOINTS"] == "true"


def test_outputs_need_no_cluster(project: Project) -> None:
    project.stack("dev", SIMULATED)
    assert project.run("run", "outputs", "dev").returncode == 0
    assert project.simulator is None


def test_a_backend_of_the_users_own_is_kept(project: Project) -> None:
    project.stack("dev", SIMULATED)
    project.run("run", "select", "dev", PULUMI_BACKEND_URL="s3://states")
    assert project.environment["PULUMI_BACKEND_URL"] == "s3://states"


def test_no_other_stack_gets_into_the_throw_away_backend(project: Project) -> None:
    project.stack("lab", REAL)
    local = f"file://{project.folder}/.state"
    exports = project.run("env", "lab", PULUMI_BACKEND_URL=local).stdout.splitlines()
    assert "unset PULUMI_BACKEND_URL" in exports
    project.run("run", "select", "lab", PULUMI_BACKEND_URL=local)
    assert "PULUMI_BACKEND_URL" not in project.environment


def test_exports_quote_what_a_shell_would_read(project: Project) -> None:
    project.stack("dev", SIMULATED)
    exports = project.run("env", "dev", PULUMI_BACKEND_URL="file:///a b").stdout.splitlines()
    assert "export PULUMI_BACKEND_URL='file:///a b'" in exports
    assert "export PULUMI_CONFIG_PASSPHRASE=''" in exports


def test_unknown_stack_names_those_there_are(project: Project) -> None:
    project.stack("dev", SIMULATED)
    project.stack("lab", REAL)
    run = project.run("run", "up", "lap")
    assert run.stderr == "There is no Pulumi.lap.yaml; the stacks here are: dev, lab.\n"
    assert run.returncode == 1


def test_simulated_cluster_that_does_not_start(project: Project) -> None:
    project.stack("dev", SIMULATED)
    (project.folder / "simulator/__main__.py").write_text("raise SystemExit('no such luck')")
    run = project.run("run", "up", "dev")
    assert run.returncode == 1
    assert run.stderr.splitlines() == [
        "no such luck",
        "The simulated cluster does not start. Pulumi.dev.yaml says port 18006.",
    ]


def test_failure_of_pulumi_is_passed_on(project: Project) -> None:
    project.stack("lab", REAL)
    project.cli("#!/bin/sh\n[ $1 = version ] && echo 3.999.0 && exit\n[ $1 != up ] || exit 7\n")
    run = project.run("run", "up", "lab")
    assert run.returncode == 7
    assert "Stack lab on" not in run.stdout


@pytest.mark.parametrize(
    "connection",
    [
        "{endpoints: [https://127.0.0.1:8006]}",
        "{endpoints: [https://127.0.0.1:8006], ca_file: /etc/pve/pve-root-ca.pem}",
        "{endpoints: [https://127.0.0.1.example.net:8006], ca_file: .sim/ca.pem}",
        "{endpoints: [https://192.0.2.1:8006], ca_file: .sim/ca.pem}",
        "{endpoints: [], ca_file: .sim/ca.pem}",
        "{endpoints: https://127.0.0.1:8006, ca_file: .sim/ca.pem}",
        "{endpoints: [7], ca_file: [.sim/ca.pem]}",
        "[]",
        "{",
    ],
)
def test_what_is_not_on_the_simulated_cluster(project: Project, connection: str) -> None:
    project.stack("lab", f"config:\n  proxmox-lab:connection: {connection}\n")
    assert project.run("run", "up", "lab").returncode == 0
    assert project.simulator is None
