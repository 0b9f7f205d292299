"""Files that a node fetches from web servers."""

from urllib.parse import urlsplit

from simulator.areas.storage.nodes import ONE
from simulator.call import Call
from simulator.errors import PveError, failed
from simulator.routes import route
from simulator.storage.activation import activate
from simulator.storage.arrivals import file_name
from simulator.storage.config import check_enabled, contents, get_storage, type_of
from simulator.storage.downloads import Download
from simulator.storage.web import NOT_FOUND, look_up
from simulator.tasks import Task


@route("GET", "/nodes/{node}/query-url-metadata")
def show_metadata(call: Call) -> dict[str, str | int]:
    url = call.params["url"]
    try:
        file = look_up(call.world, url)
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
    wanted = _download(call, f"{storage}:{content}/{name}")

    def work(task: Task) -> None:
        if wanted.packing and content != "iso":
            raise failed(f"decompression not supported for {content}")
        wanted.run(task)

    return call.tasks.start(call.node, "download", name, call.who, work)


def _download(call: Call, volume_id: str) -> Download:
    checksum = None
    if "checksum" in call.params:
        checksum = (call.params["checksum-algorithm"], call.params["checksum"])
    packing = call.params.get("compression")
    return Download(call.cluster, call.node, call.params["url"], volume_id, checksum, packing)
