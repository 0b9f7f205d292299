"""Who sends a request: login tickets with CSRF tokens, and API tokens."""

import base64
import hashlib
import hmac
from typing import Any
from urllib.parse import unquote

from aiohttp import web

from simulator import upload
from simulator.clock import Clock
from simulator.errors import PveError
from simulator.passwords import password_matches
from simulator.permissions import ROOT
from simulator.state import State

TICKET_LIFETIME = 2 * 60 * 60
"""Seconds."""
CLOCK_SKEW = 5 * 60
"""Seconds that a ticket may lie in the future."""
OPEN_PATHS = {
    ("GET", "/access/domains"),
    ("GET", "/access/ticket"),
    ("POST", "/access/ticket"),
    ("POST", "/access/openid/auth-url"),
    ("POST", "/access/openid/login"),
}
"""What PVE answers without looking at credentials."""


class Auth:
    """Checks credentials against the state."""

    def __init__(self, state: State, clock: Clock) -> None:
        self._state = state
        self._clock = clock

    def who(self, request: web.BaseRequest, path: str) -> str | None:
        """The user or full token id; None where no credentials are asked for. Raises 401."""
        if (request.method, path) in OPEN_PATHS:
            return None
        scheme, _, token = request.headers.get("Authorization", "").partition("=")
        if scheme == "PVEAPIToken":
            return self._token_owner(token)
        ticket = unquote(request.cookies.get("PVEAuthCookie", ""))
        if not ticket:
            raise PveError(401, "No ticket")
        user = self._ticket_owner(ticket)
        if request.method != "GET" and not upload.PATH.fullmatch(path):
            self._check_csrf(user, request.headers.get("CSRFPreventionToken", ""))
        return user

    def log_in(self, user: str, password: str) -> bool:
        """Whether the password is the user's; a ticket of the user's or of root's will do, too."""
        if not self.is_active(user):
            return False
        if password.startswith("PVE:"):
            return self._is_ticket_of(user, password)
        return password_matches(self._state, user, password)

    def is_active(self, user: str) -> bool:
        """Whether the user exists, is enabled and not expired."""
        entry = self._state.users["users"].get(user)
        return bool(entry and entry["enable"] and not self._expired(entry))

    def ticket(self, user: str) -> str:
        text = f"PVE:{user}:{self._clock.seconds():08X}"
        return f"{text}::{self._sign(text)}"

    def csrf_token(self, user: str) -> str:
        time = f"{self._clock.seconds():08X}"
        return f"{time}:{self._sign(f'{time}:{user}')}"

    def _token_owner(self, text: str) -> str:
        full_id, _, secret = text.partition("=")
        owner, _, token_id = full_id.partition("!")
        user = self._state.users["users"].get(owner, {"tokens": {}})
        token = user["tokens"].get(token_id)
        known = self._state["priv/token.cfg"].get(full_id)
        valid = secret and known and same(known, secret)
        if not (valid and token and self.is_active(owner)) or self._expired(token):
            raise PveError(401, "Authentication failed!")
        return full_id

    def _ticket_owner(self, ticket: str) -> str:
        text, _, signature = ticket.partition("::")
        kind, _, rest = text.partition(":")
        user, _, time = rest.rpartition(":")
        genuine = kind == "PVE" and same(self._sign(text), signature)
        if not (genuine and self._is_fresh(time) and self.is_active(user)):
            raise PveError(401, "Authentication failed!")
        return user

    def _is_ticket_of(self, user: str, ticket: str) -> bool:
        try:
            return self._ticket_owner(ticket) in (user, ROOT)
        except PveError:
            return False

    def _check_csrf(self, user: str, token: str) -> None:
        time, _, signature = token.partition(":")
        expected = self._sign(f"{time}:{user}")
        genuine = same(expected, signature)
        if not (genuine and self._is_fresh(time)):
            raise PveError(401, "Permission denied - invalid csrf token")

    def _is_fresh(self, time: str) -> bool:
        age = self._clock.now() - int(time, 16)
        return -CLOCK_SKEW < age < TICKET_LIFETIME

    def _expired(self, entry: dict[str, Any]) -> bool:
        expire: int = entry["expire"]
        return 0 < expire < self._clock.now()

    def _sign(self, text: str) -> str:
        key = self._state.document["priv/authkey.key"].encode()
        return base64.b64encode(hmac.digest(key, text.encode(), hashlib.sha256)).decode()


def same(expected: str, given: str) -> bool:
    """Whether two secrets are equal, in a time that tells nothing."""
    return hmac.compare_digest(expected.encode(), given.encode())
