"""Where data lies."""

from components.section import Section


class StorageSet(Section):
    """Storage definitions of the cluster, and the images that they hold."""

    kinds = ("storage", "image")
