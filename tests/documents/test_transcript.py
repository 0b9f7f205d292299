"""The run that the README shows is one of the dev stack as it is."""

from pathlib import Path

import yaml

from components.cluster import PARTS
from components.reader import Reader

ROOT = Path(__file__).parents[2]
STACK_AND_LAB = 2


def test_the_run_of_the_readme_is_todays() -> None:
    readme = (ROOT / "README.md").read_text()
    config = yaml.safe_load((ROOT / "Pulumi.dev.yaml").read_text())["config"]
    entries = Reader().read(config["proxmox-lab:cluster"])
    count = sum(map(len, entries.values())) + len(PARTS) + STACK_AND_LAB
    assert f"+ {count} created" in readme
    assert f"`{count} unchanged`" in readme
    [run] = [part for part in readme.split("```") if part.startswith("text\n$ pulumi up")]
    assert [e.name for e in entries["vm"] if f"  {e.name}  " not in run] == []
