"""What the OpenSSH client says when it fails, as errors of ours."""

import re
from dataclasses import dataclass

from providers.core.errors import Forbidden, InvalidInput, LabError, Unsent, Untrusted

RESEMBLES = "It looks the same when somebody stands between you and the node. "


@dataclass(frozen=True)
class Failure:
    """An error by the words of the client; the first that fits counts."""

    words: str
    error: type[LabError]
    cause: str
    remedy: str = ""


FAILURES = (
    Failure(
        "REMOTE HOST IDENTIFICATION HAS CHANGED",
        Untrusted,
        "shows another host key than it had before",
        f"{RESEMBLES}If it was installed anew, remove the old key with `ssh-keygen -R {{host}}`, "
        "and accept the new one by `ssh {host}`.",
    ),
    Failure(
        "Host key verification failed|host key is known",
        Untrusted,
        "shows a host key that is not known here",
        "Log in once by `ssh {host}` and compare the key, or add it to known_hosts.",
    ),
    Failure(
        "Permission denied|Too many authentication failures",
        Forbidden,
        "refuses the login",
        "Try `ssh -o BatchMode=yes {host}`. Put the public key into the authorized_keys of the "
        "user, or set `user` and `key_file` under `ssh` in the stack's connection.",
    ),
    Failure(
        "sudo",
        Forbidden,
        "does not let the user become root",
        "Allow it in sudoers with NOPASSWD, or log in as root.",
    ),
    Failure(
        "Bad configuration option|line 0: |unsupported option",
        InvalidInput,
        "cannot be reached: the options are wrong",
        "Correct `options` under `ssh` in the stack's connection.",
    ),
    Failure(
        "Could not resolve hostname",
        Unsent,
        "has a name that stands for no address",
        "Set `host` under `ssh.nodes` in the stack's connection, or name it in ~/.ssh/config.",
    ),
)
OTHER = Failure("", Unsent, "cannot be reached", "Try `ssh {host}`.")


def of_client(node: str, host: str, said: str) -> LabError:
    """The error behind what the client said before there was a shell."""
    failure = next((f for f in FAILURES if re.search(f.words, said)), OTHER)
    lines = [line.strip() for line in said.splitlines() if line.strip(" @\r")]
    told = f" ({lines[-1]})" if lines else ""
    cause = f"node {node} {failure.cause} over SSH{told}"
    return failure.error(cause, failure.remedy.format(host=host))
