"""What storages take, as the cluster knows them."""

import re
from collections.abc import Iterable, Iterator

from providers.core.check.problems import Problem, choices
from providers.core.check.references import claim
from providers.core.cluster.view import View
from providers.core.kind.registry import kinds


def is_shared(view: View, name: str) -> bool:
    """Whether all nodes see the same content; it may have been made since the list was read."""
    kind = kinds()["storage"]
    row = view.rows(kind).get(name) or view.rows(kind, fresh=True).get(name, {})
    return bool(row.get("shared"))


def content_of(view: View, name: str) -> list[str]:
    """What the storage takes; nothing if it was not there when the list was read."""
    row = view.rows(kinds()["storage"]).get(name)
    return re.split(r"[, ]+", str(row.get("content") or "none")) if row else []


def faults_of_content(
    view: View, content: str, places: Iterable[tuple[str, str]]
) -> Iterator[Problem]:
    """Storages among (place, name) that do not take `content`.

    For one that is declared in this run, which may take something else by then, it is a warning;
    one that is nowhere is a fault of its own.
    """
    for place, name in places:
        taken = content_of(view, name)
        if taken and content not in taken:
            held, is_declared = choices(taken, "and"), view.ledger.claimed(claim("storage", name))
            yield Problem(
                place,
                f"needs {content!r}, which the storage {name!r} does not take: its content is "
                f"{held}",
                warning=is_declared,
            )
