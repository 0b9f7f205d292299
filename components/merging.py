"""How one layer of a description lies on another.

Maps merge by key, anything else takes the place of what was below. `null` takes away what is
below; where nothing is, it stays what it was: an entry without fields.
"""

from collections.abc import Mapping

Layer = Mapping[str, object]


def merged(below: Layer, above: Layer) -> dict[str, object]:
    """The layer `above` on the one `below`."""
    kept = {key: value for key, value in below.items() if above.get(key, ...) is not None}
    return kept | {
        key: _over(below.get(key), value)
        for key, value in above.items()
        if value is not None or key not in below
    }


def _over(below: object, above: object) -> object:
    if isinstance(below, Mapping) and isinstance(above, Mapping):
        return merged(below, above)
    return above


def with_defaults(cluster: Layer, defaults: Layer) -> dict[str, object]:
    """The sections with the defaults of each below each of its entries."""
    return {
        section: {name: _over(defaults[section], entry or {}) for name, entry in entries.items()}
        if section in defaults and isinstance(entries, Mapping)
        else entries
        for section, entries in cluster.items()
    }
