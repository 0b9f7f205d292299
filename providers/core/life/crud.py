"""The life cycle of every kind, written once.

create is make + converge; update, adoption and the resumption of a half-made object are converge
alone. What differs between kinds hangs on the marks of their fields and on four hooks.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from pulumi.dynamic import (
    CheckFailure,
    CheckResult,
    ConfigureRequest,
    CreateResult,
    DiffResult,
    ReadResult,
    ResourceProvider,
    UpdateResult,
)

from providers.core.check.consult import consult, hold
from providers.core.check.problems import Note
from providers.core.check.reading import clean, read
from providers.core.check.references import claim
from providers.core.cluster import clusters
from providers.core.cluster.look import Look
from providers.core.cluster.view import View
from providers.core.engine import host
from providers.core.errors import AlreadyExists, Forbidden, NotFound, Unanswered
from providers.core.kind.flat import Row
from providers.core.kind.identity import id_of, key_of
from providers.core.kind.registry import kinds
from providers.core.kind.rows import decode
from providers.core.kind.spec import Spec
from providers.core.life import ownership
from providers.core.life.adoption import adopted, refusal
from providers.core.life.converge import converge, end, finish
from providers.core.life.diff import difference
from providers.core.life.outputs import carried, completed, kept, managed, of_server, sealed, told
from providers.core.life.place import moved_cluster, same_cluster
from providers.core.life.reporting import recorded, reported
from providers.core.pve.patience import unlocked

MAYBE_OURS = "If nobody else made it, remove it and run again, or take it over: `adopt: always`."


class CrudProvider(ResourceProvider):
    """The dynamic provider of one kind.

    Stateless: what is stored of it in the stack's state is its kind's name, so that neither code
    nor credentials stand there.
    """

    serialize_as_secret_always = False

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.name = kind

    @property
    def kind(self) -> type[Spec]:
        """The spec of the kind."""
        return kinds()[self.name]

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str]]:
        from proxmox_lab import provider_for

        return provider_for, (self.name,)

    def configure(self, req: ConfigureRequest) -> None:
        """Take the stack's config."""
        host.widen_pool()
        clusters.configure(req.config.get)

    @reported("check")
    def check(self, _olds: Row, news: Row) -> CheckResult:
        """Canonical inputs, and every fault that `up` could meet and preview can know."""
        reading = read(self.kind, news)
        found = reading.problems
        if reading.spec is not None and not found and "connection" not in reading.unknown:
            found = consult(self.kind, reading, clean(_olds))
        for problem in found:
            if problem.warning:
                tell = host.inform if isinstance(problem, Note) else host.warn
                tell(f"{problem.place}: {problem.sentence}")
        # A failure with a property shows the engine's own writing of the value before the sentence.
        failures = [CheckFailure("", f"{p.place} {p.sentence}") for p in found if not p.warning]
        return CheckResult(reading.inputs(), failures)

    @reported("compare")
    def diff(self, _id: str, _olds: Row, _news: Row) -> DiffResult:
        """Compare the state with canonical inputs."""
        old, reading = clean(_olds), read(self.kind, _news)
        found = difference(self.kind, old, reading.inputs(), frozenset(reading.unknown))
        hold(self.kind, reading.spec, old)
        replacing = [*found.replacing, *moved_cluster(reading.spec, old)]
        return DiffResult(bool(found), replacing, [], delete_before_replace=True)

    @reported("create")
    def create(self, props: Row) -> CreateResult:
        """Make the object, or take over the one that is there."""
        spec = self._spec(props)
        view = clusters.view_of(spec.connection)
        answer, look = self._make(view, spec)
        id_ = id_of(self.kind, spec.declared())
        made = {**spec.declared(), **told(view, spec, answer)}
        with recorded(self.kind, id_, made):
            outputs = {**made, **completed(view, spec, made | finish(view, spec, look), look)}
        return CreateResult(id_, sealed(self.kind, outputs))

    def _make(self, view: View, spec: Spec) -> tuple[Any, Look]:
        """PVE's answers, and how the object is to be looked at: one taken over may be running."""
        row = unlocked(partial(view.found, spec), spec.timeout)
        if row is not None and ownership.is_guarded(self.kind):
            # Whether a guest runs, a list tells only after some seconds.
            row = self.kind.find(view, spec.declared(), Look.FRESH)
        if row is None:
            try:
                return spec.make(view), Look.MADE
            except (AlreadyExists, Unanswered) as fault:
                look = partial(self.kind.find, view, spec.declared(), Look.FRESH)
                row = unlocked(look, spec.timeout)
                # Without an answer it may have been made all the same; if so, it is as declared.
                is_unsure = isinstance(fault, Unanswered)
                if row is None:
                    raise
                if is_unsure and refusal(spec, row):
                    raise Unanswered(f"{fault.cause}; it exists now", MAYBE_OURS) from None
        return adopted(spec, view, row), Look.FRESH

    @reported("read")
    def read(self, id_: str, props: Row) -> ReadResult:
        """The actual values of what is declared; gone only if PVE positively says so."""
        old, spec = clean(props), self._spec(props)
        view = same_cluster(spec, old)
        row = self.kind.find(view, spec.declared(), Look.SURE)
        if row is None:
            return ReadResult("", {})
        ownership.require(self.kind, row, old, host.urn(), id_)
        actual = decode(self.kind, row)
        inputs = managed(self.kind, old, actual)
        outputs = {**of_server(self.kind, {**old, **actual}), **inputs}
        outputs["cluster"] = view.fingerprint()
        return ReadResult(id_, sealed(self.kind, outputs), inputs)

    @reported("update")
    def update(self, _id: str, _olds: Row, _news: Row) -> UpdateResult:
        """Send what has changed, and that alone."""
        old = clean(_olds)
        spec = self._spec({**carried(self.kind, old), **_news})
        view = same_cluster(spec, old)
        change = difference(self.kind, old, spec.declared(), frozenset())
        answer = converge(view, spec, change, old)
        made = {**kept(self.kind, old), **spec.declared(), **told(view, spec, answer)}
        return UpdateResult(sealed(self.kind, {**made, **completed(view, spec, made, Look.FRESH)}))

    @reported("delete")
    def delete(self, _id: str, _props: Row) -> None:
        """Remove the object, unless it is PVE's own or declared elsewhere in this run."""
        old, spec = clean(_props), self._spec(_props)
        view = same_cluster(spec, old)
        key = key_of(self.kind, spec.declared())
        if view.ledger.heir(claim(self.name, key), host.urn()) is not None:
            return
        if key in self.kind.builtin:
            host.warn(f"{self.name} {key!r} is PVE's own: it is no longer managed, but stays")
            return
        try:
            end(view, spec, old)
        except NotFound:
            return
        except Forbidden:
            # What is gone with its parent (a token with its user) is forbidden rather than absent.
            if self.kind.find(view, spec.declared(), Look.FRESH) is not None:
                raise
        finally:
            view.forget(spec)

    def _spec(self, properties: Row) -> Spec:
        return self.kind.model_validate(clean(properties))
