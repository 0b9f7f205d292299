"""One resource through runs of the engine: the steps that the engine takes, over the real host."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from providers.core.kind.registry import kinds
from proxmox_lab import provider_for
from simulator.requestlog import Request
from tests.host.harness import Host, Resource, State, urn_of
from tests.host.wire import InitFailed, Values
from tests.providers.contract.lab import Lab, is_write


class Refused(Exception):
    """The check has failures, as (field, sentence)."""

    def __init__(self, failures: list[tuple[str, str]]) -> None:
        super().__init__("; ".join(f"{place} {sentence}" for place, sentence in failures))
        self.failures = failures


@dataclass(frozen=True)
class Step:
    """What the engine has done: `same`, `create`, `update`, `replace` or `delete`."""

    op: str
    replaces: list[str] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)

    @property
    def writes(self) -> list[Request]:
        """Those that change the cluster."""
        return [request for request in self.requests if is_write(request)]


@dataclass
class Life:
    """A resource and its state. Each run has the next of the processes, unless it is given one."""

    processes: Iterator[Host]
    lab: Lab
    kind: str
    name: str
    state: State | None = None
    is_half_made: bool = False

    def up(self, news: Values, host: Host | None = None) -> Step:
        """Bring the resource to what the program declares."""
        with self.lab.recorded() as requests:
            step = self._up(self.in_process(host), news)
        return replace(step, requests=requests)

    def refresh(self, host: Host | None = None) -> Step:
        """Take the state from the cluster."""
        with self.lab.recorded() as requests:
            step = self._refresh(self.in_process(host))
        return replace(step, requests=requests)

    def destroy(self, host: Host | None = None) -> Step:
        """Remove the resource."""
        with self.lab.recorded() as requests:
            assert self.state
            self.in_process(host).delete(self.state.id, self.state.outputs)
            self.state = None
        return Step("delete", [], requests)

    def in_process(self, host: Host | None = None) -> Resource:
        """The resource as the next process, or the given one, knows it."""
        urn = urn_of(kinds()[self.kind].__name__, self.name)
        return (host or next(self.processes)).resource(provider_for(self.kind), urn)

    def _up(self, resource: Resource, news: Values) -> Step:
        olds = self.state.inputs if self.state else None
        inputs = accepted(resource, news, olds)
        if self.state is None:
            return self._create(resource, inputs, "create")
        diff = resource.diff(self.state.id, self.state.outputs, inputs)
        if diff.replaces:
            inputs = accepted(resource, news, None)
            resource.delete(self.state.id, self.state.outputs)
            return replace(self._create(resource, inputs, "replace"), replaces=diff.replaces)
        if not diff.changes and not self.is_half_made:
            self.state = replace(self.state, inputs=inputs)
            return Step("same")
        told = resource.update(self.state.id, self.state.outputs, inputs)
        self.state, self.is_half_made = replace(told, inputs=inputs), False
        return Step("update")

    def _create(self, resource: Resource, inputs: Values, op: str) -> Step:
        try:
            self.state = replace(resource.create(inputs), inputs=dict(inputs))
        except InitFailed as failed:
            self.state = State(failed.id, failed.outputs, failed.inputs)
            self.is_half_made = True
            raise
        return Step(op)

    def _refresh(self, resource: Resource) -> Step:
        assert self.state
        inputs = self.state.inputs or {}
        told = resource.read(self.state.id, self.state.outputs, inputs)
        if not told.id:
            self.state = None
            return Step("delete")
        # The engine asks for the way from what is there back to what was declared.
        diff = resource.diff(told.id, told.outputs, inputs)
        self.state = replace(told, inputs=told.inputs or inputs)
        return Step("update" if diff.changes else "same", diff.replaces)


def accepted(resource: Resource, news: Values, olds: Values | None) -> dict[str, object]:
    """The inputs of a check without failures."""
    checked = resource.check(news, olds)
    if checked.failures:
        raise Refused(checked.failures)
    return checked.inputs
