"""/access/password."""

from simulator.areas.access import realms
from simulator.call import Call
from simulator.errors import PveError, failed, forbidden, invalid
from simulator.passwords import set_password
from simulator.permissions import ROOT
from simulator.routes import route
from simulator.userid import realm_of


@route("PUT", "/access/password")
def change_password(call: Call) -> None:
    name = call.params["userid"]
    realm = realm_of(name)
    if name not in call.state.users["users"]:
        raise failed(f"no such user ('{name}')")
    if call.who != ROOT:
        confirm(call)
        if name == ROOT or (name != call.who and realm == "pam"):
            raise forbidden()
    set_new_password(call, name, call.params["password"])


def confirm(call: Call) -> None:
    """Everybody but root has to give the password that he logged in with."""
    parameter = "confirmation-password"
    if parameter not in call.params:
        raise invalid({parameter: "password is required to modify TFA data"})
    if not call.cluster.auth.log_in(call.who, call.params[parameter]):
        raise PveError(401, "authentication failure")


def set_new_password(call: Call, name: str, password: str) -> None:
    """Store a password where the user's realm keeps passwords; other realms refuse."""
    user, _, realm = name.rpartition("@")
    kind = realms.type_of(call.state, realm)
    if kind is None:
        raise failed(f"auth domain '{realm}' does not exist")
    if kind == "pam" and user not in call.state["shadow"]:
        raise failed(f"change password failed: user '{user}' does not exist")
    if kind not in ("pam", "pve"):
        raise failed(f"can't set password on auth type '{kind}'")
    set_password(call.state, name, password)
