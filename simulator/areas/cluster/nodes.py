"""/nodes: the machines."""

from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec

from simulator.call import Call
from simulator.certificates import fingerprint
from simulator.routes import route
from simulator.schema import children_of
from simulator.statistics import Row, certificate_fingerprint, node_row, uptime
from simulator.storage.status import CAPACITY

NODE = "/nodes/{node}"
UNLISTED = ("execute", "vncwebsocket")
CERTIFICATES = ("pve-root-ca.pem", "pve-ssl.pem")
KERNEL = {"sysname": "Linux", "machine": "x86_64", "release": "6.17.2-1-pve", "version": "#1 SMP"}


@route("GET", "/nodes")
def list_nodes(call: Call) -> list[Row]:
    shown = certificate_fingerprint(call.cluster)
    return [
        {**node_row(call.cluster, node, _can_audit(call, node)), "ssl_fingerprint": shown}
        for node in call.world.nodes
    ]


def _can_audit(call: Call, node: str) -> bool:
    return call.permissions.has(f"/nodes/{node}", "Sys.Audit")


@route("GET", NODE)
def list_subdirectories(_call: Call) -> list[Row]:
    return [{"name": name} for name in children_of(NODE) if name not in UNLISTED]


@route("GET", NODE + "/status")
def show_status(call: Call) -> dict[str, Any]:
    return {
        "uptime": uptime(call.cluster),
        "loadavg": ["0.10", "0.10", "0.10"],
        "cpu": 0.01,
        "wait": 0,
        "idle": 0,
        "cpuinfo": _processor(call.world.cpus),
        "memory": _use(call.world.memory, "available"),
        "swap": {"total": 0, "used": 0, "free": 0},
        "rootfs": _use(CAPACITY, "avail"),
        "ksm": {"shared": 0},
        "boot-info": {"mode": "efi", "secureboot": 0},
        "current-kernel": KERNEL,
        "kversion": f"{KERNEL['sysname']} {KERNEL['release']} {KERNEL['version']}",
        "pveversion": "pve-manager/9.2.11/simulator",
    }


def _use(total: int, available: str) -> dict[str, int]:
    """Bytes of memory or disk, of which an eighth is in use."""
    free = total - total // 8
    return {"total": total, "used": total // 8, "free": free, available: free}


def _processor(cpus: int) -> dict[str, Any]:
    return {
        "model": "Simulated Processor",
        "vendor": "GenuineIntel",
        "family": "6",
        "sockets": 1,
        "cores": cpus,
        "cpus": cpus,
        "mhz": "2600.000",
        "hvm": "1",
        "user_hz": 100,
        "flags": "fpu vme de pse tsc msr pae mce cx8 vmx",
    }


@route("GET", NODE + "/certificates/info")
def list_certificates(call: Call) -> list[Row]:
    """The authority's fingerprint is the cluster's own: it stays while the cluster does."""
    return [_certificate(name, call.state.document[name]) for name in CERTIFICATES]


def _certificate(name: str, pem: str) -> Row:
    certificate = x509.load_pem_x509_certificate(pem.encode())
    key = certificate.public_key()
    return {
        "filename": name,
        "fingerprint": fingerprint(pem),
        "subject": _slashed(certificate.subject),
        "issuer": _slashed(certificate.issuer),
        "notbefore": int(certificate.not_valid_before_utc.timestamp()),
        "notafter": int(certificate.not_valid_after_utc.timestamp()),
        "public-key-type": "id-ecPublicKey",
        "public-key-bits": key.key_size if isinstance(key, ec.EllipticCurvePublicKey) else 0,
        "san": _alternative_names(certificate),
        "pem": pem,
    }


def _slashed(name: x509.Name) -> str:
    return "".join(f"/{part.rfc4514_string()}" for part in name.rdns)


def _alternative_names(certificate: x509.Certificate) -> list[str]:
    names = [e.value for e in certificate.extensions if e.oid == _SAN]
    return [str(entry.value) for general in names for entry in general]


_SAN = x509.SubjectAlternativeName.oid
