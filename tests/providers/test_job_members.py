"""A guest in a backup job that holds no other one."""

import pytest

from tests.host.wire import HostError
from tests.providers.conftest import Begin
from tests.providers.contract.cases import cases_of
from tests.providers.contract.lab import Lab


def test_the_last_guest_of_a_job_cannot_leave_it(begin: Begin, lab: Lab) -> None:
    [case] = cases_of("backup_job_member")
    job = {"id": "of-one", "schedule": "02:30", "vmid": "4711", "storage": "local"}
    lab.call("POST /cluster/backup", job)
    trial = begin(case)
    trial.life.up({"job": "of-one", "vmid": 4711})
    with pytest.raises(HostError, match="guest 4711 is the last one of job of-one"):
        trial.life.destroy()
    assert lab.call("GET /cluster/backup/of-one")["vmid"] == "4711"
