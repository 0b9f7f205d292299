"""From a complete connection to its API: TLS and login."""

import ssl
from pathlib import Path

from providers.core.engine.host import warn
from providers.core.errors import InvalidInput
from providers.core.pve.api import Api
from providers.core.pve.connection import Connection
from providers.core.pve.transport import Login, PinnedAdapter, Session, TicketLogin, TokenLogin


def connect(connection: Connection) -> Api:
    """The API of a complete connection; nothing is sent yet."""
    adapter = PinnedAdapter(_context(connection), connection.fingerprint)
    return Api(connection.endpoints, Session(adapter, _login(connection)))


def _login(connection: Connection) -> Login:
    if connection.api_token_file:
        return _token(_read(connection.api_token_file))
    if connection.api_token:
        return _token(connection.api_token.get_secret_value())
    if connection.username is None or connection.password is None:
        raise InvalidInput("a login by password needs `username`", "Set it beside the password.")
    return TicketLogin(connection.username, connection.password.get_secret_value())


def _token(text: str) -> TokenLogin:
    name, equals, secret = text.strip().partition("=")
    if "@" not in name or "!" not in name or not (equals and secret):
        raise InvalidInput("the API token is not of the form user@realm!tokenid=secret")
    return TokenLogin(text.strip())


def _read(file: Path) -> str:
    try:
        return file.expanduser().read_text()
    except OSError as fault:
        raise InvalidInput(f"the token file {file} cannot be read: {fault.strerror}") from None


def _context(connection: Connection) -> ssl.SSLContext:
    try:
        context = ssl.create_default_context(cafile=connection.ca_file)
    except (OSError, ssl.SSLError) as fault:
        raise InvalidInput(f"the CA file {connection.ca_file} cannot be used: {fault}") from None
    if connection.insecure:
        warn("certificates are not verified: anybody on the way can read the credentials")
    if connection.insecure or connection.fingerprint:
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    return context
