"""What PVE itself brings can be managed, but is given up rather than removed."""

import pytest

from tests.providers.conftest import Begin, Processes
from tests.providers.contract.case import Row
from tests.providers.contract.cases import cases_of
from tests.providers.contract.life import Life

BUILTIN: list[tuple[str, Row, Row]] = [
    ("user", {"userid": "root@pam"}, {"email": "root@example.org"}),
    ("realm", {"realm": "pam", "type": "pam"}, {"comment": "the nodes' own users"}),
    ("realm", {"realm": "pve", "type": "pve"}, {"comment": "the cluster's own users"}),
    ("role", {"roleid": "PVEAuditor"}, {}),
    (
        "storage",
        {"storage": "local", "type": "dir", "path": "/var/lib/vz"},
        {"max_protected_backups": 7},
    ),
]


@pytest.mark.parametrize(("kind", "least", "changes"), BUILTIN, ids=lambda value: str(value)[:40])
def test_builtin_object_outlives_its_resource(
    begin: Begin, processes: Processes, kind: str, least: Row, changes: Row
) -> None:
    trial = begin(cases_of(kind)[0])
    life = Life(iter(processes), trial.lab, kind, f"builtin-{trial.name}")
    life.up({**least, **changes, "adopt": "always"})
    assert life.up({**least, **changes, "adopt": "always"}).op == "same"
    before = trial.row(least)
    step = life.destroy()
    assert step.writes == []
    assert trial.row(least) == before
    warnings = [log.text for host in processes.started for log in host.logs]
    assert any("is PVE's own: it is no longer managed" in text for text in warnings)
