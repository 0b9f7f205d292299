"""/nodes/{node}/qemu: virtual machines."""
