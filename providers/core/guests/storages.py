"""Storages that guests are made on, as the cluster knows them."""

from collections.abc import Iterable, Iterator

from providers.core.check.problems import Problem, choices
from providers.core.check.references import claim
from providers.core.cluster.view import View
from providers.core.kind.flat import Row
from providers.core.kind.registry import kinds


def is_shared(view: View, name: str) -> bool:
    """Whether all nodes see the same content; it may have been made since the list was read."""
    kind = kinds()["storage"]
    row = view.rows(kind).get(name) or view.rows(kind, fresh=True).get(name, {})
    return bool(row.get("shared"))


def is_known(view: View, name: str) -> bool:
    """Whether it was there when the list was read."""
    return bool(_storage(view, name))


def faults_of_content(
    view: View, content: str, places: Iterable[tuple[str, str]]
) -> Iterator[Problem]:
    """Storages among (place, name) that cannot hold `content`.

    One that is declared in this run may have other content by then; one that is nowhere is a
    fault of its own.
    """
    for place, name in places:
        if view.ledger.claimed(claim("storage", name)):
            continue
        held = str(_storage(view, name).get("content") or content).split(",")
        if content not in held:
            yield Problem(
                place,
                f"is on {name!r}, whose content has no {content!r} (it has "
                f"{choices(sorted(held), 'and')})",
            )


def _storage(view: View, name: str) -> Row:
    return view.rows(kinds()["storage"]).get(name, {})
