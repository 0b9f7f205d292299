"""What PVE refuses to API tokens, whatever their privileges, is refused in preview already."""

import pytest

from tests.providers.conftest import Begin
from tests.providers.contract.cases import cases_of
from tests.providers.contract.life import Refused

(USER,) = cases_of("user")
(VM,) = cases_of("vm")
RESERVED = [
    *("affinity", "allow_ksm", "amd_sev", "arch", "args", "hookscript", "hugepages", "intel_tdx"),
    *("ivshmem", "keephugepages", "parallel2", "spice_enhancements", "vmgenid"),
]


@pytest.mark.parametrize("name", RESERVED)
def test_options_for_root_alone(begin: Begin, name: str) -> None:
    trial = begin(VM)
    declared = trial.with_field(name, VM.field(name).initial)
    with pytest.raises(Refused, match="root@pam logged in by password only"):
        trial.life.up({**declared, "connection": "default"})


def test_password_of_an_existing_user(begin: Begin) -> None:
    trial = begin(USER)
    trial.life.up({**trial.minimal, "password": "geheim-one"})
    with pytest.raises(Refused, match=r"password is another one: .* not an API token"):
        trial.life.up({**trial.minimal, "password": "geheim-two"})
    other = {**trial.minimal, "password": "geheim-two", "connection": "root"}
    assert trial.life.up(other).op == "update"
