"""A program as users write it, with arguments of every form."""

import pulumi

import proxmox_lab
from proxmox_lab import inputs, lookups, outputs

config = pulumi.Config()
library = proxmox_lab.Storage(
    "library",
    type="nfs",
    server=config.require("server"),
    export="/srv/library",
    content=["import", "iso"],
    prune_backups={"keep_last": 3, "keep_weekly": config.require_int("weeks")},
)
automation = proxmox_lab.User("automation@pve", groups=["operators"], enable=True)
token = proxmox_lab.Token(
    "ansible", userid=automation.userid, privsep=False, opts=pulumi.ResourceOptions(protect=True)
)
card: inputs.Net = {"model": "virtio", "bridge": "vmbr0", "tag": 5}
web = proxmox_lab.Vm(
    "web01",
    pulumi.ResourceOptions(depends_on=[library]),
    cores=config.require_secret_int("cores"),
    memory=None,
    agent=True,
    cpu="host",
    net0=card,
    net1="virtio,bridge=vmbr1",
    scsi0=pulumi.Output.concat("local-lvm:", config.require("size")),
    scsi1={"storage": library.storage, "size": "8G", "discard": "on"},
    sshkeys=["ssh-ed25519 AAAA me@here"],
    tags="web,prod",
    state="started",
)


def bridge_of(card: outputs.Net | None) -> str | None:
    return card.get("bridge") if card else None


secret: pulumi.Output[str | None] = token.value
number: pulumi.Output[int] = web.vmid
bridge: pulumi.Output[str | None] = web.net0.apply(bridge_of)
second = proxmox_lab.Vm("web02", cores=web.cores, node=web.node, pool=web.pool)
job = proxmox_lab.BackupJob("nightly", schedule="02:30", vmid=[web.vmid, second.vmid])
pulumi.export("token", pulumi.Output.all(token.full_tokenid, secret))
pulumi.export("job", job.id.apply(str.upper))
pulumi.export("number", number)
pulumi.export("bridge", bridge)

webs: list[int] = [int(row["vmid"]) for row in lookups.guests(tag="web")]
