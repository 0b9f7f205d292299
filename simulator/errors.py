"""The one error that a request can end in, and the words PVE has for its kinds.

PveError            an answer other than 200
  failed()          500: what PVE's code dies with
  invalid()         400: parameters refused, with a text for each
  forbidden()       403: a privilege is missing
"""


class PveError(Exception):
    """An answer other than 200. The first line of `message` is the reason phrase."""

    def __init__(self, status: int, message: str, errors: dict[str, str] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.errors = errors

    def flattened(self) -> str:
        """The text that is left once PVE has caught the error and dies again with it."""
        if self.status == 500:
            return self.message
        fields = "".join(f"{name}: {text}\n" for name, text in sorted((self.errors or {}).items()))
        return f"{self.status} {self.message}\n{fields}".removesuffix("\n")


class PlainError(PveError):
    """What PVE's HTTP server answers itself, as plain text: no API method was reached."""

    def __init__(self, message: str, *, status: int = 500, body: str | None = None) -> None:
        """The body says the same as the reason, unless it is given."""
        super().__init__(status, message)
        self.body = f"{message}\n" if body is None else body


def failed(text: str) -> PveError:
    return PveError(500, text)


def invalid(fields: dict[str, str] | None = None, /, **more: str) -> PveError:
    return PveError(400, "Parameter verification failed.", {**(fields or {}), **more})


def forbidden(why: str = "") -> PveError:
    return PveError(403, "Permission check failed" + (f" ({why})" if why else ""))


DIGEST_MISMATCH = "detected modified configuration - file changed by other user? Try again."
