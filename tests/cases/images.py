"""An image that machines are imported from."""

from simulator import Simulator

IMAGE = "local:import/debian.qcow2"
ROW = {"size": 3 << 30, "file_size": 341 << 20, "used": 341 << 20, "ctime": 1757894400}


def put_image(sim: Simulator) -> None:
    """Put an image of 3 GiB onto the first node."""
    sim.state["volumes"]["pve01:/var/lib/vz"] = {"import/debian.qcow2": dict(ROW)}
