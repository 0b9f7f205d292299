"""proxmoxer's session, serializer and login, extended so that nothing PVE says is lost.

proxmoxer keeps only the reason phrase of an error and logs in while it is constructed. Here the
whole body is kept (`message`, `errors`, `changes`), one session serves all threads, TLS is
decided by one context for API and login alike, and no redirect is followed.
"""

import json
import re
import ssl
import threading
import time
from typing import Any

import requests
from proxmoxer.backends.https import (
    JsonSerializer,
    ProxmoxHTTPApiTokenAuth,
    ProxmoxHTTPAuth,
    ProxmoxHttpSession,
)
from requests.adapters import HTTPAdapter
from urllib3.exceptions import NewConnectionError

from providers.core.errors import Forbidden, TooSlow, Unanswered, Unreachable, Unsent

CONNECT_TIMEOUT = 5.0
ANSWER_TIMEOUT = 120.0
"""PVE activates storages and asks other nodes before it answers, which takes its time."""

POOL_SIZE = 128

API, TICKET = "/api2/json", "/access/ticket"

NEW_TICKET = 5.0
"""Seconds; a ticket of this age is not refused for its age."""


class WholeBody(JsonSerializer):
    """Keeps the whole body of an answer; what is not JSON is marked as such."""

    def loads(self, response: requests.Response) -> dict[str, Any]:
        return self._body(response)

    def loads_errors(self, response: requests.Response) -> dict[str, Any]:
        return self._body(response)

    @staticmethod
    def _body(response: requests.Response) -> dict[str, Any]:
        try:
            body = json.loads(response.content, parse_float=_number)
        except ValueError:
            return {"not_json": response.content[:200].decode(errors="replace")}
        return body if isinstance(body, dict) else {"not_json": str(body)[:200]}


def _number(text: str) -> int | float:
    """A number; what Perl wrote with a point or an exponent may be whole all the same."""
    number = float(text)
    return int(number) if number.is_integer() else number


class PinnedAdapter(HTTPAdapter):
    """Connections whose trust is decided by one TLS context and, if given, a fingerprint."""

    def __init__(self, context: ssl.SSLContext, fingerprint: str | None) -> None:
        self.context, self.fingerprint = context, fingerprint
        super().__init__(pool_maxsize=POOL_SIZE)

    def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:
        super().init_poolmanager(
            *args, ssl_context=self.context, assert_fingerprint=self.fingerprint, **kwargs
        )

    def cert_verify(self, *args: Any, **kwargs: Any) -> None:
        """Leave the decision to the context: requests would add its own bundle of authorities."""

    def build_connection_pool_key_attributes(
        self, request: Any, verify: Any, cert: Any = None
    ) -> tuple[Any, Any]:
        host, _ = super().build_connection_pool_key_attributes(request, verify, cert)
        return host, {}


class TokenLogin(ProxmoxHTTPApiTokenAuth):
    """Login with an API token, `user@realm!tokenid=secret`."""

    by_password = False

    def __init__(self, token: str) -> None:
        name, _, secret = token.partition("=")
        user, _, tokenid = name.partition("!")
        super().__init__(user, tokenid, secret)
        self.who = name

    def renew(self) -> bool:
        """A token that is refused stays refused."""
        return False


class TicketLogin(ProxmoxHTTPAuth):
    """Login with user and password: a ticket, fetched at first use and renewed in time."""

    by_password = True

    def __init__(self, username: str, password: str) -> None:
        self.who = self.username = username
        self.timeout, self.service, self.verify_ssl = CONNECT_TIMEOUT, "PVE", True
        self.cert = self.proxies = None
        self.pve_auth_ticket, self.birth_time = "", float("-inf")
        self._password = password
        self._lock = threading.Lock()

    def renew(self) -> bool:
        """Have a new ticket fetched before the next request, unless this one is new itself."""
        with self._lock:
            if time.monotonic() - self.birth_time > NEW_TICKET:
                self.birth_time = float("-inf")
        return True

    def __call__(self, request: Any) -> Any:
        base, _, path = request.url.partition(API)
        if path == TICKET:
            return request
        with self._lock:
            self.base_url = base + API
            authenticated = super().__call__(request)
        authenticated.headers["Cookie"] = f"PVEAuthCookie={self.pve_auth_ticket}"
        return authenticated

    def get_cookies(self) -> None:
        """None: the ticket is set on each request, after it has been renewed."""

    def _get_new_tokens(self, **_: Any) -> None:
        ticket = self._ticket()
        self.pve_auth_ticket = ticket["ticket"]
        self.csrf_prevention_token = ticket["CSRFPreventionToken"]
        self.birth_time = time.monotonic()

    def _ticket(self) -> dict[str, str]:
        form = {"username": self.username, "password": self._password}
        response = self.session.request("POST", self.base_url + TICKET, data=form)
        ticket = WholeBody().loads(response).get("data")
        if response.status_code == 401:
            raise Forbidden(
                f"login of {self.username} failed: {response.reason}", "Check user and password."
            )
        if not isinstance(ticket, dict) or "ticket" not in ticket:
            raise Unsent(f"the login answered {response.status_code} {response.reason}")
        if ticket.get("NeedTFA"):
            raise Forbidden(
                f"{self.username} needs a second factor to log in",
                "Use an API token of this user instead of the password.",
            )
        return ticket


Login = TokenLogin | TicketLogin


class Session(ProxmoxHttpSession):
    """One session for all threads."""

    def __init__(self, adapter: PinnedAdapter, login: Login) -> None:
        super().__init__()
        # Proxies and .netrc of the shell must not redirect or replace what the stack declares.
        self.trust_env = False
        self.auth = self.login = login
        login.session = self
        self.mount("https://", adapter)

    def request(self, method: str, url: str, **kwargs: Any) -> requests.Response:
        kwargs.setdefault("timeout", (CONNECT_TIMEOUT, ANSWER_TIMEOUT))
        response: requests.Response = super().request(method, url, allow_redirects=False, **kwargs)
        return response


_DISTRUST = re.compile(r"certificate verify failed: [^(]+|[Ff]ingerprints did not match[^)]*")
_WRAPPING = re.compile(r"^\w+\([^)]*\): |Failed to establish a new connection: |\[Errno -?\d+\] ")


def fault_of(fault: requests.exceptions.RequestException, url: str) -> Unreachable:
    """What became of a request to `url` that has no answer."""
    base = url.partition(API)[0]
    if distrust := _DISTRUST.search(str(fault)):
        return Unreachable(
            f"{base}: {distrust[0].strip()}", "Set `ca_file` or `fingerprint` of the connection."
        )
    reason = getattr(fault.args[0] if fault.args else None, "reason", fault)
    text = f"{base}: {_WRAPPING.sub('', str(reason))}"
    if isinstance(fault, requests.exceptions.ReadTimeout):
        if f"(read timeout={CONNECT_TIMEOUT})" in str(fault):
            return Unsent(f"{base}: no TLS handshake within {CONNECT_TIMEOUT:.0f} s")
        return TooSlow(f"{base}: no answer within {ANSWER_TIMEOUT:.0f} s")
    if isinstance(fault, requests.exceptions.ConnectTimeout) or (
        isinstance(reason, NewConnectionError)
    ):
        return Unsent(text)
    return Unanswered(f"{base}: the connection broke before there was an answer")
