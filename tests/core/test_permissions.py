"""What a login may see, from PVE's dump of its permissions."""

import pytest

from providers.core.cluster.permissions import held, require_sight
from providers.core.errors import Forbidden
from providers.core.kind.paths import EVERYBODY, Seen

DUMP = {
    "/": {"Sys.Audit": 1, "Datastore.Audit": 0},
    "/storage": {"Datastore.Audit": 1},
    "/storage/lib": {"Datastore.AllocateSpace": 0},
    "/vms": {"VM.Audit": 0},
}


@pytest.mark.parametrize(
    ("path", "privileges"),
    [
        ("/", {"Sys.Audit", "Datastore.Audit"}),
        ("/access", {"Sys.Audit"}),
        ("/access/groups/ops", {"Sys.Audit"}),
        ("/storage/other", {"Datastore.Audit"}),
        ("/storage/lib", {"Datastore.AllocateSpace"}),
        ("/vms", {"VM.Audit"}),
        ("/vms/100", set()),
    ],
)
def test_a_path_has_its_own_privileges_or_what_propagates_from_above(
    path: str, privileges: set[str]
) -> None:
    assert held(DUMP, path) == privileges


def test_any_one_of_the_privileges_suffices() -> None:
    seen = Seen("", "VM.Audit", "Datastore.AllocateSpace")
    require_sight(DUMP, seen, "/storage/lib", "me")
    with pytest.raises(Forbidden) as raised:
        require_sight(DUMP, seen, "/storage/other", "me@pve")
    assert raised.value.sentence().startswith(
        "me@pve lacks VM.Audit or Datastore.AllocateSpace on /storage/other, so an empty answer "
        "does not mean that nothing is there."
    )


def test_what_everybody_sees_needs_nothing() -> None:
    require_sight({}, EVERYBODY, "/", "me")
