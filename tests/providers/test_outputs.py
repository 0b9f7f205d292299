"""What PVE determines: told by creation, kept by update and refresh, secrets sealed."""

import re
from typing import Any

from tests.host.wire import is_secret
from tests.providers.conftest import Begin
from tests.providers.contract.case import Case, InPlace, Output
from tests.providers.contract.cases import each_output
from tests.providers.contract.trial import Trial


def told(trial: Trial, name: str) -> Any:
    assert trial.life.state
    return trial.life.state.outputs[name]


@each_output()
def test_output_is_told_and_stays(begin: Begin, case: Case, name: str) -> None:
    trial, output = begin(case), case.fields[name]
    assert isinstance(output, Output)
    trial.life.up(trial.minimal)
    made = told(trial, name)
    assert is_secret(made) == output.secret
    assert re.fullmatch(output.pattern, str(made["value"] if output.secret else made))
    trial.life.refresh()
    assert told(trial, name) == made
    for changed in case.tried(InPlace)[:1]:
        trial.life.up(trial.with_field(changed, case.field(changed).initial))
        assert told(trial, name) == made
