"""Who a recorded request came from: the headers that say so."""

from collections.abc import Callable
from dataclasses import dataclass, field

from .recordings import Exchange, Json

Headers = dict[str, str]
LogIn = Callable[[str, str], tuple[str, str]]


@dataclass
class Identities:
    """Tokens and passwords as they become known; `log_in` gives (ticket, CSRF token)."""

    log_in: LogIn
    tokens: dict[str, str]
    passwords: dict[str, str]
    replaced: dict[str, str] = field(default_factory=dict)

    def headers(self, identity: str | None) -> Headers:
        """The headers of one request."""
        if identity is None:
            return {}
        subject, _, flaw = identity.partition(" ")
        if "!" in subject:
            return {"Authorization": f"PVEAPIToken={subject}={self._secret(subject, flaw)}"}
        if subject == "ticket-nocsrf":
            return self._ticket("root@pam", "without CSRF token")
        return self._ticket(subject, flaw)

    def _secret(self, token: str, flaw: str) -> str:
        if "before regenerate" in flaw:
            return self.replaced[token]
        return "wrong" if flaw else self.tokens.get(token, "unknown")

    def _ticket(self, user: str, flaw: str) -> Headers:
        ticket, csrf = self.log_in(user, self.passwords[user])
        headers = {"Cookie": f"PVEAuthCookie={ticket}{'x' if 'tampered' in flaw else ''}"}
        if "without" not in flaw:
            headers["CSRFPreventionToken"] = "bad" if "bad" in flaw else csrf
        return headers

    def learn(self, exchange: Exchange, answer: Json) -> None:
        """Keep the secrets that this exchange has set."""
        user, password = exchange.params.get("userid"), exchange.params.get("password")
        if exchange.status == 200 and isinstance(user, str) and isinstance(password, str):
            self.passwords[user] = password
        data = answer.get("data") if isinstance(answer, dict) else None
        if isinstance(data, dict) and "full-tokenid" in data:
            token = str(data["full-tokenid"])
            if token in self.tokens:
                self.replaced[token] = self.tokens[token]
            self.tokens[token] = str(data.get("value"))
