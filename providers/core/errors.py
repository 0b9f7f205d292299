"""The error tree. One class per decision that a caller can take.

LabError
├── InvalidInput     the declaration itself is wrong: every fault of one resource at once
├── NotFound         PVE says positively that the object does not exist
├── AlreadyExists    PVE says that the identity is taken
├── Forbidden        the login lacks a privilege (privilege and path are named where PVE tells)
├── Locked           a lock that lasts longer than we are ready to wait
├── TaskFailed       a task ended with anything but OK or warnings
├── AlreadySo        a task found its work done: somebody else, or an earlier run, was first
├── Busy             PVE is short of a lock for a moment: nothing is done, asking again helps
├── Unreachable      no endpoint answered, or an answer that is not PVE's
│   ├── Unsent       the request has reached nobody: it may be sent again
│   └── Unanswered   it may have been heard: only a read may be sent again
│       └── TooSlow  the answer took too long: only another endpoint is worth a try
├── Outdated         the object is not any more as it was read: read it again
├── Untrusted        what answers cannot prove to be who it should be
├── NotOurs          an object with our identity that is not provably ours
└── Refused          any other refusal, in PVE's words

A message is a cause in PVE's words, `remedy` says what to do; the life cycle puts
`Cannot <verb> <kind> "<name>": ` before them.
"""


def printable(text: str) -> str:
    """The text without what would move a terminal's cursor, or what no message can hold."""
    return "".join(c if c.isprintable() or c == "\n" else " " for c in text)


class LabError(Exception):
    """A failure that a user can act on; shown as one sentence, without a traceback."""

    remedy = ""

    def __init__(self, cause: str, remedy: str = "") -> None:
        self.cause = printable(cause).strip()
        super().__init__(self.cause)
        self.remedy = remedy or self.remedy

    def sentence(self) -> str:
        """The cause as a sentence, and what to do about it."""
        cause = self.cause if self.cause.endswith((".", "!", "?")) else self.cause + "."
        return f"{cause} {self.remedy}".strip()


class InvalidInput(LabError):
    """The declaration is wrong."""


class NotFound(LabError):
    """The object does not exist."""

    remedy = "If it was removed by hand, run refresh, and then up again."


class AlreadyExists(LabError):
    """The identity is taken."""


class Forbidden(LabError):
    """The login lacks a privilege."""

    remedy = (
        "Grant the privilege to the login (and to its API token, if that has privilege "
        "separation), or use another login."
    )


class Locked(LabError):
    """Somebody else holds a lock."""

    remedy = "Wait until the operation that holds the lock has ended, then run again."


class Busy(LabError):
    """PVE did nothing, for want of a lock or a worker; the same request may do."""

    remedy = "Run again."


class TaskFailed(LabError):
    """A task ended with an error; the cause ends with the last lines of its log."""


class AlreadySo(LabError):
    """There is nothing to do: the object is as wanted."""


class Unreachable(LabError):
    """Nobody answered, or what answered does not speak PVE's API."""

    remedy = "Check the endpoints of the connection and the network, then run again."


class Unsent(Unreachable):
    """The request has reached nobody."""


class Unanswered(Unreachable):
    """The connection broke, or a gateway gave up, before there was an answer."""


class TooSlow(Unanswered):
    """The connection stands, but nobody answers over it."""


class Outdated(LabError):
    """Somebody else has changed the object since it was read; nothing was done to it."""

    remedy = "Somebody else changes it at the same time. Run again."


class Untrusted(LabError):
    """The node's host key is not the one that is known, or none is known."""


class NotOurs(LabError):
    """An object with our identity that nothing proves to be ours."""


class Refused(LabError):
    """PVE refused, for a reason that asks for another declaration."""
