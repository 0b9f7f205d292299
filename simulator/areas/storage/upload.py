"""/nodes/{node}/storage/{storage}/upload: files that a request brings."""

import hashlib

from simulator.areas.storage.nodes import ONE
from simulator.call import Call
from simulator.errors import failed
from simulator.routes import route
from simulator.storage.activation import activate
from simulator.storage.arrivals import Arrival, check_image, check_sum, disk_size, file_name
from simulator.storage.config import check_enabled, contents, get_storage, type_of
from simulator.storage.volumes import Volumes
from simulator.tasks import Task

ALGORITHMS = ("md5", "sha1", "sha224", "sha256", "sha384", "sha512")


@route("POST", ONE + "/upload")
def upload(call: Call) -> str:
    """The task runs on the node that answers, wherever the storage is."""
    storage, content = call.params["storage"], call.params["content"]
    section = get_storage(call.state, storage)
    check_enabled(storage, section, call.node)
    if not type_of(section).keeps_files:
        raise failed(f"can't upload to storage type '{section['type']}'")
    if "tmpfilename" not in call.params:
        raise failed("missing temporary file name")
    name = file_name(content, call.params["filename"])
    if content not in contents(section):
        raise failed(f"storage '{storage}' does not support '{content}' content")
    activate(call.cluster, call.node, storage)

    def work(task: Task) -> None:
        _import(call, task, f"{storage}:{content}/{name}")

    return call.tasks.start(call.world.local_node, "imgcopy", "", call.who, work)


def _import(call: Call, task: Task, volume_id: str) -> None:
    source, volumes = call.params["tmpfilename"], Volumes(call.cluster, call.node)
    task.log(f"starting file import from: {source}")
    arrival = _arrival(call.file)
    if "checksum" in call.params:
        _check_sum(call, task, arrival)
    check_image(volume_id, source, arrival)
    target = volumes.path(volume_id)
    task.log(f"target node: {call.params['node']}", f"target file: {target}")
    task.log(f"file size is: {arrival.size}", f"command: cp -- {source} {target}")
    volumes.put(volume_id, **arrival.facts())
    task.log("finished file import successfully")


def _arrival(data: bytes) -> Arrival:
    digests = {name: hashlib.new(name, data).hexdigest() for name in ALGORITHMS}
    return Arrival(len(data), disk_size(data), digests)


def _check_sum(call: Call, task: Task, arrival: Arrival) -> None:
    task.log("calculating checksum...")
    check_sum(call.params["checksum"], call.params["checksum-algorithm"], arrival)
    task.record["log"][-1] += "OK, checksum verified"
