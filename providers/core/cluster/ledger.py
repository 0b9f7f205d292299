"""Which resource of this run claims which object: the guard of moves and of doubles."""

import threading


class Ledger:
    """(object) → URN, filled by check, for the life of one host process.

    It knows what no single request can: that the resource about to be deleted has an heir under
    another URN (it was renamed, or got another parent), that two declarations mean the same
    object, and that a second check without old inputs is a replacement.
    """

    def __init__(self) -> None:
        self._claims: dict[str, str] = {}
        self._names: set[str] = set()
        self._lock = threading.Lock()

    def claim(self, identity: str, urn: str) -> str | None:
        """Claim the object for `urn`; returns the URN that has claimed it before, if any."""
        with self._lock:
            before = self._claims.get(identity)
            if before is None:
                self._claims[identity] = urn
            return before

    def release(self, identity: str, urn: str) -> None:
        """Take back the claim of `urn`: the object has turned out to be somebody else's."""
        with self._lock:
            if self._claims.get(identity) == urn:
                del self._claims[identity]

    def see(self, urn: str) -> None:
        """Take note of a resource of this run."""
        self._names.add(urn.rpartition("::")[2])

    def knows(self, name: str) -> bool:
        """Whether a resource of this run has the logical name."""
        return name in self._names

    def claimed(self, identity: str) -> bool:
        """Whether some resource of this run declares the object."""
        return identity in self._claims

    def beginning(self, start: str) -> list[str]:
        """The rest of each claimed identity that begins so."""
        return [name.removeprefix(start) for name in [*self._claims] if name.startswith(start)]

    def heir(self, identity: str, urn: str) -> str | None:
        """The other URN that declares the object, if there is one."""
        claimant = self._claims.get(identity)
        return claimant if claimant != urn else None
