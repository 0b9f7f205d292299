"""Images: downloaded once, known again by their place, replaced for another source."""

from typing import Any

import pytest

from simulator.faults import Fault
from simulator.world import IMAGE, IMAGE_URL
from tests.host.wire import HostError
from tests.providers.conftest import Begin
from tests.providers.contract.case import Calls, Case
from tests.providers.contract.life import Refused
from tests.providers.contract.trial import Trial

STORAGE = "/nodes/{}/storage/images-one"
DOWNLOAD = f"{STORAGE.format('pve02')}/download-url"
CASE = Case(
    kind="image",
    calls=Calls("", "", "", ""),
    minimal={
        "storage": "images-one",
        "content": "import",
        "filename": "{name}.qcow2",
        "node": "pve02",
        "url": IMAGE_URL,
    },
    fields={},
)
DIGEST = IMAGE.digests["sha256"]


def volume(trial: Trial) -> str:
    return f"images-one:import/{trial.name}.qcow2"


def is_there(trial: Trial, node: str = "pve02") -> bool:
    """Whether the file is on the storage."""
    rows = trial.lab.call(f"GET {STORAGE.format(node)}/content")
    return volume(trial) in {row["volid"] for row in rows}


def by_hand(trial: Trial) -> None:
    form = {"content": "import", "filename": f"{trial.name}.qcow2", "url": IMAGE_URL}
    trial.lab.call(f"POST {DOWNLOAD}", form)


def test_it_is_downloaded_once(begin: Begin) -> None:
    trial = begin(CASE)
    step = trial.life.up(trial.minimal)
    assert [write.path for write in step.writes] == [DOWNLOAD]
    assert trial.life.state
    outputs = trial.life.state.outputs
    assert trial.life.state.id == f"image/{outputs['volid']}"
    assert outputs["volid"] == volume(trial)
    assert outputs["size"] == IMAGE.size
    assert is_there(trial)
    assert trial.is_settled(trial.minimal)
    assert trial.life.refresh().op == "same"
    assert trial.life.up({**trial.minimal, "timeout": 60, "keep": False}).writes == []
    trial.life.destroy()
    assert not is_there(trial)


def test_the_first_node_downloads_where_none_is_named(begin: Begin) -> None:
    trial = begin(CASE)
    declared = {key: value for key, value in trial.minimal.items() if key != "node"}
    trial.life.up(declared)
    assert trial.life.state
    assert trial.life.state.outputs["node"] == "pve01"
    assert is_there(trial, "pve01")
    assert not is_there(trial, "pve02")
    assert trial.is_settled(declared)
    trial.life.destroy()
    assert not is_there(trial, "pve01")


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"checksum": DIGEST, "checksum_algorithm": "sha256"}, "checksum"),
        ({"filename": "other.qcow2"}, "filename"),
        ({"node": "pve03"}, "node"),
        ({"verify_certificates": False}, "verify_certificates"),
    ],
)
def test_another_source_or_place_is_another_file(
    begin: Begin, changed: dict[str, Any], field: str
) -> None:
    trial = begin(CASE)
    trial.life.up(trial.minimal)
    step = trial.life.up({**trial.minimal, **changed})
    assert step.op == "replace"
    assert field in step.replaces
    assert trial.is_settled({**trial.minimal, **changed})


def test_one_that_was_removed_by_hand_is_downloaded_again(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up(trial.minimal)
    path = f"DELETE {STORAGE.format('pve02')}/content/{{volid}}"
    trial.lab.call(path, volid=volume(trial))
    assert trial.life.refresh().op == "delete"
    assert trial.life.up(trial.minimal).op == "create"
    assert is_there(trial)


def test_one_that_is_there_already_is_taken_over_if_that_is_asked_for(alone: Begin) -> None:
    trial = alone(CASE)
    by_hand(trial)
    with pytest.raises(Refused, match=r"is taken: it exists already.*`adopt: always`"):
        trial.life.up(trial.minimal)
    step = trial.life.up({**trial.minimal, "adopt": "always"})
    assert (step.op, step.writes) == ("create", [])
    assert trial.is_settled({**trial.minimal, "adopt": "always"})


def test_one_that_is_kept_outlives_its_entry(begin: Begin) -> None:
    trial = begin(CASE)
    trial.life.up({**trial.minimal, "keep": True})
    trial.life.destroy()
    assert is_there(trial)


@pytest.mark.parametrize("fault", ["checksum", "nowhere", "task"])
def test_a_failed_download_leaves_nothing_and_is_made_by_the_next_run(
    alone: Begin, fault: str
) -> None:
    trial = alone(CASE)
    wrong: dict[str, Any] = {}
    told = "no space left on device"
    if fault == "checksum":
        wrong = {"checksum": "00" * 32, "checksum_algorithm": "sha256"}
        told = "checksum mismatch"
    elif fault == "nowhere":
        wrong = {"url": "https://images.example/none.qcow2"}
        told = "download failed: exit code 8"
    else:
        trial.lab.simulator.faults.add(Fault(DOWNLOAD, "POST", task=told))
    with pytest.raises(HostError, match=rf'Cannot create image ".*": task download .*{told}'):
        trial.life.up({**trial.minimal, **wrong})
    assert not is_there(trial)
    assert trial.life.up(trial.minimal).op == "create"


@pytest.mark.parametrize(
    ("declared", "told"),
    [
        ({"filename": "debian.img"}, r"must end with \.qcow2, \.raw, \.vmdk or \.ova"),
        ({"filename": "../debian.qcow2"}, "must be of letters, digits"),
        ({"content": "vztmpl", "filename": "a.tar.zst"}, "its content is import and iso"),
        ({"content": "images"}, "must be iso, vztmpl or import"),
        ({"url": "ftp://images.example/a"}, "must be a URL of http or https"),
        ({"checksum": DIGEST}, "checksum_algorithm"),
        ({"storage": "nowhere"}, "neither declared nor on the cluster"),
        ({"node": "pve09"}, r"did you mean pve0\d\?"),
    ],
)
def test_what_cannot_be_is_refused_in_preview(
    begin: Begin, declared: dict[str, Any], told: str
) -> None:
    trial = begin(CASE)
    with pytest.raises(Refused, match=told):
        trial.life.up({**trial.minimal, **declared})
