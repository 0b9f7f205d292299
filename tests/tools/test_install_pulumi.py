"""Which CLI is taken, and what is said where there is none."""

from tests.tools.conftest import Project

# Nothing listens there, so that the installer is never reached.
NOWHERE = {"https_proxy": "http://127.0.0.1:9"}


def test_new_enough_cli_on_path_is_taken(project: Project) -> None:
    run = project.run("install_pulumi", **NOWHERE)
    assert (run.stdout, run.stderr) == (f"{project.bin}\n", "")


def test_old_cli_is_not_taken(project: Project) -> None:
    project.cli("#!/bin/sh\necho v3.100.0\n")
    assert_none(project)


def test_cli_without_a_python_host_is_not_taken(project: Project) -> None:
    (project.bin / "pulumi-language-python").unlink()
    assert_none(project)


def test_cli_installed_before_is_taken(project: Project) -> None:
    (project.folder / ".tools").mkdir()
    project.bin.rename(project.folder / ".tools/bin")
    run = project.run("install_pulumi", **NOWHERE)
    assert run.stdout == f"{project.folder}/.tools/bin\n"


def assert_none(project: Project) -> None:
    """The installer is not reached, go is not there, and each is said in one line."""
    run = project.run("install_pulumi", **NOWHERE)
    assert run.returncode == 1
    unreachable, advice = run.stderr.splitlines()
    assert unreachable.startswith("https://get.pulumi.com cannot be reached: ")
    assert advice.startswith("No Pulumi CLI: install it ")
