"""/nodes/{node}/aplinfo: templates of containers that a node knows of, and their download."""

from simulator.call import Call
from simulator.errors import failed, invalid
from simulator.routes import route
from simulator.storage.config import check_enabled, contents, get_storage
from simulator.storage.downloads import Download

PATH = "/nodes/{node}/aplinfo"


@route("GET", PATH)
def list_appliances(call: Call) -> list[dict[str, str]]:
    return [appliance.row() for appliance in call.world.appliances]


@route("POST", PATH)
def download_appliance(call: Call) -> str:
    template, storage = call.params["template"], call.params["storage"]
    known = {appliance.template: appliance for appliance in call.world.appliances}
    if template not in known:
        raise invalid(template="no such template")
    section = get_storage(call.state, storage)
    check_enabled(storage, section, call.node)
    if "vztmpl" not in contents(section):
        raise failed(f"storage '{storage}' does not support templates")
    wanted = Download(
        call.cluster,
        call.node,
        known[template].location,
        f"{storage}:vztmpl/{template}",
        checksum=("sha512", known[template].digests["sha512"]),
    )
    return call.tasks.start(call.node, "download", template, call.who, wanted.run)
