"""Mistakes that a type checker tells before anything runs; each line says what it is told."""

import pulumi

import proxmox_lab
from proxmox_lab import inputs, lookups

proxmox_lab.Storage("a", type="nsf")  # arg-type
proxmox_lab.Storage("b", server="192.0.2.5")  # call-arg
proxmox_lab.Storage("c", type="nfs", sever="192.0.2.5")  # call-arg
proxmox_lab.Group("d", comment=5)  # arg-type
proxmox_lab.Group(groupid="e")  # call-arg
proxmox_lab.User("f", groups=[7])  # list-item
proxmox_lab.User("g", {"enable": True})  # arg-type
proxmox_lab.Token("h", privsep=False)  # call-arg
proxmox_lab.Token("i", userid="a@pve", full_tokenid="a@pve!i")  # call-arg
proxmox_lab.Vm("j", cores="two")  # arg-type
proxmox_lab.Vm("k", scsi31="local-lvm:8")  # call-arg
proxmox_lab.Vm("l", net0={"model": "virtoi"})  # arg-type
proxmox_lab.Vm("m", net0={"model": "virtio", "brdge": "vmbr0"})  # arg-type
proxmox_lab.Vm("n", state="running")  # arg-type
proxmox_lab.Vm("o", cores=pulumi.Output.from_input("2"))  # arg-type
vm = proxmox_lab.Vm("p", ostype="l26")
host = vm.hostname  # attr-defined
name: pulumi.Output[str] = vm.vmid  # assignment
memory: pulumi.Output[int] = vm.memory  # assignment
card: inputs.Net = {"bridge": "vmbr0"}  # typeddict-item
other: inputs.Net = {"model": "virtio", "brdge": "vmbr0"}  # typeddict-unknown-key
proxmox_lab.Vn("q")  # attr-defined
lookups.guests(tags="web")  # call-arg
