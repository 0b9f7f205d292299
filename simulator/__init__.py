"""A simulated Proxmox VE cluster, served over HTTPS."""

from simulator.simulator import Simulator

__all__ = ["Simulator"]
