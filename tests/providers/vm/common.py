"""What the cases of all parts of a machine share."""

ITEM = "/nodes/{node}/qemu/{vmid}"
CARD = "virtio=BC:24:11:00:00:01,bridge=vmbr0"
