"""What names and addresses look like, each with the words that tell a user so."""

import re
from dataclasses import dataclass
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, core_schema


@dataclass(frozen=True)
class Form:
    """A text that `pattern` matches as a whole; `words` complete the sentence `must be …`.

    Editors try the pattern, too: it has to mean the same to Python and to ECMAScript.
    """

    pattern: str
    words: str

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_after_validator_function(self._checked, handler(source))

    def _checked(self, text: str | None) -> str | None:
        if text is not None and not re.fullmatch(self.pattern, text):
            raise PydanticCustomError("form", "{words}", {"words": self.words})
        return text


_REALM = r"[A-Za-z][A-Za-z0-9._-]+"
_USER = rf"[^\s:/]+@{_REALM}"
_TOKEN = r"[A-Za-z][A-Za-z0-9._-]+"
_POOL = r"[A-Za-z0-9._-]+"

IDENTIFIER = Form(r"[A-Za-z0-9._-]+", "letters, digits, `.`, `_` and `-` only")
REALM = Form(_REALM, "a letter, then at least one more letter, digit, `.`, `_` or `-`")
USER = Form(_USER, "of the form user@realm")
TOKEN = Form(_TOKEN, "a letter, then at least one more letter, digit, `.`, `_` or `-`")
FULL_TOKEN = Form(rf"{_USER}!{_TOKEN}", "of the form user@realm!token")
SUBJECT = Form(rf"@[A-Za-z0-9._-]+|{_USER}(!{_TOKEN})?", "@group, user@realm or user@realm!token")
POOL = Form(
    rf"{_POOL}(/{_POOL}){{0,2}}",
    "letters, digits, `.`, `_` and `-`, with `/` between at most three levels",
)
STORAGE = Form(
    r"[A-Za-z][A-Za-z0-9._-]*[A-Za-z0-9]",
    "two or more letters, digits, `.`, `_` and `-`, from a letter to a letter or digit",
)
CONFIG_ID = Form(
    r"[A-Za-z][A-Za-z0-9_-]+", "a letter, then at least one more letter, digit, `_` or `-`"
)
DNS_NAME = Form(
    r"[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*",
    "a host name: letters, digits and `-`, in parts joined by `.`",
)
ACL_PATH = Form(
    r"/+|(/+(access|mapping|nodes|pool|sdn|storage)(/+[A-Za-z0-9._-]+)*|/+vms(/+[1-9]\d{2,})?)/*",
    "/, /vms, /vms/NUMBER, or at or below /access, /mapping, /nodes, /pool, /sdn or /storage",
)
FOLDER = Form(
    r"/[-/a-zA-Z0-9_.@]+", "an absolute path of letters, digits, `/`, `-`, `_`, `.` and `@`"
)
ENDPOINT = Form(r"https://[^\s/]+/?", "of the form https://host:8006")
EMAIL = Form(r"[^@\s]+@[^@\s]+|", "an address such as name@example.net")
FINGERPRINT = Form(r"([A-Fa-f0-9]{2}:){31}[A-Fa-f0-9]{2}", "32 bytes in hex, such as AB:CD:…")
WWN = Form(r"0x[0-9a-fA-F]{16}", "0x and 16 hex digits")
MAC = Form(r"[0-9A-Fa-f]{2}(:[0-9A-Fa-f]{2}){5}", "a MAC address such as BC:24:11:00:00:01")
SSH_HOST = Form(r"[A-Za-z0-9_][A-Za-z0-9._:%@-]*", "a name or address without blanks")
SSH_OPTION = Form(r"[A-Za-z]+", "the name of an option of ssh_config")
FILE_PATH = Form(
    r"/(?!\.{1,2}(?:/|$))[^/]+(?:/(?!\.{1,2}(?:/|$))[^/]+)*",
    "an absolute path without `//`, `.`, `..` or a `/` at its end",
)
OWNER = Form(r"[a-z_][a-z0-9_.-]*\$?|\d+", "a name such as root, or a number in quotes")
MODE = Form(r"[0-7]{3,4}", 'three or four octal digits in quotes, such as "0644"')
LINES = Form(r"[\s\S]*\S[\s\S]*", "a text with at least one line in it")
MARKER = Form(r".*\{mark\}.*", "one line with {mark} in it")
