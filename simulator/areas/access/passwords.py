"""/access/password."""

from simulator.areas.access import realms
from simulator.call import Call
from simulator.errors import failed
from simulator.passwords import set_password
from simulator.permissions import ROOT
from simulator.routes import route


@route("PUT", "/access/password")
def change_password(call: Call) -> None:
    confirmation = call.params.get("confirmation-password", "")
    if call.who != ROOT and not call.cluster.auth.log_in(call.who, confirmation):
        raise failed("authentication failure")
    name = call.params["userid"]
    if name not in call.state.users["users"]:
        raise failed(f"no such user ('{name}')")
    set_new_password(call, name, call.params["password"])


def set_new_password(call: Call, name: str, password: str) -> None:
    """Store a password where the user's realm keeps passwords; other realms refuse."""
    user, _, realm = name.rpartition("@")
    kind = realms.type_of(call.state, realm)
    if kind == "pam" and user not in call.state["shadow"]:
        raise failed(f"change password failed: user '{user}' does not exist")
    if kind not in ("pam", "pve"):
        raise failed(f"can't set password on auth type '{kind}'")
    set_password(call.state, name, password)
