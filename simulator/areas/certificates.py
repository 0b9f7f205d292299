"""GET /nodes/{node}/certificates/info."""

from typing import Any

from simulator.call import Call
from simulator.certificates import fingerprint
from simulator.routes import route

SHOWN = ("pve-root-ca.pem", "pve-ssl.pem")


@route("GET", "/nodes/{node}/certificates/info")
def list_certificates(call: Call) -> list[dict[str, Any]]:
    pems = {name: call.state.document[name] for name in SHOWN}
    return [
        {"filename": name, "pem": pem, "fingerprint": fingerprint(pem)}
        for name, pem in pems.items()
    ]
