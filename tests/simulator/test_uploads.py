"""How the forms of uploads are read, beyond those that were recorded."""

import pytest

from simulator.errors import PlainError
from simulator.upload import read_upload

FORM = "multipart/form-data; boundary=B"
CONTENT = b'--B\r\nContent-Disposition: form-data; name="content"\r\n\r\niso\r\n'
FILE = b'--B\r\nContent-Disposition: form-data; name="filename"; filename="a.iso"\r\n'
END = b"--B--\r\n"


@pytest.mark.parametrize(
    ("body", "name", "data"),
    [
        (CONTENT + FILE + b"\r\none\r\ntwo\r\n" + END, "a.iso", b"one\r\ntwo"),
        (b"preamble\r\n" + CONTENT + FILE + b"\r\n\r\n" + END, "a.iso", b""),
        (CONTENT + FILE.replace(b"a.iso", b"\xff.iso") + b"\r\nx\r\n" + END, "\ufffd.iso", b"x"),
        ((CONTENT + FILE + b"\r\nx\r\n" + END).replace(b"\r\n", b"\n"), "a.iso", b"x"),
    ],
)
def test_finds_the_file_behind_its_fields(body: bytes, name: str, data: bytes) -> None:
    params, found = read_upload(FORM, body)
    assert (params["content"], params["filename"], found) == ("iso", name, data)


@pytest.mark.parametrize(
    ("content_type", "body", "status"),
    [
        ("multipart/form-data", CONTENT + FILE + b"\r\nx\r\n" + END, 500),
        ('multipart/form-data; boundary="B"', CONTENT + FILE + b"\r\nx\r\n" + END, 500),
        (FORM, b"", 500),
        (FORM, CONTENT + END, 500),
        (FORM, CONTENT.replace(b"content", b"more") + FILE + b"\r\nx\r\n" + END, 400),
    ],
)
def test_refuses_what_is_in_another_form(content_type: str, body: bytes, status: int) -> None:
    with pytest.raises(PlainError) as caught:
        read_upload(content_type, body)
    assert caught.value.status == status
