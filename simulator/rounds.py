"""What the daemons of the cluster do every few seconds, asked or not."""

from simulator.call import Cluster
from simulator.ha.manager import see_to_resources
from simulator.statistics import look_around


def make_rounds(cluster: Cluster) -> None:
    """All that is due by the cluster's clock. Called before every request."""
    look_around(cluster)
    see_to_resources(cluster)
