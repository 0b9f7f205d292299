"""How imports are rewritten when the package is built."""

import pytest

from tools.build_package import rewritten


@pytest.mark.parametrize(
    ("line", "built"),
    [
        ("from providers.core import host", "from proxmox_lab.providers.core import host"),
        (
            "    from components.cluster import LabCluster",
            "    from proxmox_lab.components.cluster import LabCluster",
        ),
        ("import providers", "from proxmox_lab import providers"),
        ("from proxmox_lab import inputs", "from proxmox_lab import inputs"),
        ("from providers_of_ours import x", "from providers_of_ours import x"),
        ("# imports come from providers", "# imports come from providers"),
    ],
)
def test_imports(line: str, built: str) -> None:
    assert rewritten(f"import sys\n{line}\n") == f"import sys\n{built}\n"
