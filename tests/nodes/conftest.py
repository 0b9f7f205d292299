"""A cluster whose nodes answer over SSH, which all tests of a module share."""

from collections.abc import Iterator

import pytest

from tests.nodes.life import Nodes


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with Nodes(tmp_path_factory.mktemp("nodes")) as running:
        yield running
