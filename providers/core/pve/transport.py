"""proxmoxer's session, serializer and login, extended so that nothing PVE says is lost.

proxmoxer keeps only the reason phrase of an error and logs in while it is constructed. Here the
whole body is kept (`message`, `errors`, `changes`), one session serves all threads, TLS is
decided by one context for API and login alike, and no redirect is followed.
"""

import json
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
from urllib3.util.retry import Retry

from providers.core.errors import Forbidden, Unreachable

CONNECT_TIMEOUT = 5.0
ANSWER_TIMEOUT = 120.0
"""PVE activates storages and asks other nodes before it answers, which takes its time."""

POOL_SIZE = 128


class WholeBody(JsonSerializer):
    """Keeps the whole body of an answer; what is not JSON is marked as such."""

    def loads(self, response: requests.Response) -> dict[str, Any]:
        return self._body(response)

    def loads_errors(self, response: requests.Response) -> dict[str, Any]:
        return self._body(response)

    @staticmethod
    def _body(response: requests.Response) -> dict[str, Any]:
        try:
            body = json.loads(response.content)
        except ValueError:
            return {"not_json": response.content[:200].decode(errors="replace")}
        return body if isinstance(body, dict) else {"not_json": str(body)[:200]}


class PinnedAdapter(HTTPAdapter):
    """Connections whose trust is decided by one TLS context and, if given, a fingerprint."""

    def __init__(self, context: ssl.SSLContext, fingerprint: str | None) -> None:
        self.context, self.fingerprint = context, fingerprint
        # Only reads are sent again by themselves: a write that broke off may have been done.
        again = Retry(connect=0, read=1, status=0, redirect=0, allowed_methods=["GET"])
        super().__init__(pool_maxsize=POOL_SIZE, max_retries=again)

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


class Session(ProxmoxHttpSession):
    """One session for all threads."""

    def __init__(self, adapter: PinnedAdapter) -> None:
        super().__init__()
        # Proxies and .netrc of the shell must not redirect or replace what the stack declares.
        self.trust_env = False
        self.mount("https://", adapter)

    def request(self, method: str, url: str, **kwargs: Any) -> requests.Response:
        kwargs.setdefault("timeout", (CONNECT_TIMEOUT, ANSWER_TIMEOUT))
        response: requests.Response = super().request(method, url, allow_redirects=False, **kwargs)
        return response


class TokenLogin(ProxmoxHTTPApiTokenAuth):
    """Login with an API token, `user@realm!tokenid=secret`."""

    def __init__(self, token: str) -> None:
        name, _, secret = token.partition("=")
        user, _, tokenid = name.partition("!")
        super().__init__(user, tokenid, secret)
        self.who = name


class TicketLogin(ProxmoxHTTPAuth):
    """Login with user and password: a ticket, fetched at first use and renewed in time."""

    def __init__(self, username: str, password: str) -> None:
        self.who = self.username = username
        self.timeout, self.service, self.verify_ssl = CONNECT_TIMEOUT, "PVE", True
        self.cert = self.proxies = None
        self.pve_auth_ticket, self.birth_time = "", float("-inf")
        self._password = password
        self._lock = threading.Lock()

    def connect(self, session: Session, base_url: str) -> None:
        """Say through which session and endpoint tickets are fetched."""
        self._session, self.base_url = session, base_url

    def __call__(self, request: Any) -> Any:
        if request.url.endswith("/access/ticket"):
            return request
        with self._lock:
            authenticated = super().__call__(request)
        authenticated.headers["Cookie"] = f"PVEAuthCookie={self.pve_auth_ticket}"
        return authenticated

    def get_cookies(self) -> None:
        """None: the ticket is set on each request, after it has been renewed."""

    def _get_new_tokens(self, **_: Any) -> None:
        form = {"username": self.username, "password": self._password}
        response = self._session.request("POST", self.base_url + "/access/ticket", data=form)
        body = WholeBody().loads(response)
        ticket = body.get("data")
        if response.status_code == 401:
            raise Forbidden(
                f"login of {self.username} failed: {response.reason}", "Check user and password."
            )
        if not isinstance(ticket, dict) or "ticket" not in ticket:
            raise Unreachable(f"the login answered {response.status_code} {response.reason}")
        if ticket.get("NeedTFA"):
            raise Forbidden(
                f"{self.username} needs a second factor to log in",
                "Use an API token of this user instead of the password.",
            )
        self.pve_auth_ticket = ticket["ticket"]
        self.csrf_prevention_token = ticket["CSRFPreventionToken"]
        self.birth_time = time.monotonic()


Login = TokenLogin | TicketLogin
