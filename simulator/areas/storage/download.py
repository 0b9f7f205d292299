"""Files that a node fetches from web servers; which there are says the world, none is asked."""

import ipaddress
from urllib.parse import urljoin, urlsplit

from simulator.areas.storage.nodes import ONE
from simulator.call import Call
from simulator.errors import PveError, failed
from simulator.routes import route
from simulator.storage.activation import activate
from simulator.storage.arrivals import Arrival, check_image, check_sum, file_name
from simulator.storage.config import check_enabled, contents, get_storage, type_of
from simulator.storage.volumes import Volumes
from simulator.tasks import Task
from simulator.world import WebFile, World

UNPACKERS = {"gz": "zcat", "lzo": "lzop -d -c", "zst": "zstd -q -d -c", "bz2": "bzcat -d -c"}
NOT_FOUND = 404


@route("GET", "/nodes/{node}/query-url-metadata")
def show_metadata(call: Call) -> dict[str, str | int]:
    url = call.params["url"]
    try:
        file = _fetch(call.world, url)
    except PveError as error:
        status = "404 Not Found" if error.status == NOT_FOUND else f"500 {error.message}"
        raise failed(f"invalid server response: '{status}'") from error
    name = urlsplit(url).path.rpartition("/")[2]
    return {"filename": name, "size": file.size, "mimetype": file.media_type}


@route("POST", ONE + "/download-url")
def download(call: Call) -> str:
    storage, content = call.params["storage"], call.params["content"]
    section = get_storage(call.state, storage)
    check_enabled(storage, section, call.node)
    if not type_of(section).keeps_files:
        kind = section["type"]
        raise failed(f"can't upload to storage type '{kind}', not a file based storage!")
    if content not in contents(section):
        raise failed(f"storage '{storage}' is not configured for content-type '{content}'")
    name = file_name(content, call.params["filename"])
    activate(call.cluster, call.node, storage)

    def work(task: Task) -> None:
        _download(call, task, f"{storage}:{content}/{name}")

    return call.tasks.start(call.node, "download", name, call.who, work)


def _download(call: Call, task: Task, volume_id: str) -> None:
    packing, url = call.params.get("compression"), call.params["url"]
    if packing and call.params["content"] != "iso":
        raise failed(f"decompression not supported for {call.params['content']}")
    volumes = Volumes(call.cluster, call.node)
    target = volumes.path(volume_id)
    task.log(f"downloading {url} to {target}")
    if _is_there(call, task, volumes, volume_id):
        return
    file = _fetched(call.world, url)
    arrival = Arrival(file.size, file.disk_size, file.digests)
    if "checksum" in call.params:
        task.log("calculating checksum...")
        check_sum(call.params["checksum"], call.params["checksum-algorithm"], arrival)
    temporary = f"{target}.tmp_dwnl.{task.record['pid']}"
    if packing:
        arrival = _unpacked(file, f"{UNPACKERS[packing]} {temporary}")
    check_image(volume_id, temporary, arrival)
    volumes.put(volume_id, **arrival.facts())
    task.log(f"download of '{url}' to '{target}' finished")


def _is_there(call: Call, task: Task, volumes: Volumes, volume_id: str) -> bool:
    """Whether the file is there already, which only its checksum can tell."""
    volume = volumes.find(volume_id)
    if volume is None:
        return False
    if "checksum" not in call.params:
        raise failed(f"refusing to override existing file '{volumes.path(volume_id)}'")
    found = Arrival(volume["size"], None, volume.get("digests", {}))
    task.log("calculating checksum of existing file...")
    check_sum(call.params["checksum"], call.params["checksum-algorithm"], found, ", aborting")
    task.record["log"][-1] += "OK, got correct file already, no need to download"
    return True


def _unpacked(file: WebFile, command: str) -> Arrival:
    if file.unpacked is None:
        raise failed(f"command '{command}' failed: exit code 1")
    return Arrival(file.unpacked, file.disk_size, {})


def _fetched(world: World, url: str) -> WebFile:
    """What wget brings, and what PVE passes on of its failures."""
    try:
        return _fetch(world, url)
    except PveError as error:
        if error.status == NOT_FOUND:
            raise failed("download failed: exit code 8") from error
        host, port = _address(url)
        if _is_address(host):
            trouble = f"Connecting to {host}:{port}... failed: No route to host."
            raise failed(f"download failed: {trouble}") from error
        trouble = f"wget: unable to resolve host address '{host}'"
        raise failed(f"download failed: {trouble}") from error


def _fetch(world: World, url: str) -> WebFile:
    found = world.downloads.get(url)
    if isinstance(found, str):
        return _fetch(world, urljoin(url, found))
    if found:
        return found
    if any(_address(known) == _address(url) for known in world.downloads):
        raise PveError(NOT_FOUND, "Not Found")
    host, port = _address(url)
    why = "No route to host" if _is_address(host) else "Name or service not known"
    raise failed(f"Can't connect to {host}:{port} ({why})")


def _address(url: str) -> tuple[str, int]:
    parts = urlsplit(url)
    return parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
