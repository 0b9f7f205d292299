"""How the package is built: all that it needs goes into `proxmox_lab`, whose name nobody else has.

`providers` and `components` are names that many projects have. In the package they are
`proxmox_lab.providers` and `proxmox_lab.components`, and imports are rewritten likewise.
"""

import re
import shutil
import sys
from pathlib import Path

from setuptools.command.build_py import build_py

PACKAGE, INNER = "proxmox_lab", ("providers", "components")
FROM = re.compile(rf"^( *)from ({'|'.join(INNER)})\b", re.MULTILINE)
IMPORT = re.compile(rf"^( *)import ({'|'.join(INNER)})$", re.MULTILINE)


class BuildPackage(build_py):
    """Copies the package, and into it the inner ones and the schemas of stack files."""

    def run(self) -> None:
        if self.editable_mode:
            sys.exit("There is no editable install: put the checkout on PYTHONPATH instead.")
        built = Path(self.build_lib, PACKAGE)
        # Nothing of an earlier build may be taken along.
        shutil.rmtree(built, ignore_errors=True)
        super().run()
        for folder in (*INNER, "schema"):
            shutil.copytree(folder, built / folder, ignore=shutil.ignore_patterns("__pycache__"))
        for file in (*built.rglob("*.py"), *built.rglob("*.pyi")):
            file.write_text(rewritten(file.read_text()))


def rewritten(source: str) -> str:
    """The source with its imports of inner packages from where these then are."""
    moved = FROM.sub(rf"\1from {PACKAGE}.\2", source)
    return IMPORT.sub(rf"\1from {PACKAGE} import \2", moved)
