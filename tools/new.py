"""Start a project of one's own: `python -m tools.new FOLDER`.

It has a stack `lab` to begin with, and uses the package that this checkout builds.
"""

import re
import shlex
import shutil
import sys
from pathlib import Path
from string import Template

from tools import install_pulumi

ROOT = Path(__file__).resolve().parents[1]
TEMPLATE = ROOT / "tools/template"
NEXT = """
{folder} is ready. On to its first preview:

  cd {folder}
  {python} -m venv .venv
  .venv/bin/pip install --requirement requirements.txt
  export PATH="$PWD/.venv/bin:{cli}:$PATH" PULUMI_RUN_PROGRAM=true PULUMI_PARALLEL=64
  $EDITOR Pulumi.lab.yaml          # where the cluster is, and what it holds
  export PROXMOX_VE_API_TOKEN='root@pam!pulumi=...'
  pulumi login --local             # the state is kept on this machine, or by any other backend
  pulumi stack select --create lab
  pulumi preview
"""


def main(folder: str = "") -> None:
    """Make the folder, which must not hold anything yet, and tell how to go on."""
    if not folder:
        sys.exit("Say where: make new DIR=../my-lab")
    target = Path(folder).resolve()
    if target.exists() and any(target.iterdir()):
        sys.exit(f"{target} is not empty.")
    create(target)
    cli = install_pulumi.find() or install_pulumi.BIN
    python = Path(sys.executable).name
    print(NEXT.format(folder=shlex.quote(str(target)), python=python, cli=cli))


def create(target: Path) -> None:
    """Fill the template into the folder, beside the program and the schemas of stack files."""
    target.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "__main__.py", target)
    shutil.copytree(ROOT / "schema", target / "schema")
    values = {"name": project_name(target), "source": ROOT.as_uri()}
    for file in TEMPLATE.iterdir():
        # Not a hidden file in the template: git would heed it there.
        name = ".gitignore" if file.name == "gitignore" else file.name
        (target / name).write_text(Template(file.read_text()).safe_substitute(values))


def project_name(target: Path) -> str:
    """The folder's name, as far as Pulumi takes it for a project."""
    return re.sub(r"[^A-Za-z0-9_.-]+", "-", target.name).strip("-") or "lab"


if __name__ == "__main__":
    main(*sys.argv[1:])
