"""What the bare client is given to do, from a log of requests."""

from bench.traffic import figures, waves
from simulator.requestlog import Request

TASK = "/nodes/pve01/tasks/UPID:pve01:1:2:3:qmcreate:100:root@pam:/status"


def request(method: str, path: str, template: str = "", /, **params: str) -> Request:
    return Request(0, method, path, params, "root@pam", 200, template or path)


LOG = [
    request("GET", "/storage"),
    request("POST", "/access/groups", groupid="a"),
    request("PUT", "/access/acl", path="/", groups="a"),
    request("POST", "/nodes/pve01/qemu", "/nodes/{node}/qemu", vmid="100"),
    request("GET", TASK),
    request("POST", "/access/groups", groupid="b"),
    request("POST", "/nodes/pve01/qemu/100/status/start", "/nodes/{node}/qemu/{vmid}/status/start"),
    request("PUT", "/access/acl", path="/vms", groups="b"),
    request("DELETE", "/access/users/ci@pve", "/access/users/{userid}"),
]


def test_polls_are_counted_apart() -> None:
    assert figures(LOG) == {"reads": 1, "polls": 1, "POST": 4, "PUT": 2, "DELETE": 1}


def test_writes_alike_go_at_once_after_all_they_may_need() -> None:
    assert waves(LOG, is_removal=False) == [
        [
            [
                ("POST", "/nodes/pve01/qemu", {"vmid": "100"}),
                ("POST", "/nodes/pve01/qemu/100/status/start", {}),
            ]
        ],
        [
            [("POST", "/access/groups", {"groupid": "a"})],
            [("POST", "/access/groups", {"groupid": "b"})],
        ],
        [
            [("PUT", "/access/acl", {"path": "/", "groups": "a"})],
            [("PUT", "/access/acl", {"path": "/vms", "groups": "b"})],
        ],
        [[("DELETE", "/access/users/ci%40pve", {})]],
    ]


def test_a_removal_keeps_the_order_of_first_requests() -> None:
    first = [wave[0][0][:2] for wave in waves(LOG, is_removal=True)]
    assert first == [
        ("POST", "/access/groups"),
        ("PUT", "/access/acl"),
        ("POST", "/nodes/pve01/qemu"),
        ("DELETE", "/access/users/ci%40pve"),
    ]


def test_where_nothing_is_written_each_list_is_read_once() -> None:
    reads = [request("GET", "/storage"), request("GET", "/storage"), request("GET", "/version")]
    assert waves(reads, is_removal=False) == [
        [[("GET", "/storage", {})]],
        [[("GET", "/version", {})]],
    ]
