"""The one import path that stands in every state. It never moves."""

from providers.core.crud import CrudProvider

__all__ = ["provider_for"]


def provider_for(kind: str) -> CrudProvider:
    """The provider of a kind, by the name under which state refers to it."""
    return CrudProvider(kind)
