"""Kinds are found by being there; a name that is taken twice is an error with both files."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import providers
from providers.core.kind.registry import DoubleKind, kinds

KIND = '''
from typing import Annotated, ClassVar
from providers.core.kind.marks import IDENTITY
from providers.core.kind.paths import Paths
from providers.core.kind.spec import Spec

class {name}(Spec):
    """A thing."""

    section: ClassVar = "{section}"
    paths: ClassVar = Paths("/things", "/things/{{thing}}")
    thing: Annotated[str, IDENTITY]
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose files count as those of the kinds."""
    monkeypatch.setattr(providers, "__path__", [*providers.__path__, str(tmp_path)])
    before = {*sys.modules}
    kinds.cache_clear()
    yield tmp_path
    kinds.cache_clear()
    for name in {*sys.modules} - before:
        del sys.modules[name]


def test_a_dropped_in_file_is_a_kind(folder: Path) -> None:
    before = {*kinds()}
    kinds.cache_clear()
    (folder / "gadget.py").write_text(KIND.format(name="Gadget", section="gadgets"))
    assert {*kinds()} - before == {"gadget"}
    assert kinds()["gadget"].section == "gadgets"


def test_a_dropped_in_folder_is_a_kind(folder: Path) -> None:
    (folder / "gadget").mkdir()
    (folder / "gadget" / "__init__.py").write_text("from providers.gadget.spec import Gadget\n")
    (folder / "gadget" / "spec.py").write_text(KIND.format(name="Gadget", section="gadgets"))
    assert kinds()["gadget"].__name__ == "Gadget"


@pytest.mark.parametrize(
    ("name", "section", "told"),
    [
        ("Storage", "gadgets", "resource 'Storage'"),
        ("Gadget", "storages", "section 'storages'"),
        ("Gadget", 'gadgets"\n    kind: ClassVar = "storage', "kind 'storage'"),
    ],
)
def test_a_double_name_is_an_error_with_both_files(
    folder: Path, name: str, section: str, told: str
) -> None:
    file = folder / "gadget.py"
    file.write_text(KIND.format(name=name, section=section))
    with pytest.raises(DoubleKind) as raised:
        kinds()
    text = str(raised.value)
    assert text.startswith(f"{told} is defined in ")
    assert "providers/storage/__init__.py" in text
    assert str(file) in text
